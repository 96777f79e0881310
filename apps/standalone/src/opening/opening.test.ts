import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCatalog } from '@vitrine/commerce/catalog-import/run'
import { createTestDatabase, type TestDatabase } from '@vitrine/commerce/database/test-database'
import { CONFIGURATION } from '@vitrine/commerce/http/or-exit'
import { checkLive } from '@vitrine/commerce/opening/queries'
import { installSitesOf } from '@vitrine/commerce/sites/queries'
import { COUNTRIES } from '@vitrine/market/country-packs'
import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'
import { SITE_CODES, SITES } from '@vitrine/market/sites'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { check } from './check-command.ts'
import { init } from './init-command.ts'
import type { Answers } from './questions.ts'
import { shopRecords } from './shop-records.ts'
import { SITE_OFFERS } from './site-offers.ts'

const ANSWERS: Answers = {
	name: 'Maison X',
	company: 'Maison X SAS',
	address: '1 rue des Tisserands, 59000, Lille, FR',
	vat: 'FR12345678901',
	email: 'bonjour@maisonx.fr',
	sites: 'fr, ch',
	domain: 'maisonx.com',
	delivery: '4.95 2-4',
}

let folder: string
let created: TestDatabase
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'vitrine-init-'))
	created = await createTestDatabase()
})
afterAll(async () => {
	await rm(folder, { recursive: true })
	await created.drop()
})

test('the file of eight answers imports into an empty database; what then lacks is an account, points of law and no more', async () => {
	const file = join(folder, 'shop.jsonl')
	expect(await init([file, ...Object.entries(ANSWERS).flatMap(([name, answer]) => [`--${name}`, answer])])).toBe(0)
	expect(await readFile(file, 'utf8')).toMatch(
		/^\/\/ The first records[^]*\n\/\/ Sites: [^]*fr\.maisonx\.com[^]*\n\/\/ Payments: /,
	)
	const { db, url } = created
	const result = await importCatalog({
		db,
		file,
		mediaFolder: folder,
		now: new Date(),
		reportFile: join(folder, 'report.jsonl'),
	})
	expect([result.reportedRows, result.ok]).toEqual([[], true])
	const given = { DATABASE_URL: url, NODE_ENV: 'production' }
	// Name and sender are the brand's.
	const signs = ['SHOP_NAME', 'MAIL_FROM', 'COMPANY_LINE'] as const
	const faults = await checkLive(given, { now: new Date(), signs, onUnreachable: () => undefined })
	expect(faults.map(({ name, message }) => `${name} ${message.slice(0, 18)}`)).toEqual([
		'card on the site fr is offered, and no',
		'card on the site ch is offered, and no',
		'twint on the site ch is offered, and no',
		'site fr lacks pages of law',
		'site ch lacks pages of law',
	])
	const pages = { now: new Date(), signs: [], servesPages: true, onUnreachable: () => undefined }
	const ofHosts = (await checkLive(given, pages)).filter(({ message }) => message.includes('without TLS'))
	expect(ofHosts.map(({ name }) => name)).toEqual(['site fr', 'site ch'])
	expect(SITE_CODES).toEqual(['fr', 'ch'])
	const [offer] = shopRecords({ ...ANSWERS, sites: 'be' })[0]!.records
	const alone = join(folder, 'alone.jsonl')
	await writeFile(alone, JSON.stringify({ ...offer, hosts: ['be.maisonx.com'] }))
	await importCatalog({ db, file: alone, mediaFolder: folder, now: new Date() })
	expect(await checkLive(given, pages)).toContainEqual({
		name: 'site be',
		message: expect.stringContaining('no web-domain record'),
	})
	await expect(init([file, '--name', 'x'])).rejects.toThrow('Nobody is there to ask')
	await writeFile(file, 'mine')
	const all = Object.entries(ANSWERS).flatMap(([name, answer]) => [`--${name}`, answer])
	await expect(init([file, ...all])).rejects.toThrow('is there already')
	expect(await readFile(file, 'utf8')).toBe('mine')
})

