import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { createBuiltShop } from '#app/test-shop.ts'

const APP = fileURLToPath(new URL('../..', import.meta.url))
const CLIENT = fileURLToPath(new URL('../../../build/client/', import.meta.url))

let calls = 0
const logged: unknown[] = []
let shop: Awaited<ReturnType<typeof createBuiltShop>>
beforeAll(async () => {
	shop = await createBuiltShop({
		gateway() {
			calls += 1
			return Promise.reject(new Error('away'))
		},
		log: { error: (...line) => logged.push(line) },
		formTargets: ['https://pay.example'],
	})
})

const factsOf = (html: string) => /<script id="document-facts"[^>]*>([^<]*)/.exec(html)?.[1] ?? '{}'
const withoutFacts = (text: string) => text.replace(factsOf(text), '')

test('such a page knows the host it is asked on, and is the same for every device', async () => {
	const ask = async (address: string, agent: string) =>
		JSON.parse(factsOf(await (await shop.request(address, { headers: { 'user-agent': agent } })).text()))
	const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 Safari/604.1'
	const british = await ask('http://gb.localhost/fr/_icons/', 'x')
	expect(british).toMatchObject({ locale: 'fr', hostSite: 'gb' })
	expect(Object.keys(british.messages)).toContain('icons')
	expect(await ask('http://gb.localhost/fr/_icons/', phone)).toEqual(british)
	expect(await ask('http://127.0.0.1/fr/_icons/', 'x')).not.toHaveProperty('hostSite')
})

test.each(LOCALES_TRIED)(
	'/%s/: icons and the page for an outage come from files, as does their data (R9, R17, C9)',
	async (locale) => {
		for (const [path, file] of [
			[`/${locale}/_icons/`, `${locale}/_icons/index.html`],
			[`/${locale}/_icons/_.data`, `${locale}/_icons/_.data`],
			[`/${locale}/error/502/`, `${locale}/error/502/index.html`],
			[`/${locale}/error/502/_.data`, `${locale}/error/502/_.data`],
		] as const) {
			const headers = { 'accept-encoding': 'identity', 'user-agent': `Visitor of ${path}` }
			const response = await shop.request(`${path}?utm_source=mail`, { headers })
			expect([path, response.status, response.headers.get('set-cookie')]).toEqual([path, 200, null])
			expect(response.headers.get('cache-control')).toMatch(/^public/)
			expect(response.headers.get('x-content-type-options')).toBe('nosniff')
			expect(withoutFacts(await response.text())).toBe(
				withoutFacts(
					readFileSync(CLIENT + file, 'utf8')
						.replace('{{shop-mark}}', '<strong>Linaire</strong>')
						.replaceAll('{{shop-name}}', 'Linaire'),
				),
			)
		}
		expect([calls, logged]).toEqual([0, []])
	},
)

test('the name of the shop, which the build does not know, is put in as text', async () => {
	const named = await createBuiltShop({
		gateway: () => Promise.reject(new Error('away')),
		log: { error: () => undefined },
		shopName: 'Fil & <Lin>',
	})
	expect(await (await named.request('/fr/error/502/')).text()).toContain('| Fil &amp; &lt;Lin&gt;</title>')
})

test('a file carries no nonce: the policy of its page allows exactly its own scripts', async () => {
	const response = await shop.request('https://shop.test/it/_icons/')
	const html = await response.text()
	const policy = response.headers.get('content-security-policy') ?? ''
	expect(html).not.toContain('nonce')
	expect(policy).not.toMatch(/nonce|unsafe-inline'[^;]*script/)
	const inline = [...html.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([\s\S]*?)<\/script>/g)]
	expect(inline.length).toBeGreaterThan(2)
	for (const [, text = ''] of inline)
		expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
	expect(policy).toContain('https://pay.example')
	expect(response.headers.get('strict-transport-security')).toContain('max-age')
	const [, other] =
		(await shop.request('/fr/cart/')).headers.get('content-security-policy')?.match(/script-src ([^;]*)/) ?? []
	expect(other).toContain("'nonce-")
	expect(other).not.toContain('sha256')
})

test('a form sent to such a page, or one of no language, is not answered by a file', async () => {
	expect((await shop.request('/fr/_icons/', { method: 'POST' })).status).toBeGreaterThanOrEqual(400)
	expect((await shop.request('/fr/_icons/index.html/')).status).toBe(404)
	expect((await shop.request('/ja/_icons/')).status).toBe(404)
	const head = await shop.request('/fr/_icons/', { method: 'HEAD' })
	expect([head.status, await head.text()]).toEqual([200, ''])
})

test('the page for an outage needs nothing but itself, and is no page for search engines (R17)', async () => {
	const html = await (await shop.request('/de/error/502/')).text()
	expect(html).not.toMatch(/<script|<link|<img|src=|url\(|@import|<header[^>]*class|<nav/)
	expect(html).toContain('<meta name="robots" content="noindex">')
})

test('every drawing the shop uses is listed, by an id of its own, without header or navigation (R9)', async () => {
	const html = await (await shop.request('/fr/_icons/')).text()
	const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
	expect(new Set(ids).size).toBe(ids.length)
	expect(html).not.toMatch(/<header|<nav|<footer/)
	expect(html).toContain('noindex')
	const sprites = ['icons', 'care'].flatMap(
		(name) => readFileSync(`${CLIENT}${name}.svg`, 'utf8').match(/<symbol id="[^"]+/g) ?? [],
	)
	for (const symbol of sprites) expect(ids).toContain(symbol.slice('<symbol id="'.length))
	for (const [use, sprite = '', id = ''] of html.matchAll(/<use href="\/(icons|care)\.svg[^#"]*#([^"]+)"/g)) {
		expect([use, readFileSync(`${CLIENT}${sprite}.svg`, 'utf8').includes(`<symbol id="${id}"`)]).toEqual([use, true])
		expect(ids).toContain(id)
	}
	// Names come from one list and the type check holds every use to it; here those written out in the sources.
	const sources = readdirSync(APP, { recursive: true, withFileTypes: true }).filter(({ name }) => name.endsWith('.tsx'))
	const used = sources.flatMap(({ parentPath, name }) => [
		...readFileSync(`${parentPath}/${name}`, 'utf8').matchAll(
			/<(?:Icon|CareSymbol|IconButton)\b[^>]*?\b(?:name|icon)="([\w-]+)"/g,
		),
	])
	expect(used.length).toBeGreaterThan(20)
	for (const [, name] of used) expect(ids).toContain(name)
})
