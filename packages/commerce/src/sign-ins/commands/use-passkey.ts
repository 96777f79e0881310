import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { SiteCode } from '@vitrine/market/sites'
import type { Selectable } from 'kysely'
import type { Database } from '../../database/client.ts'
import { claimOrders } from '../../orders/commands.ts'
import type { Keyring } from '../../sessions/commands/keyring.ts'
import { openSession } from '../../sessions/commands/open-session.ts'
import type { SignedIn } from '../../sessions/contract.ts'
import type { PasskeyOptions, PasskeyProof } from '../contract.ts'
import { CHALLENGE_LIFETIME, userHandleOf } from '../rules/passkeys.ts'
import type { PasskeysTable } from '../tables.ts'
import { storeChallenge, takeChallenge } from './passkey-challenges.ts'

/** Options of a sign-in by passkey: the same for every visitor and without key ids, so that they do not reveal who has an account. */
export async function startPasskeySignIn(
	db: Database,
	{ host, now }: { host: string; now: Date },
): Promise<PasskeyOptions> {
	const question = await generateAuthenticationOptions({
		rpID: host,
		timeout: CHALLENGE_LIFETIME,
		userVerification: 'required',
	})
	const challengeId = await storeChallenge(db, { challenge: question.challenge, customerId: null, now })
	return { challengeId, options: { ...question } }
}

export type UsePasskey = {
	keyring: Keyring
	challengeId: string
	response: PasskeyProof
	/** Origin of the page; its host is the relying party. */
	origin: string
	host: string
	site: SiteCode
	userAgent: string
	stays: boolean
	now: Date
}

/**
 * Signs in with a passkey, once for a challenge (issue 4, 1). Undefined for every mismatch: another challenge, page or host, a
 * wrong signature, a counter that goes back, a device that did not verify its user, a key that is unknown, held or another
 * customer's.
 */
export async function usePasskey(db: Database, options: UsePasskey): Promise<SignedIn | undefined> {
	const { keyring, challengeId, response, host, now } = options
	const challenge = await takeChallenge(db, { challengeId, customerId: null, now })
	const key = await db
		.selectFrom('passkeys')
		.selectAll()
		.where('id', '=', response.id)
		.where('rp_id', '=', host)
		.where('held_since', 'is', null)
		.executeTakeFirst()
	const proved = challenge && key ? await verifyProof(options, { challenge, key }) : undefined
	if (!key || !proved) return undefined
	return db.transaction().execute(async (tx) => {
		const customer = await tx
			.selectFrom('customers')
			.select('email')
			.where('id', '=', key.customer_id)
			.forShare()
			.executeTakeFirst()
		if (!customer?.email) return undefined
		// Updates only an unchanged counter: of two concurrent uses one fails.
		const { numUpdatedRows } = await tx
			.updateTable('passkeys')
			.set({ counter: proved.newCounter, is_backed_up: proved.credentialBackedUp, last_used_at: now })
			.where('id', '=', key.id)
			.where('counter', '=', key.counter)
			.where('held_since', 'is', null)
			.executeTakeFirst()
		if (numUpdatedRows !== 1n) return undefined
		// Claims guest orders, as every sign-in does.
		await claimOrders(tx, { customerId: key.customer_id, email: customer.email })
		const tokens = await openSession(tx, { ...options, customerId: key.customer_id, method: 'passkey' })
		return { tokens, knownDevice: await keyring.signKnownDevice(key.customer_id, now) }
	})
}

type Known = { challenge: string; key: Selectable<PasskeysTable> }

async function verifyProof({ response, origin, host }: UsePasskey, { challenge, key }: Known) {
	const { userHandle, ...proof } = response.response
	// A discoverable key must name its customer.
	if (userHandle?.replaceAll('=', '') !== userHandleOf(key.customer_id)) return undefined
	try {
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response: { ...response, response: { ...proof, userHandle }, clientExtensionResults: {} },
			expectedChallenge: challenge,
			expectedOrigin: origin,
			expectedRPID: host,
			credential: { id: key.id, publicKey: new Uint8Array(key.public_key), counter: key.counter },
			requireUserVerification: true,
		})
		return verified ? authenticationInfo : undefined
	} catch (error) {
		// The library throws on mismatches; it does no I/O.
		if (error instanceof Error) return undefined
		throw error
	}
}
