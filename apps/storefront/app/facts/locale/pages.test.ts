import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'
import { SITE_BOOK } from '@vitrine/market/sites'
import { beforeAll, expect, test } from 'vitest'
import { withThreeSwissLanguages } from './swiss-languages.fixtures.ts'
import { createBuiltShop, textOf, withoutStyles } from '#app/test-shop.ts'

/** What is tested here needs no gateway: it is away. */
const logged: { message: string; [field: string]: unknown }[] = []
let shop: Awaited<ReturnType<typeof createBuiltShop>>
beforeAll(async () => {
	shop = await createBuiltShop({
		gateway: () => Promise.reject(new Error('away')),
		log: { error: (fields, message) => logged.push({ ...fields, message }) },
		hasTemporaryErrorPage: true,
	})
})

test('the bare address leads to the visitor’s language, query and all, and no cache keeps it (R8)', async () => {
	const response = await shop.request('/?foo=bar', { headers: { 'accept-language': 'de' } })
	expect(response.status).toBe(302)
	expect(response.headers.get('location')).toBe('/de/?foo=bar')
	expect(response.headers.get('vary')).toContain('Accept-Language')
	expect(response.headers.get('vary')).toContain('Cookie')
	expect(response.headers.get('cache-control')).toContain('private')
})

test('a saved language wins, a host’s own language is the fallback (R75, R78)', async () => {
	const saved = await shop.request('/', { headers: { cookie: 'a=b; i18n_redirected=pl', 'accept-language': 'de' } })
	expect(saved.headers.get('location')).toBe('/pl/')
	const spanish = await shop.request('http://es.localhost/', { headers: { 'accept-language': 'ja' } })
	expect(spanish.headers.get('location')).toBe('/es/')
})

test('a page without its slash leads to the one with it, for reading only (R6)', async () => {
	const response = await shop.request('/fr/stores?a=1')
	expect([response.status, response.headers.get('location')]).toEqual([301, '/fr/stores/?a=1'])
	expect((await shop.request('/fr/stores', { method: 'HEAD' })).status).toBe(301)
	expect((await shop.request('/fr/stores', { method: 'POST' })).status).not.toBe(301)
})

test.each(LOCALE_CODES)('/%s/ says its language and its 404 in it', async (locale) => {
	const response = await shop.request(`/${locale}/nope/?a=1`)
	const html = await response.text()
	expect(response.status).toBe(404)
	expect(html).toContain(`<html lang="${LOCALES[locale].tag}"`)
	expect(html).not.toContain('lang="ch"')
	expect(html.match(/<h1/g)).toHaveLength(1)
	expect(logged.at(-1)).toMatchObject({ message: `Page not found: /${locale}/nope/?a=1`, status: 404 })
	// R47: the logo leads to the language's own country, the button to its home here.
	const country = LOCALES[locale].site
	expect(html).toContain(`href="https://${country}.vitrine.example/${locale}/"`)
	expect(html).toContain(`href="/${locale}/"`)
})

test('what has no language or one we do not have is not found, in the visitor’s (R5, R23)', async () => {
	for (const path of ['/ja/', '/nope', '/ja/stores/']) {
		const response = await shop.request(path, { headers: { 'accept-language': 'it' } })
		expect(response.status).toBe(404)
		expect(await response.text()).toContain('<html lang="it-IT"')
	}
	expect(logged.map(({ message }) => message)).toContain('Page not found: /nope')
})

test('an unknown address is not repeated as markup', async () => {
	const html = await (await shop.request('/fr/<script>alert(1)</script>/')).text()
	expect(html).not.toContain('<script>alert(1)')
})

test('secrets of an address reach no log (R29)', async () => {
	await shop.request('/fr/nope/?access=abc&x=1')
	expect(logged.at(-1)?.message).toBe('Page not found: /fr/nope/?access=***&x=1')
})

test('without the gateway a page says so with 503 and shows nothing of the reason', async () => {
	const response = await shop.request('/fr/stores/')
	const html = await response.text()
	expect(response.status).toBe(503)
	expect(textOf(html)).toContain('Une erreur s’est produite')
	expect(withoutStyles(html)).not.toContain('away')
	expect(html).not.toContain('gateway')
})

test('the language of a page is remembered for a year, and only when it is another (R82)', async () => {
	const before = Date.now()
	const first = await shop.request('/de/cart/')
	const [begins, ends] = [before, Date.now()].map((now) => now + 365 * 86_400_000)
	const cookie = first.headers.get('set-cookie') ?? ''
	expect(cookie).toMatch(/^i18n_redirected=de; Path=\/; Expires=[^;]+; SameSite=Lax$/)
	const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '')
	// It tells whole seconds.
	expect(expires).toBeGreaterThan(begins! - 1_000)
	expect(expires).toBeLessThanOrEqual(ends!)
	const again = await shop.request('/de/cart/', { headers: { cookie: 'i18n_redirected=de' } })
	expect(again.headers.get('set-cookie')).toBeNull()
})

