import { SITES, type SiteCode } from '@vitrine/market/sites'

/** The price ladders of brief 2.6 in minor units: the same step in each currency is the same price point. */
const LADDERS = {
	EUR: [995, 1495, 1995, 2595, 2995, 3595, 3995, 4995, 5995, 6995, 7995, 8995, 9995, 12_900, 14_900, 17_900, 22_900],
	GBP: [900, 1300, 1700, 2200, 2600, 3200, 3500, 4500, 5500, 6200, 6900, 7900, 8900, 11_500, 13_500, 15_900, 19_900],
	PLN: [
		3999, 5999, 7999, 10_999, 12_999, 14_999, 16_999, 21_999, 25_999, 29_999, 33_999, 38_999, 42_999, 54_900, 64_900,
		76_900, 97_900,
	],
	CHF: [
		1290, 1990, 2490, 3290, 3690, 4490, 4990, 5990, 7490, 8490, 9990, 10_900, 11_900, 15_900, 17_900, 21_900, 27_900,
	],
} as const

/** List price of a step of the ladder on a site, in minor units. Throws beyond the ladder. */
export function listPrice(site: SiteCode, step: number): number {
	const price = LADDERS[SITES[site].currency][step]
	if (price === undefined) throw new RangeError(`no step ${step} on the ladder`)
	return price
}

/** The list price reduced by whole percent, ended as prices end in that currency: 34.95 from 49.95, £31 from £45, CHF 41.90 from CHF 59.90. */
export function reducedPrice(list: number, percent: number): number {
	const ending = list % 100
	return Math.round((list * (100 - percent)) / 10_000 - ending / 100) * 100 + ending
}
