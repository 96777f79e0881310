import { join } from 'node:path'
import { textOfPdf } from '@vitrine/commerce/documents/fixtures/pdf-text'
import { startSilentMailServer, type TestMailServer } from '@vitrine/commerce/mail/fixtures'
import type { SiteCode } from '@vitrine/market/sites'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { openBrowser } from '../../storefront/e2e/browser.ts'
import { steadyTest } from '@vitrine/testing/matrix'
import { allowFaults } from '../../storefront/e2e/faults.ts'
import * as checkout from '../../storefront/e2e/checkout.ts'
import { addToCart, newEmail, refusals, type Visitor } from '../../storefront/e2e/visitor.ts'
import { importRecords } from './own-records.ts'
import { createDataFolder, type ShopProcess, startShopProcess } from './shop-process.ts'
import {
	BRAND,
	COLORWAY,
	COMPANY,
	DOMAIN,
	EMAIL,
	INK,
	SHOWN,
	type Shown,
	SKU,
	threeSites,
} from './three-sites-records.ts'

/** Name of the demo, and the domains a site has before it has its own. */
const FOREIGN = /linaire|vitrine\.example/i

let browser: Browser
let shop: ShopProcess | undefined
let mails: TestMailServer
let remove: (() => Promise<void>) | undefined
beforeAll(async () => {
	browser = await openBrowser()
	const folder = await createDataFolder()
	const { dataFolder } = folder
	remove = folder.remove
	mails = await startSilentMailServer()
	mails.answers(true)
	const MEDIA_FOLDER = join(dataFolder, 'media')
	await importRecords(threeSites(), { dataFolder, MEDIA_FOLDER })
	// Who sells, signs and sends is said by the records.
	const env = {
		VITRINE_DEMO: 'false',
		SANDBOX_PAYMENTS: 'true',
		ALLOW_SANDBOX: 'true',
		SMTP_URL: mails.url,
		MEDIA_FOLDER,
	}
	shop = await startShopProcess({ dataFolder, env })
})
afterAll(async () => {
	await shop?.end('SIGINT')
	await mails.stop()
	await remove?.()
})

const pageOf = ({ site, locale }: Shown, path: string) => `http://${site}.${DOMAIN}:${shop!.port}/${locale}/${path}`

async function visit({ site, tag }: Shown): Promise<{ page: Page }> {
	const context = await browser.newContext({ locale: tag, viewport: { width: 1280, height: 900 } })
	await context.addCookies(refusals([`${site}.${DOMAIN}`]))
	return { page: await context.newPage() }
}

/** Each error on the console of a page fails the test anyway. */
function visitorOf(shown: Shown, page: Page): Visitor {
	const site = shown.site as string as SiteCode
	const leave = () => page.context().close()
	return {
		page,
		site,
		email: newEmail(site),
		hasScript: true,
		at: (path) => pageOf(shown, path),
		complaints: [],
		leave,
	}
}

/** The newest e-mail to an address, decoded. */
async function mailTo(email: string): Promise<string> {
	const whole = () => mails.lines().join('\n')
	await expect.poll(() => whole().includes(email) && mails.lines().at(-1) === '.').toBe(true)
	const bytes = whole()
		.replaceAll('=\n', '')
		.replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
	return Buffer.from(bytes, 'latin1').toString()
}

/** What a request of the page's own gets, byte by byte: only the browser finds the hosts. */
async function fetched(page: Page, path: string): Promise<Buffer> {
	const bytes = await page.evaluate(async (address) => {
		const answer = await fetch(address, { headers: { accept: 'text/html' } })
		return [...new Uint8Array(await answer.arrayBuffer())]
	}, path)
	return Buffer.from(bytes)
}

const EXPECTED = {
	'de-AT': { rate: '20', order: 'Zahlungspflichtig bestellen', mail: 'Ihre Bestellung AT-', price: '€ 129,00' },
	'en-IE': { rate: '23', order: 'Order with obligation to pay', mail: 'Your order IE-', price: '€129.00' },
	'de-BE': { rate: '21', order: 'Zahlungspflichtig bestellen', mail: 'Ihre Bestellung BE-', price: '129,00 €' },
} as const

