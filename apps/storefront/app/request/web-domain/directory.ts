import { type CategoryNode, listCategoriesRoute } from '@vitrine/commerce/catalog/contract'
import { listPagesRoute, type SitePage } from '@vitrine/commerce/content/contract'
import { listPaymentProductsRoute, type PaymentProduct } from '@vitrine/commerce/payments/contract'
import { searchProductsRoute } from '@vitrine/commerce/search/contract'
import type { LocaleCode } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { LRUCache } from 'lru-cache'
import type { CallResult, Gateway } from '#app/request/gateway/client.ts'
import { type PictureView, pictureView } from '#app/facts/pictures/picture-view.ts'
import type { Log } from '#app/request/gateway/log.ts'
import { createSiteRecords, type SiteCache, type SiteRecords } from './site-records.ts'

/** What every page of a site needs and seldom changes: kept 5 minutes, renewed behind the back of the request that finds it old (R125). */
export type SiteDirectory = SiteRecords & {
	/** Undefined when the gateway does not answer and never did. */
	categories(site: SiteCode, locale: LocaleCode): Promise<CategoryNode[] | undefined>
	/** Its pages of law and help, in the order of their lists. Undefined when the gateway does not answer and never did. */
	pages(site: SiteCode, locale: LocaleCode): Promise<SitePage[] | undefined>
	/** Ways to pay, in the order of the checkout. Undefined when the gateway does not answer and never did. */
	payments(site: SiteCode): Promise<PaymentProduct[] | undefined>
	/** The picture that stands for a category: its first product's. Null without one. */
	picture(site: SiteCode, categoryId: string): Promise<PictureView | null>
}

type Options = {
	/** `storeId`: the table's, for calls that are made before the record is there. */
	gatewayOf: (site: SiteCode, locale: LocaleCode, storeId?: () => string) => Gateway
	log: Log
	/** Milliseconds that only grow; another clock is for tests. */
	now?: () => number
}
type Key = `${SiteCode} ${LocaleCode}`

const CACHED_FOR = 5 * 60_000

export function createSiteDirectory({ gatewayOf, log, now = () => performance.now() }: Options): SiteDirectory {
	const cached: SiteCache = {
		ttl: CACHED_FOR,
		allowStale: true,
		allowStaleOnFetchRejection: true,
		noDeleteOnFetchRejection: true,
		perf: { now },
	}
	const gatewayOfRecords = (site: SiteCode) => gatewayOf(site, SITES[site].locale, () => SITES[site].storeId)
	const records = createSiteRecords({ gatewayOf: gatewayOfRecords, log, cached })
	const categories = new LRUCache<Key, CategoryNode[]>({
		...cached,
		max: 100,
		async fetchMethod(key) {
			const [site, locale] = key.split(' ') as [SiteCode, LocaleCode]
			return answered(await gatewayOf(site, locale).callResult(listCategoriesRoute))
		},
	})
	const pages = new LRUCache<Key, SitePage[]>({
		...cached,
		max: 100,
		async fetchMethod(key) {
			const [site, locale] = key.split(' ') as [SiteCode, LocaleCode]
			return answered(await gatewayOf(site, locale).callResult(listPagesRoute))
		},
	})
	const payments = new LRUCache<SiteCode, PaymentProduct[]>({
		...cached,
		max: 100,
		async fetchMethod(site) {
			return answered(await gatewayOf(site, SITES[site].locale).callResult(listPaymentProductsRoute))
		},
	})
	const pictures = new LRUCache<`${SiteCode} ${string}`, { picture: PictureView | null }>({
		...cached,
		max: 2_000,
		async fetchMethod(key) {
			const [site, category] = key.split(' ') as [SiteCode, string]
			const query = { category, 'page-size': 1 }
			const list = answered(await gatewayOf(site, SITES[site].locale).callResult(searchProductsRoute, { query }))
			const image = list.items[0]?.images[0]
			return { picture: image ? pictureView(image) : null }
		},
	})
	return {
		...records,
		async picture(site, categoryId) {
			const cached = await pictures.fetch(`${site} ${categoryId}`).catch(() => undefined)
			return cached?.picture ?? null
		},
		async payments(site) {
			return payments.fetch(site).catch(() => undefined)
		},
		async pages(site, locale) {
			return pages.fetch(`${site} ${locale}`).catch(() => undefined)
		},
		async categories(site, locale) {
			return categories.fetch(`${site} ${locale}`).catch(() => undefined)
		},
	}
}

/** The client has logged the failure; throwing here only keeps the cache from keeping it. */
function answered<T>(result: CallResult<T>): T {
	if (!result.ok) throw new Error(result.problem.code)
	return result.data
}
