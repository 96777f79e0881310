import type { Database } from '../database/client.ts'
import type { Log } from '../declaration/scheduled-task.ts'
import { recordDispute } from '../disputes/commands.ts'
import { listOpenDisputes, listOpenReferences } from '../disputes/queries.ts'
import type { PaymentBook } from './providers/payment-book.ts'
import type { PaymentProvider, ProviderDispute } from './providers/payment-provider.ts'

export type DisputeWork = { db: Database; payments: PaymentBook; clock: () => Date; log: Log }

type Account = { provider: string; account: string }

/** Asks a provider about a dispute that an event has named, and records it. Throws when the provider is out of reach. */
export async function followDispute(work: DisputeWork, told: Account & { reference: string }): Promise<void> {
	const provider = work.payments.of(told)
	const dispute = await provider.findDispute?.(told.reference)
	if (dispute) await record(work, { provider, dispute })
}

/** Milliseconds for which disputes are looked for whose event was lost. */
const LOOK_BACK = 7 * 86_400_000

/** Asks every account about its disputes, new ones and those that are open, for events that were lost. */
export async function followDisputes(work: DisputeWork): Promise<void> {
	for (const provider of work.payments.providers) {
		const { listDisputes, findDispute } = provider
		if (!listDisputes || !findDispute) continue
		try {
			const since = new Date(work.clock().getTime() - LOOK_BACK)
			for await (const dispute of listDisputes(since)) await record(work, { provider, dispute })
			const account = { provider: provider.name, account: provider.account }
			for (const reference of await listOpenReferences(work.db, account)) {
				const dispute = await findDispute(reference)
				if (dispute) await record(work, { provider, dispute })
			}
		} catch (error) {
			work.log.error({ err: error, provider: provider.name, account: provider.account }, 'Disputes could not be read')
		}
	}
	await reportDisputes(work)
}

async function record(
	{ db, clock, log }: DisputeWork,
	{ provider: { name: provider, account }, dispute }: { provider: PaymentProvider; dispute: ProviderDispute },
): Promise<void> {
	const { paymentId, reference, respondBy, stage, status } = dispute
	const payment = await db
		.selectFrom('payments')
		.select('order_id as orderId')
		.where('id', '=', paymentId)
		.where('provider', '=', provider)
		.where('account', '=', account)
		.executeTakeFirst()
	// Another system may use the same account.
	if (!payment || paymentId === null) return
	const { orderId } = payment
	const told = await db
		.transaction()
		.execute((tx) => recordDispute(tx, { provider, account, orderId, paymentId, dispute, now: clock() }))
	if (told !== 'known') log.error({ reference, paymentId, stage, status, respondBy }, 'A payment is disputed')
}

/** Milliseconds before its end in which a term is reported. */
const NOTICE = 72 * 3_600_000

/** Reports disputes that have to be answered soon. */
async function reportDisputes({ db, clock, log }: DisputeWork): Promise<void> {
	const until = clock().getTime() + NOTICE
	const due = (await listOpenDisputes(db)).filter(
		({ status, respondBy }) => status === 'needs-response' && respondBy && Date.parse(respondBy) < until,
	)
	if (due.length === 0) return
	const disputes = due
		.slice(0, 20)
		.map(({ reference, orderNumber, respondBy }) => ({ reference, orderNumber, respondBy }))
	log.error({ count: due.length, disputes }, 'Disputes have to be answered')
}
