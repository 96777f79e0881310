import { representative } from '@vitrine/testing/matrix'
import { LOCALES } from '@vitrine/market/locales'
import { SITE_CODES, SITES } from '@vitrine/market/sites'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../../storefront/e2e/browser.ts'

let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})

test.each(representative(SITE_CODES, ['fr', 'es', 'ch']))(
	'the shop of %s opens in its language without an error',
	async (site) => {
		const { locale } = SITES[site]
		const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
		const errors: string[] = []
		page.on('pageerror', (error) => errors.push(error.message))
		page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
		const { port } = new URL(inject('shopUrl'))
		const response = await page.goto(`http://${site}.localhost:${port}/${locale}/`, { waitUntil: 'load' })
		expect(response?.status()).toBe(200)
		expect(await page.getAttribute('html', 'lang')).toBe(LOCALES[locale].tag)
		expect(await page.locator('h1').count()).toBe(1)
		expect(errors).toEqual([])
		await page.close()
	},
)
