import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { LOCALES } from '@vitrine/market/locales'
import { data } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, replaceParts, type TestShop, textOf } from '#app/test-shop.ts'

/** What the page of shops does instead of its own: fail in the way a test asks for. */
let fail: () => unknown = () => null
let failRender: () => void = () => undefined
let failErrorPage: () => void = () => undefined

const SECRET = 'sk_live_51HGhvSecret'
let opened: TestShop
const at = (path: string, init?: RequestInit) => opened.shop.request(path, init)

beforeAll(async () => {
	await replaceParts('routes/stores/stores', {
		loader: () => fail(),
		default: () => {
			failRender()
			return null
		},
	})
	const own = (await import(new URL('../../../build/server/index.js', import.meta.url).href)).pages.routes.root.module
	await replaceParts('root', {
		ErrorBoundary: (props: object) => {
			failErrorPage()
			return own.ErrorBoundary(props)
		},
	})
	opened = await openTestShop(async (db) => void (await insertProduct(db)), { hasTemporaryErrorPage: true })
})
afterAll(() => opened.close())
beforeEach(() => {
	fail = () => null
	failRender = failErrorPage = () => undefined
	opened.logged.length = 0
})

const TITLES = {
	404: {
		fr: 'Ce fil ne mène nulle part',
		en: 'This thread leads nowhere',
		es: 'Este hilo no lleva a ninguna parte',
		de: 'Dieser Faden führt ins Leere',
		it: 'Questo filo non porta da nessuna parte',
		pl: 'Ta nitka donikąd nie prowadzi',
	},
	429: {
		fr: 'Un instant, s’il vous plaît',
		en: 'One moment, please',
		es: 'Un momento, por favor',
		de: 'Einen Moment, bitte',
		it: 'Un momento, per favore',
		pl: 'Chwileczkę',
	},
	500: {
		fr: 'Une erreur s’est produite',
		en: 'Something went wrong',
		es: 'Algo ha fallado',
		de: 'Ein Fehler ist aufgetreten',
		it: 'Si è verificato un errore',
		pl: 'Wystąpił błąd',
	},
}

/** The page's own words, without its head. */
async function screen(response: Response) {
	const html = await response.text()
	const body = html.slice(html.indexOf('<body'))
	const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(body) ?? []
	const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(body) ?? []
	const paragraphs = [...main.matchAll(/<p[^>]*>(.*?)<\/p>/gs)].map(([, text = '']) => textOf(text).trim())
	return { html, main, heading: textOf(heading).replaceAll(/\s+/g, ' ').trim(), paragraphs }
}

test.each(LOCALES_TRIED)(
	'%s: the 404 has its title, two texts and a button, and nothing of the other page (R43, R45)',
	async (locale) => {
		const { language } = LOCALES[locale]
		const { heading, paragraphs, main } = await screen(await at(`/${locale}/nope/`))
		expect(heading).toBe(TITLES[404][language])
		expect(paragraphs).toHaveLength(3)
		for (const text of paragraphs) expect(text).not.toBe('')
		expect(main).toMatch(new RegExp(`<a[^>]* href="/${locale}/"[^>]*><span[^>]*>${paragraphs[2]}</span></a>`))
		expect(main).toContain(`action="/${locale}/search/"`)
		expect(main).not.toContain(TITLES[500][language])
	},
)

test('the 404 leads on to four categories, in the language of the page (brief 3.24)', async () => {
	const { main } = await screen(await at('/de/nope/'))
	const links = [...main.matchAll(/<a[^>]* href="(\/de\/c\/[^"]+)"/g)].map(([, href]) => href)
	expect(links.length).toBeGreaterThan(0)
	expect(links.length).toBeLessThanOrEqual(4)
	for (const href of links) expect((await at(href!)).status).toBe(200)
})

