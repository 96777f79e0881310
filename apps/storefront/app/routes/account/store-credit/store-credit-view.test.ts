import { expect, test } from 'vitest'
import { storeCreditView } from './store-credit-view.ts'

test('each currency has its balance, and a movement its sign, its day where the shop is, and its order', () => {
	const recordedAt = '2026-11-21T23:30:00.000Z'
	const view = storeCreditView(
		{
			balances: [
				{ currency: 'CHF', balanceCentAmount: 0 },
				{ currency: 'EUR', balanceCentAmount: 4_995 },
			],
			entries: [
				{ kind: 'redeemed', currency: 'CHF', centAmount: -1_000, orderNumber: 'CH-100002', recordedAt },
				{ kind: 'issued', currency: 'EUR', centAmount: 4_995, orderNumber: 'FR-100001', recordedAt },
			],
		},
		{ tag: 'fr-FR', timeZone: 'Europe/Paris' },
	)
	expect(view).toEqual({
		balances: ['CHF\u00a00.00', '49,95\u00a0€'],
		entries: [
			{ kind: 'redeemed', orderNumber: 'CH-100002', on: '22 novembre 2026', amount: 'CHF\u00a0−10.00' },
			{ kind: 'issued', orderNumber: 'FR-100001', on: '22 novembre 2026', amount: '+49,95\u00a0€' },
		],
	})
})
