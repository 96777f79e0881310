import { holdOrder } from '../../order-holds/commands.ts'
import { enqueue } from '../../queue/enqueue.ts'
import type { PaymentProvider, ProviderWarning } from '../providers/payment-provider.ts'
import { type Account, findToldPayment, followerOf, type FollowingWork } from './following.ts'

/** Asks a provider about a warning of fraud that an event has named, and holds its order. Throws when it is out of reach. */
export async function followFraudWarning(work: FollowingWork, told: Account & { reference: string }): Promise<void> {
	const provider = work.payments.of(told)
	const warning = await provider.findWarning?.(told.reference)
	if (warning) await record(work, { provider, warning })
}

/** Asks every account about its warnings, for events that were lost. */
export async function followFraudWarnings(work: FollowingWork): Promise<void> {
	for (const provider of work.payments.providers) {
		const { listWarnings } = provider
		if (!listWarnings) continue
		await followerOf(work, {
			provider,
			record: (warning: ProviderWarning) => record(work, { provider, warning }),
		}).followListed(listWarnings)
	}
}

async function record(
	{ db, clock, log }: FollowingWork,
	{ provider, warning }: { provider: PaymentProvider; warning: ProviderWarning },
): Promise<void> {
	const { reference, kind: detail, paymentId } = warning
	const payment = await findToldPayment(db, { provider: provider.name, account: provider.account, paymentId })
	if (!payment) return
	const hold = { ...payment, reason: 'fraud-warning', reference, detail, now: clock() } as const
	const isNew = await db.transaction().execute((tx) => holdOrder(tx, hold))
	if (isNew) log.error({ reference, paymentId, detail }, 'A payment is reported as fraud')
}

/** Asks a provider whose a refund of its dashboard is, and about that payment. Throws when it is out of reach. */
export async function followRefund(
	{ db, payments }: FollowingWork,
	told: Account & { reference: string },
): Promise<void> {
	const asked = await payments.of(told).paymentOfRefund?.(told.reference)
	const payment = await findToldPayment(db, { ...told, paymentId: asked ?? null })
	if (!payment) return
	const { paymentId } = payment
	await db
		.transaction()
		.execute((tx) => enqueue(tx, { name: 'settle-payment', data: { paymentId }, singletonKey: paymentId }))
}
