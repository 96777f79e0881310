import { CURRENCIES, type Currency } from '@vitrine/market/currencies'
import { allocate } from '@vitrine/market/money'

/**
 * What each unit of an order line is worth when it comes back, in minor units: the line's total after discount split over
 * its units, so that units given back one by one sum to exactly what was paid for the line.
 */
export function refundableUnits(line: { totalCentAmount: number; quantity: number; currency: Currency }): number[] {
	return allocate({
		total: line.totalCentAmount,
		weights: Array.from({ length: line.quantity }, () => 1),
		step: CURRENCIES[line.currency].priceStep,
	})
}

/** The number an order is known by: the site's country and its own series, `FR-100001`. */
export function formatOrderNumber(countryCode: string, number: number): string {
	return `${countryCode}-${number}`
}
