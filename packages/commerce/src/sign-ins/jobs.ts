import { sendPasswordNotice } from '../customers/jobs.ts'
import { hasHeldPasskeys } from './queries/passkeys.ts'
import type { Database } from '../database/client.ts'
import { type Mailer, sendOnce } from '../mail/commands.ts'
import type { Sender } from '../mail/email.ts'
import { findSender } from '../web-domains/queries.ts'
import { passkeyAddedEmail, passkeyRemovedEmail } from './email/passkey-emails.ts'
import { readableHost } from './rules/passkeys.ts'

export { dropOldChallenges } from './commands/passkey-challenges.ts'

type SendInput = { db: Database; mailer: Mailer; sender: Sender; now: Date }

/** Notifies a customer of a changed password, once, and of passkeys held because of it. */
export async function sendPasswordChangedEmail(
	options: SendInput & { customerId: string; letterId: string },
): Promise<void> {
	await sendPasswordNotice({ ...options, hasHeldPasskeys: await hasHeldPasskeys(options.db, options.customerId) })
}

/** Notifies a customer of a new passkey, once; sends nothing for a deleted one. */
export async function sendPasskeyAddedEmail(options: SendInput & { passkeyId: string }): Promise<void> {
	const { db, passkeyId, sender } = options
	const row = await db
		.selectFrom('passkeys')
		.innerJoin('customers', 'customers.id', 'passkeys.customer_id')
		.select(['customers.email', 'customers.first_name', 'customers.language_tag', 'customers.site'])
		.select(['passkeys.name', 'passkeys.rp_id', 'passkeys.created_at'])
		.where('passkeys.id', '=', passkeyId)
		.executeTakeFirst()
	if (!row?.email) return
	const mail = await passkeyAddedEmail({
		to: row.email,
		firstName: row.first_name,
		languageTag: row.language_tag,
		site: row.site,
		name: row.name,
		host: readableHost(row.rp_id),
		addedAt: row.created_at,
		sender: await findSender(db, { ...row, sender }),
	})
	await sendOnce(db, { ...options, kind: 'passkey-added', reference: passkeyId, mail })
}

/** Notifies a customer of a deleted passkey, once. */
export async function sendPasskeyRemovedEmail(
	options: SendInput & { customerId: string; letterId: string; host: string; addedAt: string; removedAt: string },
): Promise<void> {
	const { db, customerId, host, sender } = options
	const customer = await db
		.selectFrom('customers')
		.select(['email', 'first_name', 'language_tag', 'site'])
		.where('id', '=', customerId)
		.executeTakeFirst()
	if (!customer?.email) return
	const mail = await passkeyRemovedEmail({
		to: customer.email,
		firstName: customer.first_name,
		languageTag: customer.language_tag,
		site: customer.site,
		host,
		addedAt: new Date(options.addedAt),
		removedAt: new Date(options.removedAt),
		sender: await findSender(db, { ...customer, sender }),
	})
	await sendOnce(db, { ...options, kind: 'passkey-removed', reference: options.letterId, mail })
}
