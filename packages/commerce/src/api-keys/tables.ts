import type { SiteCode } from '@vitrine/market/sites'
import type { Permission } from '../http/permissions.ts'

export type ApiKeysTable = {
	id: string
	name: string
	secret_hash: Buffer
	permissions: Permission[]
	/** Null: all. */
	sites: SiteCode[] | null
	created_at: Date
	expires_at: Date | null
	last_used_at: Date | null
	revoked_at: Date | null
}
export type ApiKeyTables = { api_keys: ApiKeysTable }
