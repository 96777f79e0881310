import { SEVEN_SITES } from '@vitrine/market/seven-sites'
import { installSites, SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import { installSizeSystems } from '@vitrine/market/size-systems'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { secondSizeLabel, sizeLabel, sizeSystem, systemsWithLabels } from '../catalog/rules/naming.ts'
import { installSitesOf, listSites } from '../sites/queries.ts'
import { colorwayEntry, referenceRecords, shirtRecord } from './fixtures.ts'
import { openImportBench } from './test-bench.ts'

let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
})
beforeEach(async () => {
	for (const table of ['site_hosts', 'sites', 'size_systems', 'web_domains'] as const)
		await bench.db.deleteFrom(table).execute()
	installSites(SEVEN_SITES)
})
afterAll(async () => {
	installSites(SEVEN_SITES)
	installSizeSystems([])
	await bench.close()
})

const AUSTRIA = {
	type: 'site',
	site: 'at',
	countryCode: 'AT',
	currency: 'EUR',
	storeId: '010',
	timeZone: 'Europe/Vienna',
	hosts: ['shop.maison.example'],
	locales: [{ locale: 'at', tag: 'de-AT' }],
}
const BELGIUM = {
	...AUSTRIA,
	site: 'be',
	countryCode: 'BE',
	storeId: '011',
	timeZone: 'Europe/Brussels',
	hosts: ['www.maison.example', 'maison.example'],
	locales: [
		{ locale: 'be', tag: 'fr-BE' },
		{ locale: 'be-de', tag: 'de-BE' },
	],
}
const domainOf = (site: string, domain: string) => ({
	type: 'web-domain',
	site,
	domain,
	storeId: site === 'fr' ? '001' : '010',
	countryCode: site.toUpperCase(),
	currency: 'EUR',
	params: {},
})
const page = (site: string, body: string) => ({
	type: 'page',
	site,
	id: 'delivery',
	language: 'fr',
	group: 'help',
	slug: 'livraison',
	title: 'Livraison',
	link: 'Livraison',
	validFrom: '2026-01-01',
	body,
})
const run = async (...records: object[]) => bench.run(await bench.writeRecords('sites.jsonl', records))
const faults = async (...records: object[]) =>
	(await run(...records)).reportedRows.map(({ field, reason, detail }) => [field, reason, detail].join(' '))

test('a fresh shop has the sites of its file, with the words of their languages', async () => {
	expect(await listSites(bench.db)).toEqual(SEVEN_SITES)
	expect(await faults({ ...BELGIUM, position: 7 }, { ...AUSTRIA, position: 1 })).toEqual([])
	const [first, second] = await listSites(bench.db)
	expect(first).toMatchObject({ site: 'at', hosts: ['shop.maison.example'], isOpen: true })
	expect(second?.locales).toEqual([
		{
			locale: 'be',
			tag: 'fr-BE',
			name: 'French (Belgium)',
			nativeName: 'Français (Belgique)',
			row: { country: 'Belgique', language: 'français' },
		},
		{
			locale: 'be-de',
			tag: 'de-BE',
			name: 'German (Belgium)',
			nativeName: 'Deutsch (Belgien)',
			row: { country: 'Belgien', language: 'Deutsch' },
		},
	])
	expect(SITE_CODES).toEqual(['at', 'be'])
	expect(SITES['be' as SiteCode]).toMatchObject({ domain: 'www.maison.example', locale: 'be' })
})

test('a shop that runs keeps its sites beside a new one', async () => {
	await run(domainOf('fr', 'fr.vitrine.example'))
	await run(AUSTRIA)
	expect((await listSites(bench.db)).map(({ site }) => site)).toEqual(['fr', 'at'])
})

test('the domain of the parameters is the first host of the site, and the other way round (B9)', async () => {
	await run(domainOf('fr', 'maison.example'))
	expect(await listSites(bench.db)).toMatchObject([{ site: 'fr', hosts: ['maison.example'] }])
	await run(AUSTRIA, domainOf('at', 'shop.maison.example'))
	await run({ ...AUSTRIA, hosts: ['at.maison.example', 'shop.maison.example'], storeId: '020' })
	const row = await bench.db.selectFrom('web_domains').selectAll().where('site', '=', 'at').executeTakeFirstOrThrow()
	expect(row).toMatchObject({ domain: 'at.maison.example', store_id: '020' })
})

test('a country, a host, a store id and a prefix belong to one site; country and zone exist', async () => {
	await run(AUSTRIA)
	expect(await faults({ ...BELGIUM, hosts: ['maison.example', 'shop.maison.example'] })).toEqual([
		'hosts[1] host-of-another-site shop.maison.example: at',
	])
	expect(await faults({ ...BELGIUM, storeId: '010', timeZone: 'Europe/Nowhere', countryCode: 'US' })).toEqual([
		'countryCode unknown-country ',
		'timeZone unknown-time-zone Europe/Nowhere',
		'storeId store-of-another-site at',
	])
	expect(await faults({ ...BELGIUM, countryCode: 'AT' })).toEqual(['countryCode country-of-another-site at'])
	expect(await faults({ ...BELGIUM, locales: [{ locale: 'at', tag: 'fr-BE' }] })).toEqual([
		'locales[0].locale locale-of-another-site at',
	])
	expect(await faults(domainOf('fr', 'shop.maison.example'))).toEqual(['site unknown-site fr'])
	expect(SITE_CODES).toEqual(['at'])
})

