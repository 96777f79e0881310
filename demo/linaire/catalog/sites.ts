import type { WebDomainParams } from '@vitrine/commerce/web-domains/contract'
import { demoSeller } from '@vitrine/commerce/web-domains/sellers'
import { SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import { daysFrom } from './moments.ts'
import { WORDMARK_FILE } from './wordmark.ts'
import type { CatalogRecordInput } from '@vitrine/commerce/catalog/records'

type Terms = {
	delivers: string[]
	/** Countries beyond those of delivery that may be billed: within the EU all whose tax we know (law 13). */
	bills: string[]
	pays: (number | string)[]
	freeFrom: number
	home: number
	relay: number
	store: boolean
	giftCard?: [minimum: number, maximum: number, preselected: number]
	loyalty?: [scale: number, cents: number]
	flags: ('ereservation' | 'wishlist' | 'myDownloads' | 'agec' | 'swiftAddToCart' | 'showMap' | 'abtasty')[]
	/** First and last day of the private sale, counted from now. */
	privateSale?: [first: number, last: number]
}

const EU = ['AT', 'BE', 'DE', 'ES', 'FR', 'IT', 'LU', 'MC', 'PL', 'PT']

/** Brief 2.8: chosen so that every flag is seen on and off. Amounts in minor units. */
const TERMS: Readonly<Record<SiteCode, Terms>> = {
	fr: {
		delivers: ['FR', 'MC', 'BE', 'LU'],
		bills: EU,
		pays: [130, 1, 3, 840],
		freeFrom: 6000,
		home: 495,
		relay: 395,
		store: true,
		giftCard: [1000, 25_000, 5000],
		loyalty: [200, 1000],
		flags: ['ereservation', 'wishlist', 'myDownloads', 'agec', 'swiftAddToCart', 'showMap', 'abtasty'],
		privateSale: [-3, 4],
	},
	gb: {
		delivers: ['GB'],
		bills: [],
		pays: [1, 3, 840],
		freeFrom: 5500,
		home: 450,
		relay: 350,
		store: true,
		giftCard: [1000, 20_000, 5000],
		flags: ['wishlist', 'myDownloads', 'swiftAddToCart', 'showMap', 'abtasty'],
		privateSale: [6, 12],
	},
	es: {
		delivers: ['ES', 'PT'],
		bills: EU,
		pays: [1, 3, 5001, 840],
		freeFrom: 5000,
		home: 395,
		relay: 295,
		store: true,
		giftCard: [1000, 25_000, 5000],
		loyalty: [200, 1000],
		flags: ['ereservation', 'wishlist', 'swiftAddToCart', 'showMap', 'abtasty'],
	},
	de: {
		delivers: ['DE', 'AT'],
		bills: EU,
		pays: [840, 'invoice', 1, 3, 771, 'wero'],
		freeFrom: 6000,
		home: 495,
		relay: 395,
		store: false,
		flags: ['myDownloads', 'swiftAddToCart'],
		privateSale: [-20, -13],
	},
	it: {
		delivers: ['IT'],
		bills: EU,
		pays: [1, 3, 840, 'satispay'],
		freeFrom: 5500,
		home: 495,
		relay: 395,
		store: true,
		giftCard: [1000, 25_000, 5000],
		loyalty: [200, 1000],
		flags: ['ereservation', 'wishlist', 'myDownloads', 'showMap', 'abtasty'],
		privateSale: [-2, 5],
	},
	pl: {
		delivers: ['PL'],
		bills: EU,
		pays: ['blik', 'przelewy24', 1, 3],
		freeFrom: 19_900,
		home: 1499,
		relay: 999,
		store: true,
		giftCard: [5000, 100_000, 20_000],
		loyalty: [400, 4000],
		flags: ['wishlist', 'swiftAddToCart', 'showMap', 'abtasty'],
	},
	ch: {
		delivers: ['CH', 'LI'],
		bills: ['AT', 'DE', 'FR', 'IT'],
		pays: ['twint', 1, 3, 'postfinance', 'invoice', 840],
		freeFrom: 8000,
		home: 790,
		relay: 590,
		store: true,
		giftCard: [2000, 30_000, 5000],
		loyalty: [200, 1000],
		flags: ['ereservation', 'wishlist', 'myDownloads', 'swiftAddToCart', 'showMap'],
		privateSale: [6, 12],
	},
}

/** Whether a site has a private sale: one that runs, is to come or is over. */
export function hasPrivateSale(site: SiteCode): boolean {
	return TERMS[site].privateSale !== undefined
}

function paramsOf(site: SiteCode, now: Date): WebDomainParams {
	const terms = TERMS[site]
	const billed = [...new Set([...terms.delivers, ...terms.bills])]
	const has = (flag: Terms['flags'][number]) => terms.flags.includes(flag)
	return {
		deliveryCountries: terms.delivers,
		billingCountries: billed,
		phoneNumberCountries: billed,
		paymentProducts: terms.pays,
		ereservation: has('ereservation'),
		...(terms.giftCard && {
			giftCard: {
				minAmount: terms.giftCard[0],
				maxAmount: terms.giftCard[1],
				preselectedAmount: terms.giftCard[2],
			},
		}),
		loyalty: terms.loyalty !== undefined,
		...(terms.loyalty && { loyaltyScale: terms.loyalty[0], loyaltyCardCentAmount: terms.loyalty[1] }),
		orderConfirmation: { maxAttempts: 10, attemptDelay: 2000 },
		wishlist: has('wishlist'),
		myDownloads: has('myDownloads'),
		agec: has('agec'),
		swiftAddToCart: has('swiftAddToCart'),
		showMap: has('showMap'),
		abtasty: has('abtasty'),
		...(terms.privateSale && {
			privateSales: {
				startDate: daysFrom(now, terms.privateSale[0], 7),
				endDate: daysFrom(now, terms.privateSale[1], 21),
			},
		}),
		freeCartCriteria: { minAmountCents: terms.freeFrom, deliveryModes: ['home', 'relay'] },
	}
}

/** The seven web domains with their parameters (brief 2.8). Private sales are set relative to `now`. */
export function webDomains(now: Date): CatalogRecordInput[] {
	return SITE_CODES.map((site) => {
		const { domain, storeId, countryCode, currency } = SITES[site]
		return { type: 'web-domain', site, domain, storeId, countryCode, currency, params: paramsOf(site, now) }
	})
}

/** The invented companies that sell on the seven sites (law 14). */
export function sellers(): CatalogRecordInput[] {
	return SITE_CODES.map((site) => ({ type: 'seller', site, ...demoSeller(site), wordmark: WORDMARK_FILE }))
}

/** Home, relay point and store: everywhere but in Germany, which has no delivery to a store. */
export function deliveryMethods(): CatalogRecordInput[] {
	return SITE_CODES.flatMap((site) => {
		const { home, relay, store } = TERMS[site]
		const method = (kind: 'home' | 'relay' | 'store', position: number, centAmount: number, days: [number, number]) =>
			({
				type: 'delivery-method',
				site,
				id: kind,
				kind,
				position,
				centAmount,
				minimumDays: days[0],
				maximumDays: days[1],
			}) as const
		return [
			method('home', 0, home, [2, 3]),
			method('relay', 1, relay, [3, 4]),
			...(store ? [method('store', 2, 0, [3, 5])] : []),
		]
	})
}