test.each([400, 401, 403, 410, 418, 500, 502, 503])(
	'status %s: the server-error page, the status kept (R44)',
	async (status) => {
		fail = () => {
			throw data(null, { status })
		}
		for (const locale of ['fr', 'pl', 'ch'] as const) {
			const response = await at(`/${locale}/stores/`)
			expect(response.status).toBe(status)
			const { heading, paragraphs, main, html } = await screen(response)
			expect(heading).toBe(TITLES[500][LOCALES[locale].language])
			expect(paragraphs).toHaveLength(3)
			expect(main).toContain(`href="/${locale}/"`)
			expect(html).toContain('noindex')
			expect(main).not.toContain(TITLES[404][LOCALES[locale].language])
			expect(response.headers.get('retry-after')).toBe(null)
		}
	},
)

test.each(LOCALES_TRIED)('%s: 429 asks to wait a minute, in words of its own, and is tried again', async (locale) => {
	fail = () => {
		throw data(null, { status: 429 })
	}
	const response = await at(`/${locale}/stores/?postcode=75011`)
	expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
	const { heading, paragraphs, main } = await screen(response)
	expect(heading).toBe(TITLES[429][LOCALES[locale].language])
	expect(paragraphs).toHaveLength(3)
	expect(main).toContain(`href="/${locale}/stores/?postcode=75011"`)
	const moved = await at(`/${locale}/stores/_.data`)
	expect([moved.status, moved.headers.get('retry-after')]).toEqual([429, '60'])
})

test.each([42, 100, 103, 200, 600, 999])(
	'an error thrown with status %s answers 500, never a success (R51, C4)',
	async (status) => {
		fail = () => {
			throw data(null, { status })
		}
		const response = await at('/fr/stores/')
		expect(response.status).toBe(500)
		expect((await screen(response)).heading).toBe(TITLES[500].fr)
	},
)

test('an exception is a 500 with the page, one line in the log, and nothing of it leaves us (R49, R53, R187)', async () => {
	for (const where of ['load', 'render']) {
		opened.logged.length = 0
		const crash = () => {
			throw new Error(`cannot read ${SECRET} of /app/secret-file.ts`)
		}
		if (where === 'load') fail = crash
		else {
			fail = () => null
			failRender = crash
		}
		const response = await at('/fr/stores/?token=abc&x=1')
		expect([where, response.status]).toEqual([where, 500])
		const { html, heading } = await screen(response)
		expect(heading).toBe(TITLES[500].fr)
		expect(html).not.toContain(SECRET)
		expect(html).not.toContain('secret-file')
		expect(opened.logged).toEqual([
			expect.objectContaining({
				message: expect.stringContaining('cannot read'),
				status: 500,
				url: '/fr/stores/?token=***&x=1',
			}),
		])
	}
	fail = () => {
		throw new Error(SECRET)
	}
	const answer = await at('/fr/stores/_.data')
	expect(answer.status).toBe(500)
	const text = await answer.text()
	expect(text).toContain('Unexpected Server Error')
	expect(text).not.toContain(SECRET)
})

test('programs get an answer for programs (R52, R191)', async () => {
	const encoded = await at('/fr/nope/_.data')
	expect([encoded.status, encoded.headers.get('content-type')]).toEqual([404, 'text/x-script'])
	expect(await encoded.text()).toContain('ErrorResponse')
	const json = { headers: { accept: 'application/json' } }
	const missing = await at('/fr/nope/', json)
	expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
	expect(await missing.json()).toEqual({ type: 'about:blank', title: 'Not Found', status: 404, code: 'not-found' })
	fail = () => {
		throw new Error(SECRET)
	}
	const failed = await at('/fr/stores/', json)
	expect(failed.status).toBe(500)
	expect(await failed.json()).toEqual({
		type: 'about:blank',
		title: 'Internal Server Error',
		status: 500,
		code: 'internal-server-error',
	})
	// A browser says that it would take JSON too; it gets the page.
	const browser = { headers: { accept: 'text/html,application/json;q=0.8,*/*;q=0.5' } }
	expect((await at('/fr/nope/', browser)).headers.get('content-type')).toContain('text/html')
})

