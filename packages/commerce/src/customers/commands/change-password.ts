import { randomBytes } from 'node:crypto'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { FieldError } from '../../fulfillment/rules.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { endSessions } from '../../sessions/commands/end-sessions.ts'
import { findReset } from '../queries.ts'
import { checkPassword } from '../rules/password.ts'
import { hashPassword, verifyPassword } from '../rules/password-hash.ts'
import { type Attempt, countAttempts, resetAttempts } from './count-attempts.ts'
import { takeToken, voidTokens } from './use-token.ts'

export type ResetResult =
	| { ok: true; email: string }
	| { ok: false; reason: 'token-gone' }
	| { ok: false; reason: 'refused-values'; errors: FieldError[] }

/**
 * A new password for a token out of a letter, once (R28, R94). Every session ends, every other token with them, passkeys
 * are held until they are looked at, and a letter tells. All in one transaction: a process that dies leaves the token good and the old password.
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
		await tx
			.updateTable('customers')
			.set({ password_hash: passwordHash, updated_at: now })
			.where('id', '=', customerId)
			.execute()
		// Whoever had the account may have added one.
		await tx
			.updateTable('passkeys')
			.set({ held_since: now })
			.where('customer_id', '=', customerId)
			.where('held_since', 'is', null)
			.execute()
		await letOthersGo(tx, { customerId, now })
		return true
	})
	return isDone ? { ok: true, email: reset.email } : { ok: false, reason: 'token-gone' }
}

export type PresentPassword =
	| { ok: true; email: string; passwordHash: string }
	| { ok: false; reason: 'wrong' }
	| { ok: false; reason: 'too-many-tries'; until: Date }

/** Asks who is signed in for their password again, before what a stranger at their screen must not do. Five tries in a quarter of an hour. */
export async function checkPresentPassword(
	db: Database,
	{ customerId, password, secret, now }: { customerId: string; password: string; secret: string; now: Date },
): Promise<PresentPassword> {
	const attempts: Attempt[] = [{ kind: 'present', of: customerId }]
	const counted = await countAttempts(db, { secret, attempts, now })
	if (!counted.ok) return { ok: false, reason: 'too-many-tries', until: counted.until }
	const row = await db
		.selectFrom('customers')
		.select(['email', 'password_hash'])
		.where('id', '=', customerId)
		.executeTakeFirst()
	const isRight = await verifyPassword(password, row?.password_hash)
	if (!isRight || !row?.email || !row.password_hash) return { ok: false, reason: 'wrong' }
	await resetAttempts(db, { secret, attempts })
	return { ok: true, email: row.email, passwordHash: row.password_hash }
}

export type ChangePasswordResult =
	| { ok: true }
	| { ok: false; reason: 'too-many-tries'; until: Date }
	| { ok: false; reason: 'refused-values'; errors: FieldError[] }

/** Another password for who is signed in and knows the present one; every session but the calling one ends (R94). */
export async function changePassword(
	db: Database,
	options: {
		customerId: string
		sessionId: string
		current: string
		password: string
		secret: string
		now: Date
	},
): Promise<ChangePasswordResult> {
	const { customerId, sessionId, now } = options
	const present = await checkPresentPassword(db, { ...options, password: options.current })
	if (!present.ok)
		return present.reason === 'wrong'
			? { ok: false, reason: 'refused-values', errors: [{ field: 'current', code: 'wrong' }] }
			: present
	const errors = checkPassword(options.password, present.email)
	if (errors.length > 0) return { ok: false, reason: 'refused-values', errors }
	const passwordHash = await hashPassword(options.password)
	await db.transaction().execute(async (tx) => {
		await tx
			.updateTable('customers')
			.set({ password_hash: passwordHash, updated_at: now })
			.where('id', '=', customerId)
			.where('erased_at', 'is', null)
			.execute()
		await letOthersGo(tx, { customerId, exceptSessionId: sessionId, now })
	})
	return { ok: true }
}

/** Whoever was signed in elsewhere is not any more, letters written before open nothing, and the customer is told. */
async function letOthersGo(
	tx: DatabaseTransaction,
	{ customerId, exceptSessionId, now }: { customerId: string; exceptSessionId?: string; now: Date },
): Promise<void> {
	await endSessions(tx, { customerId, exceptSessionId, reason: 'password-changed', now })
	await voidTokens(tx, { customerId, now })
	const letterId = randomBytes(18).toString('base64url')
	await enqueue(tx, { name: 'send-password-changed-letter', data: { customerId, letterId } })
}
