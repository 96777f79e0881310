import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCatalog } from '@vitrine/commerce/catalog-import/run'
import type { Database } from '@vitrine/commerce/database/client'
import { pages } from '@vitrine/linaire/catalog/pages'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#app/test-shop.ts'

const all = [...pages()]
const pagesOf = (locale: LocaleCode) => all.filter(({ site }) => site === LOCALES[locale].site)
const pathOf = (locale: LocaleCode, { group, slug }: { group: string; slug: string }) => `/${locale}/${group}/${slug}/`

let opened: TestShop
beforeAll(async () => {
	opened = await openTestShop((db) => importRecords(db, all))
})
afterAll(() => opened.close())

async function importRecords(db: Database, records: readonly object[]): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-pages-test-'))
	const file = join(folder, 'pages.jsonl')
	await writeFile(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
	const result = await importCatalog({ db, file, mediaFolder: folder, now: new Date() })
	await rm(folder, { recursive: true })
	expect(result.reportedRows).toEqual([])
}

async function ask(address: string) {
	const response = await opened.shop.request(address)
	return { status: response.status, html: await response.text() }
}

/** What the head says of the other languages. */
function announcedIn(html: string): string[] {
	return [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
		([, tag, href]) => `${tag} ${href}`,
	)
}

/** The addresses of a page's footer, in the order they stand in. */
function footerLinks(html: string): string[] {
	const [, footer = ''] = /<footer([\s\S]*?)<\/footer>/.exec(html) ?? []
	return [...footer.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
}

describe.each(LOCALES_TRIED)('/%s/', (locale) => {
	test.each([
		['the shop', 'stores/'],
		['the cart', 'cart/'],
		['signing in', 'auth/sign-in/'],
		['an error', 'nope/'],
	])('the footer of %s leads to every page of the site and to the withdrawal function', async (_, path) => {
		const links = footerLinks((await ask(`/${locale}/${path}`)).html)
		expect(links).toEqual(expect.arrayContaining(pagesOf(locale).map((page) => pathOf(locale, page))))
		expect(links).toContain(`/${locale}/order/withdraw/`)
	})

	test('every page is there, with its heading, its seller and no placeholder, and leads only to what is there', async () => {
		const asked = new Set<string>()
		for (const page of pagesOf(locale)) {
			const path = pathOf(locale, page)
			const { status, html } = await ask(path)
			expect([path, status]).toEqual([path, 200])
			const [article = ''] = /<article[\s\S]*?<\/article>/.exec(html) ?? []
			expect([path, article.includes('{{'), /<h1[^>]*>([^<]*)/.exec(html)?.[1]]).toEqual([path, false, page.title])
			for (const [, href = ''] of article.matchAll(/href="(\/[^"#]*)/g)) {
				if (asked.has(href)) continue
				asked.add(href)
				const { status: led } = await ask(href)
				expect([path, href, led]).toEqual([path, href, 200])
			}
			// A link to a page the site lacks loses its address.
			expect([path, [...article.matchAll(/<a>/g)].length]).toEqual([path, 0])
			for (const [, id = ''] of html.matchAll(/<a href="#([^"]+)">/g)) expect(article).toContain(`id="${id}"`)
		}
	})

	test('the sitemap names its pages, with the languages that have them', async () => {
		const { status, html } = await ask(`https://${SITES[LOCALES[locale].site].domain}/sitemaps/texts-1.xml`)
		expect(status).toBe(200)
		for (const page of pagesOf(locale))
			expect(html).toContain(`<loc>https://${SITES[page.site].domain}${pathOf(locale, page)}</loc>`)
	})
})

test('a page announces itself where it exists and nowhere else', async () => {
	const { html } = await ask('https://de.vitrine.example/de/legal/impressum/')
	const announced = announcedIn(html)
	expect(announced).toContain('de-DE https://de.vitrine.example/de/legal/impressum/')
	expect(announced).toContain('fr-CH https://ch.vitrine.example/ch/legal/mentions-legales/')
	expect(announced).toHaveLength(LOCALE_CODES.length + 1)
	expect(html).toContain('<link rel="canonical" href="https://de.vitrine.example/de/legal/impressum/"')

	const only = { ...all[0]!, site: 'pl', language: 'pl', id: 'only-here', slug: 'tylko-tutaj' }
	await importRecords(opened.db, [only])
	const alone = await ask('https://pl.vitrine.example/pl/help/tylko-tutaj/')
	expect(announcedIn(alone.html)).toEqual(['pl-PL https://pl.vitrine.example/pl/help/tylko-tutaj/'])
})

test('a reader of another language on a country’s host reads the contract in the language it is in, marked as such', async () => {
	const { status, html } = await ask('https://de.vitrine.example/pl/legal/impressum/')
	expect(status).toBe(200)
	expect(html).toContain('<html lang="pl-PL"')
	expect(html).toMatch(/<div class="content-prose" lang="de"/)
	expect(html).toMatch(/<li lang="de"><a [^>]*href="\/pl\/legal\/impressum\/"/)
})

test('a changed text is another version; the one before can be read and is for no index; nonsense is not there', async () => {
	const [first] = all.filter(({ site, id }) => site === 'gb' && id === 'contact')
	await importRecords(opened.db, [{ ...first, validFrom: '2026-09-01', body: '## New\n\nAnother text.' }])
	await opened.refresh()
	const path = '/en/help/contact/'
	const now = await ask(path)
	expect(now.html).toContain('Another text.')
	expect(now.html).toContain('In force since 1 September 2026')
	expect(now.html).toContain('href="/en/help/contact/?version=1"')
	const before = await ask(`${path}?version=1`)
	expect(before.html).toContain('People answer you here')
	expect(before.html).toContain('Version of 19 June 2026, since replaced')
	expect(before.html).toMatch(/<meta name="robots" content="noindex/)
	for (const query of ['?version=3', '?version=0', '?version=1e9', '?version=%27', '?version='])
		expect([query, (await ask(`${path}${query}`)).status]).toEqual([query, 404])
})

test('a page has its paper, which of withdrawal instructions is the form to fill in', async () => {
	const response = await opened.shop.request('/de/legal/widerruf/print/')
	expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
	expect(
		Buffer.from(await response.arrayBuffer())
			.subarray(0, 5)
			.toString(),
	).toBe('%PDF-')
	for (const path of [
		'/de/legal/widerruf/print/?version=9',
		'/de/legal/widerruf/print/?version=x',
		'/de/help/widerruf/print/',
	])
		expect([path, (await ask(path)).status]).toEqual([path, 404])
})

test('without the pages the shop is there: footers lead to what there is', async () => {
	opened.setDown(/\/content\/pages/)
	const bare = await openTestShop(async () => undefined)
	const { html } = { html: await (await bare.shop.request('/fr/stores/')).text() }
	expect(footerLinks(html)).toContain('/fr/order/withdraw/')
	expect(footerLinks(html).filter((href) => href.includes('/legal/'))).toEqual([])
	await bare.close()
	expect((await ask('/fr/legal/mentions-legales/')).status).toBe(503)
	opened.setDown(false)
})
