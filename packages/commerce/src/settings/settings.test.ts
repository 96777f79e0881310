import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { AUTH_SECRETS, DATABASE_URL, optional, SMTP_TEXT, SmtpUrl, secret, metaOf } from './fields.ts'
import { openDemoFaults, productionFaults } from './production.ts'
import { readSettings, requireSettings } from './read.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))
function fileOf(text: string): string {
	const file = join(folder, crypto.randomUUID())
	writeFileSync(file, text)
	return file
}

const SETTINGS = z.object({ DATABASE_URL, AUTH_SECRETS, SMTP_URL: optional(secret(SmtpUrl, SMTP_TEXT)) })
const [FIRST, SECOND] = ['a'.repeat(32), 'b'.repeat(32)]
const URL = 'postgres://shop:secret@db/shop'
const faults = (variables: Record<string, string>) =>
	readSettings(SETTINGS, variables).faults.map(({ name, message }) => `${name}: ${message}`)

test('secrets are read from files, without the last line end', () => {
	const { data, faults: none } = readSettings(SETTINGS, {
		DATABASE_URL_FILE: fileOf(`${URL}\n`),
		AUTH_SECRETS_FILE: fileOf(`${FIRST},${SECOND}\r\n`),
		SMTP_URL: '',
	})
	expect(none).toEqual([])
	expect(data).toEqual({ DATABASE_URL: URL, AUTH_SECRETS: [FIRST, SECOND] })
	const single = readSettings(SETTINGS, { DATABASE_URL: URL, AUTH_SECRET_FILE: fileOf(FIRST) })
	expect(single.data?.AUTH_SECRETS).toEqual([FIRST])
})

test('a secret that is said twice, or whose file is not there, is a fault, and no value is repeated', () => {
	expect(faults({ DATABASE_URL: URL, DATABASE_URL_FILE: fileOf(URL), AUTH_SECRET: FIRST })).toEqual([
		'DATABASE_URL: say it, or DATABASE_URL_FILE, not both',
	])
	expect(faults({ DATABASE_URL: URL, AUTH_SECRET: FIRST, AUTH_SECRETS_FILE: fileOf(SECOND) })).toEqual([
		'AUTH_SECRETS: say it, or AUTH_SECRET, not both',
	])
	expect(faults({ DATABASE_URL_FILE: '/nowhere', AUTH_SECRET: 'short' })).toEqual([
		'DATABASE_URL_FILE: names a file that cannot be read',
		'AUTH_SECRET 0: must be at least 32 characters',
	])
	expect(faults({ DATABASE_URL: URL, AUTH_SECRETS: `${FIRST},short,` })).toEqual([
		'AUTH_SECRETS 1: must be at least 32 characters',
	])
	expect(faults({ DATABASE_URL: URL })).toEqual([
		'AUTH_SECRETS: signs and seals: at least 32 characters, the same for every gateway',
	])
	expect(() => requireSettings(readSettings(SETTINGS, { AUTH_SECRET: FIRST }))).toThrow('DATABASE_URL: ')
	expect(metaOf(SETTINGS.shape.SMTP_URL)).toEqual({ description: SMTP_TEXT, isSecret: true })
})

const names = (given: Record<string, string>, essentials: Parameters<typeof productionFaults>[1] = []) =>
	productionFaults(given, essentials).map(({ name }) => name)

test('a shop in production sells for money, ships parcels and is reached by TLS, or is allowed to play', () => {
	const play = { SANDBOX_PAYMENTS: 'true', SANDBOX_SHIPPING_SECONDS: '60', SITE_HOSTS: 'shop.example=fr' }
	expect(names(play, ['PAYMENT_ACCOUNTS', 'SMTP_URL'])).toEqual([
		'PAYMENT_ACCOUNTS',
		'SMTP_URL',
		'SANDBOX_PAYMENTS',
		'SANDBOX_SHIPPING_SECONDS',
		'TRUSTED_PROXIES',
	])
	expect(names({ ...play, ALLOW_SANDBOX: 'true' }, ['PAYMENT_ACCOUNTS', 'SMTP_URL'])).toEqual(['SMTP_URL'])
	expect(names({ SANDBOX_PAYMENTS: 'false', SITE_HOSTS: 'fr.localhost=fr' })).toEqual([])
	expect(names({ SITE_HOSTS: 'shop.example=fr', TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: ' ' }, ['SMTP_URL'])).toEqual([
		'SMTP_URL',
	])
})

test('a demo for others is asked for, and in production says on every page what it is', () => {
	const open = { HOST: '0.0.0.0', VITRINE_DEMO: 'true' }
	expect(openDemoFaults(open)).toEqual([])
	expect(openDemoFaults({ ...open, NODE_ENV: 'production' })).toHaveLength(1)
	expect(openDemoFaults({ ...open, NODE_ENV: 'production', ALLOW_SANDBOX: 'true' })).toEqual([])
	expect(openDemoFaults({ HOST: '0.0.0.0' })).toHaveLength(1)
	expect(openDemoFaults({ HOST: '0.0.0.0', NODE_ENV: 'production' })).toEqual([])
	expect(openDemoFaults({ VITRINE_DEMO: 'local', NODE_ENV: 'production' })).toEqual([])
})
