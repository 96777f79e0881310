import { type CategoryNode, listCategoriesRoute } from '@vitrine/commerce/catalog/contract'
import { searchProductsRoute } from '@vitrine/commerce/search/contract'
import { getWebDomainRoute } from '@vitrine/commerce/web-domains/contract'
import type { LocaleCode } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { LRUCache } from 'lru-cache'
import type { CallResult, Gateway } from '#app/gateway/client.ts'
import { type PictureView, pictureView } from '#app/site/pictures/picture-view.ts'
import { type Log, logError } from '#app/site/errors/log.ts'
import { defaultParams, readWebDomain, type SiteParams } from './site-params.ts'

/** What every page of a site needs and seldom changes: kept 5 minutes, renewed behind the back of the request that finds it old (R125). */
export type SiteDirectory = {
	/** Never fails: without an answer the defaults hold, and the log knows (R124). */
	params(site: SiteCode): Promise<SiteParams>
	/** Undefined when the gateway does not answer and never did. */
	categories(site: SiteCode, locale: LocaleCode): Promise<CategoryNode[] | undefined>
	/** The picture that stands for a category: its first product's. Null without one. */
	picture(site: SiteCode, categoryId: string): Promise<PictureView | null>
}

type Options = { gatewayOf: (site: SiteCode, locale: LocaleCode) => Gateway; log: Log }
type CategoryKey = `${SiteCode} ${LocaleCode}`

const KEPT = { ttl: 5 * 60_000, allowStale: true, allowStaleOnFetchRejection: true, noDeleteOnFetchRejection: true }

export function createSiteDirectory({ gatewayOf, log }: Options): SiteDirectory {
	const params = new LRUCache<SiteCode, SiteParams>({
		...KEPT,
		max: 100,
		async fetchMethod(site) {
			const url = `/web-domains/${SITES[site].domain}`
			const input = { params: { domain: SITES[site].domain } }
			const body = answered(await gatewayOf(site, SITES[site].locale).callResult(getWebDomainRoute, input))
			return readWebDomain({ body, site, report: (message) => logError(log, { message, status: 200, url }) })
		},
	})
	const categories = new LRUCache<CategoryKey, CategoryNode[]>({
		...KEPT,
		max: 100,
		async fetchMethod(key) {
			const [site, locale] = key.split(' ') as [SiteCode, LocaleCode]
			return answered(await gatewayOf(site, locale).callResult(listCategoriesRoute))
		},
	})
	const pictures = new LRUCache<`${SiteCode} ${string}`, { picture: PictureView | null }>({
		...KEPT,
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
		async picture(site, categoryId) {
			const kept = await pictures.fetch(`${site} ${categoryId}`).catch(() => undefined)
			return kept?.picture ?? null
		},
		async params(site) {
			return (await params.fetch(site).catch(() => undefined)) ?? defaultParams(site)
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
