/** A stem and its occurrences in the catalog in one language. Ordinals, ascending. */
export type Term = {
	/** Products by head word, compound head or any word of the name; colorways by color name, categories by name. */
	heads: number[]
	compounds: number[]
	names: number[]
	colorways: number[]
	categories: number[]
}
export type List = keyof Term

/** Shared by terms: most have one or two kinds of occurrences. Nobody writes to it. */
const NONE: number[] = []

/** Occurrences by stem. */
export class Terms {
	readonly #byStem = new Map<string, Term>()

	get(stemmed: string): Term | undefined {
		return this.#byStem.get(stemmed)
	}

	add(stemmed: string, list: List, ordinal: number): void {
		let term = this.#byStem.get(stemmed)
		if (!term) {
			term = { heads: NONE, compounds: NONE, names: NONE, colorways: NONE, categories: NONE }
			this.#byStem.set(stemmed, term)
		}
		if (term[list] === NONE) {
			term[list] = [ordinal]
			return
		}
		const own = term[list]
		// Loads come in ascending order.
		if (own.length === 0 || own.at(-1)! < ordinal) own.push(ordinal)
		else if (!holds(own, ordinal)) own.splice(placeIn(own, ordinal), 0, ordinal)
	}

	remove(stemmed: string, list: List, ordinal: number): void {
		const term = this.#byStem.get(stemmed)
		if (!term || !holds(term[list], ordinal)) return
		term[list].splice(placeIn(term[list], ordinal), 1)
		if (term[list].length === 0) term[list] = NONE
		if (Object.values(term).every((own) => own === NONE)) this.#byStem.delete(stemmed)
	}
}

/** True if an ascending list contains an ordinal. */
export function holds(list: readonly number[], ordinal: number): boolean {
	return list[placeIn(list, ordinal)] === ordinal
}

function placeIn(list: readonly number[], ordinal: number): number {
	let [low, high] = [0, list.length]
	while (low < high) {
		const middle = (low + high) >>> 1
		if (list[middle]! < ordinal) low = middle + 1
		else high = middle
	}
	return low
}
