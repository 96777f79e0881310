import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { REGISTRY as registry } from '@vitrine/commerce/capabilities'
import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import { insertOrder } from '@vitrine/commerce/documents/fixtures/orders'
import { createInboxMailer } from '@vitrine/commerce/mail/commands'
import { buildExport, eraseCustomer } from '@vitrine/commerce/privacy/jobs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#app/test-shop.ts'
import { pagesOf, signedIn, type Visitor } from '#app/routes/account/visitor.fixtures.ts'

let opened: TestShop
let other: Visitor
beforeAll(async () => {
	opened = await openTestShop(async () => undefined)
	other = await signedIn(opened, await insertCustomer(opened.db, { firstName: 'Inès' }))
})
afterAll(() => opened.close())

const page = (path: string, who: { cookie: string }, fields?: Record<string, string>) =>
	pagesOf(opened)(path, who, fields)

async function work() {
	const { db } = opened
	const mailer = createInboxMailer({ db, clock: () => new Date() })
	const job = { db, mailer, sender: { shopName: 'Linaire', companyLine: 'Linaire SAS, Lille' }, now: new Date() }
	const exports = await db.selectFrom('customer_exports').select('id').where('ready_at', 'is', null).execute()
	for (const { id } of exports) await buildExport({ ...job, registry, exportId: id })
	const erasures = await db.selectFrom('erasures').select('id').where('finished_at', 'is', null).execute()
	for (const { id } of erasures) await eraseCustomer({ ...job, registry, erasureId: id })
}

describe.each(LOCALES_TRIED)('/%s/account/privacy/, without a script', (locale) => {
	const at = (path: string) => `/${locale}/account/privacy/${path}`
	let zoe: Visitor
	let email: string
	beforeAll(async () => {
		const customer = await insertCustomer(opened.db, { firstName: 'Zoé', lastName: 'Marchand' })
		email = customer.email
		zoe = await signedIn(opened, customer)
	})

	test('a copy is asked for with the password, written, and handed to nobody else (GDPR art. 15, 20)', async () => {
		for (const [password, said] of [
			['', 'export'],
			['not it', 'export'],
		]) {
			const refused = await page(at(''), zoe, { intent: 'export', password: password! })
			expect([said, refused.status]).toEqual([said, 422])
			expect(refused.html).toContain('aria-invalid="true"')
		}
		const asked = await page(at(''), zoe, { intent: 'export', password: PASSWORD })
		expect([asked.status, asked.location]).toEqual([303, `${at('')}?done=export`])
		const waiting = await page(asked.location!, zoe)
		expect(waiting.html).not.toContain('name="intent" value="export"')
		expect(waiting.html).not.toMatch(/exports\/[\w-]+\/json/)
		await work()
		const { html } = await page(at(''), zoe)
		const [json] = html.match(new RegExp(`/${locale}/account/privacy/exports/[\\w-]+/json/`)) ?? []
		const file = await page(json!, zoe)
		expect(file.status).toBe(200)
		expect(file.headers.get('content-disposition')).toBe('attachment; filename="personal-data.json"')
		expect(file.headers.get('cache-control')).toBe('private, no-store')
		const { tables } = JSON.parse(await file.response.text()) as {
			tables: { customers: { rows: { email: string }[] } }
		}
		expect(tables.customers.rows.map((row) => row.email)).toEqual([email])
		const readable = await page(json!.replace('/json/', '/html/'), zoe)
		expect(readable.headers.get('content-type')).toContain('text/html')
		expect(readable.html).toContain('Marchand')
		expect((await page(json!, other)).status).toBe(404)
		expect((await page(json!.replace('/json/', '/exe/'), zoe)).status).toBe(404)
		expect((await page(json!, { cookie: '' })).status).toBe(302)
	})

	test('an account is erased in two pages, and its owner is signed out with a word (GDPR art. 17)', async () => {
		const orderId = await insertOrder(opened.db, { customerId: zoe.customerId })
		await opened.db.updateTable('orders').set({ fulfillment_status: 'shipped' }).where('id', '=', orderId).execute()
		const { order_number: number } = await opened.db
			.selectFrom('orders')
			.select('order_number')
			.where('id', '=', orderId)
			.executeTakeFirstOrThrow()
		const open = await page(at('erase/'), zoe)
		expect(open.status).toBe(200)
		expect(open.html).toContain(`/${locale}/account/orders/${number}/`)
		expect(open.html).not.toContain('erase/confirm/')
		expect((await page(at('erase/confirm/'), zoe)).location).toBe(at('erase/'))
		const sure = { password: PASSWORD, sure: 'yes' }
		expect((await page(at('erase/confirm/'), zoe, sure)).location).toBe(at('erase/'))
		await opened.db.updateTable('orders').set({ fulfillment_status: 'delivered' }).where('id', '=', orderId).execute()
		expect((await page(at('erase/'), zoe)).html).toContain(`href="${at('erase/confirm/')}"`)
		const confirm = await page(at('erase/confirm/'), zoe)
		expect(confirm.status).toBe(200)
		expect(confirm.html).not.toMatch(/account\.\w+\.\w+|undefined/)
		for (const missing of [{ sure: 'yes' }, { password: PASSWORD }, { password: 'not it', sure: 'yes' }]) {
			const refused = await page(at('erase/confirm/'), zoe, missing as Record<string, string>)
			expect([refused.status, refused.html.includes('aria-invalid="true"')]).toEqual([422, true])
		}
		const erased = await page(at('erase/confirm/'), zoe, sure)
		expect([erased.status, erased.location]).toEqual([303, `/${locale}/?erased=true`])
		expect(erased.headers.getSetCookie().join('\n')).toMatch(/access_token=;|Max-Age=0/)
		expect((await page(`/${locale}/account/`, zoe)).status).toBe(302)
		expect((await page(erased.location!, { cookie: '' })).html).toContain('role="status"')
		await work()
		const row = await opened.db
			.selectFrom('customers')
			.selectAll()
			.where('id', '=', zoe.customerId)
			.executeTakeFirstOrThrow()
		expect([row.email, row.first_name, row.erased_at !== null]).toEqual([null, null, true])
	})
})
