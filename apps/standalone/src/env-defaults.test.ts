import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('without any variable there is a shop to try out', () => {
	expect(readEnv({})).toMatchObject({
		PORT: 3000,
		GATEWAY_PORT: 4000,
		HOST: '127.0.0.1',
		VITRINE_DEMO: true,
		SANDBOX_PAYMENTS: true,
		MEDIA_FOLDER: expect.stringMatching(/\/\.vitrine\/media$/),
		CACHE_FOLDER: expect.stringMatching(/\/\.vitrine\/cache$/),
		WORK_ENVIRONMENT: 'dev',
		CROSS_ORIGIN_COOKIES: false,
	})
})

test('in production nothing is given away unless asked for', () => {
	expect(readEnv({ NODE_ENV: 'production' })).toMatchObject({ VITRINE_DEMO: false, SANDBOX_PAYMENTS: false })
	const asked = readEnv({ NODE_ENV: 'production', VITRINE_DEMO: 'true', SANDBOX_PAYMENTS: 'false' })
	expect(asked).toMatchObject({ VITRINE_DEMO: true, SANDBOX_PAYMENTS: false })
	expect(readEnv({ NODE_ENV: 'production' }).WORK_ENVIRONMENT).toBe('prod')
	expect(readEnv({ WORK_ENVIRONMENT: 'test' }).WORK_ENVIRONMENT).toBe('test')
})

test('ports, hosts and keys', () => {
	const lists = { SITE_HOSTS: 'Shop.example=fr, shop.co.uk=gb', SUBSCRIPTION_KEYS: 'one, two' }
	const env = readEnv({ PORT: '0', DATABASE_URL: '', ...lists })
	expect(env.GATEWAY_PORT).toBe(0)
	expect(env.SITE_HOSTS).toEqual({ 'shop.example': 'fr', 'shop.co.uk': 'gb' })
	expect(env.SUBSCRIPTION_KEYS).toEqual(['one', 'two'])
	expect(env.DATABASE_URL).toBeUndefined()
})

test('all mistakes are told at once', () => {
	const wrong = { PORT: '70000', DATABASE_URL: 'mysql://here', SITE_HOSTS: 'shop.example=xx', LOG_LEVEL: 'loud' }
	expect(() => readEnv(wrong)).toThrow(/ {2}PORT: .*\n {2}DATABASE_URL: .*\n {2}SITE_HOSTS: .*\n {2}LOG_LEVEL: /)
})
