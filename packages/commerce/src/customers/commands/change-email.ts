import { randomBytes } from 'node:crypto'
import type { LanguageTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { FieldError } from '../../fulfillment/rules/delivery.ts'
import { claimOrders } from '../../orders/commands.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { checkEmail } from '../rules/fields.ts'
import { hashToken } from '../rules/tokens.ts'
import { checkPresentPassword } from './change-password.ts'
import { lockEmail } from './lock-email.ts'
import { requestAccess } from './request-access.ts'
import { voidTokens } from './use-token.ts'

export type ChangeEmailResult =
	| { ok: true }
	| { ok: false; reason: 'too-many-tries'; until: Date }
	| { ok: false; reason: 'refused-values'; errors: FieldError[] }

/** Requests a change of e-mail address; needs the password. Only the worker checks whether another account has that address. */
export async function requestEmailChange(
	db: Database,
	options: {
		customerId: string
		email: string
		password: string
		pageUrl: string
		site: SiteCode
		languageTag: LanguageTag
		secret: string
		now: Date
	},
): Promise<ChangeEmailResult> {
	const refused = (...errors: FieldError[]) => ({ ok: false, reason: 'refused-values', errors }) as const
	const checked = checkEmail(options.email)
	if (!checked.ok) return refused(...checked.errors)
	const present = await checkPresentPassword(db, options)
	if (!present.ok) return present.reason === 'wrong' ? refused({ field: 'password', code: 'wrong' }) : present
	if (present.email === checked.value) return refused({ field: 'email', code: 'unchanged' })
	await requestAccess(db, { ...options, purpose: 'change-email', email: checked.value })
	return { ok: true }
}

/**
 * Changes an account's address with the token of the e-mail, claims the guest orders of that address and notifies the
 * former address. A repeated call gives the same result; false for an expired token, or when another account has taken
 * the address.
 */
export async function confirmEmail(
	tx: DatabaseTransaction,
	{ token, now }: { token: string; now: Date },
): Promise<boolean> {
	const row = await tx
		.selectFrom('customer_tokens')
		.selectAll()
		.where('token_hash', '=', hashToken(token))
		.where('purpose', '=', 'change-email')
		.forUpdate()
		.executeTakeFirst()
	if (!row?.email) return false
	if (row.used_at) return true
	if (row.expires_at <= now) return false
	const { customer_id: customerId, email } = row
	await lockEmail(tx, email)
	const holder = await tx.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirst()
	if (holder && holder.id !== customerId) return false
	await leaveEmail(tx, { customerId, email, now })
	await tx.updateTable('customer_tokens').set({ used_at: now }).where('token_hash', '=', row.token_hash).execute()
	// Links in e-mails to the former address are void.
	await voidTokens(tx, { customerId, now })
	await claimOrders(tx, { customerId, email })
	return true
}

/** Replaces the e-mail address; the former one is stored with the guest orders claimed under it. */
async function leaveEmail(
	tx: DatabaseTransaction,
	{ customerId, email, now }: { customerId: string; email: string; now: Date },
): Promise<void> {
	const customer = await tx
		.selectFrom('customers')
		.select('email')
		.where('id', '=', customerId)
		.forUpdate()
		.executeTakeFirst()
	if (!customer?.email || customer.email === email) return
	await claimOrders(tx, { customerId, email: customer.email })
	await tx.updateTable('customers').set({ email, updated_at: now }).where('id', '=', customerId).execute()
	const id = randomBytes(18).toString('base64url')
	await tx
		.insertInto('former_emails')
		.values({ id, customer_id: customerId, email: customer.email, left_at: now })
		.execute()
	await enqueue(tx, { name: 'send-email-changed-letter', data: { formerEmailId: id } })
}
