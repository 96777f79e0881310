import { representative } from '@vitrine/testing/matrix'
import { WAIT_LIMIT } from '@vitrine/testing/limits'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { JOBS } from '@vitrine/commerce/capabilities'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { createDatabase } from '@vitrine/commerce/database/client'
import { migrate } from '@vitrine/commerce/database/migrate'
import { ensureDatabase } from '@vitrine/commerce/database/server'
import { serveStripeStandIn } from '@vitrine/commerce/payments/fixtures/stripe/serve'
import { createPaymentBook } from '@vitrine/commerce/payments/providers/payment-book'
import { createStripeProvider } from '@vitrine/commerce/payments/providers/stripe/provider'
import { installQueue } from '@vitrine/commerce/queue/queue'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestShop, type TestShop } from '../app/test-shop.ts'
import { openBrowser } from './browser.ts'
import * as checkout from './checkout.ts'
import { allowFaults } from './faults.ts'
import { welcome } from './visitor.ts'

const secretKey = 'sk_test_browser'
const clock = () => new Date()
let browser: Browser
let stripe: Awaited<ReturnType<typeof serveStripeStandIn>>
let opened: TestShop | undefined
let server: Server | undefined
let origin = ''
let sku = ''
/** An empty database beside that of the running shop, whose worker knows no such account. */
async function openDatabase() {
	const running = new URL(inject('databaseUrl'))
	const server = running.href.slice(0, -running.pathname.length)
	const url = await ensureDatabase(server, `stripe_${process.pid}`)
	const db = createDatabase({ url, poolSize: 10, timeout: WAIT_LIMIT, onError: () => undefined })
	await migrate(db)
	await installQueue(url, JOBS)
	return { db, url, drop: () => db.destroy() }
}

beforeAll(async () => {
	browser = await openBrowser()
	stripe = await serveStripeStandIn({ secretKey, clock })
	const { endpoint } = stripe
	const account = createStripeProvider({ account: 'eu', secretKey, webhookSecrets: ['whsec_1'], clock, endpoint })
	const database = await openDatabase()
	opened = await openTestShop(
		async (db) => {
			const { colorways } = await insertProduct(db, { colorways: [{ variants: [{ size: '38', stock: 9 }] }] })
			sku = colorways[0]!.skus[0]!
			const route = { site: 'fr', product: 'card', provider: 'stripe', account: 'eu' }
			await db.insertInto('payment_routes').values(route).execute()
		},
		{ database, payments: createPaymentBook({ accounts: [account] }) },
	)
	const { shop } = opened
	const listening = createServer(getRequestListener((request) => shop.fetch(request)))
	await new Promise<void>((resolve) => void listening.listen(0, '127.0.0.1', resolve))
	server = listening
	origin = `http://localhost:${(listening.address() as AddressInfo).port}`
})
afterAll(async () => {
	server?.closeAllConnections()
	server?.close()
	await opened?.close()
	await stripe?.close()
})

test.each(representative([true, false], [true]))(
	'a purchase crosses to Stripe’s page on its own origin and comes back, with scripts: %s (live.md 17)',
	async (hasScript) => {
		expect(stripe.endpoint.origin).not.toBe(origin)
		// These goods have no pictures.
		allowFaults(/\/media\//)
		const visitor = await welcome(browser, 'fr', { origin, hasScript })
		const { page, at } = visitor
		const form = { intent: 'add', sku }
		const added = await page.context().request.post(at('cart/'), { form, headers: { origin }, maxRedirects: 0 })
		expect(added.status()).toBe(303)
		await checkout.goToCheckout(visitor)
		await checkout.identify(visitor)
		await checkout.chooseHome(visitor)
		await checkout.choosePayment(visitor, 'card')
		const review = await page.goto(at('checkout/review/'))
		const policy = review!.headers()['content-security-policy'] ?? ''
		expect(/form-action ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${stripe.endpoint.origin}`)
		await checkout.order(visitor)
		await page.waitForURL(`${stripe.endpoint.origin}/pay/cs_test_*`)
		// Declined, the shopper tries again on the same page.
		await page.click('button[value="decline"]')
		await page.waitForURL(`${stripe.endpoint.origin}/pay/cs_test_*`)
		await page.click('button[value="approve"]')
		await page.waitForURL('**/order/*/confirmation/**')
		expect(new URL(page.url()).origin).toBe(origin)
		const [, orderId = ''] = /\/order\/([\w-]+)\//.exec(page.url()) ?? []
		const order = opened!.db.selectFrom('orders').select('order_status').where('id', '=', orderId)
		await page.waitForSelector('.oc-number')
		expect(await order.executeTakeFirst()).toEqual({ order_status: 'confirmed' })
		expect(stripe.count(`pay_${orderId}`)).toBe(1)
		await visitor.leave()
	},
)
