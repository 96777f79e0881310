import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import type { Authorization, PaymentProvider, ProviderAnswer, ProviderPayment } from '../payment-provider.ts'
import { checkAccount } from './check-account.ts'
import { createDisputeReader } from './disputes.ts'
import { eventsOf } from './events.ts'
import { createFinder } from './find-payment.ts'
import { createWarningReader } from './fraud-warnings.ts'
import { STRIPE_PRODUCTS } from './methods.ts'
import { createSettlementReader } from './settlements.ts'
import { stateOfPayment, type StripePayment } from './state.ts'

export type StripeOptions = {
	account: string
	/** Secret or restricted key. */
	secretKey: string
	/** The first that fits: several while one is replaced. */
	webhookSecrets: readonly string[]
	clock: () => Date
	/** Origin of the payment pages on a domain of the shop's own. */
	pageOrigin?: string | undefined
	/** In place of Stripe's API, for its stand-in. */
	endpoint?: URL | undefined
	/** Milliseconds to wait for an answer; by default ten seconds, where the SDK would wait for 80. */
	timeout?: number
}

const TIMEOUT = 10_000
const MOST_RETRIES = 2

/** Stripe with hosted pages (Checkout Sessions): no card number passes through the shop (decision 0008). */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
	const { account, clock } = options
	const stripe = createClient(options)

	const { open, find, mustFind, refundsOf } = createFinder(stripe, clock)

	async function refused(payment: ProviderPayment, reason: string): Promise<ProviderAnswer> {
		return { is: 'refused', reason, state: stateOfPayment(payment, await mustFind(payment)) }
	}

	return {
		name: 'stripe',
		account,
		products: STRIPE_PRODUCTS,
		pageOrigins: [options.pageOrigin ?? options.endpoint?.origin ?? 'https://checkout.stripe.com'],
		check: (products) => checkAccount(stripe, products),
		async authorize(authorization) {
			const opened = await open(authorization)
			if (opened.session || authorization.code === undefined) return stateOfPayment(authorization, opened)
			return stateOfPayment(authorization, await confirmCode(stripe, { intent: opened.intent!, authorization }))
		},
		async retrieve(payment) {
			const found = await find(payment)
			return found && stateOfPayment(payment, found)
		},
		async capture(payment, { centAmount, key, before = 0, isLast = true }) {
			const { intent } = await mustFind(payment)
			if (intent?.status === 'requires_capture' && intent.amount_received < before + centAmount) {
				const part = { amount_to_capture: centAmount, ...(!isLast && { final_capture: false }) }
				try {
					await stripe.paymentIntents.capture(intent.id, part, { idempotencyKey: key })
				} catch (error) {
					if (!isRefusal(error)) throw error
					return refused(payment, error.code ?? error.message)
				}
			}
			const state = stateOfPayment(payment, await mustFind(payment))
			const { capturedCentAmount: captured } = state
			if (isLast ? captured === before + centAmount : captured >= before + centAmount) return { is: 'done', state }
			return { is: 'refused', reason: `it is ${state.status}`, state }
		},
		async void(payment) {
			const found = await find(payment)
			if (!found) return undefined
			const { session, intent } = found
			try {
				if (session?.status === 'open') await stripe.checkout.sessions.expire(session.id)
				else if (intent && isVoidable(intent)) await stripe.paymentIntents.cancel(intent.id)
			} catch (error) {
				// Paid, or over, in between: its state tells.
				if (!isRefusal(error)) throw error
			}
			return stateOfPayment(payment, await mustFind(payment))
		},
		async refund(payment, { centAmount: amount, key }) {
			const { intent } = await mustFind(payment)
			if (!intent?.amount_received) return refused(payment, 'nothing was captured')
			try {
				// Found by our id: Stripe forgets idempotency keys after a day, and answers them with what was true before.
				const known = (await refundsOf(intent.id)).find(({ metadata }) => metadata?.['refund_id'] === key)
				const metadata = { refund_id: key, payment_id: payment.id }
				const create = { payment_intent: intent.id, amount, metadata }
				const { status, failure_reason } = known ?? (await stripe.refunds.create(create, { idempotencyKey: key }))
				if (status === 'failed' || status === 'canceled') return refused(payment, failure_reason ?? status)
				return {
					is: status === 'succeeded' ? 'done' : 'asked',
					state: stateOfPayment(payment, await mustFind(payment)),
				}
			} catch (error) {
				if (!isRefusal(error)) throw error
				return refused(payment, error.code ?? error.message)
			}
		},
		...createDisputeReader(stripe),
		...createWarningReader(stripe),
		...createSettlementReader(stripe),
		readWebhook: (webhook) => eventsOf(stripe, { ...options, ...webhook }),
	}
}

function createClient({ secretKey, endpoint, timeout = TIMEOUT }: StripeOptions): Stripe {
	const isHttp = endpoint?.protocol === 'http:'
	return new Stripe(secretKey, {
		timeout,
		maxNetworkRetries: MOST_RETRIES,
		telemetry: false,
		appInfo: { name: 'Vitrine' },
		...(endpoint && {
			host: endpoint.hostname,
			port: endpoint.port || (isHttp ? 80 : 443),
			protocol: isHttp ? 'http' : 'https',
		}),
	})
}

/** Confirms a payment by its code. After a wrong one its intent stays unpaid: only the shop could confirm it again. */
async function confirmCode(
	stripe: Stripe,
	{ intent, authorization }: { intent: Stripe.PaymentIntent; authorization: Authorization },
): Promise<StripePayment> {
	const { id, code, returnUrl } = authorization
	try {
		const confirmed = await stripe.paymentIntents.confirm(
			intent.id,
			{
				payment_method_data: { type: 'blik' },
				payment_method_options: { blik: { code: code! } },
				return_url: returnUrl,
			},
			// Per code: another one is another request, which Stripe refuses where the first is under way.
			{ idempotencyKey: createHash('sha256').update(`${id} ${code}`).digest('base64url') },
		)
		return { session: null, intent: confirmed, refunds: [] }
	} catch (error) {
		if (!isRefusal(error)) throw error
		return { session: null, intent: await stripe.paymentIntents.retrieve(intent.id), refunds: [] }
	}
}

function isVoidable({ status }: Stripe.PaymentIntent): boolean {
	return status !== 'succeeded' && status !== 'canceled'
}

/** True for an answer that a repetition would not change. */
function isRefusal(error: unknown): error is Stripe.errors.StripeError {
	return error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError
}
