import type { Database } from '../database/client.ts'
import { type Mailer, sendOnce } from '../mail/commands.ts'
import type { Sender } from '../mail/email.ts'
import { findStoreById, findStoreEmail } from '../stores/queries.ts'
import { findSender } from '../web-domains/queries.ts'
import { shopperEmail, storeEmail } from './email/emails.ts'
import { findReservationRow } from './queries.ts'

export { expireReservations } from './commands.ts'

/** Sends the e-mails to store and shopper, each once. None for an ended reservation. */
export async function sendReservationEmails(options: {
	db: Database
	mailer: Mailer
	sender: Sender
	reservationId: string
	now: Date
}): Promise<void> {
	const { db, reservationId: reference } = options
	const row = await findReservationRow(db, { id: reference })
	if (row?.status !== 'held') return
	const [store, email] = await Promise.all([findStoreById(db, row.store_id), findStoreEmail(db, row.store_id)])
	if (!store || !email) throw new Error(`reservation ${reference} in a store that cannot be told`)
	const input = { row, store, sender: await findSender(db, { ...row, sender: options.sender, pageUrl: row.page_url }) }
	await sendOnce(db, {
		...options,
		kind: 'reservation-store',
		reference,
		mail: await storeEmail({ ...input, email }),
	})
	await sendOnce(db, { ...options, kind: 'reservation', reference, mail: await shopperEmail(input) })
}
