import { LANGUAGES } from '@vitrine/market/locales'
import { SITE_CODES } from '@vitrine/market/sites'
import { ALL_GOODS, type Aspect, keys } from '../changes/keys.ts'
import { hasCommon } from './bitset.ts'
import { type ChangedRows, structureKeys } from './changed-rows.ts'
import { similarKeys } from './live-site.ts'
import type { Loaded } from './load-catalog.ts'
import { describeState } from './product-state.ts'
import type { ProductEntry, Projection } from './projection.ts'

/** More products are not compared one by one. */
const MOST_PRODUCTS = 1_000

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
	for (const id of products) addProduct(changed, { id, former, next })
	for (const id of goods)
		if (!products.has(id) && isDifferent(id, { former, next })) addProduct(changed, { id, former, next })
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

function isDifferent(id: string, { former, next }: Loads): boolean {
	const [before, after] = [former.projection.productById.get(id), next.projection.productById.get(id)]
	if (!before || !after) return before !== after
	return SITE_CODES.some(
		(site) => describeState(former.sites.of(site), before).page !== describeState(next.sites.of(site), after).page,
	)
}

function addProduct(changed: Set<string>, { id, former, next }: Loads & { id: string }): void {
	const [before, after] = [former.projection.productById.get(id), next.projection.productById.get(id)]
	changed.add(keys.words())
	const isOther = !before || !after || factsOf(former.projection, before) !== factsOf(next.projection, after)
	for (const site of SITE_CODES) {
		changed.add(keys.product(site, id)).add(keys.card(site, id)).add(keys.goods(site))
		if (isOther) changed.add(keys.list('members', site, ALL_GOODS)).add(keys.price(site, id))
		if (after) for (const key of similarKeys(next.sites.of(site), after)) changed.add(key)
		if (isOther) continue
		const [old, now] = [describeState(former.sites.of(site), before), describeState(next.sites.of(site), after)]
		if (old.members !== now.members) changed.add(keys.list('members', site, ALL_GOODS))
		const aspects: Aspect[] = [
			...(old.prices === now.prices ? [] : (['prices', 'range'] as const)),
			...(old.offers === now.offers ? [] : (['offers'] as const)),
			...(old.sizes === now.sizes ? [] : (['sizes'] as const)),
		]
		if (old.prices !== now.prices) changed.add(keys.price(site, id))
		for (const aspect of aspects)
			for (const scope of [ALL_GOODS, ...after.categories.map((category) => category.id)])
				changed.add(keys.list(aspect, site, scope))
	}
}

/** What lists, facets and orders depend on, but for prices, units and periods. */
function factsOf({ colorways, variants }: Projection, product: ProductEntry): string {
	const own = colorways.slice(product.firstColorway, product.endColorway)
	return JSON.stringify([
		product.rank,
		product.launchedDay,
		product.categories.map(({ id }) => id),
		product.values.map(({ facet, value }) => [facet, value]),
		product.sizeRunId,
		own.map(({ id, color, firstVariant, endVariant }) => [
			id,
			color.value,
			variants.slice(firstVariant, endVariant).map(({ sku, size }) => [sku, size.value.value]),
		]),
	])
}

/** A product that takes or gives up a name may change what tells another one apart from it. */
function addDistinctions(changed: Set<string>, { former, next }: Loads): void {
	const wordsOf = ({ projection, distinctions }: Loaded) =>
		new Map(
			LANGUAGES.flatMap((language) =>
				[...(distinctions.get(language) ?? [])].map(([ordinal, words]) => {
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
			if (other.get(name)?.words !== words)
				for (const site of SITE_CODES) changed.add(keys.product(site, product)).add(keys.goods(site))
}
