import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const SECRET = 'a secret of more than thirty-two characters'
const SETTINGS = {
	DATABASE_URL: 'postgres://somewhere/shop',
	SUBSCRIPTION_KEYS: 'one,two',
	AUTH_SECRET: SECRET,
	PAYMENT_WEBHOOK_SECRET: 'w'.repeat(16),
	SANDBOX_PAYMENTS: 'true',
	ALLOW_SANDBOX: 'true',
	SHOP_NAME: 'Maison X',
	SHOP_HOSTS: 'shop.example',
}

test('a gateway in production is told everything that lacks at once (M9)', () => {
	expect(readEnv(SETTINGS)).toMatchObject({ AUTH_SECRETS: [SECRET], SHOP_HOSTS: ['shop.example'] })
	expect(() => readEnv({ GATEWAY_PORT: 'x' })).toThrow(
		/GATEWAY_PORT: [\s\S]*DATABASE_URL: [\s\S]*AUTH_SECRETS: signs and seals[\s\S]*PAYMENT_ACCOUNTS: nobody takes money[\s\S]*SHOP_HOSTS: /,
	)
	expect(() => readEnv({ ...SETTINGS, SANDBOX_PAYMENTS: 'false' })).toThrow(/PAYMENT_ACCOUNTS/)
	expect(() => readEnv({ ...SETTINGS, ALLOW_SANDBOX: '' })).toThrow(
		/PAYMENT_ACCOUNTS: [\s\S]*SANDBOX_PAYMENTS: would sell/,
	)
	expect(() => readEnv({ ...SETTINGS, DATABASE_READ_URL: 'http://replica' })).toThrow(/DATABASE_READ_URL/)
	expect(() => readEnv({ ...SETTINGS, PAYMENT_WEBHOOK_SECRET: '' })).toThrow(
		/PAYMENT_WEBHOOK_SECRET: the sandbox signs/,
	)
	const { SANDBOX_PAYMENTS: _, SHOP_NAME: __, SHOP_HOSTS: ___, ...trying } = SETTINGS
	expect(readEnv({ ...trying, NODE_ENV: 'development' }).SHOP_NAME).toBe('Vitrine')
})

test('secrets are one or a list, never both (M6)', () => {
	const other = `${SECRET}, too`
	const { AUTH_SECRET: _, ...rest } = SETTINGS
	expect(readEnv({ ...rest, AUTH_SECRETS: `${SECRET},${SECRET}2` }).AUTH_SECRETS).toEqual([SECRET, `${SECRET}2`])
	expect(() => readEnv({ ...SETTINGS, AUTH_SECRETS: other })).toThrow(/not both/)
	expect(() => readEnv({ ...rest, AUTH_SECRETS: `${SECRET},short` })).toThrow(/AUTH_SECRETS/)
})

const STRIPE = { secretKey: 'sk_live_51', webhookSecrets: ['whsec_1', 'whsec_2'] }
const { SANDBOX_PAYMENTS: _, ALLOW_SANDBOX: __, PAYMENT_WEBHOOK_SECRET: ___, ...OWN } = SETTINGS

test('accounts at payment providers take the place of the sandbox', () => {
	const env = readEnv({ ...OWN, PAYMENT_ACCOUNTS: JSON.stringify({ 'stripe/eu': STRIPE }) })
	expect(env).toMatchObject({ SANDBOX_PAYMENTS: false, PAYMENT_ACCOUNTS: { 'stripe/eu': STRIPE } })
})

test('a live key outside production refuses the start: trying something charges no card', () => {
	const start = (secretKey: string) => () =>
		readEnv({
			...SETTINGS,
			NODE_ENV: 'development',
			PAYMENT_ACCOUNTS: JSON.stringify({ 'stripe/eu': { ...STRIPE, secretKey } }),
		})
	expect(start('rk_live_51')).toThrow(/PAYMENT_ACCOUNTS: has a live key/)
	expect(start('rk_live_51')).not.toThrow(/live_51/)
	expect(start('rk_test_51')).not.toThrow()
})

test.each([
	['{', 'PAYMENT_ACCOUNTS: is no JSON of accounts'],
	['{"paypal": {}}', 'PAYMENT_ACCOUNTS paypal: '],
	[
		{ 'stripe/eu': { ...STRIPE, secretKey: 'pk_live_public' } },
		'PAYMENT_ACCOUNTS stripe/eu secretKey: must be a secret',
	],
	[{ 'stripe/eu': { ...STRIPE, webhookSecrets: [] } }, 'PAYMENT_ACCOUNTS stripe/eu webhookSecrets: '],
	[{ 'stripe/eu': { ...STRIPE, endpoint: 'https://evil.example' } }, 'PAYMENT_ACCOUNTS stripe/eu endpoint: '],
])('the accounts %j are refused, and no key is repeated', (accounts, fault) => {
	const given = typeof accounts === 'string' ? accounts : JSON.stringify(accounts)
	const read = () => readEnv({ ...OWN, PAYMENT_ACCOUNTS: given })
	expect(read).toThrow(fault)
	expect(read).not.toThrow(/live_(public|51)|whsec/)
})
