import { expect, test } from 'vitest'
import { moneyFaults, PaymentAccountsVariable } from './accounts.ts'

const ACCOUNT = { secretKey: 'sk_live_51', webhookSecrets: ['whsec_1'] }
const TEST_ACCOUNT = { ...ACCOUNT, secretKey: 'rk_test_51' }
const read = (accounts: object) => PaymentAccountsVariable.safeParse(JSON.stringify(accounts))
const STAGING = { hasSandbox: true, allowsSandbox: true }

test('a shop takes real money or play money, never both', () => {
	const accounts = read({ 'stripe/eu': ACCOUNT, 'stripe/try': TEST_ACCOUNT }).data!
	expect(moneyFaults(accounts, STAGING)).toEqual([
		{ name: 'SANDBOX_PAYMENTS', message: expect.stringContaining('stripe/eu') },
	])
	expect(moneyFaults(accounts, { hasSandbox: false, allowsSandbox: false })).toEqual([
		{ name: 'PAYMENT_ACCOUNTS stripe/try', message: 'its key is one for tests' },
	])
	expect(moneyFaults(read({ 'stripe/try': TEST_ACCOUNT }).data!, STAGING)).toEqual([])
})

test('the origin of payment pages is one, however its URL is written', () => {
	const pageOrigin = 'https://Pay.Shop.example:443/c/?from=x'
	expect(read({ 'stripe/eu': { ...ACCOUNT, pageOrigin } }).data?.['stripe/eu']?.pageOrigin).toBe(
		'https://pay.shop.example',
	)
	const { error } = read({ 'stripe/eu': { ...ACCOUNT, pageOrigin: 'http://pay.shop.example' } })
	expect(error?.issues).toHaveLength(1)
})