test('the page for an outage stands alone (R17)', async () => {
	const response = await shop.request('/pl/error/502/')
	const html = await response.text()
	expect(response.status).toBe(200)
	expect(html).toContain('Wystąpił błąd')
	expect(html).toContain('noindex')
	expect(html).not.toMatch(/<script|<link|src=/)
	expect(html.length).toBeLessThan(8_000)
})

test('the temporary error page can be switched off (R18)', async () => {
	expect((await shop.request('/fr/tmp/error/')).status).toBe(200)
	const strict = await createBuiltShop({
		gateway: () => Promise.reject(new Error('away')),
		log: { error: () => undefined },
	})
	expect((await strict.request('/fr/tmp/error/')).status).toBe(404)
})

test('every icon is on the sprite page, which has no header (R9)', async () => {
	const html = await (await shop.request('/en/_icons/')).text()
	expect(html.match(/<use href="\/icons\.svg/g)?.length).toBeGreaterThanOrEqual(60 * 4)
	expect(html).not.toContain('<header')
	expect(html).toContain('noindex')
})

test('files that are not there cost nothing, and no page is made of them', async () => {
	for (const path of ['/favicon.ico', '/assets/none.js', '/wp-login.php', '/fr/picture.png', '/media/none-640.avif']) {
		const response = await shop.request(path)
		expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 404, 'text/plain'])
	}
	expect((await shop.request('/robots.txt')).status).toBe(200)
})

test('built files are kept for ever and travel compressed', async () => {
	const page = await (await shop.request('/fr/_icons/')).text()
	const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(page)?.[0] ?? ''
	const response = await shop.request(script, { headers: { 'accept-encoding': 'gzip, br' } })
	expect(response.headers.get('cache-control')).toContain('immutable')
	expect(response.headers.get('content-encoding')).toBe('br')
})

test('a page forbids foreign scripts and lets its own run', async () => {
	const response = await shop.request('/fr/cart/')
	const policy = response.headers.get('content-security-policy') ?? ''
	const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
	const html = await response.text()
	const scripts = [...html.matchAll(/<script(?![^>]*type="application)[^>]*>/g)].map(([tag]) => tag)
	expect(scripts.length).toBeGreaterThan(0)
	for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`)
	expect(html).not.toContain('test-subscription-key')
})

test.each(['/fr/auth/sign-in/', '/fr/cart/', '/fr/nope/?a=1'])(
	'%s leads to itself in every other language (R50, R81)',
	async (path) => {
		const html = await (await shop.request(path, { headers: { cookie: '' } })).text()
		for (const locale of LOCALE_CODES)
			expect([locale, html.includes(`href="${path.replace('/fr/', `/${locale}/`)}" hrefLang=`)]).toEqual([locale, true])
	},
)

test('the words of a country’s law come with its country, whatever its site is called', async () => {
	const codes: Record<string, string> = { gb: 'uk', ch: 'swiss' }
	const own = await createBuiltShop({
		gateway: () => Promise.reject(new Error('away')),
		log: { error: () => undefined },
		sites: SITE_BOOK.map((one) => ({ ...one, site: codes[one.site] ?? one.site })),
	})
	const titleOf = async (path: string) =>
		/<h1[^>]*>(.*?)<\/h1>/.exec(await (await own.request(path)).text())?.[1]?.replaceAll(/<[^>]+>/g, '')
	expect(await titleOf('http://uk.localhost/en/order/withdraw/')).toBe('Cancel an order')
	expect(await titleOf('http://swiss.localhost/ch/order/withdraw/')).toBe('Retourner une commande')
	expect(await titleOf('http://fr.localhost/fr/order/withdraw/')).toBe('Renoncer au contrat')
})

test('German of Switzerland has no ß, in the page and in what its browser fetches; German of Germany has', async () => {
	const swiss = await createBuiltShop({
		gateway: () => Promise.reject(new Error('away')),
		log: { error: () => undefined },
		sites: withThreeSwissLanguages(),
	})
	const ask = async (path: string) => (await swiss.request(path)).text()
	const page = await ask('http://ch.localhost/ch-de/auth/create/')
	expect(page).toContain('<html lang="de-CH"')
	expect(page).not.toContain('ß')
	expect(page.match(/<link rel="alternate" hrefLang="(?:de|it|fr)-CH"/g)).toHaveLength(3)
	const hash = /"ownTexts":"(\w+)"/.exec(page)![1]
	const fetched = await ask(`http://ch.localhost/texts/de-${hash}.json`)
	expect([fetched.includes('Strasse'), fetched.includes('ß')]).toEqual([true, false])
	expect(await ask(`http://ch.localhost/texts/fr-${hash}.json`)).toBe('{}')
	const german = await ask('http://de.localhost/de/auth/create/')
	expect([german.includes('ß'), german.includes('ownTexts')]).toEqual([true, false])
})
