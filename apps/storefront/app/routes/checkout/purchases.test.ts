import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { CODE_DECIDES_AFTER, decideDue } from '@vitrine/commerce/sandbox-bank/bank'
import { sandboxPages } from '@vitrine/commerce/sandbox-bank/pages'
import { insertStore } from '@vitrine/commerce/stores/fixtures'
import type { SiteCode } from '@vitrine/market/sites'
import { SITES } from '@vitrine/market/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formWith } from '#app/test-forms.ts'
import { openTestShop, shopperOf, type TestShop, textOf } from '#app/test-shop.ts'
import { SHOPPERS } from '../../../e2e/addresses.ts'

/** A purchase on each site to its end, by plain forms: what a shopper without scripts does. In Chromium: e2e/seven-purchases.test.ts. */
let opened: TestShop
let bank: ReturnType<typeof sandboxPages>
let adult: string
let child: string
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		const variants = [{ size: '38', stock: 50 }]
		const { colorways } = await insertProduct(db, {
			colorways: [{ variants }, { variants: [{ size: '34', stock: 50 }], vatClass: 'childrens' }],
		})
		;[adult = '', child = ''] = colorways.map(({ skus }) => skus[0]!)
		await insertStore(db, { id: 'roma', site: 'it', city: 'Roma', postalCode: '00187', at: [41.9, 12.48] })
		await db.insertInto('stock_locations').values({ id: 'roma', kind: 'store', store_id: 'roma' }).execute()
		const polish = await db
			.selectFrom('web_domains')
			.select('params')
			.where('site', '=', 'pl')
			.executeTakeFirstOrThrow()
		const params = JSON.stringify({ ...(polish.params as object), paymentProducts: ['blik', 'card'] })
		await db.updateTable('web_domains').set({ params }).where('site', '=', 'pl').execute()
		await db.insertInto('stock_levels').values({ location_id: 'roma', sku: adult, on_hand: 5 }).execute()
	})
	bank = sandboxPages({ db: opened.db, clock: () => new Date() })
})
afterAll(() => opened.close())

/** VAT contained in a gross amount, half up. */
const contained = (gross: number, rate: number) =>
	Math.floor((gross * rate * 2 + 10_000 + rate) / (2 * (10_000 + rate)))

/** One shopper, who sends what the forms of the pages say and what they type. */
function visit(site: SiteCode) {
	const { locale } = SITES[site]
	const ask = shopperOf(opened)
	const { phone, near, ...person } = SHOPPERS[site]
	const pathOf = (location: string | null) => {
		const { pathname, search } = new URL(location ?? '', 'http://localhost')
		return pathname + search
	}
	const at = (step: string) => `/${locale}/${step}/`
	/** Fills in the form of a step and sends it; answers where it leads, or the page with what is wrong. */
	async function send(step: string, control: string, typed: Record<string, string>) {
		const { html } = await ask(at(step))
		return ask(at(step), { ...formWith(html, control), ...typed })
	}
	const addressFor = (prefix: string) =>
		Object.fromEntries(Object.entries(person).map(([name, value]) => [prefix + name, value]))
	return {
		ask,
		at,
		pathOf,
		async begin(...skus: string[]) {
			for (const sku of skus) await ask(at('cart'), { intent: 'add', sku })
			const led = await send('checkout/identification', 'email', { email: `${site}-${skus.length}@example.com` })
			expect(pathOf(led.location)).toBe(at('checkout/delivery'))
		},
		async deliverHome() {
			const typed = { intent: 'continue', method: 'home', ...addressFor('a-') }
			const led = await send('checkout/delivery', 'method', typed)
			expect([textOf(led.html).slice(0, 2_000), pathOf(led.location)]).toEqual(['', at('checkout/payment')])
		},
		async collect(method: 'relay' | 'store') {
			const searched = await send('checkout/delivery', 'method', {
				intent: `search-${method}`,
				method,
				[`near-${method}`]: near,
			})
			const [, point = ''] = new RegExp(`name="point-${method}"[^>]*value="([^"]+)"`).exec(searched.html) ?? []
			const led = await ask(at('checkout/delivery'), {
				...formWith(searched.html, 'method'),
				intent: 'continue',
				[`point-${method}`]: point,
				phoneNumber: phone,
				...addressFor('b-'),
			})
			expect(pathOf(led.location)).toBe(at('checkout/payment'))
		},
		async payBy(paymentProduct: string) {
			const led = await send('checkout/payment', 'paymentProduct', { paymentProduct })
			expect(pathOf(led.location)).toBe(at('checkout/review'))
		},
		order: (typed: Record<string, string> = {}) => send('checkout/review', 'expectedTotal', typed),
		/** Sends a form of the bank, which leads on. */
		async decide(path: string, fields: Record<string, string>) {
			const response = await bank.request(path, { method: 'POST', body: new URLSearchParams(fields) })
			expect(response.status).toBe(303)
			const to = new URL(response.headers.get('location')!, new URL(path, 'http://pay.test'))
			return to.pathname + to.search
		},
		/** The thanks; answers the order as it was written down. */
		async confirmed(path: string) {
			const { html } = await ask(path)
			const [, orderId = ''] = /\/order\/([\w-]+)\//.exec(path) ?? []
			const { db } = opened
			const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
			const lines = await db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).execute()
			const taxes = await db
				.selectFrom('order_tax_lines')
				.select(['tax_rate', 'tax_cent_amount'])
				.where('order_id', '=', orderId)
				.orderBy('tax_rate', 'desc')
				.execute()
			expect(textOf(html)).toContain(order.order_number)
			expect(order).toMatchObject({ site, order_status: 'confirmed', currency: SITES[site].currency })
			return { ...order, lines, taxes }
		},
	}
}

