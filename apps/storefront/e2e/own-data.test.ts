import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { SITE_CODES } from '@vitrine/market/sites'
import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { signIn } from './account.ts'
import { type ShopDatabase, openShopDatabase } from './shop-database.ts'
import { openBrowser } from './browser.ts'
import { representative, steadyTest } from '@vitrine/testing/matrix'
import { isWithinWidth, violations } from './pages.ts'
import { type Visitor, welcome } from './visitor.ts'

let browser: Browser
let database: ShopDatabase
let db: Database
beforeAll(async () => {
	browser = await openBrowser()
	database = openShopDatabase()
	;({ db } = database)
})
afterAll(() => database.close())

const WIDTHS = representative([390, 768, 1280], [390])

/** No fault of accessibility and nothing wider than the page, at phone, tablet and desktop. */
async function expectSound({ page }: Visitor): Promise<void> {
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 900 })
		expect([width, await violations(page)]).toEqual([width, []])
		expect(await isWithinWidth(page)).toBe(true)
	}
}

// The pages and e-mails are the same everywhere but for their words.
steadyTest.each(SITE_CODES)(
	'%s: export and erasure, every page sound in every state (GDPR art. 15, 17, 20)',
	async (site) => {
		const visitor = await welcome(browser, site)
		const { page, at, email, complaints } = visitor
		const { customerId } = await insertCustomer(db, { email, firstName: 'Zoé', lastName: 'Marchand', site })
		await signIn(visitor, { email, password: PASSWORD })
		await page.waitForURL(at('account/'))

		// A copy: refused without the password, written with it, told by e-mail, downloaded twice.
		await page.goto(at('account/privacy/'))
		await page.click('button[value="export"]')
		await page.waitForSelector('.error-summary')
		await expectSound(visitor)
		await page.fill('main [name="password"]', PASSWORD)
		await page.click('button[value="export"]')
		await page.waitForSelector('main .notice')
		const mail = await database.newEmail(email)
		expect(mail.html).toContain(at('account/privacy/'))
		await page.goto(at('account/privacy/'))
		await expectSound(visitor)
		for (const format of ['json', 'html']) {
			const [download] = await Promise.all([page.waitForEvent('download'), page.click(`main a[href$="/${format}/"]`)])
			const text = await readFile(await download.path(), 'utf8')
			expect(download.suggestedFilename()).toBe(`personal-data.${format}`)
			expect(text).toContain('Marchand')
		}

		// Deleted in two pages; signed out with a word.
		await page.click(`a[href$="/account/privacy/erase/"]`)
		await page.waitForURL(at('account/privacy/erase/'))
		await expectSound(visitor)
		await page.click(`a[href$="/erase/confirm/"]`)
		await page.waitForURL(at('account/privacy/erase/confirm/'))
		await page.click('main form[method="post"] button[type="submit"]')
		await page.waitForSelector('.error-summary')
		await expectSound(visitor)
		await page.fill('main [name="password"]', PASSWORD)
		await page.check('[name="sure"]')
		await page.click('main form[method="post"] button[type="submit"]')
		await page.waitForURL(at('?erased=true'))
		await page.waitForSelector('.home-account-notice .notice')
		await page.goto(at('account/'))
		expect(page.url()).toContain('?return=')
		const isErased = async () => {
			const customer = db.selectFrom('customers').select('erased_at').where('id', '=', customerId)
			return (await customer.executeTakeFirstOrThrow()).erased_at !== null
		}
		await expect.poll(isErased).toBe(true)
		const left = await db.selectFrom('inbox_messages').select('id').where('recipient', '=', email).execute()
		expect(left).toEqual([])
		expect(complaints).toEqual([])
		await visitor.leave()
	},
)
