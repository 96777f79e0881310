import type { Generated } from 'kysely'

export type PasskeysTable = {
	id: string
	customer_id: string
	rp_id: string
	public_key: Uint8Array
	counter: Generated<number>
	transports: Generated<string[]>
	name: string
	is_backed_up: boolean
	created_at: Date
	last_used_at: Date | null
	/** Set by a password reset: the key cannot sign in until its owner confirms it. */
	held_since: Date | null
}
export type PasskeyChallengesTable = {
	id: string
	challenge: string
	customer_id: string | null
	expires_at: Date
}

export type SignInTables = {
	passkeys: PasskeysTable
	passkey_challenges: PasskeyChallengesTable
}
