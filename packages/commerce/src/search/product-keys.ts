import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { ALL_GOODS, type Aspect, keys } from '../changes/keys.ts'
import { similarKeys } from './live-site.ts'
import type { Loaded } from './load-catalog.ts'
import { describeState, type ProductState } from './product-state.ts'
import type { ProductEntry } from './entries.ts'
import type { Projection } from './projection.ts'

/** More products are not compared one by one. */
export const MOST_PRODUCTS = 1_000

/** How a product looks on every site. */
export type Look = { facts: string; states: Record<SiteCode, ProductState> }

/** Undefined for a product that is not there. */
export function lookOf({ projection, sites }: Loaded, id: string): Look | undefined {
	const product = projection.productById.get(id)
	if (!product) return undefined
	const states = SITE_CODES.map((site) => [site, describeState(sites.of(site), product)])
	return { facts: factsOf(projection, product), states: Object.fromEntries(states) as Look['states'] }
}

/** Keys of a product whose rows have changed, by how it looked before and looks in the catalog after. */
export function productKeys(
	id: string,
	{ before, after, next }: { before: Look | undefined; after: Look | undefined; next: Loaded },
): string[] {
	const product = next.projection.productById.get(id)
	const scopes = [ALL_GOODS, ...(product?.categories ?? []).map((category) => category.id)]
	const isOther = !before || !after || before.facts !== after.facts
	const changed: string[] = [keys.words()]
	for (const site of SITE_CODES) {
		changed.push(keys.product(site, id), keys.card(site, id), keys.goods(site))
		if (product) changed.push(...similarKeys(next.sites.of(site), product))
		if (isOther) {
			changed.push(keys.list('members', site, ALL_GOODS), keys.price(site, id))
			continue
		}
		const [old, now] = [before.states[site], after.states[site]]
		if (old.members !== now.members) changed.push(keys.list('members', site, ALL_GOODS))
		if (old.prices !== now.prices) changed.push(keys.price(site, id))
		const aspects: Aspect[] = [
			...(old.prices === now.prices ? [] : (['prices', 'range'] as const)),
			...(old.offers === now.offers ? [] : (['offers'] as const)),
			...(old.sizes === now.sizes ? [] : (['sizes'] as const)),
		]
		for (const aspect of aspects) for (const scope of scopes) changed.push(keys.list(aspect, site, scope))
	}
	return changed
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
