import { SITE_CODES } from '@vitrine/market/sites'
import { keys } from '../changes/keys.ts'
import { hasCommon } from './bitset.ts'
import { type ChangedRows, structureKeys } from './changed-rows.ts'
import type { Loaded } from './load-catalog.ts'
import { forEachSliced, type Sliced } from './slices.ts'
import { lookOf, MOST_PRODUCTS, productKeys } from './product-keys.ts'

export type ReloadInput = Pick<ChangedRows, 'structure'> & { products: ReadonlySet<string>; goods: ReadonlySet<string> }
type Loads = { former: Loaded; next: Loaded }

/**
 * Keys of what may look different after a reload: `products` are those whose rows have changed, `goods` those whose
 * prices or units have. Undefined where everything may.
 */
export function* reloadKeys(
	{ structure, products, goods }: ReloadInput,
	{ former, next }: Loads,
): Sliced<Set<string> | undefined> {
	const isOtherMoney = SITE_CODES.some(
		(site) => former.projection.sites[site].currency !== next.projection.sites[site].currency,
	)
	if (structure === 'everything' || isOtherMoney || products.size + goods.size > MOST_PRODUCTS) return undefined
	const changed = new Set(structureKeys(structure))
	for (const id of new Set([...products, ...goods])) {
		yield
		const [before, after] = [lookOf(former, id), lookOf(next, id)]
		const isDifferent =
			before && after
				? SITE_CODES.some((site) => before.states[site].page !== after.states[site].page)
				: before !== after
		if (products.has(id) || isDifferent) for (const key of productKeys(id, { before, after, next })) changed.add(key)
	}
	for (const site of SITE_CODES) {
		const shownOf = ({ projection, sites }: Loaded) =>
			projection.categories
				.filter(({ members }) => hasCommon(members, sites.of(site).listing.published))
				.map(({ id }) => id)
				.join()
		if (shownOf(former) !== shownOf(next)) changed.add(keys.tree(site))
	}
	yield* addDistinctions(changed, [former, next])
	yield* addDistinctions(changed, [next, former])
	return changed
}

/** A product that takes or gives up a name may change what tells another one apart from it. */
function* addDistinctions(changed: Set<string>, [one, other]: [Loaded, Loaded]): Sliced<void> {
	const { colorwayById } = other.projection
	for (const [language, own] of one.distinctions)
		yield* forEachSliced(own.entries(), ([ordinal, words]) => {
			const { id, product } = one.projection.colorways[ordinal]!
			const place = colorwayById.get(id.toLowerCase())?.ordinal
			const others = place === undefined ? undefined : other.distinctions.get(language)?.get(place)
			if (others !== words) for (const key of distinctionKeys(product.id)) changed.add(key)
		})
}

/** Keys of a product with a colorway that is told apart by another text. */
export function distinctionKeys(product: string): string[] {
	return SITE_CODES.flatMap((site) => [keys.product(site, product), keys.goods(site)])
}
