import { SITES, SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import type { WebDomainParams } from './contract.ts'
import { demoSeller } from './fixtures/sellers.ts'

type DemoSite = { params: WebDomainParams; deliveries: [home: number, relay: number, store: number | null] }

function flags(names: string): WebDomainParams {
	const all = ['ereservation', 'loyalty', 'wishlist', 'agec', 'myDownloads', 'swiftAddToCart', 'showMap', 'abtasty']
	return Object.fromEntries(all.map((name) => [name, names.split(' ').includes(name)]))
}

function freeFrom(minAmountCents: number): WebDomainParams {
	return { freeCartCriteria: { minAmountCents, deliveryModes: ['home', 'relay', 'store'] } }
}

function countries(...codes: string[]): WebDomainParams {
	return { deliveryCountries: codes, billingCountries: codes, phoneNumberCountries: codes }
}

function giftCard(minAmount: number, maxAmount: number, preselectedAmount: number): WebDomainParams {
	return { giftCard: { minAmount, maxAmount, preselectedAmount } }
}

/** The demo parameters of brief 2.8, so that every flag is seen on and off. */
const DEMO_SITES: Readonly<Record<SiteCode, DemoSite>> = {
	fr: {
		deliveries: [495, 395, 0],
		params: {
			...flags('ereservation loyalty wishlist agec myDownloads swiftAddToCart showMap abtasty'),
			...countries('FR', 'MC', 'BE', 'LU'),
			...freeFrom(6000),
			...giftCard(1000, 25_000, 5000),
			paymentProducts: [130, 1, 3, 840],
			loyaltyScale: 200,
			loyaltyCardCentAmount: 1000,
		},
	},
	gb: {
		deliveries: [450, 350, 0],
		params: {
			...flags('wishlist myDownloads swiftAddToCart showMap abtasty'),
			...countries('GB'),
			...freeFrom(5500),
			...giftCard(1000, 20_000, 5000),
			paymentProducts: [1, 3, 840],
		},
	},
	es: {
		deliveries: [395, 295, 0],
		params: {
			...flags('ereservation loyalty wishlist swiftAddToCart showMap abtasty'),
			...countries('ES', 'PT'),
			...freeFrom(5000),
			...giftCard(1000, 25_000, 5000),
			paymentProducts: [1, 3, 5001, 840],
			loyaltyScale: 200,
			loyaltyCardCentAmount: 1000,
		},
	},
	de: {
		deliveries: [495, 395, null],
		params: {
			...flags('myDownloads swiftAddToCart'),
			...countries('DE', 'AT'),
			...freeFrom(6000),
			paymentProducts: [840, 1, 3],
		},
	},
	it: {
		deliveries: [495, 395, 0],
		params: {
			...flags('ereservation loyalty wishlist myDownloads showMap abtasty'),
			...countries('IT'),
			...freeFrom(5500),
			...giftCard(1000, 25_000, 5000),
			paymentProducts: [1, 3, 840],
			loyaltyScale: 200,
			loyaltyCardCentAmount: 1000,
		},
	},
	pl: {
		deliveries: [1499, 999, 0],
		params: {
			...flags('loyalty wishlist swiftAddToCart showMap abtasty'),
			...countries('PL'),
			...freeFrom(19_900),
			...giftCard(5000, 100_000, 20_000),
			paymentProducts: [3124, 1, 3],
			loyaltyScale: 400,
			loyaltyCardCentAmount: 4000,
		},
	},
	ch: {
		deliveries: [790, 590, 0],
		params: {
			...flags('ereservation loyalty wishlist myDownloads swiftAddToCart showMap'),
			...countries('CH', 'LI'),
			...freeFrom(8000),
			...giftCard(2000, 30_000, 5000),
			paymentProducts: [1, 3, 840],
			loyaltyScale: 200,
			loyaltyCardCentAmount: 1000,
		},
	},
}

/** Inserts the seven web domains with their parameters, sellers and delivery methods (brief 2.8). Ids: `home`, `relay`, `store`. */
export async function insertSites(db: Database): Promise<void> {
	await db
		.insertInto('web_domains')
		.values(
			SITE_CODES.map((site) => ({
				site,
				domain: SITES[site].domain,
				store_id: SITES[site].storeId,
				country_code: SITES[site].countryCode,
				currency: SITES[site].currency,
				params: JSON.stringify({
					...DEMO_SITES[site].params,
					orderConfirmation: { maxAttempts: 10, attemptDelay: 2000 },
				}),
			})),
		)
		.execute()
	const sellers = SITE_CODES.map((site) => ({ site, details: JSON.stringify(demoSeller(site)) }))
	await db.insertInto('sellers').values(sellers).execute()
	const methods = SITE_CODES.flatMap((site) =>
		(['home', 'relay', 'store'] as const).flatMap((kind, position) => {
			const amount = DEMO_SITES[site].deliveries[position]
			return amount === null || amount === undefined
				? []
				: [{ site, id: kind, kind, position, cent_amount: amount, minimum_days: 2, maximum_days: 4 }]
		}),
	)
	await db.insertInto('delivery_methods').values(methods).execute()
}
