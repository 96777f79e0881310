import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import { returnsFixtures } from '@vitrine/commerce/returns/fixtures/returns-counter'
import { issueCredit } from '@vitrine/commerce/store-credit/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagesOf, signedIn, type Visitor } from '#app/routes/account/visitor.fixtures.ts'
import { openTestShop, type TestShop } from '#app/test-shop.ts'

let opened: TestShop
let fixtures: ReturnType<typeof returnsFixtures>
let sku: string
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		fixtures = returnsFixtures(db)
		sku = await fixtures.variant(50, 5_000)
	})
})
afterAll(() => opened.close())

/** A customer with a paid order of their own. */
async function customer() {
	const who = await signedIn(opened, await insertCustomer(opened.db))
	const order = await fixtures.paidOrder({ items: [{ sku, quantity: 1 }], customerId: who.customerId })
	return { ...who, ...order, path: `/fr/account/orders/${order.orderNumber}/` }
}
const page = (path: string, who: Pick<Visitor, 'cookie'>, fields?: Record<string, string>) =>
	pagesOf(opened)(path, who, fields)

test.each(LOCALES_TRIED)('%s: nothing yet, then a balance with the movement it is of', async (locale) => {
	const who = await customer()
	const at = `/${locale}/account/store-credit/`
	expect((await page(at, who)).html).toContain('class="empty-state"')
	await issueCredit(opened.db, { orderId: who.orderId, centAmount: 1_234, now: new Date() })
	const { html, text } = await page(at, who)
	expect(html).toContain(`href="/${locale}/account/orders/${who.orderNumber}/"`)
	expect(text).toMatch(/\+€?12[.,]34/)
	expect(html).not.toMatch(/storeCredit\.|undefined/)
})

test('a cancelled order is refunded by the bank unless the box, which nobody ticked, is ticked', async () => {
	const [asMoney, asCredit] = [await customer(), await customer()]
	const form = await page(`${asMoney.path}cancel/`, asMoney)
	const [box = ''] = /<input[^>]*name="storeCredit"[^>]*>/.exec(form.html) ?? []
	expect([box.includes('type="checkbox"'), box.includes('checked')]).toEqual([true, false])
	expect(form.text).toContain('C’est votre choix')
	await page(`${asMoney.path}cancel/`, asMoney, {})
	await page(`${asCredit.path}cancel/`, asCredit, { storeCredit: 'yes' })
	await fixtures.refundAll()
	expect((await page(asMoney.path, asMoney)).text).toMatch(/[\d,]+.€ sur le moyen de paiement utilisé/)
	expect((await page(asCredit.path, asCredit)).text).toMatch(/[\d,]+.€ en avoir/)
	expect((await page('/fr/account/store-credit/', asMoney)).html).toContain('class="empty-state"')
	expect((await page('/fr/account/store-credit/', asCredit)).text).toContain('Remboursement pris en avoir')
})

test('a form from before the bank gave the money back says that credit is not possible any more, and changes nothing', async () => {
	const who = await customer()
	const paid = opened.db.updateTable('payments').where('order_id', '=', who.orderId)
	await paid.set({ captured_cent_amount: 0 }).execute()
	const refused = await page(`${who.path}cancel/`, who, { storeCredit: 'yes' })
	expect([refused.status, /name="storeCredit"/.test(refused.html)]).toEqual([409, false])
	expect(refused.text).toContain('ne peut plus être pris en avoir')
	expect((await page(`${who.path}cancel/`, who)).status).toBe(200)
})

test('a return says that it is for store credit; one in another’s account offers none', async () => {
	const who = await customer()
	await fixtures.ship(who.orderId, new Date())
	const { html, text } = await page(`${who.path}return/`, who)
	const [, submissionKey = ''] = /name="submissionKey" value="([^"]+)"/.exec(html) ?? []
	expect(/<input[^>]*name="storeCredit"[^>]*>/.exec(html)?.[0]).not.toContain('checked')
	expect(text).toContain('Je souhaite être remboursé en avoir')
	const asked = { submissionKey, intent: 'send', 'line-0': 'yes', 'quantity-0': '1', method: 'store' }
	const checked = await page(`${who.path}return/`, who, { ...asked, intent: 'check', storeCredit: 'yes' })
	expect(checked.text).toContain('En avoir, dès que nous avons les articles')
	const sent = await page(`${who.path}return/`, who, { ...asked, storeCredit: 'yes' })
	expect((await page(sent.location!, who)).text).toContain('En avoir, comme vous l’avez choisi')
})

test('who has credit reads that it is lost, and says so before their account is erased', async () => {
	const who = await customer()
	await fixtures.ship(who.orderId, new Date(Date.now() - 60 * 24 * 3_600_000))
	await issueCredit(opened.db, { orderId: who.orderId, centAmount: 1_000, now: new Date() })
	const at = (path: string) => `/fr/account/privacy/${path}`
	expect((await page(at('erase/'), who)).text).toMatch(/10,00.€ : cet avoir disparaît avec le compte/)
	expect((await page(at('erase/confirm/'), who)).text).toMatch(/Je renonce à mon avoir de 10,00.€/)
	const sure = { password: PASSWORD, sure: 'yes' }
	const refused = await page(at('erase/confirm/'), who, sure)
	expect([refused.status, refused.html.includes('href="#givesUpStoreCredit"')]).toEqual([422, true])
	const erased = await page(at('erase/confirm/'), who, { ...sure, givesUpStoreCredit: 'yes' })
	expect(erased.location).toBe('/fr/?erased=true')
})
