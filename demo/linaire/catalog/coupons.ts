import type { CatalogRecordInput } from '@vitrine/commerce/catalog/records'
import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { daysFrom } from './moments.ts'

type Codes = { welcome: string; welcomeFrom: number; amount: string; off: number; offFrom: number; expired: string }

/** Amounts in minor units of the site's currency. */
const CODES: Readonly<Record<SiteCode, Codes>> = {
	fr: {
		welcome: 'BIENVENUE10',
		welcomeFrom: 4000,
		amount: 'MERCI15',
		off: 1500,
		offFrom: 10_000,
		expired: 'RENTREE10',
	},
	gb: { welcome: 'WELCOME10', welcomeFrom: 3500, amount: 'THANKS12', off: 1200, offFrom: 9000, expired: 'AUTUMN10' },
	es: {
		welcome: 'BIENVENIDA10',
		welcomeFrom: 4000,
		amount: 'GRACIAS15',
		off: 1500,
		offFrom: 10_000,
		expired: 'OTONO10',
	},
	de: {
		welcome: 'WILLKOMMEN10',
		welcomeFrom: 4000,
		amount: 'DANKE15',
		off: 1500,
		offFrom: 10_000,
		expired: 'HERBST10',
	},
	it: {
		welcome: 'BENVENUTO10',
		welcomeFrom: 4000,
		amount: 'GRAZIE15',
		off: 1500,
		offFrom: 10_000,
		expired: 'AUTUNNO10',
	},
	pl: {
		welcome: 'WITAJ10',
		welcomeFrom: 15_000,
		amount: 'DZIEKUJE50',
		off: 5000,
		offFrom: 40_000,
		expired: 'JESIEN10',
	},
	ch: {
		welcome: 'BIENVENUE10',
		welcomeFrom: 5000,
		amount: 'MERCI20',
		off: 2000,
		offFrom: 12_000,
		expired: 'RENTREE10',
	},
}

/** Ten percent to welcome, an amount off a larger order, and one code that ran out: three for each site. */
export function coupons(now: Date): CatalogRecordInput[] {
	return SITE_CODES.flatMap((site): CatalogRecordInput[] => {
		const { welcome, welcomeFrom, amount, off, offFrom, expired } = CODES[site]
		return [
			{
				type: 'coupon',
				site,
				code: welcome,
				kind: 'percent',
				value: 10,
				minimumCentAmount: welcomeFrom,
				validFrom: daysFrom(now, -400),
			},
			{
				type: 'coupon',
				site,
				code: amount,
				kind: 'amount',
				value: off,
				minimumCentAmount: offFrom,
				validFrom: daysFrom(now, -30),
				validUntil: daysFrom(now, 60, 21),
			},
			{
				type: 'coupon',
				site,
				code: expired,
				kind: 'percent',
				value: 10,
				validFrom: daysFrom(now, -60),
				validUntil: daysFrom(now, -20, 21),
			},
		]
	})
}
