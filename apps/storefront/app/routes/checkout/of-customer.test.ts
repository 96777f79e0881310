import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import { orderBook } from '@vitrine/commerce/checkout/fixtures/order-book'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailsTo, pathIn } from '#app/test-emails.ts'
import { openTestShop, shopperOf, type TestShop, textOf } from '#app/test-shop.ts'

let opened: TestShop
let skus: string[]
let orderId: string
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		const { colorways } = await insertProduct(db, {
			colorways: [{ variants: ['38', '40'].map((size) => ({ size, stock: 50 })) }],
		})
		skus = colorways[0]!.skus
	})
	const bought = await (await orderBook(opened.db)).buy({ email: 'guest@example.com' })
	orderId = bought.orderId
})
afterAll(() => opened.close())

const isIdentification = (path: string | null) => path?.endsWith('/checkout/identification/')

test.each(LOCALES_TRIED)(
	'%s: a guest is offered to sign in whatever the address, and goes on without (brief 3.9.1)',
	async (locale) => {
		const ask = shopperOf(opened)
		const at = (path: string) => `/${locale}/${path}`
		await ask(at('cart/'), { intent: 'add', sku: skus[0]! })
		const { html } = await ask(at('checkout/identification/'))
		const back = encodeURIComponent(at('checkout/identification/'))
		expect(html).toContain(`href="${at('auth/sign-in/')}?return=${back}"`)
		expect(html).toMatch(new RegExp(`form[aA]ction="${at('auth/sign-in/')}\\?return=`))
		const link = await ask(at(`auth/sign-in/?return=${back}`), { email: 'nobody@example.com', intent: 'link' })
		expect(link.status).toBe(303)
		const gone = await ask(at('checkout/identification/'), { email: 'nobody@example.com' })
		expect([gone.status, gone.location]).toEqual([303, at('checkout/delivery/')])
	},
)

test('signing in on the way brings the bag along, skips the step and knows the usual address (R2, T6)', async () => {
	const { customerId, email } = await insertCustomer(opened.db, { firstName: 'Camille', lastName: 'Durand' })
	const address = {
		line1: '12 rue du Lin',
		line2: '',
		postalCode: '59000',
		city: 'Lille',
		region: '',
		countryCode: 'FR',
	}
	const now = new Date()
	await opened.db
		.insertInto('customer_addresses')
		.values({
			id: 'address-of-camille',
			customer_id: customerId,
			address: { ...address, firstName: 'Camille', lastName: 'Durand' },
			phone_number: '+33612345678',
			is_default_delivery: true,
			is_default_billing: true,
			created_at: now,
			updated_at: now,
		})
		.execute()
	// What they put in on another device before.
	const before = shopperOf(opened)
	await before('/fr/auth/sign-in/', { email, password: PASSWORD })
	await before('/fr/cart/', { intent: 'add', sku: skus[1]! })

	const ask = shopperOf(opened)
	await ask('/fr/cart/', { intent: 'add', sku: skus[0]! })
	const entered = await ask('/fr/auth/sign-in/?return=%2Ffr%2Fcheckout%2Fidentification%2F', {
		email,
		password: PASSWORD,
	})
	expect([entered.status, isIdentification(entered.location)]).toEqual([303, true])
	const carts = await opened.db.selectFrom('carts').select(['id']).where('customer_id', '=', customerId).execute()
	expect(carts).toHaveLength(1)
	const lines = await opened.db.selectFrom('line_items').select('sku').where('cart_id', '=', carts[0]!.id).execute()
	expect(lines.map(({ sku }) => sku).toSorted()).toEqual(skus.toSorted())

	const skipped = await ask('/fr/checkout/identification/')
	expect([skipped.status, skipped.location]).toEqual([303, '/fr/checkout/delivery/'])
	const { html } = await ask('/fr/checkout/delivery/')
	for (const value of ['12 rue du Lin', '59000', 'Lille']) expect(html).toContain(`value="${value}"`)
	expect(textOf(html)).toContain(email)
	expect(html).not.toMatch(/finished-change" href="\/fr\/checkout\/identification/)
	const checkouts = await opened.db
		.selectFrom('checkouts')
		.select('customer_id')
		.where('cart_id', '=', carts[0]!.id)
		.execute()
	expect(checkouts).toEqual([{ customer_id: customerId }])

	// The cart stays with the account: it is gone from this browser, and back with the next sign-in.
	await ask('/fr/auth/logout/', {})
	expect(textOf((await ask('/fr/cart/')).html)).toContain('Votre panier est vide')
	await ask('/fr/auth/sign-in/', { email, password: PASSWORD })
	expect((await ask('/fr/cart/')).html).toContain('cart-line')
})

test('a guest keeps an order in an account with one field (brief 3.10)', async () => {
	const ask = shopperOf(opened)
	const page = `/fr/order/${orderId}/confirmation/`
	expect((await ask(page)).html).toContain('id="keep-order"')
	const refused = await ask(page, { password: 'kurz' })
	expect(refused.status).toBe(422)
	for (const id of ['password', 'terms']) expect(refused.html).toContain(`href="#${id}"`)
	const asked = await ask(page, { password: PASSWORD, terms: 'yes' })
	expect([asked.status, asked.location]).toEqual([303, `${page}?account=asked`])
	expect((await ask(asked.location!)).html).not.toContain('id="keep-order"')
	await ask(pathIn((await emailsTo(opened, 'guest@example.com')).at(-1)), { intent: 'confirm' })
	const owned = await opened.db
		.selectFrom('orders')
		.innerJoin('customers', 'customers.id', 'orders.customer_id')
		.select('customers.email')
		.where('orders.id', '=', orderId)
		.execute()
	expect(owned).toEqual([{ email: 'guest@example.com' }])
	// Signed in, nothing is offered.
	const entered = await ask('/fr/auth/sign-in/', { email: 'guest@example.com', password: PASSWORD })
	expect(entered.status).toBe(303)
	expect((await ask(page)).html).not.toContain('id="keep-order"')
})
