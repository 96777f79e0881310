import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import { insertOrder } from '@vitrine/commerce/documents/fixtures/orders'
import { issueInvoice } from '@vitrine/commerce/documents/jobs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, signIn } from '#app/test-customer.ts'
import { openTestShop, type TestShop, textOf } from '#app/test-shop.ts'

let opened: TestShop
let orderId: string
let documentId: string
let owner: string
let stranger: string
beforeAll(async () => {
	opened = await openTestShop(async () => undefined)
	const { customerId } = await insertCustomer(opened.db, { email: 'camille@example.com' })
	const other = await insertCustomer(opened.db, { email: 'ines@example.com' })
	owner = cookieOf(await signIn(opened, { customerId }))
	stranger = cookieOf(await signIn(opened, { customerId: other.customerId }))
	orderId = await insertOrder(opened.db, { customerId })
	await issueInvoice({ db: opened.db, orderId, now: new Date() })
	const row = opened.db.selectFrom('documents').select('id').where('order_id', '=', orderId)
	documentId = (await row.executeTakeFirstOrThrow()).id
})
afterAll(() => opened.close())

const get = (path: string, cookie = '') => opened.shop.request(path, { headers: { cookie, accept: 'text/html' } })

/** As the gateway signs it. */
async function tokenOf(): Promise<string> {
	await get(`/fr/order/${orderId}/documents/${documentId}/`)
	const call = opened.calls.findLast(({ url }) => url.includes(`/documents/${documentId}`))
	return new URL(call!.url).searchParams.get('token')!
}

async function expectPdf(response: Response) {
	expect(response.status).toBe(200)
	expect(Object.fromEntries(response.headers)).toMatchObject({
		'content-type': 'application/pdf',
		'content-disposition': expect.stringMatching(/^inline; filename="FR-F-\d{4}-000001\.pdf"$/),
		'cache-control': expect.stringContaining('no-store'),
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'no-referrer',
		'x-robots-tag': 'noindex',
	})
	expect(
		Buffer.from(await response.arrayBuffer())
			.subarray(0, 5)
			.toString(),
	).toBe('%PDF-')
}

describe.each(LOCALES_TRIED)('/%s/', (locale) => {
	test('a confirmed order links its invoice, and the link is the PDF (R118)', async () => {
		const page = await get(`/${locale}/order/${orderId}/confirmation/`)
		const html = await page.text()
		const link = `/${locale}/order/${orderId}/documents/${documentId}/`
		expect(html).toContain(`href="${link}"`)
		expect(textOf(html)).toMatch(/(Facture|Invoice|Factura|Rechnung|Fattura|Faktura) \(PDF\)/)
		await expectPdf(await get(link))
	})
})

test('without an invoice, and without the gateway’s list, the page has no such link', async () => {
	const fresh = await insertOrder(opened.db)
	const html = await (await get(`/fr/order/${fresh}/confirmation/`)).text()
	expect(textOf(html)).not.toContain('(PDF)')
	opened.setDown(/\/orders\/[^/]+\/documents$/)
	const page = await get(`/fr/order/${orderId}/confirmation/`)
	expect([page.status, textOf(await page.text()).includes('(PDF)')]).toEqual([200, false])
	expect((await get(`/fr/order/${orderId}/documents/${documentId}/`)).status).toBe(503)
	opened.setDown(false)
})

test('a signed-in customer reads their own papers, and nobody else’s', async () => {
	const path = `/de/documents/${documentId}/`
	await expectPdf(await get(path, owner))
	for (const cookie of [stranger, '']) expect((await get(path, cookie)).status).toBe(404)
	for (const id of ['nope', 'A'.repeat(65), `${documentId}x`])
		expect([id, (await get(`/de/documents/${id}/`, owner)).status]).toEqual([id, 404])
})

test('a signed link opens to whoever has it; changed it opens nothing; over it is gone', async () => {
	const token = await tokenOf()
	const open = (value: string) => get(`/fr/documents/${documentId}/?token=${encodeURIComponent(value)}`)
	await expectPdf(await open(token))
	const [end = '', signature = ''] = token.split('.')
	for (const value of ['', `${end}.`, `zzzzzz.${signature}`, `${token}A`, 'x'.repeat(500)])
		expect([value, (await open(value)).status]).toEqual([value, 404])
	const gone = { type: 'about:blank', title: 'Gone', status: 410, code: 'document-link-over' }
	opened.setAnswer(({ url }) => (url.includes('?token=') ? Response.json(gone, { status: 410 }) : undefined))
	const over = await open(token)
	expect([over.status, over.headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8'])
	expect(await over.text()).toContain('<h1')
	opened.setAnswer(() => undefined)
})

test('a paper of one order is not handed out by the page of another', async () => {
	const other = await insertOrder(opened.db)
	await issueInvoice({ db: opened.db, orderId: other, now: new Date() })
	expect((await get(`/fr/order/${other}/documents/${documentId}/`)).status).toBe(404)
	expect((await get(`/fr/order/nobodysorder/documents/${documentId}/`)).status).toBe(404)
})

test('no token is in a log', () => {
	expect(JSON.stringify([opened.logged, opened.gatewayLogged])).not.toMatch(/token=(?!\*\*\*)/)
})
