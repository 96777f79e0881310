import { LANGUAGES } from '@vitrine/market/locales'
import { SITE_CODES } from '@vitrine/market/sites'
import { keys } from '../changes/keys.ts'
import { hasCommon } from './bitset.ts'
import { type ChangedRows, structureKeys } from './changed-rows.ts'
import type { Loaded } from './load-catalog.ts'
import { lookOf, MOST_PRODUCTS, productKeys } from './product-keys.ts'

export type ReloadInput = Pick<ChangedRows, 'structure'> & { products: ReadonlySet<string>; goods: ReadonlySet<string> }
type Loads = { former: Loaded; next: Loaded }

/**
 * Keys of what may look different after a reload: `products` are those whose rows have changed, `goods` those whose
 * prices or units have. Undefined where everything may.
 */
export function reloadKeys(
	{ structure, products, goods }: ReloadInput,
	{ former, next }: Loads,
): Set<string> | undefined {
	const isOtherMoney = SITE_CODES.some(
		(site) => former.projection.sites[site].currency !== next.projection.sites[site].currency,
	)
	if (structure === 'everything' || isOtherMoney || products.size + goods.size > MOST_PRODUCTS) return undefined
	const changed = new Set(structureKeys(structure))
	for (const id of new Set([...products, ...goods])) {
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
	addDistinctions(changed, { former, next })
	return changed
}

/** A product that takes or gives up a name may change what tells another one apart from it. */
function addDistinctions(changed: Set<string>, { former, next }: Loads): void {
	const wordsOf = ({ projection, distinctions }: Loaded) =>
		new Map(
			LANGUAGES.flatMap((language) =>
				[...(distinctions.get(language)?.entries() ?? [])].map(([ordinal, words]) => {
					const { id, product } = projection.colorways[ordinal]!
					return [`${language} ${id}`, { words, product: product.id }] as const
				}),
			),
		)
	const [before, after] = [wordsOf(former), wordsOf(next)]
	for (const [one, other] of [
		[before, after],
		[after, before],
	] as const)
		for (const [name, { words, product }] of one)
			if (other.get(name)?.words !== words) for (const key of distinctionKeys(product)) changed.add(key)
}

/** Keys of a product with a colorway that is told apart by another text. */
export function distinctionKeys(product: string): string[] {
	return SITE_CODES.flatMap((site) => [keys.product(site, product), keys.goods(site)])
}
