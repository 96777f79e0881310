import { randomBytes } from 'node:crypto'
import { LOCALES } from '@vitrine/market/locales'
import { SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import type { Browser, Page } from 'playwright-core'
import { inject } from 'vitest'
import { CONSENT_COOKIE, consentValue } from '../app/document/consent/cookie.ts'
import { decide } from '../app/document/consent/decision.ts'
import { NOTHING } from '../app/document/consent/purposes.ts'
import type { Variant } from './shop-database.ts'

export type Visitor = {
	page: Page
	site: SiteCode
	email: string
	hasScript: boolean
	/** Address of a page of the visitor's site. */
	at: (path: string) => string
	/** What the pages complained about; refusals of forms are no complaint. */
	complaints: string[]
	leave: () => Promise<void>
}

/** Unique, in every worker a suite runs in. */
export function newEmail(site: SiteCode): string {
	return `guest-${site}-${randomBytes(5).toString('hex')}@example.com`
}

/** Of the network for tests (RFC 2544): tries are counted by address. */
function newAddress(): string {
	const [a, b, c] = randomBytes(3)
	return `198.${18 + (a! % 2)}.${b}.${c}`
}

/** The cookies of a visitor who has refused before, on every host of the demo or on these: the cookie layer stays away. */
export function refusals(hosts = ['localhost', '127.0.0.1', ...SITE_CODES.map((site) => `${site}.localhost`)]) {
	const asked = { answer: 'refuse-all', switches: NOTHING, before: undefined, now: new Date() } as const
	return hosts.map((domain) => {
		const value = consentValue({ ...decide({ ...asked, site: 'fr' }), unproven: undefined })
		return { name: CONSENT_COOKIE, value, domain, path: '/' }
	})
}

/** A new visitor of a site, in its language, who has refused all cookies. `origin`: of pages other than the shop's own. */
export async function welcome(
	browser: Browser,
	site: SiteCode,
	options: { hasScript?: boolean; width?: number; origin?: string | undefined } = {},
): Promise<Visitor> {
	const { hasScript = true, width = 1280 } = options
	const { locale } = SITES[site]
	const origin = options.origin ?? `http://${site}.localhost:${new URL(inject('shopUrl')).port}`
	const context = await browser.newContext({
		locale: LOCALES[locale].tag,
		javaScriptEnabled: hasScript,
		viewport: { width, height: 900 },
		extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
	})
	await context.addCookies(refusals())
	const page = await context.newPage()
	const complaints: string[] = []
	page.on('pageerror', (error) => complaints.push(error.message))
	page.on('console', (message) => {
		const isRefusal = /status of (401|409|422|429)/.test(message.text())
		if (message.type() === 'error' && !isRefusal) complaints.push(message.text())
	})
	return {
		page,
		site,
		email: newEmail(site),
		hasScript,
		at: (path) => `${origin}/${locale}/${path}`,
		complaints,
		leave: () => context.close(),
	}
}

/** From the product page into the cart; with a script the cart opens beside the page, or where it is narrow a word says so. */
export async function addToCart({ page, at, hasScript }: Visitor, { sku, colorwayId }: Variant): Promise<void> {
	await page.goto(at(`p/${colorwayId.toLowerCase()}/`))
	if (hasScript) await page.waitForSelector('#mini-cart', { state: 'attached' })
	await page.click(`label:has(input[name="sku"][value="${sku}"])`)
	await page.click('button[type="submit"][form="buy"] >> visible=true')
	const isWide = page.viewportSize()!.width >= 1280
	if (hasScript) await page.waitForSelector(isWide ? '#mini-cart[open] .cart-line' : '.toast')
	else await page.waitForURL('**/cart/?added=*')
}
