import { MEANS } from '../../../capabilities.ts'
import { insertProduct, insertSites } from '../../../catalog/fixtures.ts'
import { syncPayment } from '../../../checkout/commands/settle-payment.ts'
import { fillCheckout } from '../../../checkout/fixtures/checkouts.ts'
import { capturePayment } from '../../../checkout/commands/capture-payment.ts'
import { createTestDatabase } from '../../../database/test-database.ts'
import { serveStripeStandIn } from '../../fixtures/stripe/serve.ts'
import { createPaymentBook } from '../payment-book.ts'
import { createStripeProvider } from './provider.ts'

export type Purchases = Awaited<ReturnType<typeof openPurchases>>

const secretKey = 'sk_test_1234567890'
const secret = 'whsec_1'

const fails = (error: unknown): void => {
	throw error
}

/** A shop whose French cards are paid through the account `stripe/eu` at the stand-in. */
export async function openPurchases({
	clock = () => new Date(),
	timeout,
}: {
	clock?: () => Date
	timeout?: number
} = {}) {
	const { db, url, drop } = await createTestDatabase()
	await insertSites(db)
	const route = { site: 'fr', product: 'card', provider: 'stripe', account: 'eu' }
	await db.insertInto('payment_routes').values(route).execute()
	const stripe = await serveStripeStandIn({ secretKey, clock })
	const { endpoint } = stripe
	const account = { account: 'eu', secretKey, webhookSecrets: [secret], clock, endpoint, ...(timeout && { timeout }) }
	const provider = createStripeProvider(account)
	const payments = createPaymentBook({ accounts: [provider] })
	const work = { db, payments, means: MEANS, clock }

	/** An order that waits for its payment, and what its shopper does. */
	async function order({ using = provider, onPaymentError = fails, holdSeconds = 900 } = {}) {
		const { colorways } = await insertProduct(db, { colorways: [{ variants: [{ size: '38', stock: 1 }] }] })
		const sku = colorways[0]!.skus[0]!
		const paying = { paymentProduct: 'card', payments: createPaymentBook({ accounts: [using] }), clock }
		const checkout = await fillCheckout(db, { items: [{ sku, quantity: 1 }], ...paying })
		const result = await checkout.pay({ holdSeconds, onPaymentError })
		if (!result.ok) throw new Error(result.reason)
		const { orderId, nextAction } = result.placed
		const paymentId = `pay_${orderId}`
		/** Its session at Stripe. */
		async function reference(): Promise<string> {
			const row = db.selectFrom('payments').select('provider_reference').where('id', '=', paymentId)
			return (await row.executeTakeFirstOrThrow()).provider_reference!
		}
		return {
			orderId,
			paymentId,
			nextAction,
			work,
			reference,
			async stock() {
				const row = db.selectFrom('stock_levels').select(['on_hand', 'reserved']).where('sku', '=', sku)
				return row.executeTakeFirstOrThrow()
			},
			/** The card is charged and the money captured. */
			async pay(): Promise<void> {
				stripe.press(await reference(), 'approve')
				await syncPayment(db, { ...work, paymentId, kind: 'sync', now: clock() })
				await capturePayment(work, paymentId)
			},
		}
	}

	return {
		db,
		url,
		stripe,
		provider,
		payments,
		account,
		secret,
		order,
		async close(): Promise<void> {
			await stripe.close()
			await drop()
		},
	}
}
