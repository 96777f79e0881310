import { addTo, type Bitset, emptySet } from '../bitset.ts'
import type { Projection } from '../projection.ts'
import type { List, Term } from './terms.ts'

/** Colorways with a word, by where it stands. */
export type WordSets = Readonly<Record<Exclude<List, 'categories'>, Bitset | undefined>>

/** Of the colorways, those that a word of this share has are kept as sets, which take no more than its lists do. */
const COMMON = 1 / 64

/** Sets of the colorways that have a common word, made when it is searched for: its lists take longer to go through. */
export class CommonWords {
	readonly #projection: Projection
	readonly #sets = new Map<Term, WordSets>()

	constructor(projection: Projection) {
		this.#projection = projection
	}

	/** Undefined for a word that is not common. */
	of(term: Term): WordSets | undefined {
		const { heads, names, compounds, colorways } = term
		const uses = heads.length + names.length + compounds.length + colorways.length
		if (uses < COMMON * this.#projection.room.colorways) return undefined
		const known = this.#sets.get(term)
		if (known) return known
		const sets = {
			heads: this.#ofProducts(heads),
			names: this.#ofProducts(names),
			compounds: this.#ofProducts(compounds),
			colorways: colorways.length > 0 ? this.#setOf(colorways) : undefined,
		}
		this.#sets.set(term, sets)
		return sets
	}

	/** Call it when a product gets words or loses them. */
	clear(): void {
		this.#sets.clear()
	}

	#ofProducts(products: readonly number[]): Bitset | undefined {
		if (products.length === 0) return undefined
		const { firstColorway, endColorway } = this.#projection.columns
		const set = this.#setOf([])
		for (const product of products)
			for (let own = firstColorway[product]!; own < endColorway[product]!; own++) addTo(set, own)
		return set
	}

	#setOf(colorways: readonly number[]): Bitset {
		const set = emptySet(this.#projection.room.colorways)
		for (const colorway of colorways) addTo(set, colorway)
		return set
	}
}
