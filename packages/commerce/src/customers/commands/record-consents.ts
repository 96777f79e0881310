import type { DatabaseTransaction } from '../../database/client.ts'
import type { Communication } from '../contract.ts'
import { readCommunication } from '../queries.ts'

type Decision = { customerId: string; site: string; wanted: Communication; now: Date }

/** Records new and withdrawn consents of a customer by channel; each row proves one decision (law 8, GDPR art. 7). */
export async function recordConsents(tx: DatabaseTransaction, decision: Decision): Promise<void> {
	const present = await readCommunication(tx, decision.customerId)
	const changed = (['email', 'sms', 'post'] as const).filter((channel) => present[channel] !== decision.wanted[channel])
	if (changed.length === 0) return
	await tx
		.insertInto('customer_consents')
		.values(
			changed.map((channel) => ({
				customer_id: decision.customerId,
				channel,
				purpose: 'news' as const,
				granted: decision.wanted[channel],
				site: decision.site,
				decided_at: decision.now,
			})),
		)
		.execute()
}
