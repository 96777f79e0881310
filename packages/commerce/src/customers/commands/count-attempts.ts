import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'

const MINUTE = 60_000

/** Kinds of counted attempts, with maximum and window in milliseconds (R91, decision 0030). */
export const LIMITS = {
	/** Per account and network. */
	pair: { most: 5, window: 15 * MINUTE },
	/** All accounts, per network. */
	network: { most: 30, window: 15 * MINUTE },
	/** Per account from all networks, except devices that were signed in to it. */
	account: { most: 50, window: 60 * MINUTE },
	/** Per account and device that was signed in to it before. */
	device: { most: 10, window: 15 * MINUTE },
	/** Verifications of the present password. */
	present: { most: 5, window: 15 * MINUTE },
	/** Guest look-ups of orders per e-mail address. */
	order: { most: 5, window: 15 * MINUTE },
	/** Repeated e-mails per registration. */
	resend: { most: 3, window: 15 * MINUTE },
} as const

export type Attempt = { kind: keyof typeof LIMITS; of: string }
export type CountResult = { ok: true } | { ok: false; until: Date }

type CountInput = { secret: string; attempts: readonly Attempt[] }

/**
 * Counts attempts before they are made, so that parallel ones cannot slip through between check and count. Refuses
 * when one exceeds its limit. One statement, whether or not the account exists.
 */
export async function countAttempts(
	db: Database,
	{ secret, attempts, now }: CountInput & { now: Date },
): Promise<CountResult> {
	const counted = attempts.map((attempt) => ({ ...LIMITS[attempt.kind], key: keyOf(secret, attempt) }))
	// In a fixed order, to avoid deadlocks between two calls.
	counted.sort((one, other) => (one.key < other.key ? -1 : 1))
	const rows = await db
		.insertInto('attempts')
		.values(counted.map(({ key, window }) => ({ key, count: 1, window_ends_at: new Date(now.getTime() + window) })))
		.onConflict((conflict) =>
			conflict.column('key').doUpdateSet({
				count: sql`case when attempts.window_ends_at <= ${now} then 1 else attempts.count + 1 end`,
				window_ends_at: sql`case when attempts.window_ends_at <= ${now} then excluded.window_ends_at else attempts.window_ends_at end`,
			}),
		)
		.returning(['key', 'count', 'window_ends_at'])
		.execute()
	const over = rows.filter((row) => row.count > (counted.find(({ key }) => key === row.key)?.most ?? 0))
	if (over.length === 0) return { ok: true }
	return { ok: false, until: new Date(Math.max(...over.map((row) => row.window_ends_at.getTime()))) }
}

/** Uncounts attempts that succeeded. */
export async function takeBack(db: Database, { secret, attempts }: CountInput): Promise<void> {
	const keys = attempts.map((attempt) => keyOf(secret, attempt))
	await db
		.updateTable('attempts')
		.set((eb) => ({ count: eb('count', '-', 1) }))
		.where('key', 'in', keys)
		.where('count', '>', 0)
		.execute()
}

/** Resets attempts. */
export async function resetAttempts(db: Database, { secret, attempts }: CountInput): Promise<void> {
	const keys = attempts.map((attempt) => keyOf(secret, attempt))
	await db.deleteFrom('attempts').where('key', 'in', keys).execute()
}

/** HMAC, so that the table does not show which account was tried from which address. */
function keyOf(secret: string, { kind, of }: Attempt): string {
	return createHmac('sha256', secret).update(`attempts ${kind} ${of}`).digest('base64url')
}
