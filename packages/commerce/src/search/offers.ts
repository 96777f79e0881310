import type { PriceEntry } from '../pricing/queries/current-prices.ts'

/** Prices that depend on the time, by variant. Thousands of variants share an entry, which is kept once. */
export class Offers {
	/** Place of each variant's entry; 0 for none. */
	readonly #places: Uint32Array
	readonly #entries: (PriceEntry | undefined)[] = [undefined]
	/** Variants of each entry, and the places that are free because nothing has them. */
	readonly #uses = [0]
	readonly #free: number[] = []
	readonly #byText = new Map<string, number>()
	/** The entry set last: a load sets one for many variants. */
	#last: { entry: PriceEntry; text: string } | undefined

	/** `room`: of variants. */
	constructor(room: number) {
		this.#places = new Uint32Array(room)
	}

	get(variant: number): PriceEntry | undefined {
		return this.#entries[this.#places[variant]!]
	}

	set(variant: number, entry: PriceEntry): void {
		this.delete(variant)
		if (this.#last?.entry !== entry) this.#last = { entry, text: JSON.stringify(entry) }
		const place = this.#byText.get(this.#last.text) ?? this.#create(entry, this.#last.text)
		this.#uses[place]! += 1
		this.#places[variant] = place
	}

	delete(variant: number): void {
		const place = this.#places[variant]!
		if (place === 0) return
		this.#places[variant] = 0
		this.#uses[place]! -= 1
		if (this.#uses[place]! > 0) return
		this.#byText.delete(JSON.stringify(this.#entries[place]))
		this.#entries[place] = undefined
		this.#free.push(place)
	}

	/** Every entry once. */
	*entries(): Generator<PriceEntry> {
		for (const entry of this.#entries) if (entry) yield entry
	}

	/** Variants whose entry passes a test. */
	*variantsWhere(test: (entry: PriceEntry) => boolean): Generator<number> {
		const passes = this.#entries.map((entry) => entry !== undefined && test(entry))
		if (!passes.includes(true)) return
		for (let variant = 0; variant < this.#places.length; variant++) if (passes[this.#places[variant]!]) yield variant
	}

	#create(entry: PriceEntry, text: string): number {
		const place = this.#free.pop() ?? this.#entries.length
		this.#entries[place] = entry
		this.#uses[place] = 0
		this.#byText.set(text, place)
		return place
	}
}
