import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import type { Operator, Permission } from '../http/permissions.ts'
import { hashOf, readKey, writeKey } from './rules.ts'

export type NewKey = {
	name: string
	permissions: readonly Permission[]
	/** Null: all. */
	sites: readonly SiteCode[] | null
	expiresAt: Date | null
	now: Date
}

/** Creates a key. Returns it: only its hash is stored. */
export async function createKey(db: Database, key: NewKey): Promise<{ id: string; key: string }> {
	const id = randomBytes(6).toString('hex')
	const secret = randomBytes(32).toString('base64url')
	await db
		.insertInto('api_keys')
		.values({
			id,
			name: key.name,
			secret_hash: hashOf(secret),
			permissions: [...key.permissions],
			sites: key.sites && [...key.sites],
			created_at: key.now,
			expires_at: key.expiresAt,
			last_used_at: null,
			revoked_at: null,
		})
		.execute()
	return { id, key: writeKey({ id, secret }) }
}

/** Ends a key at once. False for an unknown one, and for one that has ended. */
export async function revokeKey(db: Database, { id, now }: { id: string; now: Date }): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('api_keys')
		.set({ revoked_at: now })
		.where('id', '=', id)
		.where('revoked_at', 'is', null)
		.executeTakeFirst()
	return numUpdatedRows === 1n
}

const MINUTE = 60_000

/** The holder of a key, whose use is noted to the minute; undefined for an unknown, expired or revoked one. */
export async function admitKey(
	db: Database,
	{ key: given, now }: { key: string; now: Date },
): Promise<Operator | undefined> {
	const key = readKey(given)
	if (!key) return undefined
	const row = await db.selectFrom('api_keys').selectAll().where('id', '=', key.id).executeTakeFirst()
	if (!row || !timingSafeEqual(row.secret_hash, hashOf(key.secret))) return undefined
	if (row.revoked_at || (row.expires_at && row.expires_at <= now)) return undefined
	if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() >= MINUTE)
		await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', row.id).execute()
	return { name: `${row.name} (${row.id})`, permissions: row.permissions, sites: row.sites }
}
