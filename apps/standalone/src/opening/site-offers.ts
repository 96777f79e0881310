import type { Currency } from '@vitrine/market/currencies'
import type { LanguageTag } from '@vitrine/market/locales'
import { SEVEN_SITES } from '@vitrine/market/seven-sites'
import type { SiteCode } from '@vitrine/market/sites'

/** A site as `shop init` records it: its country, languages and the payment products it begins with. */
export type SiteOffer = {
	/** Of a site that its record will make one of the shop. */
	site: SiteCode
	countryCode: string
	currency: Currency
	storeId: string
	timeZone: string
	/** The first is the site's own. */
	locales: readonly { locale: string; tag: LanguageTag }[]
	paymentProducts: readonly (number | string)[]
}

/** Visa, Mastercard. */
const CARDS = [1, 3]

/** Cards, and what shoppers of the shipped seven are used to. */
const PRODUCTS: Readonly<Record<string, readonly (number | string)[]>> = {
	fr: [130, ...CARDS],
	es: [...CARDS, 5001],
	de: [...CARDS, 840],
	pl: [...CARDS, 'blik'],
	ch: [...CARDS, 'twint'],
}

/** A site of the euro; further languages stand below its code, such as `be-de`. */
function euroSite(own: Pick<SiteOffer, 'storeId' | 'timeZone'> & { site: string; tags: LanguageTag[] }): SiteOffer {
	const { site, storeId, timeZone, tags } = own
	const locales = tags.map((tag, index) => ({ locale: index === 0 ? site : `${site}-${tag.slice(0, 2)}`, tag }))
	const countryCode = site.toUpperCase()
	return { site: site as SiteCode, countryCode, currency: 'EUR', storeId, timeZone, locales, paymentProducts: CARDS }
}

/** Every country a shop may be opened for. There are no texts in Dutch and Portuguese: NL and PT begin in English, BE in French and German. */
export const SITE_OFFERS: readonly SiteOffer[] = [
	...SEVEN_SITES.map(({ locales, ...shipped }) => ({
		...shipped,
		site: shipped.site as SiteCode,
		locales: locales.map(({ locale, tag }) => ({ locale, tag })),
		paymentProducts: PRODUCTS[shipped.site] ?? CARDS,
	})),
	euroSite({ site: 'at', storeId: '008', timeZone: 'Europe/Vienna', tags: ['de-AT'] }),
	euroSite({ site: 'be', storeId: '009', timeZone: 'Europe/Brussels', tags: ['fr-BE', 'de-BE'] }),
	euroSite({ site: 'ie', storeId: '010', timeZone: 'Europe/Dublin', tags: ['en-IE'] }),
	euroSite({ site: 'lu', storeId: '011', timeZone: 'Europe/Luxembourg', tags: ['fr-LU', 'de-LU'] }),
	euroSite({ site: 'nl', storeId: '012', timeZone: 'Europe/Amsterdam', tags: ['en-NL'] }),
	euroSite({ site: 'pt', storeId: '013', timeZone: 'Europe/Lisbon', tags: ['en-PT'] }),
]
