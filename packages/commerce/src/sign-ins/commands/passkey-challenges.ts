import { randomBytes } from 'node:crypto'
import type { Database } from '../../database/client.ts'
import { CHALLENGE_LIFETIME } from '../rules/passkeys.ts'

/** Stores a challenge for five minutes, with the customer's id when a key is added. Returns its id. */
export async function storeChallenge(
	db: Database,
	{ challenge, customerId, now }: { challenge: string; customerId: string | null; now: Date },
): Promise<string> {
	const id = randomBytes(18).toString('base64url')
	const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME)
	const row = { id, challenge, customer_id: customerId, expires_at: expiresAt }
	await db.insertInto('passkey_challenges').values(row).execute()
	return id
}

/** Consumes a challenge, also when its answer turns out wrong; undefined for one that is unknown, expired or another customer's. */
export async function takeChallenge(
	db: Database,
	{ challengeId, customerId, now }: { challengeId: string; customerId: string | null; now: Date },
): Promise<string | undefined> {
	const taken = await db
		.deleteFrom('passkey_challenges')
		.where('id', '=', challengeId)
		.where('customer_id', 'is not distinct from', customerId)
		.returning(['challenge', 'expires_at'])
		.executeTakeFirst()
	return taken && taken.expires_at > now ? taken.challenge : undefined
}

/** Deletes expired challenges; returns their number. */
export async function dropOldChallenges(db: Database, now: Date): Promise<number> {
	const { numDeletedRows } = await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).executeTakeFirst()
	return Number(numDeletedRows)
}
