import { expect, test } from 'vitest'
import { moneyFaults, readPaymentAccounts } from './accounts.ts'

const ACCOUNT = { secretKey: 'sk_live_51', webhookSecrets: ['whsec_1'] }
const TEST_ACCOUNT = { ...ACCOUNT, secretKey: 'rk_test_51' }
const read = (accounts: object) => readPaymentAccounts({ PAYMENT_ACCOUNTS: JSON.stringify(accounts) })

test('a shop takes real money or play money, never both', () => {
	const { accounts } = read({ 'stripe/eu': ACCOUNT, 'stripe/try': TEST_ACCOUNT })
	expect(moneyFaults(accounts, { hasSandbox: true })).toEqual([
		{ name: 'SANDBOX_PAYMENTS', message: expect.stringContaining('stripe/eu') },
	])
	expect(moneyFaults(accounts, { hasSandbox: false })).toEqual([
		{ name: 'PAYMENT_ACCOUNTS stripe/try', message: 'its key is one for tests' },
	])
	const { accounts: tried } = read({ 'stripe/try': TEST_ACCOUNT })
	expect(moneyFaults(tried, { hasSandbox: true })).toEqual([])
})

test('the origin of payment pages is one, however its URL is written', () => {
	const pageOrigin = 'https://Pay.Shop.example:443/c/?from=x'
	const { accounts, faults } = read({ 'stripe/eu': { ...ACCOUNT, pageOrigin } })
	expect([accounts['stripe/eu']?.pageOrigin, faults]).toEqual(['https://pay.shop.example', []])
	expect(read({ 'stripe/eu': { ...ACCOUNT, pageOrigin: 'http://pay.shop.example' } }).faults).toHaveLength(1)
})