test('a language without texts is refused with what it lacks', async () => {
	const [fault] = await faults({ ...BELGIUM, locales: [{ locale: 'be', tag: 'nl-BE' }] })
	expect(fault).toMatch(/^locales\[0\]\.tag language-without-texts packages\/messages\/nl\/, LANGUAGES in .*stem\.ts/)
})

test('a site is closed, never removed, and the last one stays open', async () => {
	await run(AUSTRIA, BELGIUM)
	expect(await faults({ ...AUSTRIA, isOpen: false })).toEqual([])
	expect(SITE_CODES).toEqual(['be'])
	expect(SITES['at' as SiteCode].timeZone).toBe('Europe/Vienna')
	expect(await faults({ ...BELGIUM, isOpen: false })).toEqual(['isOpen last-open-site '])
})

const US = {
	type: 'size-system',
	code: 'us',
	names: { fr: 'É.-U.', en: 'US' },
	schemaOrg: 'WearableSizeSystemUS',
	merchantCode: 'US',
}

test('a recorded size system is shown on the site that prefers it, and its country’s again without (decision 0119)', async () => {
	const at = 'at' as SiteCode
	const sizes: { key: string; labels: Record<string, string> }[] = [
		{ key: 'a', labels: { us: '6', eu: '36', alpha: 'S' } },
		{ key: 'b', labels: { eu: '38', alpha: 'M' } },
		{ key: 'c', labels: { alpha: 'L' } },
		{ key: 'd', labels: { us: '10', eu: '40', at: 'Weit' } },
	]
	const shown = () =>
		sizes.map((size) => [sizeLabel(at, size), secondSizeLabel(at, size, 'fr'), sizeSystem(at, size)?.schemaOrg])
	expect(await faults(US, { ...AUSTRIA, sizeSystems: ['us', 'eu'] })).toEqual([])
	await installSitesOf(bench.db)
	expect(shown()).toEqual([
		['6', 'EU 36', 'WearableSizeSystemUS'],
		['38', '', 'WearableSizeSystemEurope'],
		['L', '', undefined],
		['Weit', '', undefined],
	])
	expect(systemsWithLabels(sizes, 'fr').map(({ name }) => name)).toEqual(['INT', 'EU', 'DE', 'É.-U.'])
	expect(await listSites(bench.db)).toMatchObject([{ sizeSystems: ['us', 'eu'] }])
	expect((await run(US, { ...AUSTRIA, sizeSystems: ['us', 'eu'] })).summary.changed).toBe(false)
	await run({ ...AUSTRIA })
	expect(shown().map(([label]) => label)).toEqual(['36', '38', 'L', 'Weit'])
})

test('a site names known size systems once; a system takes labels of one that has its own', async () => {
	expect(await faults({ ...AUSTRIA, sizeSystems: ['gb', 'jp', 'gb'] })).toEqual([
		'sizeSystems[2] duplicate-size-system ',
		'sizeSystems[1] unknown-size-system jp',
	])
	expect(await faults({ ...US, names: {}, labelsOf: 'jp' })).toEqual([
		'names no-language ',
		'labelsOf unknown-size-system jp',
	])
	for (const [code, labelsOf] of [
		['jp', 'jp'],
		['jp', 'de'],
		['eu', 'gb'],
	])
		expect(await faults({ ...US, code, labelsOf })).toEqual([
			code === labelsOf ? 'labelsOf unknown-size-system jp' : 'labelsOf labels-of-a-follower ',
		])
	expect((await faults({ ...US, schemaOrg: 'WearableSizeSystemKR', merchantCode: 'KR' })).length).toBe(2)
})

test('a domain is a host name, and a brand is of a known site', async () => {
	await run(AUSTRIA)
	for (const domain of ['https://www.maison.fr', 'maison.fr:3000', 'maison.fr/', 'maison'])
		expect(await faults(domainOf('at', domain))).toEqual([`domain not-a-host ${domain}`])
	expect(await faults(domainOf('at', 'Shop.Maison.Example'))).toEqual([])
	expect(await faults({ type: 'brand', site: 'ta', name: 'Maison' })).toEqual(['site unknown-site ta'])
})

test('a closed site is prepared by files of its own, and opens with what they wrote', async () => {
	await run(AUSTRIA, { ...BELGIUM, isOpen: false })
	const prepared = [
		{ ...domainOf('be', 'www.maison.example'), storeId: '011' },
		...referenceRecords([]).filter(({ type }) => type !== 'store'),
		shirtRecord('B1', {
			colorways: [
				colorwayEntry('B1', 'sky', {
					published: { ['be' as SiteCode]: { from: '2026-02-01T00:00:00Z' } },
					variants: [{ sku: 'B1-S', size: 'S', prices: { ['be' as SiteCode]: { centAmount: 4995 } } }],
				}),
			],
		}),
		page('be', '{{delivery.countries}}'),
	]
	expect(await faults(...prepared)).toEqual([])
	const { db } = bench
	expect(await db.selectFrom('publications').select('site').execute()).toEqual([{ site: 'be' }])
	expect(await db.selectFrom('prices').select('site').execute()).toEqual([{ site: 'be' }])
	expect(await db.selectFrom('content_page_versions').select('site').execute()).toEqual([{ site: 'be' }])
	expect(
		await faults({ ...prepared[0], currency: 'CHF' }, { type: 'price', site: 'be', sku: 'B1-S', centAmount: 4999 }),
	).toEqual(['centAmount not-a-price-step '])
})
