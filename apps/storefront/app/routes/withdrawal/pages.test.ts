import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { returnsFixtures } from '@vitrine/commerce/returns/fixtures/returns-counter'
import { type LocaleCode } from '@vitrine/market/locales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, shopperOf, type TestShop, textOf } from '#app/test-shop.ts'

let opened: TestShop
let fixtures: ReturnType<typeof returnsFixtures>
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		await insertProduct(db)
	})
	fixtures = returnsFixtures(opened.db)
})
afterAll(() => opened.close())

/** The mandated words of both steps where the law has them, ours elsewhere (law 3). */
const WORDS = {
	fr: ['Renoncer au contrat ici', 'Confirmer la rétractation'],
	en: ['Cancel an order', 'Confirm cancellation'],
	es: ['Desistir del contrato aquí', 'Confirmar el desistimiento'],
	de: ['Vertrag widerrufen', 'Widerruf bestätigen'],
	it: ['Recedere dal contratto qui', 'Conferma recesso'],
	pl: ['Odstąp od umowy tutaj', 'Potwierdź odstąpienie'],
	ch: ['Retourner une commande', 'Confirmer le retour'],
} as Readonly<Record<LocaleCode, [first: string, second: string]>>

test.each(LOCALES_TRIED)(
	'every page below /%s/ leads to the function, in the words of its country (law 3)',
	async (locale) => {
		const [first, second] = WORDS[locale]
		const shopper = shopperOf(opened)
		for (const path of ['', 'stores/', 'search/']) {
			const { html } = await shopper(`/${locale}/${path}`)
			const [, words] = new RegExp(`href="/${locale}/order/withdraw/"[^>]*>([^<]+)<`).exec(html) ?? []
			expect([path, words]).toEqual([path, first])
		}
		const { status, html } = await shopper(`/${locale}/order/withdraw/`)
		expect(status).toBe(200)
		expect(html.match(/<button[^>]*value="confirm"[^>]*>.*?<\/button>/s)?.[0]).toContain(second)
		expect(html).toContain('name="robots" content="noindex')
	},
)

function fieldsOf(html: string, changes: Record<string, string> = {}): Record<string, string> {
	const value = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? ''
	const names = ['submissionKey', 'orderId', 'name', 'orderNumber', 'email']
	return { ...Object.fromEntries(names.map((name) => [name, value(name)])), intent: 'confirm', ...changes }
}

async function paid(quantity = 1) {
	const sku = await fixtures.variant()
	return fixtures.paidOrder({ items: [{ sku, quantity }] })
}

test('a guest withdraws from an order in two steps without a script, and keeps a receipt with content, date and time', async () => {
	const { orderId, orderNumber, email } = await paid()
	const shopper = shopperOf(opened)
	const empty = (await shopper('/fr/order/withdraw/')).html
	const missing = await shopper('/fr/order/withdraw/', fieldsOf(empty, { email: 'x' }))
	expect(missing.status).toBe(422)
	for (const words of ['Indiquez votre prénom', 'Indiquez le numéro de commande', 'adresse e-mail complète'])
		expect(textOf(missing.html)).toContain(words)
	const typed = fieldsOf(empty, { name: 'Camille Durand', orderNumber, email })
	const [first, second] = await Promise.all([1, 2].map(() => shopper('/fr/order/withdraw/', typed)))
	expect([first!.status, first!.location]).toEqual([302, expect.stringMatching(/^\/fr\/order\/withdraw\/\?receipt=/)])
	expect(second!.location).toBe(first!.location)
	const response = await opened.shop.request(first!.location!)
	expect(response.headers.get('referrer-policy')).toBe('no-referrer')
	const receipt = textOf(await response.text())
	for (const words of ['Déclaration reçue', orderNumber, 'Camille Durand', String(new Date().getFullYear())])
		expect(receipt).toContain(words)
	// Who knows number and address may be anybody: the e-mail to the order's address has the link that carries out.
	expect(receipt).not.toContain('elle est annulée')
	expect((await fixtures.orderRow(orderId)).order_status).toBe('confirmed')
	const held = await opened.db
		.selectFrom('held_withdrawals')
		.innerJoin('withdrawals', 'withdrawals.id', 'held_withdrawals.withdrawal_id')
		.select('held_withdrawals.id')
		.where('order_id', '=', orderId)
		.executeTakeFirstOrThrow()
	const linked = await shopper(`/fr/order/withdraw/?receipt=${held.id}`)
	expect(linked.html).toContain('value="carry-out"')
	const made = await shopper('/fr/order/withdraw/', { intent: 'carry-out', receipt: held.id })
	expect([made.status, made.location]).toEqual([302, `/fr/order/withdraw/?receipt=${held.id}`])
	expect(textOf((await shopper(made.location!)).html)).toContain('elle est annulée')
	expect((await fixtures.orderRow(orderId)).order_status).toBe('cancelled')
	const again = await shopper('/fr/order/withdraw/', { intent: 'carry-out', receipt: 'A'.repeat(24) })
	expect(again.status).toBe(404)
})

