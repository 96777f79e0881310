import { type CategoryNode, listCategoriesRoute } from '@vitrine/commerce/catalog/contract'
import { listPagesRoute, type SitePage } from '@vitrine/commerce/content/contract'
import { type DeliveryMethod, listDeliveryMethodsRoute } from '@vitrine/commerce/fulfillment/contract/delivery'
import { listPaymentProductsRoute, type PaymentProduct } from '@vitrine/commerce/payments/contract'
import { searchProductsRoute } from '@vitrine/commerce/search/contract'
import type { LocaleCode } from '@vitrine/market/locales'
import { SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import type { CallResult, Gateway } from '#app/request/gateway/client.ts'
import { type PictureView, pictureView } from '#app/facts/pictures/picture-view.ts'
import type { Log } from '#app/request/gateway/log.ts'
import type { Shown } from '#app/request/gateway/shown.ts'
import { type Brands, createBrands, type NeutralBrand } from './brands.ts'
import { createShopTexts, type ShopTexts } from './shop-texts.ts'
import { createRemembered, type SiteCache } from './remembered.ts'
import { createSiteRecords, readOnce, type SiteRecords } from './site-records.ts'

/** What every page of a site needs and seldom changes: kept 5 minutes, renewed behind the back of the request that finds it old (R125). */
export type SiteDirectory = SiteRecords &
	Omit<Brands, 'purge'> &
	Omit<ShopTexts, 'purge'> & {
		/** Undefined when the gateway does not answer and never did. */
		categories(site: SiteCode, locale: LocaleCode, shown?: Shown): Promise<CategoryNode[] | undefined>
		/** Its pages of law and help, in the order of their lists. Undefined when the gateway does not answer and never did. */
		pages(site: SiteCode, locale: LocaleCode, shown?: Shown): Promise<SitePage[] | undefined>
		/** Ways to pay, in the order of the checkout. Undefined when the gateway does not answer and never did. */
		payments(site: SiteCode, shown?: Shown): Promise<PaymentProduct[] | undefined>
		/** How the site delivers to guests, whatever is in a cart. Undefined when the gateway does not answer and never did. */
		deliveryMethods(site: SiteCode, locale: LocaleCode, shown?: Shown): Promise<DeliveryMethod[] | undefined>
		/** The picture that stands for a category: its first product's. Null without one. */
		picture(site: SiteCode, categoryId: string, shown?: Shown): Promise<PictureView | null>
		/** What is about any of these is asked for again before anybody gets it; everything, without keys. */
		purge(keys: readonly string[] | undefined): void
	}

type Options = {
	/** `storeId`: the table's, for calls that are made before the record is there. `shown` hears what the answers are about. */
	gatewayOf: (site: SiteCode, locale: LocaleCode, call: { shown: Shown; storeId?: () => string }) => Gateway
	neutral: NeutralBrand
	/** Base address of pictures and fonts. */
	mediaUrl?: string | undefined
	log: Log
	/** Milliseconds that only grow; another clock is for tests. */
	now?: () => number
}
type Key = `${SiteCode} ${LocaleCode}`

const CACHED_FOR = 5 * 60_000

/** The shop's brand and texts are of no site: any asks for them. */
function firstStore(): string {
	return SITES[SITE_CODES[0]!].storeId
}

export function createSiteDirectory(options: Options): SiteDirectory {
	const { gatewayOf, neutral, mediaUrl, log, now = () => performance.now() } = options
	const cached: SiteCache = {
		ttl: CACHED_FOR,
		allowStale: true,
		allowStaleOnFetchRejection: true,
		noDeleteOnFetchRejection: true,
		perf: { now },
	}
	const records = createSiteRecords({
		gatewayOf: (site, shown) => gatewayOf(site, SITES[site].locale, { shown, storeId: () => SITES[site].storeId }),
		log,
		cached,
	})
	const gateway = (shown: Shown) =>
		gatewayOf(SITE_CODES[0]!, SITES[SITE_CODES[0]!].locale, { shown, storeId: firstStore })
	const brands = createBrands({ gateway, neutral, mediaUrl, cached })
	const texts = createShopTexts({ gateway, cached })
	const categories = createRemembered<Key, CategoryNode[]>({
		...cached,
		max: 100,
		async ask(key, shown) {
			const [site, locale] = key.split(' ') as [SiteCode, LocaleCode]
			return answered(await gatewayOf(site, locale, { shown }).callResult(listCategoriesRoute))
		},
	})
	const pages = createRemembered<Key, SitePage[]>({
		...cached,
		max: 100,
		async ask(key, shown) {
			const [site, locale] = key.split(' ') as [SiteCode, LocaleCode]
			return answered(await gatewayOf(site, locale, { shown }).callResult(listPagesRoute))
		},
	})
	const payments = createRemembered<SiteCode, PaymentProduct[]>({
		...cached,
		max: 100,
		async ask(site, shown) {
			return answered(await gatewayOf(site, SITES[site].locale, { shown }).callResult(listPaymentProductsRoute))
		},
	})
	const deliveryMethods = createRemembered<Key, DeliveryMethod[]>({
		...cached,
		max: 100,
		async ask(key, shown) {
			const [site, locale] = key.split(' ') as [SiteCode, LocaleCode]
			return answered(await gatewayOf(site, locale, { shown }).callResult(listDeliveryMethodsRoute))
		},
	})
	const pictures = createRemembered<`${SiteCode} ${string}`, { picture: PictureView | null }>({
		...cached,
		max: 2_000,
		async ask(key, shown) {
			const [site, category] = key.split(' ') as [SiteCode, string]
			const query = { category, 'page-size': 1 }
			const list = answered(
				await gatewayOf(site, SITES[site].locale, { shown }).callResult(searchProductsRoute, { query }),
			)
			const image = list.items[0]?.images[0]
			return { picture: image ? pictureView(image) : null }
		},
	})
	const all = [records, brands, texts, categories, pages, payments, deliveryMethods, pictures]
	return {
		...records,
		...brands,
		...texts,
		async picture(site, categoryId, shown) {
			return (await pictures.read(`${site} ${categoryId}`, shown))?.picture ?? null
		},
		payments: (site, shown) => payments.read(site, shown),
		pages: (site, locale, shown) => pages.read(`${site} ${locale}`, shown),
		categories: (site, locale, shown) => categories.read(`${site} ${locale}`, shown),
		deliveryMethods: (site, locale, shown) => deliveryMethods.read(`${site} ${locale}`, shown),
		purge(keys) {
			for (const one of all) one.purge(keys)
		},
	}
}

/** The same for one request: what it reads is told to `shown`, and the record of each site is asked for at most once. */
export function directoryOf(directory: SiteDirectory, shown: Shown): SiteDirectory {
	return readOnce({
		...directory,
		params: (site) => directory.params(site, shown),
		brand: (site) => directory.brand(site, shown),
		texts: () => directory.texts(shown),
		categories: (site, locale) => directory.categories(site, locale, shown),
		pages: (site, locale) => directory.pages(site, locale, shown),
		payments: (site) => directory.payments(site, shown),
		deliveryMethods: (site, locale) => directory.deliveryMethods(site, locale, shown),
		picture: (site, categoryId) => directory.picture(site, categoryId, shown),
	})
}

/** The client has logged the failure; throwing here only keeps the cache from keeping it. */
function answered<T>(result: CallResult<T>): T {
	if (!result.ok) throw new Error(result.problem.code)
	return result.data
}
