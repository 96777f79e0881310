import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

const CZECH = `cs: {
	name: 'Czech', nativeName: 'Čeština', tag: 'cs-CZ', language: 'cs', site: 'cz',
	row: { country: 'Česko', language: 'čeština' },
},`
const CZECHIA = `cz: {
	locale: 'cs', countryCode: 'CZ', currency: 'CZK', storeId: '008',
	domain: 'cz.vitrine.example', timeZone: 'Europe/Prague',
},`

let folder: string
let shop: ViteDevServer
/** The shop's own modules, on tables that have one entry more. */
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'market-'))
	await cp(fileURLToPath(new URL('../../../../../packages/market/src', import.meta.url)), folder, { recursive: true })
	await addEntry('locales.ts', CZECH)
	await addEntry('sites.ts', CZECHIA)
	shop = await createServer({
		root: fileURLToPath(new URL('../../..', import.meta.url)),
		configFile: false,
		logLevel: 'silent',
		server: { middlewareMode: true, ws: false },
		resolve: { alias: [{ find: /^@vitrine\/market\/(.*)$/, replacement: `${folder}/$1.ts` }] },
		ssr: { noExternal: ['@vitrine/market'] },
		optimizeDeps: { noDiscovery: true },
	})
})
afterAll(async () => {
	await shop.close()
	await rm(folder, { recursive: true })
})

async function addEntry(file: string, entry: string) {
	const source = await readFile(join(folder, file), 'utf8')
	const end = /^\} as const satisfies Record/m
	expect(source).toMatch(end)
	await writeFile(join(folder, file), source.replace(end, `${entry}\n$&`))
}

const load = (module: string) => shop.ssrLoadModule(`/app/${module}`)

test('another country is an entry in two tables, nothing else (C14)', async () => {
	const { negotiateLocale } = await load('facts/locale/negotiate.ts')
	expect(negotiateLocale({ cookie: undefined, acceptLanguage: 'sk;q=0.4, cs', fallback: 'fr' })).toBe('cs')
	expect(negotiateLocale({ cookie: 'cs', acceptLanguage: 'de', fallback: 'fr' })).toBe('cs')

	const { localeOfPath, localePath } = await load('facts/locale/path.ts')
	expect(localeOfPath('/cs/stores/')).toBe('cs')
	expect(localePath('cs', 'stores')).toBe('/cs/stores/')

	const { siteOfHost, siteOfRequest } = await load('facts/deployment/site-of-host.ts')
	expect(siteOfHost('www.znacka.cz', { 'www.znacka.cz': 'cz' })).toBe('cz')
	expect(siteOfHost('cz.localhost:3000', {})).toBe('cz')
	expect(siteOfRequest(undefined, 'cs')).toBe('cz')

	const { canonicalUrl, domainsOf } = await load('facts/addresses/origins.ts')
	const domains = domainsOf({ 'www.znacka.cz': 'cz' })
	expect(canonicalUrl({ locale: 'cs', path: 'stores', domains })).toBe('https://www.znacka.cz/cs/stores/')

	const { countryOrigins } = await load('facts/addresses/country-origins.ts')
	const url = new URL('https://fr.vitrine.example/fr/')
	expect(countryOrigins({ url, hostSite: 'fr', domains })).toMatchObject({ cs: 'https://www.znacka.cz' })

	const { countryRow } = await load('document/layout/country-list.tsx')
	expect(countryRow('cz')).toBe('Česko, čeština, Kč')
})

test('its money is in the table already (C14)', async () => {
	const { currencyOfCountry } = await shop.ssrLoadModule(join(folder, 'currencies.ts'))
	expect(currencyOfCountry('CZ')).toBe('CZK')
})
