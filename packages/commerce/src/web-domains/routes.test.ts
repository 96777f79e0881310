import { SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import type { WebDomain } from './contract.ts'
import { insertSites } from './fixtures/sites.ts'
import { readSite } from './queries.ts'
import { createStoreBook, webDomainRoutes } from './routes.ts'
import { normalizeWebDomain } from './rules/web-domain.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	const odd = { domain: 'odd ü.example', site: 'odd', store_id: '099', country_code: 'FR', currency: 'EUR' }
	await db
		.insertInto('web_domains')
		.values({ ...odd, params: JSON.stringify({ loyalty: 'yes', wishlist: true }) })
		.execute()
})
afterAll(() => drop())

function get(path: string) {
	const headers = { 'accept-language': 'fr-FR', 'ocp-apim-subscription-key': 'demo', 'x-store-id': '001' }
	return webDomainRoutes({ db }).request(path, { headers })
}

test('the list, with its slash, is an array of every web domain', async () => {
	const list = (await (await get('/web-domains/')).json()) as WebDomain[]
	expect(list.map((domain) => domain.storeId)).toEqual([...SITE_CODES.map((site) => SITES[site].storeId), '099'])
	expect(list[6]).toMatchObject({ domain: 'ch.vitrine.example', countryCodeISO2: 'CH', devise: 'CHF' })
	expect((await get('/web-domains')).status).toBe(404)
	for (const domain of list.slice(0, 7)) {
		const reasons: unknown[] = []
		expect(normalizeWebDomain(domain, (problem) => reasons.push(problem))).toBeDefined()
		expect(reasons).toEqual([])
	}
})

test('one web domain, whole or with the parameters named', async () => {
	const whole = (await (await get('/web-domains/fr.vitrine.example')).json()) as WebDomain
	expect(whole.params).toMatchObject({ agec: true, deliveryCountries: ['FR', 'MC', 'BE', 'LU'] })
	const some = await get('/web-domains/FR.vitrine.example?keys=agec,%20loyalty,nonsense,__proto__')
	expect(await some.json()).toEqual({ ...whole, params: { agec: true, loyalty: true } })
	expect(await (await get('/web-domains/fr.vitrine.example?keys=')).json()).toEqual(whole)
	expect(await (await get('/web-domains/fr.vitrine.example?keys=nonsense')).json()).toEqual({ ...whole, params: {} })
})

test('a site keeps its parameters when its record names a domain of the retailer’s own (retailer.md B9)', async () => {
	const ofItaly = db.updateTable('web_domains').where('site', '=', 'it')
	await ofItaly.set({ domain: 'maisonx.example' }).execute()
	const own = (await (await get('/web-domains/maisonx.example')).json()) as WebDomain
	expect(own).toMatchObject({ domain: 'maisonx.example', countryCodeISO2: 'IT' })
	expect(await (await get('/web-domains/it.vitrine.example')).json()).toEqual(own)
	await ofItaly.set({ domain: SITES.it.domain }).execute()
})

test('the domain travels encoded; one that nobody knows is 404', async () => {
	const response = await get(`/web-domains/${encodeURIComponent('odd ü.example')}`)
	expect(await response.json()).toMatchObject({ storeId: '099', params: { loyalty: 'yes' } })
	expect((await get('/web-domains/nobody.example')).status).toBe(404)
})

async function setParams(site: SiteCode, params: object) {
	await db
		.updateTable('web_domains')
		.set({ params: JSON.stringify(params) })
		.where('site', '=', site)
		.execute()
}

test('our own decisions read the record as the shop does, and hear of what is wrong in it', async () => {
	expect(await readSite(db, 'fr')).toMatchObject({ paymentProducts: ['130', '1', '3', '840'], loyaltyScale: 200 })
	await setParams('de', { loyalty: 'yes', agec: true, x: 1, deliveryCountries: ['DE', 'XX', 7] })
	const heard: string[] = []
	const domain = await readSite(db, 'de', ({ field, reason }) => heard.push(`${field} ${reason}`))
	expect(domain).toMatchObject({ loyalty: false, agec: true, deliveryCountries: ['DE'], currency: 'EUR' })
	expect(heard).toEqual([
		'deliveryCountries unknown-country',
		'deliveryCountries not-a-string',
		'loyalty not-a-boolean',
	])
})

test('a site that is not set up has the country of its table and the defaults', async () => {
	await db.deleteFrom('delivery_methods').where('site', '=', 'it').execute()
	await db.deleteFrom('web_domains').where('site', '=', 'it').execute()
	expect(await readSite(db, 'it')).toMatchObject({ countryCode: 'IT', currency: 'EUR', deliveryCountries: ['IT'] })
})

test('a store id is that of its record', async () => {
	await db.updateTable('web_domains').set({ store_id: '042' }).where('site', '=', 'es').execute()
	const siteOf = createStoreBook({ db })
	expect(await siteOf('042')).toBe('es')
	expect(await siteOf('42')).toBeUndefined()
	expect(await siteOf('099')).toBeUndefined()
})