test('a part can be named once number and address have met, and by nobody else', async () => {
	const { orderId, orderNumber, email } = await paid(3)
	await fixtures.ship(orderId, new Date(Date.now() - 86_400_000))
	const shopper = shopperOf(opened)
	const empty = (await shopper('/fr/order/withdraw/')).html
	const typed = { name: 'Camille Durand', orderNumber, email, intent: 'choose' }
	const stranger = await shopper('/fr/order/withdraw/', fieldsOf(empty, { ...typed, email: 'x@example.com' }))
	expect([stranger.status, stranger.html.includes('name="line-0"')]).toEqual([422, false])
	expect(textOf(stranger.html)).toContain('confirmer votre déclaration telle quelle')
	const known = await shopper('/fr/order/withdraw/', fieldsOf(empty, typed))
	expect([known.status, known.html.includes('name="line-0"')]).toEqual([200, true])
	expect(known.html.match(/<select[^>]*name="line-0".*?<\/select>/s)?.[0].match(/<option/g)).toHaveLength(4)
	const none = await shopper('/fr/order/withdraw/', fieldsOf(known.html, { scope: 'part', 'line-0': '0' }))
	expect([none.status, textOf(none.html).includes('Choisissez au moins un article')]).toEqual([422, true])
	const held = await shopper('/fr/order/withdraw/', fieldsOf(known.html, { scope: 'part', 'line-0': '2' }))
	expect(textOf((await shopper(held.location!)).html)).toContain('2 ×')
	expect((await opened.shop.request(held.location!.replace('withdraw/?', 'withdraw/label/?'))).status).toBe(404)
	const own = (await shopper(`/fr/order/withdraw/?order=${orderId}`)).html
	const made = await shopper('/fr/order/withdraw/', fieldsOf(own, { scope: 'part', 'line-0': '2' }))
	const receipt = textOf((await shopper(made.location!)).html)
	expect(receipt).toContain('2 ×')
	expect(receipt).toMatch(/RT-[A-Z0-9]{8}/)
	const label = await opened.shop.request(made.location!.replace('withdraw/?', 'withdraw/label/?'))
	expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf'])
	expect((await opened.shop.request('/fr/order/withdraw/label/?receipt=AAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
})

test("the order's own page fills the statement in", async () => {
	const { orderId, orderNumber, email } = await paid()
	const { html } = await shopperOf(opened)(`/de/order/withdraw/?order=${orderId}`)
	expect(fieldsOf(html)).toMatchObject({ orderId, orderNumber, email, name: 'Camille Durand' })
	expect(html).toContain('name="line-0"')
	const byNumber = await shopperOf(opened)(`/de/order/withdraw/?order=${orderNumber}`)
	expect(fieldsOf(byNumber.html)).toMatchObject({ orderId: '', orderNumber, email: '', name: '' })
})

test('a statement that fits no order is received all the same; a receipt nobody has is not found', async () => {
	const shopper = shopperOf(opened)
	const empty = (await shopper('/it/order/withdraw/')).html
	const typed = { name: 'Ada Neri', orderNumber: 'IT-999999', email: 'ada@example.com' }
	const made = await shopper('/it/order/withdraw/', fieldsOf(empty, typed))
	expect(textOf((await shopper(made.location!)).html)).toContain('Cerchiamo l’ordine')
	expect((await shopper('/it/order/withdraw/?receipt=AAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
})

test('when the gateway is away, nothing typed is lost and the shopper is told', async () => {
	const shopper = shopperOf(opened)
	const empty = (await shopper('/en/order/withdraw/')).html
	opened.setDown(/^\/withdrawals/)
	const typed = { name: 'Ada', orderNumber: 'GB-100001', email: 'ada@example.com' }
	const away = await shopper('/en/order/withdraw/', fieldsOf(empty, typed))
	opened.setDown(false)
	expect(away.status).toBe(503)
	expect(textOf(away.html)).toContain('Something went wrong on our end')
	expect(fieldsOf(away.html)).toMatchObject({ orderNumber: 'GB-100001', name: 'Ada' })
})

test('the form is opened from an order’s own page as often as anybody likes: its id is no guess', async () => {
	const { orderId, orderNumber } = await paid()
	const shopper = shopperOf(opened)
	for (let opening = 1; opening <= 12; opening++) {
		const { status, html } = await shopper(`/fr/order/withdraw/?order=${orderId}`)
		expect([opening, status, html.includes(`value="${orderNumber}"`)]).toEqual([opening, 200, true])
	}
	const unknown = await shopper(`/fr/order/withdraw/?order=${'x'.repeat(24)}`)
	expect([unknown.status, unknown.html.includes('name="line-0"')]).toEqual([200, false])
})