test('France: a card that asks the bank, delivered at home', async () => {
	const shopper = visit('fr')
	await shopper.begin(adult)
	await shopper.deliverHome()
	await shopper.payBy('card')
	expect((await shopper.ask(shopper.at('checkout/review'))).html).toContain('Commande avec obligation de paiement')
	const toCard = shopper.pathOf((await shopper.order()).location)
	const toBank = await shopper.decide(toCard, {
		decision: 'card',
		number: '4000 0000 0000 3220',
		expiry: '04/39',
		securityCode: '123',
	})
	const order = await shopper.confirmed(await shopper.decide(toBank, { decision: 'approve' }))
	expect(order.taxes).toEqual([{ tax_rate: 2000, tax_cent_amount: contained(order.total_cent_amount, 2000) }])
})

test('Germany: refused by the bank, paid by invoice', async () => {
	const shopper = visit('de')
	await shopper.begin(adult)
	await shopper.deliverHome()
	await shopper.payBy('paypal')
	expect((await shopper.ask(shopper.at('checkout/review'))).html).toContain('Zahlungspflichtig bestellen')
	const back = await shopper.decide(shopper.pathOf((await shopper.order()).location), { decision: 'refuse' })
	expect(textOf((await shopper.ask(back)).html)).toContain('Die Zahlung wurde abgelehnt')
	await shopper.payBy('card')
	const toCard = shopper.pathOf((await shopper.order()).location)
	const typed = { decision: 'card', number: '4111 1111 1111 1111', expiry: '04/39', securityCode: '123' }
	const order = await shopper.confirmed(await shopper.decide(toCard, typed))
	expect(order.taxes).toEqual([{ tax_rate: 1900, tax_cent_amount: contained(order.total_cent_amount, 1900) }])
})

test('Great Britain: no VAT on a child’s size, VAT on an adult’s', async () => {
	const shopper = visit('gb')
	await shopper.begin(adult, child)
	await shopper.deliverHome()
	await shopper.payBy('card')
	expect((await shopper.ask(shopper.at('checkout/review'))).html).toContain('Order with obligation to pay')
	const toCard = shopper.pathOf((await shopper.order()).location)
	const typed = { decision: 'card', number: '4111 1111 1111 1111', expiry: '04/39', securityCode: '123' }
	const order = await shopper.confirmed(await shopper.decide(toCard, typed))
	const rates = Object.fromEntries(order.lines.map((line) => [line.sku, line.tax_rate]))
	expect(rates).toEqual({ [adult]: 2000, [child]: 0 })
	expect(order.taxes.at(-1)).toEqual({ tax_rate: 0, tax_cent_amount: 0 })
	expect(order.snapshot.deliveryAddress?.postalCode).toBe('E2 7DP')
})

test('Spain: the province follows from the postal code', async () => {
	const shopper = visit('es')
	await shopper.begin(adult)
	await shopper.deliverHome()
	await shopper.payBy('bizum')
	expect((await shopper.ask(shopper.at('checkout/review'))).html).toContain('Pedido con obligación de pago')
	const back = await shopper.decide(shopper.pathOf((await shopper.order()).location), { decision: 'approve' })
	const order = await shopper.confirmed(back)
	expect(order.snapshot.deliveryAddress?.region).toBe('Madrid')
	expect(order.taxes[0]?.tax_rate).toBe(2100)
})

test('Italy: collected in a store', async () => {
	const shopper = visit('it')
	await shopper.begin(adult)
	await shopper.collect('store')
	await shopper.payBy('paypal')
	expect((await shopper.ask(shopper.at('checkout/review'))).html).toContain('Ordine con obbligo di pagare')
	const back = await shopper.decide(shopper.pathOf((await shopper.order()).location), { decision: 'approve' })
	const order = await shopper.confirmed(back)
	expect(order).toMatchObject({ delivery_cent_amount: 0 })
	expect(order.snapshot.pickupPoint?.kind).toBe('store')
	expect(order.snapshot.billingAddress.region).toBe('RM')
})

test('Poland: a code from the bank app, collected at a locker', async () => {
	const shopper = visit('pl')
	await shopper.begin(adult, child)
	await shopper.collect('relay')
	await shopper.payBy('blik')
	const wrong = await shopper.order({ code: '12' })
	expect([wrong.status, textOf(wrong.html).includes('Wpisz 6 cyfr')]).toEqual([422, true])
	const back = shopper.pathOf((await shopper.order({ code: '777123' })).location)
	expect(textOf((await shopper.ask(back)).html)).toContain('Potwierdź w aplikacji banku')
	await decideDue(opened.db, new Date(Date.now() + CODE_DECIDES_AFTER))
	const order = await shopper.confirmed(back)
	expect(order.snapshot.pickupPoint?.postalCode).toBe('00-950')
	expect(order.snapshot.billingAddress.postalCode).toBe('00-052')
})

test('Switzerland: francs in steps of five', async () => {
	const shopper = visit('ch')
	await shopper.begin(adult)
	await shopper.deliverHome()
	await shopper.payBy('paypal')
	const back = await shopper.decide(shopper.pathOf((await shopper.order()).location), { decision: 'approve' })
	const order = await shopper.confirmed(back)
	expect(order.total_cent_amount % 5).toBe(0)
	expect(order.taxes[0]?.tax_rate).toBe(810)
})
