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
	const wrong = { PORT: '70000', DATABASE_URL: 'mysql://here', SITE_HOSTS: 'shop.example', LOG_LEVEL: 'loud' }
	expect(() => readEnv(wrong)).toThrow(/ {2}PORT: .*\n {2}DATABASE_URL: .*\n {2}SITE_HOSTS: .*\n {2}LOG_LEVEL: /)
})

const OWN = {
	NODE_ENV: 'production',
	SANDBOX_PAYMENTS: 'true',
	ALLOW_SANDBOX: 'true',
	SMTP_URL: 'smtp://mail.example',
	MAIL_FROM: 'Maison X <shop@maisonx.example>',
	SHOP_NAME: 'Maison X',
	COMPANY_LINE: 'Maison X SAS, Lille',
}
const start = (variables: NodeJS.ProcessEnv) => readEnv(variables, { isStart: true })

test('a shop of one’s own starts with a bank, a mail server and a name, and is told everything that lacks at once (M9, B12)', () => {
	expect(start(OWN)).toMatchObject({ VITRINE_DEMO: false, SANDBOX_PAYMENTS: true })
	expect(() => start({ NODE_ENV: 'production', PORT: 'x' })).toThrow(
		/ {2}PORT: .*\n {2}PAYMENT_ACCOUNTS: nobody takes money.*\n {2}SMTP_URL: no e-mail/,
	)
	for (const SANDBOX_PAYMENTS of ['false', ''])
		expect(() => start({ ...OWN, SANDBOX_PAYMENTS })).toThrow(/PAYMENT_ACCOUNTS: nobody takes money/)
	expect(() => start({ ...OWN, AUTH_SECRET: 'a'.repeat(32), AUTH_SECRETS: 'b'.repeat(32) })).toThrow(/not both/)
	// Commands that only read the configuration need no production settings.
	expect(readEnv({ NODE_ENV: 'production' }).SANDBOX_PAYMENTS).toBe(false)
})

test('nobody opens a demo to others by leaving something out (M10)', () => {
	for (const HOST of ['0.0.0.0', '::', '192.168.1.5', 'shop.example']) {
		for (const given of [
			{ HOST },
			{ HOST, VITRINE_DEMO: 'local' },
			{ HOST, VITRINE_DEMO: 'local', NODE_ENV: 'production' },
		])
			expect(() => start(given)).toThrow(`VITRINE_DEMO: HOST=${HOST} would open a demo to others`)
		expect(start({ HOST, VITRINE_DEMO: 'true' }).VITRINE_DEMO).toBe(true)
		expect(start({ HOST, VITRINE_DEMO: 'false' }).VITRINE_DEMO).toBe(false)
		expect(start({ HOST, ...OWN }).VITRINE_DEMO).toBe(false)
	}
	for (const HOST of ['127.0.0.1', 'localhost', '::1']) expect(start({ HOST }).VITRINE_DEMO).toBe(true)
	expect(start({ VITRINE_DEMO: 'local', NODE_ENV: 'production' }).SANDBOX_PAYMENTS).toBe(true)
})

test('a demo is opened by its name, on any host as what is asked for, and only one that there is', () => {
	expect(readEnv({})).toMatchObject({ VITRINE_DEMO: true, DEMO_HOUSE: 'linaire', SHOP_NAME: 'Linaire' })
	for (const NODE_ENV of ['development', 'production'])
		expect(readEnv({ NODE_ENV, VITRINE_DEMO: 'drell' })).toMatchObject({
			VITRINE_DEMO: true,
			DEMO_HOUSE: 'drell',
			SHOP_NAME: 'Drell',
		})
	expect(() => readEnv({ VITRINE_DEMO: 'acme' })).toThrow('must be true, false, local or one of linaire, drell')
})
