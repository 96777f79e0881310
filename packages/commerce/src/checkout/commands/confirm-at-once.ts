import { sql } from 'kysely'
import { orderedCartWrites, orderedLineWrites } from '../../carts/commands/change-cart.ts'
import type { Database } from '../../database/client.ts'
import { isRefusedWrite, refuseWrite } from '../../database/refused-write.ts'
import { writeTogether } from '../../database/write-together.ts'
import { statusWrites } from '../../orders/commands.ts'
import { providerStateWrites, statusOf, type TransactionKind } from '../../payments/commands.ts'
import type { ProviderState } from '../../payments/providers/payment-provider.ts'
import type { Payment } from '../../payments/queries/payments.ts'
import { isDecided, isToReview } from '../../payments/rules.ts'
import { jobWrites } from '../../queue/enqueue.ts'
import { sellWrites } from '../../stock/commands/hold-stock.ts'
import type { SettledOrder } from '../queries/find-settlement.ts'
import { confirmationJobs, confirmed } from './confirmation.ts'

type Confirming = { known: SettledOrder; state: ProviderState; kind: TransactionKind; now: Date }

/**
 * Records the money of a pending order and confirms it, in one statement. It takes everything back where something is
 * not as `known` any more, and is not tried for what it cannot write: gift cards, newsletters and holds. Undefined then: the
 * transaction of settlePayment decides. Rows are locked in the same order as there.
 */
export async function confirmAtOnce(
	db: Database,
	{ known, state, kind, now }: Confirming,
): Promise<Payment | undefined> {
	const { orderId, payment, items, cards, cartId, cartVersion } = known
	const status = statusOf({ state })
	const isPaid = status === 'authorized' || status === 'captured'
	const isPending = known.orderStatus === 'pending' && payment !== null && !isDecided(payment.status)
	if (isToReview(payment, state)) return undefined
	if (!isPaid || !isPending || !items || cards || known.wantsNewsletter !== false || !cartId || !cartVersion)
		return undefined
	const isCaptured = status === 'authorized' && payment.capture === 'on-confirmation'
	const jobs = confirmationJobs({ orderId, captures: isCaptured ? payment.id : undefined })
	const isAsKnown = sql`(select status from payment) = ${status} and exists (select from changed)
		and (select cart_id from completed) = ${cartId} and exists (select from ordered_cart)
		and (select count(*) from queued) = ${jobs.length}::int and (select count(*) from sold) = ${items.length}::int`
	try {
		const [row] = await writeTogether<{ payment: Payment }>(
			db,
			{
				...providerStateWrites({ paymentId: payment.id, state, kind, now }),
				...statusWrites({
					orderId,
					changes: confirmed(status === 'captured' ? 'paid' : 'authorized'),
					from: 'pending',
					now,
				}),
				completed: sql`
					update checkouts set status = 'completed', updated_at = ${now}::timestamptz from orders o
					where checkouts.id = o.checkout_id and o.id = ${orderId} returning checkouts.cart_id`,
				...orderedCartWrites(sql`completed`, { now, version: cartVersion }),
				...jobWrites(jobs),
				...sellWrites({ orderId, now }),
				...orderedLineWrites({ cartId, items, giftCardLineIds: [] }),
			},
			// In this order, and before what nobody reads is written: statuses, checkout, cart, queue, stock.
			sql`select case when ${isAsKnown} or ${refuseWrite('settled-otherwise')}
				then (select to_jsonb(payment) from payment) end as payment`,
		)
		return row!.payment
	} catch (error) {
		if (isRefusedWrite(error)) return undefined
		throw error
	}
}
