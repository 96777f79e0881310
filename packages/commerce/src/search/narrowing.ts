import { addTo, type Bitset, emptySet, union } from './bitset.ts'
import { type ProductQuery, VALUE_FACETS, type ValueFacet } from './contract.ts'
import type { FacetValueEntry } from './entries.ts'
import { type Members, within } from './members.ts'
import type { Scratch } from './scratch.ts'
import type { SiteCatalog } from './site-catalog.ts'

/** A filter of a list: a facet, or one that is no list of values. */
export type NarrowingKey = ValueFacet | 'category' | 'price' | 'offer' | 'private-sale' | 'new'

/** What lists are of, before any filter. */
const SCOPE: readonly NarrowingKey[] = ['category', 'private-sale']

/** The colorways matching a query, in all and with any one of its conditions lifted. */
export class Narrowing {
	readonly matched: Members
	/** Matches of words, category and private sale, before any filter. */
	readonly scope: Members
	readonly #without = new Map<NarrowingKey, Members>()

	/** Conditions of the scope come first. The sets are good until the next question. */
	constructor(
		{ words, bits }: Members,
		{ conditions, scratch }: { conditions: ReadonlyMap<NarrowingKey, Bitset>; scratch: Scratch },
	) {
		const sets = [...conditions]
		let matched = bits
		// Those before each condition; with those after it, the matches without it.
		const before = sets.map(([, set]) => {
			const former = matched
			matched = scratch.lend(bits.length)
			for (let index = 0; index < bits.length; index++) matched[index] = former[index]! & set[words[index]!]!
			return former
		})
		this.matched = { words, bits: matched }
		this.scope = { words, bits: before.find((_, place) => !SCOPE.includes(sets[place]![0])) ?? matched }
		const after = scratch.lend(bits.length).fill(-1)
		for (const [place, [key, set]] of [...sets.entries()].reverse()) {
			const [former, without] = [before[place]!, scratch.lend(bits.length)]
			for (let index = 0; index < bits.length; index++) {
				without[index] = former[index]! & after[index]!
				after[index]! &= set[words[index]!]!
			}
			this.#without.set(key, { words, bits: without })
		}
	}

	has(key: NarrowingKey): boolean {
		return this.#without.has(key)
	}

	/** Matches of every condition but this one, for disjunctive counts. */
	without(key: NarrowingKey): Members {
		return this.#without.get(key) ?? this.matched
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

/**
 * Resolves a query to sets, which are good until the next one. `found` are the colorways its words match; undefined
 * without words.
 */
export function narrow(catalog: SiteCatalog, { query, found }: { query: ProductQuery; found?: Members }): Narrowing {
	const { projection, listing, stock } = catalog
	const { scratch } = projection
	scratch.takeBack()
	const size = projection.room.colorways
	const conditions = new Map<NarrowingKey, Bitset>()
	if (query.category !== undefined)
		conditions.set('category', projection.categoryById.get(query.category)?.members ?? emptySet(size))
	if (query['private-sale']) conditions.set('private-sale', listing.inPrivateSale)
	for (const facet of VALUE_FACETS) {
		const values = selectedValues(catalog, { query, facet })
		if (!values) continue
		const sets = values.flatMap((value) => (facet === 'size' ? (stock.bySize.get(value.ordinal) ?? []) : value.members))
		conditions.set(facet, sets.length === 1 ? sets[0]! : union(sets, scratch.lend(scratch.words.length)))
	}
	const [minimum, maximum] = [query['price-min'], query['price-max']]
	if (minimum !== undefined || maximum !== undefined)
		conditions.set(
			'price',
			pricedBetween(listing.amounts, {
				minimum: minimum ?? 0,
				maximum: maximum ?? Infinity,
				into: scratch.lend(scratch.words.length),
			}),
		)
	if (query.offer) conditions.set('offer', listing.onOffer)
	if (query.new) conditions.set('new', listing.isNew)
	const base = found ? within(found, listing.published) : { words: scratch.words, bits: listing.published }
	return new Narrowing(base, { conditions, scratch })
}

function pricedBetween(
	amounts: Int32Array,
	{ minimum, maximum, into }: { minimum: number; maximum: number; into: Bitset },
): Bitset {
	into.fill(0)
	for (let colorway = 0; colorway < amounts.length; colorway++) {
		const amount = amounts[colorway]!
		if (amount >= minimum && amount <= maximum) addTo(into, colorway)
	}
	return into
}
