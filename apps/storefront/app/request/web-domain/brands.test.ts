import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertBrand } from '@vitrine/commerce/brand/fixtures'
import { insertStore } from '@vitrine/commerce/stores/fixtures'
import { eventually } from '@vitrine/testing/eventually'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#app/test-shop.ts'

const NANTES = {
	id: 'nantes',
	site: 'fr',
	city: 'Nantes',
	postalCode: '44000',
	at: [47.2, -1.6] as [number, number],
} as const

let opened: TestShop
let stop: () => void
let urlKey: string
beforeAll(async () => {
	opened = await openTestShop(
		async (db) => {
			const { colorways } = await insertProduct(db, { id: 'W1' })
			urlKey = colorways[0]!.id.toLowerCase()
			await insertProduct(db, { id: 'W2', colorways: [{ id: 'W2-SKY' }] })
			await db.updateTable('products').set({ brand: 'Atelier Nord' }).where('id', '=', 'W2').execute()
			await insertStore(db, NANTES)
			await insertBrand(db)
		},
		{ pageCacheSeconds: 3_600 },
	)
	stop = opened.shop.followChanges()
})
afterAll(async () => {
	stop()
	await opened.close()
})

const page = async (address: string, init?: RequestInit): Promise<{ response: Response; html: string }> => {
	const response = await opened.shop.request(address, init)
	if (response.status === 301) return page(response.headers.get('location')!)
	return { response, html: await response.text() }
}

