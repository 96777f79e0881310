/** Supported ISO 4217 currencies, with minor digits and the price step of list prices (law 11). */
export const CURRENCIES = {
	EUR: { minorDigits: 2, priceStep: 1, symbol: '€' },
	GBP: { minorDigits: 2, priceStep: 1, symbol: '£' },
	PLN: { minorDigits: 2, priceStep: 1, symbol: 'zł' },
	CZK: { minorDigits: 2, priceStep: 1, symbol: 'Kč' },
	CHF: { minorDigits: 2, priceStep: 5, symbol: 'CHF' },
} as const

export type Currency = keyof typeof CURRENCIES

/** Currency by country when the web domain names none (R185, C1); undefined for other countries. */
const CURRENCY_BY_COUNTRY: Readonly<Record<string, Currency>> = {
	CH: 'CHF',
	CZ: 'CZK',
	DE: 'EUR',
	ES: 'EUR',
	FR: 'EUR',
	GB: 'GBP',
	IT: 'EUR',
	PL: 'PLN',
}

export function currencyOfCountry(countryCode: string): Currency | undefined {
	return Object.hasOwn(CURRENCY_BY_COUNTRY, countryCode) ? CURRENCY_BY_COUNTRY[countryCode] : undefined
}

export function isCurrency(value: unknown): value is Currency {
	return typeof value === 'string' && Object.hasOwn(CURRENCIES, value)
}
