import type { Database } from '../database/client.ts'
import type { Log } from '../declaration/scheduled-task.ts'
import { recordDispute } from '../disputes/commands.ts'
import { listOpenDisputes, listUndecided } from '../disputes/queries.ts'
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

const DAY = 86_400_000
/** Milliseconds for which disputes are looked for whose event was lost, and for which a lost one may be appealed. */
const LOOK_BACK = 7 * DAY
const APPEALS = 90 * DAY

/** Asks every account about its disputes, new ones, open ones and lost ones, for events that were lost. */
export async function followDisputes(work: DisputeWork): Promise<void> {
	const { db, clock, log } = work
	const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds)
	for (const provider of work.payments.providers) {
		const { name, account, listDisputes, findDispute } = provider
		if (!listDisputes || !findDispute) continue
		const by = { provider: name, account }
		/** One that cannot be read or recorded stops no other. */
		const follow = async (reference: string, find: () => Promise<ProviderDispute | undefined>) => {
			try {
				const dispute = await find()
				if (dispute) await record(work, { provider, dispute })
			} catch (error) {
				log.error({ err: error, ...by, reference }, 'A dispute could not be followed')
			}
		}
		const told = new Set<string>()
		try {
			for await (const dispute of listDisputes(ago(LOOK_BACK))) {
				told.add(dispute.reference)
				await follow(dispute.reference, async () => dispute)
			}
		} catch (error) {
			log.error({ err: error, ...by }, 'Disputes could not be read')
		}
		for (const reference of await listUndecided(db, { ...by, lostSince: ago(APPEALS) }))
			if (!told.has(reference)) await follow(reference, () => findDispute(reference))
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
