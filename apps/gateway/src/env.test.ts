import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const SECRET = 'a secret of more than thirty-two characters'
const SETTINGS = {
	DATABASE_URL: 'postgres://somewhere/shop',
	SUBSCRIPTION_KEYS: 'one,two',
	AUTH_SECRET: SECRET,
	PAYMENT_WEBHOOK_SECRET: 'w'.repeat(16),
	SANDBOX_PAYMENTS: 'true',
	SHOP_NAME: 'Maison X',
	SHOP_HOSTS: 'shop.example',
}

test('a gateway in production is told everything that lacks at once (M9)', () => {
	expect(readEnv(SETTINGS)).toMatchObject({ AUTH_SECRETS: [SECRET], SHOP_HOSTS: ['shop.example'] })
	expect(() => readEnv({ GATEWAY_PORT: 'x' })).toThrow(
		/GATEWAY_PORT: [\s\S]*DATABASE_URL: [\s\S]*AUTH_SECRET: signs and seals[\s\S]*SANDBOX_PAYMENTS: nobody takes money yet[\s\S]*SHOP_NAME: [\s\S]*SHOP_HOSTS: /,
	)
	expect(() => readEnv({ ...SETTINGS, SANDBOX_PAYMENTS: 'false' })).toThrow(/SANDBOX_PAYMENTS/)
	expect(() => readEnv({ ...SETTINGS, DATABASE_READ_URL: 'http://replica' })).toThrow(/DATABASE_READ_URL/)
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
