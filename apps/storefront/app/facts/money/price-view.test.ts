import { expect, test } from 'vitest'
import { priceView } from './price-view.ts'
import { roundAmount } from './round-amount.ts'

test('a plain price is only a price', () => {
	const price = { centAmount: 4995, currency: 'EUR', prior: null, priorDays: null, percent: null } as const
	expect(priceView('fr-FR', price)).toEqual({ centAmount: 4995, now: '49,95\u00a0€' })
})

test.each([
	['fr-FR', 'EUR', '34,95\u00a0€', '49,95\u00a0€', '\u221230\u00a0%'],
	['en-GB', 'GBP', '£34.95', '£49.95', '\u221230%'],
	['pl-PL', 'PLN', '34,95\u00a0zł', '49,95\u00a0zł', '\u221230%'],
	['fr-CH', 'CHF', 'CHF\u00a034.95', 'CHF\u00a049.95', '\u221230\u00a0%'],
] as const)('%s tells a reduced price in %s', (tag, currency, now, prior, percent) => {
	expect(priceView(tag, { centAmount: 3495, currency, prior: 4995, priorDays: 30, percent: 30 })).toEqual({
		centAmount: 3495,
		priorCentAmount: 4995,
		priorDays: 30,
		now,
		prior,
		percent,
	})
})

test('a price that is no lower is no reduction, whatever is said (law 1)', () => {
	expect(priceView('de-DE', { centAmount: 4995, currency: 'EUR', prior: 4995, priorDays: 30, percent: 0 })).toEqual({
		centAmount: 4995,
		now: '49,95\u00a0€',
	})
})

test('thresholds lose empty decimals and nothing else', () => {
	expect(roundAmount({ currency: 'EUR', locale: 'fr', centAmount: 6000 })).toBe('60\u00a0€')
	expect(roundAmount({ currency: 'GBP', locale: 'en', centAmount: 5500 })).toBe('£55')
	expect(roundAmount({ currency: 'CHF', locale: 'ch', centAmount: 8000 })).toBe('CHF\u00a080')
	expect(roundAmount({ currency: 'PLN', locale: 'pl', centAmount: 19950 })).toBe('199,50\u00a0zł')
	expect(roundAmount({ currency: 'EUR', locale: 'fr', centAmount: 100000 })).toBe('1\u00a0000\u00a0€')
	expect(roundAmount({ currency: 'EUR', locale: 'fr', centAmount: null })).toBeNull()
})
