import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import { type LocaleCode } from '@vitrine/market/locales'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cookieOf, signIn } from '#app/test-customer.ts'
import { openTestShop, type TestShop } from '#app/test-shop.ts'
import { pagesOf, signedIn, type Visitor } from '#app/routes/account/visitor.fixtures.ts'

let opened: TestShop
let zoe: Visitor
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		await insertProduct(db, {
			id: 'LN-W01',
			colorways: [
				{
					id: 'LN-W01-SKY',
					variants: [{ size: '38' }, { size: '40', sku: 'SKY40' }, { size: '42', stock: 0 }],
				},
			],
		})
	})
})
beforeEach(async () => {
	zoe = await signedIn(opened, await insertCustomer(opened.db, { firstName: 'Zoé' }))
})
afterAll(() => opened.close())

const page = (path: string, who: { cookie: string } = zoe, fields?: Record<string, string>) =>
	pagesOf(opened)(path, who, fields)
const save = (locale: LocaleCode, size: string) =>
	page(`/${locale}/account/profile/`, zoe, { intent: 'sizes', 'usualSizes.women': size })
const storedSizes = async () => {
	const { customerId } = zoe
	const row = await opened.db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow()
	return row.usual_sizes
}

/** What the sites call the French 40. */
const LABELS = {
	fr: '40',
	en: '12 (EU 38)',
	es: '40',
	de: '38',
	it: '44 (EU 38)',
	pl: '38',
	ch: '40 (EU 38)',
} as Record<LocaleCode, string>

describe.each(LOCALES_TRIED)('/%s/account/profile/, without a script', (locale) => {
	const path = `/${locale}/account/profile/`

	test('a usual size is chosen in the labels of the site, told, and taken away again', async () => {
		const { html } = await page(path)
		const [select = ''] = /<select[^>]*name="usualSizes\.women"[\s\S]*?<\/select>/.exec(html) ?? []
		expect(select).toMatch(/^[^>]*id="usualSizes\.women"/)
		expect(select.match(/<option/g)).toHaveLength(7)
		expect(select).toContain(`<option value="40">${LABELS[locale]}</option>`)
		const saved = await save(locale, '40')
		expect([saved.status, saved.location]).toEqual([303, `${path}?done=sizes`])
		const after = await page(`${path}?done=sizes`)
		expect(after.html).toContain('<option value="40" selected')
		expect(after.html).toContain(`<span class="usual-sizes-kept">${LABELS[locale]}</span>`)
		expect(after.html).toContain('role="status"')
		expect(after.html).not.toMatch(/account\.\w+\.\w+|undefined/)
		expect(await storedSizes()).toEqual({ women: '40' })
		expect((await save(locale, '')).status).toBe(303)
		expect(await storedSizes()).toEqual({})
	})

	test('a size that is none is refused at its select, in an open row, and nothing changes', async () => {
		await save(locale, '40')
		const refused = await save(locale, '41')
		expect(refused.status).toBe(422)
		expect(refused.html).toContain('href="#usualSizes.women"')
		expect(refused.html).toMatch(/<details[^>]* open=""[^>]*>[\s\S]*?aria-invalid="true"/)
		expect(refused.html).not.toMatch(/account\.\w+\.\w+|undefined/)
		expect(await storedSizes()).toEqual({ women: '40' })
	})
})

test('the three forms of the page leave one another alone', async () => {
	await save('fr', '40')
	const profile = { intent: 'profile', firstName: 'Zoé', lastName: 'Marchand', languageTag: 'fr-FR' }
	expect((await page('/fr/account/profile/', zoe, profile)).status).toBe(303)
	expect(await storedSizes()).toEqual({ women: '40' })
	const strange = { intent: 'sizes', 'usualSizes.nope': '1', ['usualSizes.'.padEnd(200, 'x')]: 'y'.repeat(60) }
	expect((await page('/fr/account/profile/', zoe, strange)).status).toBe(422)
	expect(await storedSizes()).toEqual({ women: '40' })
})

describe('what a page of a product asks for', () => {
	const ask = async (who?: { cookie: string }, colorwayId = 'LN-W01-SKY') => {
		const { status, headers, html } = await page(`/fr/account/usual-size/${colorwayId}/`, who)
		expect(headers.get('cache-control')).toBe('private, no-store')
		return [status, html]
	}

	test('one’s own size where it can be had, and no word otherwise', async () => {
		expect(await ask()).toEqual([200, '{"sku":null}'])
		await save('fr', '40')
		expect(await ask()).toEqual([200, '{"sku":"SKY40"}'])
		expect(await ask(zoe, 'ln-w01-sky')).toEqual([200, '{"sku":"SKY40"}'])
		expect(await ask(zoe, 'nope')).toEqual([200, '{"sku":null}'])
		// Sold out, and not made of this one at all.
		for (const size of ['42', '34']) {
			await save('fr', size)
			expect(await ask()).toEqual([200, '{"sku":null}'])
		}
		const other = await signedIn(opened, await insertCustomer(opened.db))
		expect(await ask(other)).toEqual([200, '{"sku":null}'])
	})

	test('nobody who is not signed in has one; a session that can be renewed is, and told so', async () => {
		expect(await ask({ cookie: '' })).toEqual([401, '{"sku":null}'])
		await save('fr', '40')
		const { customerId } = zoe
		const old = cookieOf(await signIn(opened, { customerId, minutesAgo: 11 }))
		const renewed = await page('/fr/account/usual-size/LN-W01-SKY/', { cookie: old })
		expect([renewed.status, renewed.html]).toEqual([200, '{"sku":"SKY40"}'])
		expect(renewed.headers.getSetCookie().join()).toContain('access_token=')
	})

	test('an outage is none of the page’s business: no size, no sign-out', async () => {
		opened.setDown(/customers\/me/)
		const { status, headers } = await page('/fr/account/usual-size/LN-W01-SKY/')
		opened.setDown(false)
		expect(status).toBe(503)
		expect(headers.getSetCookie()).toEqual([])
	})
})
