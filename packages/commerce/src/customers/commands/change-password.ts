import { randomBytes } from 'node:crypto'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import type { FieldError } from '../../fulfillment/rules/delivery.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { endSessions } from '../../sessions/commands/end-sessions.ts'
import { checkPassword } from '../rules/password.ts'
import { hashPassword, verifyPassword } from '../rules/password-hash.ts'
import { type Attempt, countAttempts, resetAttempts } from './count-attempts.ts'
import { voidTokens } from './use-token.ts'

/** Replaces a forgotten password; ends every session and token and sends an e-mail. */
export async function replacePassword(
	tx: DatabaseTransaction,
	{ customerId, passwordHash, now }: { customerId: string; passwordHash: string; now: Date },
): Promise<void> {
	await tx
		.updateTable('customers')
		.set({ password_hash: passwordHash, updated_at: now })
		.where('id', '=', customerId)
		.execute()
	await letOthersGo(tx, { customerId, now })
}

/**
 * Stores a rehashed or unchanged password hash while the verified password is still current; false when it was changed
 * meanwhile. The row is locked until the transaction ends.
 */
export async function storePassword(
	tx: DatabaseTransaction,
	{ customerId, checked, hash }: { customerId: string; checked: string; hash: string },
): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable('customers')
		.set({ password_hash: hash })
		.where('id', '=', customerId)
		.where('password_hash', '=', checked)
		.executeTakeFirst()
	return numUpdatedRows === 1n
}

/** Removes the password and voids the links of every e-mail sent so far. */
export async function removePassword(
	tx: DatabaseTransaction,
	{ customerId, now }: { customerId: string; now: Date },
): Promise<void> {
	await voidTokens(tx, { customerId, now })
	await tx.updateTable('customers').set({ password_hash: null, updated_at: now }).where('id', '=', customerId).execute()
}

export type PresentPassword =
	| { ok: true; email: string; passwordHash: string }
	| { ok: false; reason: 'wrong' }
	| { ok: false; reason: 'too-many-tries'; until: Date }

/** Verifies the password of a signed-in customer for actions a stranger at their screen must not take. Five attempts in 15 minutes. */
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

/** Changes the password of a signed-in customer who knows the present one; ends every session but the calling one (R94). */
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

/** Ends the sessions of all other devices, voids the links of earlier e-mails, and notifies the customer. */
async function letOthersGo(
	tx: DatabaseTransaction,
	{ customerId, exceptSessionId, now }: { customerId: string; exceptSessionId?: string; now: Date },
): Promise<void> {
	await endSessions(tx, { customerId, exceptSessionId, reason: 'password-changed', now })
	await voidTokens(tx, { customerId, now })
	const letterId = randomBytes(18).toString('base64url')
	await enqueue(tx, { name: 'send-password-changed-letter', data: { customerId, letterId } })
}
