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
	readonly #lifted = new Map<NarrowingKey, () => Members>()

	/** Conditions of the scope come first. The sets are good until the next question. */
	constructor(
		members: Members,
		{ conditions, scratch }: { conditions: ReadonlyMap<NarrowingKey, Bitset>; scratch: Scratch },
	) {
		const sets = [...conditions]
		let matched = members
		// Those before each condition; with those after it, the matches without it.
		const before = sets.map(([, set]) => {
			const former = matched
			matched = narrowed(former, { set, scratch })
			return former
		})
		this.matched = matched
		this.scope = before.find((_, place) => !SCOPE.includes(sets[place]![0])) ?? matched
		for (const [place, [key]] of sets.entries())
			this.#lifted.set(key, () => {
				let without = before[place]!
				for (const [, set] of sets.slice(place + 1)) without = narrowed(without, { set, scratch })
				return without
			})
	}

	has(key: NarrowingKey): boolean {
		return this.#lifted.has(key)
	}

	/** Matches of every condition but this one, for disjunctive counts. */
	without(key: NarrowingKey): Members {
		return this.#lifted.get(key)?.() ?? this.matched
	}
}

/** Those that the set has, too, in lent arrays without empty words. */
function narrowed({ words, bits }: Members, { set, scratch }: { set: Bitset; scratch: Scratch }): Members {
	const left = { words: scratch.lend(bits.length), bits: scratch.lend(bits.length) }
	let count = 0
	for (let place = 0; place < bits.length; place++) {
		const word = words[place]!
		left.words[count] = word
		left.bits[count] = bits[place]! & set[word]!
		// Without a branch, which the processor would guess wrong for every second word of a large catalog.
		count += Number(left.bits[count] !== 0)
	}
	return { words: left.words.subarray(0, count), bits: left.bits.subarray(0, count) }
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
