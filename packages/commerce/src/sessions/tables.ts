import type { ColumnType } from 'kysely'

export type SessionsTable = {
	id: string
	customer_id: string
	site: string
	method: 'password' | 'link' | 'passkey' | 'hand-over'
	user_agent: string
	stays: boolean
	created_at: Date
	last_used_at: Date
	expires_at: Date
	ended_at: Date | null
	end_reason: 'signed-out' | 'ended-elsewhere' | 'password-changed' | 'reuse' | 'erased' | null
}
export type RefreshTokensTable = {
	id: string
	session_id: string
	issued_at: Date
	expires_at: Date
	used_at: Date | null
	/** The token that replaced it. */
	successor_id: string | null
}
/** RFC 7517, without the private half. */
export type PublicJwk = { kty: string; crv: string; x: string; y: string }

export type SigningKeysTable = {
	id: string
	public_jwk: ColumnType<PublicJwk, string, never>
	sealed_private_jwk: string
	created_at: Date
}
export type SessionTables = {
	sessions: SessionsTable
	refresh_tokens: RefreshTokensTable
	signing_keys: SigningKeysTable
}
