/**
 * Lends arrays of numbers for one question. Made anew for each, they would make the engine collect the whole heap for
 * them, which takes longer than the question.
 */
export class Scratch {
	readonly #arrays: Uint32Array<ArrayBuffer>[] = []
	#lent = 0
	/** Every word of a set, for sets without empty ones. */
	readonly words: Uint32Array

	/** `room`: members of the largest set. */
	constructor(room: number) {
		this.words = Uint32Array.from({ length: (room + 31) >>> 5 }, (_, word) => word)
	}

	/** An array of this length with anything in it, until `takeBack`. */
	lend(length: number): Uint32Array<ArrayBuffer> {
		const known = this.#arrays[this.#lent]
		const array = known && known.length >= length ? known : new Uint32Array(length)
		this.#arrays[this.#lent++] = array
		return array.length === length ? array : array.subarray(0, length)
	}

	/** Call it before a question: nothing is used any longer that was lent. */
	takeBack(): void {
		this.#lent = 0
	}
}