steadyTest.each([
	{ first: SHOWN[0], shown: SHOWN[0] },
	{ first: SHOWN[1], shown: SHOWN[1] },
	{ first: SHOWN[2], shown: SHOWN[3] },
])('a purchase in $shown.tag, from the home page in $first.tag to the invoice', async ({ first, shown }) => {
	const expected = EXPECTED[shown.tag as keyof typeof EXPECTED]
	const { page } = await visit(first)
	await page.goto(pageOf(first, ''))
	expect(await page.getAttribute('html', 'lang')).toBe(first.tag)
	expect(await page.title()).toContain(BRAND)
	const ink = "getComputedStyle(document.documentElement).getPropertyValue('--color-ink')"
	expect(await page.evaluate(ink)).toBe(INK)
	await page.goto(pageOf(first, 'new/'))
	await page.click('.list-grid .product-card-name a >> nth=0')
	await page.waitForURL('**/p/**')
	if (shown !== first) await changeLanguage(page, shown)
	expect((await page.locator('main').innerText()).replaceAll(/\s/g, ' ')).toContain(expected.price)
	const visitor = visitorOf(shown, page)
	await addToCart(visitor, { sku: SKU, colorwayId: COLORWAY, centAmount: 12900 })
	await checkout.goToCheckout(visitor)
	await checkout.identify(visitor)
	await checkout.chooseHome(visitor)
	await checkout.choosePayment(visitor, 'card')
	expect(await page.textContent('.order-button')).toContain(expected.order)
	await checkout.order(visitor)
	await checkout.payByCard(visitor, '4111 1111 1111 1111')
	await checkout.confirmed(visitor)
	const mail = await mailTo(visitor.email)
	expect(mail).toContain(`From: ${BRAND} <${EMAIL}>`)
	expect(mail).toContain(`Content-Language: ${shown.tag}`)
	expect(mail).toContain(expected.mail)
	expect(mail).toContain(`"${pageOf(shown, 'legal/privacy/')}"`)
	const invoice = page.locator('a[href*="/documents/"]').first()
	await expect.poll(async () => (await page.reload(), invoice.count())).toBe(1)
	const text = textOfPdf(await fetched(page, (await invoice.getAttribute('href'))!))
	expect(text).toContain(COMPANY)
	expect(text).toMatch(new RegExp(`${expected.rate}(?:[.,]0+)?\\s?%`))
	const cookies = JSON.stringify(await page.context().cookies())
	for (const written of [mail, text, cookies, await page.content()]) expect(written).not.toMatch(FOREIGN)
	await page.context().close()
})

/** At the foot of a page: host, page and shop stay. */
async function changeLanguage(page: Page, { tag, locale }: Shown): Promise<void> {
	await page.click('footer [popovertarget="country"]')
	await page.click(`#country .language-list a[hreflang="${tag}"]`)
	await page.waitForSelector(`html[lang="${tag}"]`)
	await expect.poll(() => page.textContent('h1')).toContain('Mantel')
	expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${locale}/p/`))
}

const PAGES = [
	`p/${COLORWAY}/`,
	...'new/ c/collection/ search/?q=tromso stores/ wishlist/ cart/ legal/terms/ cookies/ auth/sign-in/'.split(' '),
	...'auth/create/ order/track/ order/withdraw/ _icons/ error/502/ nope/'.split(' '),
]

steadyTest.each(SHOWN)(
	'pages and files in $tag name the brand and the hosts of the shop, and no other',
	async (shown) => {
		const { site, locale } = shown
		const { page } = await visit(shown)
		await page.goto(pageOf(shown, ''))
		allowFaults(/status of 404.*nope/)
		const files = ['/robots.txt', '/sitemap.xml', `/feeds/merchant-${locale}.xml`, '/favicon.svg']
		const read = new Map<string, string>()
		const note = async (path: string) => void read.set(path, (await fetched(page, path)).toString())
		for (const path of [...['', ...PAGES].map((own) => `/${locale}/${own}`), ...files]) await note(path)
		const sitemaps = [...read.get('/sitemap.xml')!.matchAll(/<loc>https:\/\/[^/]+(\/[^<]+)/g)].map(([, path]) => path!)
		for (const path of sitemaps) await note(path)
		const found = [...read].flatMap(([path, text]) => (FOREIGN.test(text) ? [[path, FOREIGN.exec(text)?.[0]]] : []))
		expect(found).toEqual([])
		const own = `https://${site}.${DOMAIN}/${locale}/`
		const head = read.get(`/${locale}/`)!
		expect(head).toContain(`<link rel="canonical" href="${own}"`)
		expect(head).toContain(`"url":"https://${site}.${DOMAIN}/`)
		expect(read.get(`/feeds/merchant-${locale}.xml`)).toContain(`<title>${BRAND}</title><link>${own}</link>`)
		expect(sitemaps.map((path) => read.get(path)).join()).toContain(`<loc>${own}p/`)
		await page.context().close()
	},
)
