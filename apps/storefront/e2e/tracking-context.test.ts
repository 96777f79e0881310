import { LOCALE_CODES, LOCALES, type ShippedLocale } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import { type Browser, devices } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { contexts, faults, record } from './data-layer.ts'
import { representative } from '@vitrine/testing/matrix'

const DEVICES = {
	m: devices['Pixel 7']!.userAgent,
	t: devices['Galaxy Tab S4']!.userAgent,
	d: devices['Desktop Chrome']!.userAgent,
}
const LANGUAGE = { fr: 'FR', en: 'EN', es: 'ES', de: 'DE', it: 'IT', pl: 'PL', ch: 'FR' }

let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})

/** The first tracking context of a page, for a device and a referrer. */
async function arrive(address: string, { userAgent, referer }: { userAgent: string; referer?: string }) {
	const context = await browser.newContext({ userAgent })
	const page = await context.newPage()
	const entries = await record(page)
	await page.goto(address, { referer })
	await expect.poll(() => contexts(entries)).not.toHaveLength(0)
	await context.close()
	expect(faults(entries)).toEqual([])
	return contexts(entries)[0]!
}

const table = LOCALE_CODES.flatMap((locale) => (['m', 't', 'd'] as const).map((device) => ({ locale, device })))

/** Every row is tried in the process too (`document/tracking/context.test.ts`). */
const chosen = table.filter(
	({ locale, device }) => `${locale} ${device}` === 'fr m' || `${locale} ${device}` === 'ch d',
)

test.each(representative(table, chosen))(
	'the context of /$locale/cart/ on $device, through the real shop (T4, R138-R149)',
	async ({ locale, device }) => {
		const { port } = new URL(inject('shopUrl'))
		const { site } = LOCALES[locale]
		const host = `${site}.localhost:${port}`
		const userAgent = DEVICES[device]
		const reported = await arrive(`http://${host}/${locale}/cart/?x=1`, {
			userAgent,
			referer: 'https://www.google.com/',
		})
		expect(reported).toEqual({
			channel: device === 'd' ? 'desktop' : 'mobile and tablet',
			country: SITES[site].countryCode,
			currency: SITES[site].currency,
			device,
			language: LANGUAGE[locale as ShippedLocale],
			template: 'tunnel cde',
			version: 'ecommerce-4',
			workEnvironment: 'dev',
			pathname: `/${locale}/cart/`,
			url: `http://${host}/${locale}/cart/?x=1`,
			storeId: SITES[site].storeId,
			siteReferer: 'Other',
		})
	},
)

const TEMPLATES = [
	['', 'account sign-in'],
	['auth/create/', 'espace client'],
	['checkout/payment/', 'tunnel cde'],
	['new/', 'liste'],
	['stores/', 'magasins'],
	['nirgends/', 'erreur'],
] as const

test.each(representative<(typeof TEMPLATES)[number]>(TEMPLATES, [TEMPLATES[3], TEMPLATES[5]]))(
	'/de/%s is %s (R146)',
	async (path, template) => {
		const { port } = new URL(inject('shopUrl'))
		const address = `http://de.localhost:${port}/de/${path}`
		expect(await arrive(address, { userAgent: DEVICES.d })).toMatchObject({ template, language: 'DE', country: 'DE' })
	},
)

test('another language on a host of no country is another site; who comes from a country of ours comes from us (C15, R149)', async () => {
	const { port } = new URL(inject('shopUrl'))
	const referer = `http://fr.vitrine.example/fr/`
	const reported = await arrive(`http://localhost:${port}/pl/`, { userAgent: DEVICES.d, referer })
	expect(reported).toMatchObject({ country: 'PL', currency: 'PLN', storeId: '006', siteReferer: 'Ecommerce' })
})
