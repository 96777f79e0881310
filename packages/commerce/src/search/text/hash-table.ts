/** A slot that was taken, which a search has to go past. */
const GONE = 0xffffffff
const FREE = 0

/**
 * Numbers by text, without the texts: 16 bytes for each where a Map of strings takes a hundred. Who searches compares the
 * texts, because two of them may share a hash.
 */
export class HashTable {
	/** Numbers plus one, each beside the hash of its text. */
	#numbers = new Uint32Array(1024)
	#hashes = new Uint32Array(1024)
	/** Slots that are not free. */
	#taken = 0

	add(text: string, number: number): void {
		if (this.#taken * 2 >= this.#numbers.length) this.#grow()
		this.#put(hashOf(text), number + 1)
	}

	/** Takes out what was added once. */
	remove(text: string, number: number): void {
		const hash = hashOf(text)
		for (let slot = this.#first(hash); this.#numbers[slot] !== FREE; slot = this.#next(slot))
			if (this.#hashes[slot] === hash && this.#numbers[slot] === number + 1) {
				this.#numbers[slot] = GONE
				return
			}
	}

	/** Numbers of the text, each once, and perhaps of others with its hash. */
	find(text: string): number[] {
		const hash = hashOf(text)
		const found = new Set<number>()
		for (let slot = this.#first(hash); this.#numbers[slot] !== FREE; slot = this.#next(slot))
			if (this.#hashes[slot] === hash && this.#numbers[slot] !== GONE) found.add(this.#numbers[slot]! - 1)
		return [...found]
	}

	#put(hash: number, entry: number): void {
		let slot = this.#first(hash)
		while (this.#numbers[slot] !== FREE) slot = this.#next(slot)
		this.#numbers[slot] = entry
		this.#hashes[slot] = hash
		this.#taken += 1
	}

	/** At most half of the slots are taken, so that searches are short. */
	#grow(): void {
		const [numbers, hashes] = [this.#numbers, this.#hashes]
		this.#numbers = new Uint32Array(2 * numbers.length)
		this.#hashes = new Uint32Array(2 * numbers.length)
		this.#taken = 0
		for (let slot = 0; slot < numbers.length; slot++)
			if (numbers[slot] !== FREE && numbers[slot] !== GONE) this.#put(hashes[slot]!, numbers[slot]!)
	}

	#first(hash: number): number {
		return hash & (this.#numbers.length - 1)
	}

	#next(slot: number): number {
		return (slot + 1) & (this.#numbers.length - 1)
	}
}

/** FNV-1a over UTF-16 units, its bits mixed once more: neighboring references must not lie beside each other. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5
	for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
	hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
	return (hash ^ (hash >>> 13)) >>> 0
}
