import { recordDispute } from '../../disputes/commands.ts'
import { listOpenDisputes, listUndecided } from '../../disputes/queries.ts'
import type { PaymentProvider, ProviderDispute } from '../providers/payment-provider.ts'
import { type Account, findToldPayment, followerOf, type FollowingWork } from './following.ts'

/** Asks a provider about a dispute that an event has named, and records it. Throws when the provider is out of reach. */
export async function followDispute(work: FollowingWork, told: Account & { reference: string }): Promise<void> {
	const provider = work.payments.of(told)
	const dispute = await provider.findDispute?.(told.reference)
	if (dispute) await record(work, { provider, dispute })
}

const DAY = 86_400_000
/** Milliseconds for which a lost dispute may be appealed. */
const APPEALS = 90 * DAY

/** Asks every account about its disputes, new ones, open ones and lost ones, for events that were lost. */
export async function followDisputes(work: FollowingWork): Promise<void> {
	const { db, clock } = work
	for (const provider of work.payments.providers) {
		const { name, account, listDisputes, findDispute } = provider
		if (!listDisputes || !findDispute) continue
		const follower = followerOf(work, {
			provider,
			record: (dispute: ProviderDispute) => record(work, { provider, dispute }),
		})
		const told = await follower.followListed(listDisputes)
		const lostSince = new Date(clock().getTime() - APPEALS)
		for (const reference of await listUndecided(db, { provider: name, account, lostSince }))
			if (!told.has(reference)) await follower.follow(reference, () => findDispute(reference))
	}
	await reportDisputes(work)
}

async function record(
	{ db, clock, log }: FollowingWork,
	{ provider: { name: provider, account }, dispute }: { provider: PaymentProvider; dispute: ProviderDispute },
): Promise<void> {
	const { paymentId, reference, respondBy, stage, status } = dispute
	const payment = await findToldPayment(db, { provider, account, paymentId })
	if (!payment) return
	const told = await db
		.transaction()
		.execute((tx) => recordDispute(tx, { provider, account, ...payment, dispute, now: clock() }))
	if (told !== 'known') log.error({ reference, paymentId, stage, status, respondBy }, 'A payment is disputed')
}

/** Milliseconds before its end in which a term is reported. */
const NOTICE = 72 * 3_600_000

/** Reports disputes that have to be answered soon. */
async function reportDisputes({ db, clock, log }: FollowingWork): Promise<void> {
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