test('a check tells what a start refuses of bucket and hosts, and writes nothing', async () => {
	const told: string[] = []
	const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void told.push(line))
	const VITRINE_DATA_FOLDER = join(folder, 'nothing')
	const settings = { VITRINE_DATA_FOLDER, MEDIA_S3_ENDPOINT: 'https://s3.maisonx.fr', SITE_HOSTS: 'shop.maisonx.fr=xx' }
	for (const [name, value] of Object.entries({ DATABASE_URL: '', ...settings })) vi.stubEnv(name, value)
	expect(await check()).toBe(CONFIGURATION)
	expect(told).toContain('MEDIA_S3_BUCKET: is missing: a bucket needs all of MEDIA_S3_')
	expect(told.at(-1)).toContain('sites: there are none yet')
	expect(existsSync(VITRINE_DATA_FOLDER)).toBe(false)
	vi.stubEnv('DATABASE_URL', created.url)
	expect(await check()).toBe(CONFIGURATION)
	expect(told).toContainEqual(expect.stringContaining('SITE_HOSTS: "shop.maisonx.fr=xx" names no site: fr ch'))
	expect(told).toContainEqual(expect.stringMatching(/^brand phone: is not said for fr, ch/))
	log.mockRestore()
	vi.unstubAllEnvs()
})

test('every country with law and post is offered, but two that have none of their own, and the file of all imports', async () => {
	const countries = SITE_OFFERS.map(({ countryCode }) => countryCode)
	const withoutShop = ['LI', 'MC']
	expect([...countries, ...withoutShop].toSorted()).toEqual(Object.keys(COUNTRIES).toSorted())
	const { db, drop } = await createTestDatabase()
	const file = join(folder, 'all.jsonl')
	const answers = { ...ANSWERS, sites: SITE_OFFERS.map(({ site }) => site).join() }
	const records = shopRecords(answers).flatMap((part) => part.records)
	await writeFile(file, records.map((record) => JSON.stringify(record)).join('\n'))
	const reportFile = join(folder, 'report.jsonl')
	const result = await importCatalog({ db, file, mediaFolder: folder, now: new Date(), reportFile })
	expect([result.reportedRows, result.ok]).toEqual([[], true])
	await installSitesOf(db)
	await drop()
	expect(SITE_CODES).toEqual(SITE_OFFERS.map(({ site }) => site))
	const shown = LOCALE_CODES.map((code) => [code, LOCALES[code].tag, LOCALES[code].row.country].join(' '))
	expect(shown.slice(7)).toEqual([
		'at de-AT Österreich',
		'be fr-BE Belgique',
		'be-de de-BE Belgien',
		'ie en-IE Ireland',
		'lu fr-LU Luxembourg',
		'lu-de de-LU Luxemburg',
		'nl en-NL Netherlands',
		'pt en-PT Portugal',
	])
	expect(SITES[SITE_CODES[7]!].hosts).toEqual(['at.maisonx.com'])
})

test.each([
	['sites', 'fr,xx', 'sites: xx is none of fr'],
	['sites', '', 'sites: nothing is none of'],
	['domain', 'maison x', 'domain: '],
	['vat', 'DE123', 'vat: is not written as in FR'],
	['email', 'nobody', 'email: '],
	['address', 'Lille', 'address: '],
	['delivery', 'free', 'delivery: '],
	['delivery', '4.95 4-2', 'delivery: '],
	['name', '', 'name: '],
	['name', 'Maison "X"', 'name: '],
	['name', 'X @ home', 'name: '],
	['address', '1 rue X, 59000, Lille, France', 'address: '],
])('the answer %s=%j is refused', (question, answer, message) => {
	expect(() => shopRecords({ ...ANSWERS, [question]: answer })).toThrow(message)
})

test.each([
	['12, rue des Tisserands, 59000, Lille, FR', '12, rue des Tisserands', 'Lille'],
	['12, rue X, bât. B, 59000, Lille', '12, rue X, bât. B', 'Lille'],
	['1 rue X,59000,Eu', '1 rue X', 'Eu'],
])('the address %s is read from its end', (address, line1, city) => {
	const seller = shopRecords({ ...ANSWERS, address }).flatMap(({ records }) =>
		records.filter(({ type }) => type === 'seller'),
	)
	expect(seller[0]).toMatchObject({ address: { line1, postalCode: '59000', city, countryCode: 'FR' } })
})

test('one country has the domain as it is', () => {
	const [sites] = shopRecords({
		...ANSWERS,
		sites: 'de',
		domain: 'www.maisonx.de',
		address: 'Weg 1, 10115, Berlin',
		vat: 'DE123456789',
	})
	expect(sites?.records).toMatchObject([{ site: 'de', hosts: ['www.maisonx.de'] }])
})
