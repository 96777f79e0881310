import { randomBytes } from 'node:crypto'
import type { SiteCode } from '@vitrine/market/sites'
import { addLineItem, createCart } from '../carts/commands.ts'
import type { Database } from '../database/client.ts'
import { createDemoNetwork } from '../fulfillment/providers/demo-network.ts'
import { decide, findByReference } from '../sandbox-bank/bank.ts'
import { createSandboxProvider } from '../sandbox-bank/provider.ts'
import { chooseDelivery, choosePayment, identify } from './commands/fill-checkout.ts'
import type { OrderOrigin } from './commands/limit-unpaid-orders.ts'
import { placeOrder } from './commands/place-order.ts'
import { syncPayment } from './commands/settle-payment.ts'
import { startCheckout } from './commands/start-checkout.ts'
import type { Checkout, PlaceOrder } from './contract.ts'
import { findCheckout } from './queries.ts'

export const SANDBOX_PAGES = 'http://sandbox.test/sandbox'

export function sandbox(db: Database, clock: () => Date = () => new Date()) {
	return createSandboxProvider({ db, clock, pagesUrl: SANDBOX_PAGES, webhookSecret: 'secret' })
}

export const PARISIAN = {
	firstName: 'Camille',
	lastName: 'Durand',
	line1: '12 rue Oberkampf',
	line2: '',
	postalCode: '75011',
	city: 'Paris',
	region: '',
	countryCode: 'FR',
}

/** A checkout on the French site, filled in up to the button; `pay` presses it. */
export async function fillCheckout(
	db: Database,
	options: {
		items: { sku: string; quantity: number }[]
		site?: SiteCode
		paymentProduct?: string
		loyaltyCardNumber?: string
		clock?: () => Date
		email?: string
		wantsNewsletter?: boolean
		/** Where it is collected: a point of the demo network such as `demo-FR-75011-1`, instead of brought home. */
		relayPointId?: string
		/** Of whom it is, signed in when they began. */
		customerId?: string
	},
) {
	const clock = options.clock ?? (() => new Date())
	const site = options.site ?? 'fr'
	const reading = () => ({ site, language: 'fr' as const, now: clock() })
	const cartId = await createCart(db, reading())
	for (const item of options.items) {
		const added = await addLineItem(db, { ...reading(), ...item, cartId })
		if (!added.ok) throw new Error(added.reason)
	}
	const { customerId } = options
	const started = await startCheckout(db, { ...reading(), cartId, ...(customerId ? { customerId } : {}) })
	if (!started.ok) throw new Error(started.reason)
	const { checkoutId } = started
	const filling = { ...reading(), checkoutId }
	await identify(db, {
		...filling,
		email: options.email ?? `guest-${randomBytes(4).toString('hex')}@example.com`,
		wantsNewsletter: options.wantsNewsletter ?? false,
		loyaltyCardNumber: options.loyaltyCardNumber ?? '',
	})
	const choice = {
		methodId: options.relayPointId ? 'relay' : 'home',
		address: PARISIAN,
		phoneNumber: options.relayPointId ? '06 12 34 56 78' : '',
		phoneCountryCode: 'FR',
		pickupPointId: options.relayPointId ?? null,
		billingAddress: options.relayPointId ? PARISIAN : null,
	}
	await chooseDelivery(db, { ...filling, choice, network: createDemoNetwork() })
	await choosePayment(db, { ...filling, paymentProduct: options.paymentProduct ?? 'paypal' })
	const provider = sandbox(db, clock)
	return {
		cartId,
		checkoutId,
		provider,
		async pay({ holdSeconds = 900, origin, customerId, ...changes }: PaymentInput = {}) {
			const checkout = await findCheckout(db, { ...reading(), checkoutId })
			const submitted = submissionOf(checkout?.totals, changes)
			const placing = { ...reading(), checkoutId, languageTag: 'fr-FR', submitted, provider, clock } as const
			return placeOrder(db, { ...placing, holdSeconds, origin, customerId })
		},
	}
}

type Amounts = { expectedTotalCentAmount?: number; expectedPayableCentAmount?: number; code?: string }
type PaymentInput = Amounts & { holdSeconds?: number; origin?: OrderOrigin; customerId?: string }

/** What the shopper has read above the button, unless a test says they read something else. */
function submissionOf(totals: Checkout['totals'] | undefined, changes: Amounts): PlaceOrder {
	const isAsRead = changes.expectedTotalCentAmount === undefined
	return {
		expectedTotalCentAmount: changes.expectedTotalCentAmount ?? totals?.totalCentAmount ?? -1,
		expectedPayableCentAmount: changes.expectedPayableCentAmount ?? (isAsRead ? totals?.payableCentAmount : undefined),
		code: changes.code,
		returnUrl: 'https://fr.localhost/fr/order/ORDER_ID/confirmation/',
	}
}

/** A checkout filled in, paid and confirmed: its order. */
export async function buyGoods(
	db: Database,
	options: Parameters<typeof fillCheckout>[1],
): Promise<{ orderId: string; orderNumber: string; email: string }> {
	const clock = options.clock ?? (() => new Date())
	const checkout = await fillCheckout(db, options)
	const result = await checkout.pay()
	if (!result.ok) throw new Error(result.reason)
	const { orderId } = result.placed
	const payment = await findByReference(db, `pay_${orderId}`)
	await decide(db, { id: payment!.id, decision: 'approve', delivery: 'normal', now: clock() })
	await syncPayment(db, { provider: checkout.provider, paymentId: `pay_${orderId}`, kind: 'webhook', now: clock() })
	const order = await db
		.selectFrom('orders')
		.select(['order_number as orderNumber', 'email'])
		.where('id', '=', orderId)
		.executeTakeFirstOrThrow()
	return { orderId, ...order }
}
