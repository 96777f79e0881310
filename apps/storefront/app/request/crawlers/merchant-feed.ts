import { listMerchandiseRoute } from '@vitrine/commerce/catalog/contract'
import { listDeliveryMethodsRoute } from '@vitrine/commerce/fulfillment/contract/delivery'
import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import type { Gateway } from '#app/request/gateway/client.ts'
import { canonicalUrl, type Domains, siteOrigin } from '#app/facts/addresses/origins.ts'
import { freeHomeDeliveryFrom } from '#app/request/web-domain/free-delivery.ts'
import type { SiteDirectory } from '#app/request/web-domain/directory.ts'
import { feedItems, type FeedPlace } from './feed-item.ts'
import { xmlElement } from './xml.ts'

const PAGE_SIZE = 200

type Source = {
	locale: LocaleCode
	gateway: Gateway
	directory: SiteDirectory
	domains: Domains | undefined
}

/** The goods of a language's own country as a Google Merchant feed (RSS 2.0), piece by piece: only one page of the catalog is held at a time. */
export async function* merchantFeed({ locale, gateway, directory, domains }: Source): AsyncGenerator<string, void> {
	const { site, tag } = LOCALES[locale]
	const pageOf = (page: number) => gateway.call(listMerchandiseRoute, { query: { page, 'page-size': PAGE_SIZE } })
	// All that may fail comes before the first piece: who asks is then told so by a status.
	const [methods, params, { name, productBrand }, first] = await Promise.all([
		gateway.call(listDeliveryMethodsRoute),
		directory.params(site),
		directory.brand(site),
		pageOf(1),
	])
	const home = methods.find(({ kind }) => kind === 'home')
	const place: FeedPlace = {
		productBrand,
		origin: siteOrigin(site, domains),
		urlOf: (urlKey) => canonicalUrl({ locale, path: `p/${urlKey}`, domains }),
		countryCode: params.countryCode,
		delivery: home && { centAmount: home.centAmount, freeFrom: freeHomeDeliveryFrom(params) },
	}
	const channel = xmlElement('title', name) + xmlElement('link', canonicalUrl({ locale, path: '', domains }))
	yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${channel}`
	yield `${xmlElement('description', name)}<language>${tag}</language>\n`
	for (let page = 1; page <= first.pageCount; page++) {
		const { items } = page === 1 ? first : await pageOf(page)
		yield items.map((merchandise) => feedItems(merchandise, place)).join('')
	}
	yield '</channel></rss>\n'
}
