import { addTo, type Bitset, emptySet, intersection, union } from './bitset.ts'
import { type ProductQuery, VALUE_FACETS, type ValueFacet } from './contract.ts'
import type { FacetValueEntry } from './entries.ts'
import type { SiteCatalog } from './site-catalog.ts'

/** A filter of a list: a facet, or one that is no list of values. */
export type NarrowingKey = ValueFacet | 'category' | 'price' | 'offer' | 'private-sale' | 'new'

/** The colorways matching a query, in all and with any one of its conditions lifted. */
export class Narrowing {
	readonly #base: Bitset
	readonly #conditions: ReadonlyMap<NarrowingKey, Bitset>
	readonly matched: Bitset

	constructor(base: Bitset, conditions: ReadonlyMap<NarrowingKey, Bitset>) {
		this.#base = base
		this.#conditions = conditions
		this.matched = intersection(base, [...conditions.values()])
	}

	has(key: NarrowingKey): boolean {
		return this.#conditions.has(key)
	}

	/** Matches of every condition but this one, for disjunctive counts. */
	without(key: NarrowingKey): Bitset {
		if (!this.#conditions.has(key)) return this.matched
		const others = [...this.#conditions].filter(([other]) => other !== key)
		return intersection(
			this.#base,
			others.map(([, set]) => set),
		)
	}

	/** Matches of words, category and private sale, before any filter. */
	scope(): Bitset {
		const named = (['category', 'private-sale'] as const).map((key) => this.#conditions.get(key))
		return intersection(
			this.#base,
			named.filter((set) => set !== undefined),
		)
	}
}

/** Values of a facet that a query names, by their own name or by a size key that several share. */
export function selectedValues(
	catalog: SiteCatalog,
	{ query, facet }: { query: ProductQuery; facet: ValueFacet },
): FacetValueEntry[] | undefined {
	const names = query[facet]?.split(',').filter((name) => name !== '')
	if (!names || names.length === 0) return undefined
	return catalog.projection.values.all.filter(
		(value) => value.facet === facet && (names.includes(value.value) || names.includes(value.alias)),
	)
}

/** Resolves a query to sets. `found` are the colorways its words match; undefined without words. */
export function narrow(catalog: SiteCatalog, { query, found }: { query: ProductQuery; found?: Bitset }): Narrowing {
	const { projection, listing, stock } = catalog
	const size = projection.room.colorways
	const conditions = new Map<NarrowingKey, Bitset>()
	if (query.category !== undefined)
		conditions.set('category', projection.categoryById.get(query.category)?.members ?? emptySet(size))
	for (const facet of VALUE_FACETS) {
		const values = selectedValues(catalog, { query, facet })
		if (!values) continue
		const sets = values.flatMap((value) => (facet === 'size' ? (stock.bySize.get(value.ordinal) ?? []) : value.members))
		conditions.set(facet, union(sets, size))
	}
	const [minimum, maximum] = [query['price-min'], query['price-max']]
	if (minimum !== undefined || maximum !== undefined)
		conditions.set('price', pricedBetween(listing.amounts, { minimum: minimum ?? 0, maximum: maximum ?? Infinity }))
	if (query.offer) conditions.set('offer', listing.onOffer)
	if (query['private-sale']) conditions.set('private-sale', listing.inPrivateSale)
	if (query.new) conditions.set('new', listing.isNew)
	return new Narrowing(found ? intersection(listing.published, [found]) : listing.published, conditions)
}

function pricedBetween(amounts: Int32Array, { minimum, maximum }: { minimum: number; maximum: number }): Bitset {
	const set = emptySet(amounts.length)
	for (let colorway = 0; colorway < amounts.length; colorway++) {
		const amount = amounts[colorway]!
		if (amount >= minimum && amount <= maximum) addTo(set, colorway)
	}
	return set
}
