import { randomBytes } from 'node:crypto'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { enqueue } from '../../queue/enqueue.ts'
import type { NewPasskey, Passkey, PasskeyOptions } from '../contract.ts'
import { listPasskeys, passkeyOf } from '../queries/passkeys.ts'
import { ALGORITHMS, CHALLENGE_LIFETIME, MOST_PASSKEYS, passkeyName, readableHost } from '../rules/passkeys.ts'
import { storeChallenge, takeChallenge } from './passkey-challenges.ts'

export type OfferResult =
	| { ok: true; offer: PasskeyOptions }
	| { ok: false; reason: 'too-many-passkeys' | 'customer-unknown' }

/**
 * Options for creating a passkey (issue 4, 1): a discoverable one, so that signing in needs no address. Existing keys
 * are excluded, so that no device makes a second one.
 */
export async function offerPasskey(
	db: Database,
	options: { customerId: string; host: string; shopName: string; now: Date },
): Promise<OfferResult> {
	const { customerId, host, shopName, now } = options
	const customer = await db
		.selectFrom('customers')
		.select(['email', 'first_name', 'last_name'])
		.where('id', '=', customerId)
		.executeTakeFirst()
	if (!customer?.email) return { ok: false, reason: 'customer-unknown' }
	const keys = await db
		.selectFrom('passkeys')
		.select(['id', 'rp_id', 'transports'])
		.where('customer_id', '=', customerId)
		.execute()
	if (keys.length >= MOST_PASSKEYS) return { ok: false, reason: 'too-many-passkeys' }
	const made = await generateRegistrationOptions({
		rpName: shopName,
		rpID: host,
		userID: new TextEncoder().encode(customerId),
		userName: customer.email,
		userDisplayName: `${customer.first_name ?? ''} ${customer.last_name ?? ''}`.trim() || customer.email,
		timeout: CHALLENGE_LIFETIME,
		attestationType: 'none',
		supportedAlgorithmIDs: ALGORITHMS,
		excludeCredentials: keys.filter(({ rp_id }) => rp_id === host),
		authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
	})
	const challengeId = await storeChallenge(db, { challenge: made.challenge, customerId, now })
	return { ok: true, offer: { challengeId, options: { ...made } } }
}

export type AddPasskey = {
	customerId: string
	challengeId: string
	response: NewPasskey
	/** Origin of the page; its host is the relying party. */
	origin: string
	host: string
	name: string
	now: Date
}
export type AddResult =
	| { ok: true; passkey: Passkey }
	| { ok: false; reason: 'passkey-refused' | 'passkey-known' | 'too-many-passkeys' }

/** Verifies and stores a new passkey, and notifies the customer by e-mail. */
export async function addPasskey(db: Database, options: AddPasskey): Promise<AddResult> {
	const { customerId, challengeId, now } = options
	const challenge = await takeChallenge(db, { challengeId, customerId, now })
	const made = challenge && (await verifyNew(options, challenge))
	if (!made) return { ok: false, reason: 'passkey-refused' }
	return db.transaction().execute(async (tx) => {
		// Locks the customer, so that the limit of passkeys holds.
		const customer = await tx
			.selectFrom('customers')
			.select('id')
			.where('id', '=', customerId)
			.where('erased_at', 'is', null)
			.forUpdate()
			.executeTakeFirst()
		if (!customer) return { ok: false, reason: 'passkey-refused' }
		if ((await listPasskeys(tx, customerId)).length >= MOST_PASSKEYS) return { ok: false, reason: 'too-many-passkeys' }
		return insertPasskey(tx, { ...options, made })
	})
}

type Made = NonNullable<Awaited<ReturnType<typeof verifyNew>>>

async function insertPasskey(
	tx: DatabaseTransaction,
	{ customerId, host, name, response, now, made }: AddPasskey & { made: Made },
): Promise<AddResult> {
	const row = await tx
		.insertInto('passkeys')
		.values({
			id: made.credential.id,
			customer_id: customerId,
			rp_id: host,
			public_key: Buffer.from(made.credential.publicKey),
			counter: made.credential.counter,
			transports: response.response.transports ?? [],
			name: passkeyName(name, host),
			is_backed_up: made.credentialBackedUp,
			created_at: now,
			last_used_at: null,
			held_since: null,
		})
		.onConflict((conflict) => conflict.column('id').doNothing())
		.returningAll()
		.executeTakeFirst()
	if (!row) return { ok: false, reason: 'passkey-known' }
	await enqueue(tx, { name: 'send-passkey-added-letter', data: { passkeyId: row.id } })
	return { ok: true, passkey: passkeyOf(row) }
}

/** Verified registration; undefined when it does not match the challenge. */
async function verifyNew({ response, origin, host }: AddPasskey, challenge: string) {
	try {
		if (!isWithoutCertificates(response)) return undefined
		const { registrationInfo } = await verifyRegistrationResponse({
			response: { ...response, clientExtensionResults: {} },
			expectedChallenge: challenge,
			expectedOrigin: origin,
			expectedRPID: host,
			supportedAlgorithmIDs: ALGORITHMS,
			requireUserVerification: true,
		})
		return registrationInfo?.credential.id === response.id ? registrationInfo : undefined
	} catch (error) {
		// The library throws on mismatches; it does no I/O here.
		if (error instanceof Error) return undefined
		throw error
	}
}

/** Refuses attestation: verifying it would parse certificate chains and fetch revocation lists from URLs they name. */
function isWithoutCertificates({ response }: NewPasskey): boolean {
	const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
	const format = attestation.get('fmt')
	return format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c'))
}

/** Releases a held passkey; false for one of another customer. */
export async function resumePasskey(
	db: Database,
	{ customerId, passkeyId }: { customerId: string; passkeyId: string },
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('passkeys')
		.set({ held_since: null })
		.where('id', '=', passkeyId)
		.where('customer_id', '=', customerId)
		.executeTakeFirst()
	return numUpdatedRows === 1n
}

/** Deletes every held passkey, with an e-mail for each. */
export async function removeHeldPasskeys(
	db: Database,
	{ customerId, now }: { customerId: string; now: Date },
): Promise<void> {
	for (const { id, heldSince } of await listPasskeys(db, customerId)) {
		if (heldSince) await removePasskey(db, { customerId, passkeyId: id, now })
	}
}

/** Deletes a passkey and notifies the customer by e-mail; false for one of another customer. */
export async function removePasskey(
	db: Database,
	{ customerId, passkeyId, now }: { customerId: string; passkeyId: string; now: Date },
): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		const removed = await tx
			.deleteFrom('passkeys')
			.where('id', '=', passkeyId)
			.where('customer_id', '=', customerId)
			.returning(['rp_id', 'created_at'])
			.executeTakeFirst()
		if (!removed) return false
		const letterId = randomBytes(18).toString('base64url')
		const days = { addedAt: removed.created_at.toISOString(), removedAt: now.toISOString() }
		const data = { customerId, letterId, host: readableHost(removed.rp_id), ...days }
		await enqueue(tx, { name: 'send-passkey-removed-letter', data })
		return true
	})
}