test('a page has the name, the drawing, the colors and the fonts of the brand before anything is fetched', async () => {
	const { html, response } = await page('http://fr.localhost/fr/')
	expect(html).toContain(' | Maison X</title>')
	expect(html).toContain('<meta property="og:site_name" content="Maison X"/>')
	expect(html).toMatch(
		/<symbol id="shop-mark" viewBox="0 0 400 100"[^>]*><path d="M0 0h20v80h60v20H0zM120 0h20v100h-20z"/,
	)
	expect(html).toContain('<use href="#shop-mark">')
	const style = /<style id="shop-style"[^>]*>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
	expect(style).toMatch(/:root:root\{[^}]*--color-ink:#0b3d2e;[^}]*--radius-control:0px;/)
	expect(style).toContain('--font-sans:"Shop Sans","Shop Sans Fallback",sans-serif')
	const font = `/media/ab/${'ab'.repeat(32)}.woff2`
	expect(style).toContain(`src:url(${font}) format("woff2");font-weight:400 700`)
	expect(html).toContain(`rel="preload" href="${font}" as="font"`)
	expect(html.indexOf('shop-style')).toBeGreaterThan(html.lastIndexOf('<style data-file'))
	expect(response.headers.get('content-security-policy')).toMatch(/style-src 'self' (?:'sha256-[^']+' ?)+;/)
	expect(html).toContain('"foundingDate":"2019"')
	expect(html).toContain('"sameAs":["https://social.example/maisonx"]')
})

test('goods, stores, the feed and the pages of last resort name it', async () => {
	expect((await page(`/fr/p/${urlKey}/`)).html).toContain('{"@type":"Brand","name":"Maison X Studio"}')
	expect((await page('/fr/p/w2-sky/')).html).toContain('{"@type":"Brand","name":"Atelier Nord"}')
	expect((await page('/fr/stores/nantes/')).html).toContain('"name":"Boutique X Linaire Nantes"')
	expect((await page('/feeds/merchant-fr.xml')).html).toMatch(/<title>Maison X<\/title>.*<g:brand>Maison X Studio</s)
	expect((await page('/feeds/merchant-fr.xml')).html).toContain('<g:brand>Atelier Nord</g:brand>')
	expect((await page('/fr/cookies/')).html).toContain('Maison X SAS')
	const outage = (await page('/fr/error/502/')).html
	expect(outage).toMatch(/<title>[^<]* \| Maison X<\/title>/)
	expect(outage).toContain('viewBox="0 0 400 100"')
	const refused = await page('/fr/cart/', { method: 'POST', headers: { origin: 'https://evil.example' } })
	expect([refused.response.status, refused.html]).toEqual([403, expect.stringContaining('| Maison X</title>')])
})

test('what it promises of returns is in its texts and for search engines, changed at once', async () => {
	const address = `/fr/p/${urlKey}/`
	expect((await page(address)).html).toContain('Retours gratuits sous 30 jours')
	await insertBrand(opened.db, { returnsDays: 60, freeReturns: false })
	await opened.refresh()
	await eventually(async () => expect((await page(address)).html).toContain('Retours sous 60 jours'))
	const { html } = await page(address)
	expect(html.replaceAll(/<script[^]*?<\/script>/g, '')).not.toContain('Retours gratuits')
	expect(html).toContain('"merchantReturnDays":60')
	expect(html).toContain('https://schema.org/ReturnFeesCustomerResponsibility')
	expect((await page('/fr/')).html).toContain('Retours sous 60 jours')
	await insertBrand(opened.db)
	await opened.refresh()
	await eventually(async () => expect((await page(address)).html).toContain('Retours gratuits sous 30 jours'))
})

test('every page says where it is reached, and since when it is', async () => {
	const { html } = await page('/fr/')
	for (const href of ['mailto:help@maisonx.example', 'tel:+33240000000', 'https://social.example/maisonx'])
		expect(html).toContain(`<a href="${href}">`)
	expect(html).toContain('>Depuis 2019<')
})

test('its icon is served where nothing in it can run, and again only when it has changed', async () => {
	const { response, html } = await page('/favicon.svg')
	expect(html).toContain('#0b3d2e')
	expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
	const again = await opened.shop.request('/favicon.svg', {
		headers: { 'if-none-match': response.headers.get('etag')! },
	})
	expect(again.status).toBe(304)
})

test('who comes with its app sees the pages of the app', async () => {
	const { html } = await page('http://fr.localhost/fr/', { headers: { 'user-agent': 'MaisonX/2.0 (iPhone)' } })
	expect(html).not.toContain('<footer')
})

test('its headings and arrangement are tokens of the style sheets, and a dark header swaps text and ground', async () => {
	const theme = {
		colors: { page: '#eef1f4', action: '#1b3fb8' },
		radius: { picture: 6 },
		headings: { weight: 700, case: 'upper', tracking: 0, line: 'bar', emphasis: 'mark' },
		layout: {
			mark: 'start',
			headerGround: 'action',
			grid: 'ruled',
			card: 'price-first',
			tiles: 'over',
			pictures: '4:5',
			label: 'plate',
		},
	} as const
	await insertBrand(opened.db, { theme })
	await opened.refresh()
	await eventually(async () => expect((await page('http://fr.localhost/fr/')).html).toContain('--grid-rule:1px'))
	const { html } = await page('http://fr.localhost/fr/')
	for (const token of [
		'--color-page:#eef1f4',
		'--radius-picture:6px',
		'--heading-weight:700',
		'--heading-tracking:0em',
		'--heading-case:uppercase',
		'--heading-bar:block',
		'--heading-room:15px',
		'--heading-emphasis:normal',
		'--header-mark-order:-1',
		'--card-price-order:-1',
		'--tile-name:absolute',
		'--picture-shape:4/5',
		'--label-stitches:none',
	])
		expect(html).toContain(token)
	expect(html).toContain('.site-header,.tunnel-header{--color-page:var(--page-action);--color-white:var(--page-action)')
	expect(html).not.toContain('.site-footer{--color-page')
	// Its green is that of the page, and so is what stands on it.
	expect(html).toMatch(
		/:is\(\.site-header,\.tunnel-header\) :is\([^{]*\.offline-banner[^{]*\{[^}]*--color-white:var\(--page-white\)/,
	)
	expect(html).toContain('<meta name="theme-color" content="#1b3fb8"/>')
	await insertBrand(opened.db)
	await opened.refresh()
	await eventually(async () => expect((await page('http://fr.localhost/fr/')).html).not.toContain('--grid-rule:1px'))
})

test('a change is on the next page, also on one that was kept; a site that differs says so', async () => {
	await insertBrand(opened.db, { name: 'Maison & Y', theme: { colors: { ink: '#3d0b0b' } } })
	await insertBrand(opened.db, { name: 'Maison X Suisse' }, 'ch')
	await opened.refresh()
	await eventually(async () => {
		const { html } = await page('http://fr.localhost/fr/')
		expect(html).toContain(' | Maison &amp; Y</title>')
		expect(html).toContain('--color-ink:#3d0b0b')
	})
	expect((await page('http://ch.localhost/ch/')).html).toContain(' | Maison X Suisse</title>')
})
