import { randomBytes } from 'node:crypto'
import type { LanguageTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../../database/client.ts'
import type { FieldError } from '../../fulfillment/rules/delivery.ts'
import { checkCardNumber } from '../../loyalty/rules.ts'
import { isOrderOf } from '../../orders/queries/find-order.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { readSite } from '../../web-domains/queries.ts'
import type { Registration } from '../contract.ts'
import { hashPassword } from '../rules/password-hash.ts'
import { checkRegistration } from '../rules/registration.ts'
import { hashToken, LIFETIMES } from '../rules/tokens.ts'
import { type CountResult, countAttempts } from './count-attempts.ts'

export type RegisterResult = { ok: true } | { ok: false; errors: FieldError[] }

/**
 * Requests an account (R92). Does not check whether the address has one: every valid form is hashed, stored and
 * queued, so that response and timing are the same. Form and job are written in one transaction.
 */
export async function register(
	db: Database,
	options: { site: SiteCode; languageTag: LanguageTag; typed: Registration; now: Date },
): Promise<RegisterResult> {
	const { site, languageTag, typed, now } = options
	const domain = await readSite(db, site)
	const card = checkCardNumber(domain, typed.loyaltyCardNumber)
	const checked = checkRegistration(typed, { site, domain, card, now })
	if (!checked.ok) return checked
	const { email, details } = checked.value
	if (typed.orderId && !(await isOrderOf(db, { orderId: typed.orderId, email })))
		return { ok: false, errors: [{ field: 'orderId', code: 'other-email' }] }
	const passwordHash = await hashPassword(typed.password)
	const id = randomBytes(18).toString('base64url')
	await db.transaction().execute(async (tx) => {
		await tx
			.insertInto('registrations')
			.values({
				id,
				email,
				token_hash: null,
				password_hash: passwordHash,
				details,
				order_id: typed.orderId,
				site,
				language_tag: languageTag,
				page_url: typed.pageUrl,
				created_at: now,
				expires_at: new Date(now.getTime() + LIFETIMES.confirm),
				confirmed_at: null,
				customer_id: null,
			})
			.execute()
		await enqueue(tx, { name: 'send-registration-letter', data: { registrationId: id, letterId: id } })
	})
	return { ok: true }
}

/** Sends another e-mail with a new token for an unconfirmed registration; does nothing for any other token (R97). */
export async function resendConfirmation(
	db: Database,
	{ token, secret, now }: { token: string; secret: string; now: Date },
): Promise<CountResult> {
	const attempts = [{ kind: 'resend', of: hashToken(token) }] as const
	const counted = await countAttempts(db, { secret, attempts, now })
	if (!counted.ok) return counted
	await db.transaction().execute(async (tx) => {
		const pending = await tx
			.updateTable('registrations')
			.set({ expires_at: new Date(now.getTime() + LIFETIMES.confirm) })
			.where('token_hash', '=', hashToken(token))
			.where('confirmed_at', 'is', null)
			.returning('id')
			.executeTakeFirst()
		if (!pending) return
		const letterId = randomBytes(18).toString('base64url')
		await enqueue(tx, { name: 'send-registration-letter', data: { registrationId: pending.id, letterId } })
	})
	return { ok: true }
}
