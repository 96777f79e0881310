import type { Database } from '../../database/client.ts'
import type { Log } from '../../declaration/scheduled-task.ts'
import type { PaymentBook } from '../providers/payment-book.ts'
import type { PaymentProvider } from '../providers/payment-provider.ts'

export type FollowingWork = { db: Database; payments: PaymentBook; clock: () => Date; log: Log }

export type Account = { provider: string; account: string }

/** A payment of ours that an account has told of; undefined for one of another system with the same account. */
export async function findToldPayment(
	db: Database,
	{ provider, account, paymentId }: Account & { paymentId: string | null },
): Promise<{ orderId: string; paymentId: string } | undefined> {
	if (paymentId === null) return undefined
	const rows = db.selectFrom('payments').select('order_id as orderId').where('id', '=', paymentId)
	const row = await rows.where('provider', '=', provider).where('account', '=', account).executeTakeFirst()
	return row && { ...row, paymentId }
}

/** Milliseconds for which what an event has told is looked for, in case the event was lost. */
const LOOK_BACK = 7 * 86_400_000

/** Records what an account tells of its payments. What cannot be read or recorded stops nothing else. */
export function followerOf<Told extends { reference: string }>(
	{ clock, log }: FollowingWork,
	{ provider, record }: { provider: PaymentProvider; record: (told: Told) => Promise<void> },
) {
	const by = { provider: provider.name, account: provider.account }
	async function follow(reference: string, find: () => Promise<Told | undefined>): Promise<void> {
		try {
			const told = await find()
			if (told) await record(told)
		} catch (error) {
			log.error({ err: error, ...by, reference }, 'What a payment provider tells could not be recorded')
		}
	}
	return {
		follow,
		/** What was told lately; the provider's ids of it. */
		async followListed(list: (since: Date) => AsyncIterable<Told>): Promise<Set<string>> {
			const references = new Set<string>()
			try {
				for await (const told of list(new Date(clock().getTime() - LOOK_BACK))) {
					references.add(told.reference)
					await follow(told.reference, async () => told)
				}
			} catch (error) {
				log.error({ err: error, ...by }, 'A payment provider could not be asked')
			}
			return references
		},
	}
}