test.each([
	['/fr/nope/', 404, 404],
	['/de/nope/', 404, 404],
	['/pl/stores/', 503, 503],
	['/ch/stores/', 42, 500],
])('%s with status %s whose error page fails has a last one, with %s (R48)', async (path, thrown, status) => {
	fail = () => {
		throw data(null, { status: thrown })
	}
	failErrorPage = () => {
		throw new Error(`the error page fails ${SECRET}`)
	}
	const response = await at(path)
	const html = await response.text()
	const locale = path.split('/')[1] as 'fr' | 'de' | 'pl' | 'ch'
	expect(response.status).toBe(status)
	expect(html).toContain(`<html lang="${LOCALES[locale].tag}"`)
	expect(html).toContain(`<h1>${TITLES[status === 404 ? 404 : 500][LOCALES[locale].language]}</h1>`)
	expect(html.match(new RegExp(`href="/${locale}/"`, 'g'))).toHaveLength(2)
	expect(html).not.toMatch(/<script|<link|src=/)
	expect(html).not.toContain(SECRET)
	expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
	expect(response.headers.get('cache-control')).toBe('no-store')
	const lines = opened.logged.filter(({ message }) => message.includes('the error page fails'))
	expect(lines).toHaveLength(1)
	failErrorPage = () => undefined
	expect((await screen(await at('/fr/nope/'))).heading).toBe(TITLES[404].fr)
})

test('a form from a foreign page and a form sent to a page without one are answered with the page (R44)', async () => {
	const foreign = { method: 'POST', body: new URLSearchParams({ a: '1' }), headers: { origin: 'https://evil.example' } }
	const refused = await at('/it/cart/', foreign)
	expect(refused.status).toBe(403)
	expect((await screen(refused)).heading).toBe('Non abbiamo potuto accettare questa richiesta')
	expect(opened.logged).toEqual([
		{ message: 'A form of a foreign origin', status: 403, url: '/it/cart/', err: undefined },
	])
	const unknown = await at('/it/offers/', { method: 'POST', body: new URLSearchParams({ a: '1' }) })
	expect(unknown.status).toBe(405)
	expect((await screen(unknown)).heading).toBe(TITLES[500].it)
	expect(opened.logged.at(-1)).toMatchObject({ status: 405, url: '/it/offers/' })
})

test('unmatched and refused addresses are told apart in the log, one line each (R20, R21, R187)', async () => {
	await at('/fr/nope/?a=1&access=abc')
	await at('/fr/c/nope/')
	await at('/fr/p/nope/?q=1')
	expect(opened.logged.map(({ message, status, url }) => [message, status, url])).toEqual([
		['Page not found: /fr/nope/?a=1&access=***', 404, '/fr/nope/?a=1&access=***'],
		['Page Not Found: /fr/c/nope/', 404, '/fr/c/nope/'],
		['Page Not Found: /fr/p/nope/', 404, '/fr/p/nope/?q=1'],
	])
})

test('a visitor’s text reaches neither the status line nor the page as markup (R20)', async () => {
	const response = await at('/fr/<script>alert(1)</script>/?q="><img onerror=x>')
	expect(response.status).toBe(404)
	expect(['', 'Not Found']).toContain(response.statusText)
	const html = await response.text()
	for (const markup of ['<script>alert(1)', '<img onerror', '"><img']) expect(html).not.toContain(markup)
})

test('a visitor who has left is no error (R187)', async () => {
	const leaving = new AbortController()
	fail = () => {
		leaving.abort()
		throw new Error('too late')
	}
	await Promise.resolve(at('/fr/stores/', { signal: leaving.signal })).catch(() => undefined)
	expect(opened.logged).toEqual([])
})
