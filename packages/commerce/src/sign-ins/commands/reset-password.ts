import { replacePassword } from '../../customers/commands/change-password.ts'
import { takeToken } from '../../customers/commands/use-token.ts'
import { findReset } from '../../customers/queries.ts'
import { checkPassword } from '../../customers/rules/password.ts'
import { hashPassword } from '../../customers/rules/password-hash.ts'
import type { Database } from '../../database/client.ts'
import type { FieldError } from '../../fulfillment/rules/delivery.ts'
import { holdPasskeys } from './hold-passkeys.ts'

export type ResetResult =
	| { ok: true; email: string }
	| { ok: false; reason: 'token-gone' }
	| { ok: false; reason: 'refused-values'; errors: FieldError[] }

/**
 * Sets a new password with the token of an e-mail, once (R28, R94). Ends every session, voids every other token, holds
 * passkeys for review and sends an e-mail. One transaction: a crash leaves token and old password valid.
 */
export async function resetPassword(
	db: Database,
	{ access, password, now }: { access: string; password: string; now: Date },
): Promise<ResetResult> {
	const reset = await findReset(db, { access, now })
	if (!reset) return { ok: false, reason: 'token-gone' }
	const errors = checkPassword(password, reset.email)
	if (errors.length > 0) return { ok: false, reason: 'refused-values', errors }
	const passwordHash = await hashPassword(password)
	const isDone = await db.transaction().execute(async (tx) => {
		const customerId = await takeToken(tx, { token: access, purpose: 'reset-password', now })
		if (!customerId) return false
		await replacePassword(tx, { customerId, passwordHash, now })
		// A person with access to the account before may have added one.
		await holdPasskeys(tx, { customerId, now })
		return true
	})
	return isDone ? { ok: true, email: reset.email } : { ok: false, reason: 'token-gone' }
}
