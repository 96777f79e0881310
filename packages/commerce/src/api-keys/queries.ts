import type { Selectable } from 'kysely'
import type { Database } from '../database/client.ts'
import type { ApiKeysTable } from './tables.ts'

export type ListedKey = Omit<Selectable<ApiKeysTable>, 'secret_hash'>

/** All keys, oldest first, without their hashes. */
export function listKeys(db: Database): Promise<ListedKey[]> {
	return db
		.selectFrom('api_keys')
		.select(['id', 'name', 'permissions', 'sites', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'])
		.orderBy('created_at')
		.execute()
}
