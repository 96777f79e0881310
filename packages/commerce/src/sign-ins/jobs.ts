import type { Database } from '../database/client.ts'
import { type Mailer, sendOnce } from '../mail/commands.ts'
import type { Sender } from '../mail/letter.ts'
import { passkeyAddedLetter } from './letter/passkey-added.ts'
import { readableHost } from './rules/passkeys.ts'

export { dropOldChallenges } from './commands/passkey-challenges.ts'

/** Tells a customer that a passkey opens their account now, once; nothing of one that is gone again. */
export async function sendPasskeyAddedLetter(options: {
	db: Database
	mailer: Mailer
	sender: Sender
	passkeyId: string
	now: Date
}): Promise<void> {
	const { db, passkeyId, sender } = options
	const row = await db
		.selectFrom('passkeys')
		.innerJoin('customers', 'customers.id', 'passkeys.customer_id')
		.select(['customers.email', 'customers.first_name', 'customers.language_tag', 'customers.site'])
		.select(['passkeys.name', 'passkeys.rp_id', 'passkeys.created_at'])
		.where('passkeys.id', '=', passkeyId)
		.executeTakeFirst()
	if (!row?.email) return
	const letter = await passkeyAddedLetter({
		to: row.email,
		firstName: row.first_name,
		languageTag: row.language_tag,
		site: row.site,
		name: row.name,
		host: readableHost(row.rp_id),
		addedAt: row.created_at,
		sender,
	})
	await sendOnce(db, { ...options, kind: 'passkey-added', reference: passkeyId, letter })
}
