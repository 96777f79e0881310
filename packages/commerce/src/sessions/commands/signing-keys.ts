import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Selectable } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { PublicJwk, SigningKeysTable } from '../tables.ts'

const DAY = 86_400_000
/** A key signs for a month and is kept until everything it signed has expired. */
const SIGNS_FOR = 30 * DAY
const RETENTION = 70 * DAY
/** Milliseconds between reloads for an unknown key id, so that invented ids do not cause queries. */
const LOOKS_AGAIN_AFTER = 5_000

export type SigningKey = { id: string; publicJwk: PublicJwk; verifying: CryptoKey; signing: CryptoKey; createdAt: Date }

export type SigningKeys = {
	/** Signing key; created when there is none or the newest is a month old. */
	newest(): Promise<SigningKey>
	/** Verification key; undefined for an unknown id. */
	find(id: string): Promise<SigningKey | undefined>
	/** All keys, newest last. */
	all(): Promise<SigningKey[]>
}

type SigningKeyOptions = {
	db: Database
	clock: () => Date
	secret: string
	/** Other secrets, which still decrypt private keys: those found so are encrypted with `secret` from then on. */
	formerSecrets?: readonly string[] | undefined
	/** Called once per key that no secret decrypts. */
	onUnreadableKey?: ((id: string) => void) | undefined
}

/**
 * Key pairs shared by all gateways of a shop through the database, private halves encrypted with `secret`. A key that
 * cannot be decrypted is ignored: tokens it signed are refused, and a new key is made.
 */
export function createSigningKeys({
	db,
	clock,
	secret,
	formerSecrets = [],
	onUnreadableKey,
}: SigningKeyOptions): SigningKeys {
	const openings = [...new Set([secret, ...formerSecrets])].map(sealingKey)
	const [sealing] = openings as [Buffer]
	const unreadable = new Set<string>()
	let keys = new Map<string, SigningKey>()
	let readAt = -Infinity
	let reading: Promise<void> | undefined

	/** Shares one query among concurrent callers: the first token after a start seldom comes alone. */
	function readKeys(): Promise<void> {
		reading ??= readRows().finally(() => {
			reading = undefined
		})
		return reading
	}

	async function readRows(): Promise<void> {
		const rows = await db.selectFrom('signing_keys').selectAll().orderBy('created_at').execute()
		const read = await Promise.all(rows.map(async (row) => keys.get(row.id) ?? (await openKey(db, row, openings))))
		for (const [index, { id }] of rows.entries()) {
			if (read[index] || unreadable.has(id)) continue
			unreadable.add(id)
			onUnreadableKey?.(id)
		}
		keys = new Map(read.flatMap((key) => (key ? [[key.id, key] as const] : [])))
		readAt = clock().getTime()
	}

	async function newest(): Promise<SigningKey> {
		const now = clock().getTime()
		const usable = () => [...keys.values()].findLast((key) => now - key.createdAt.getTime() < SIGNS_FOR)
		if (!usable()) await readKeys()
		if (!usable()) {
			await makeKey(db, { now: clock(), sealing })
			// A shared query may have begun before the key was inserted.
			await readRows()
		}
		return usable()!
	}

	return {
		newest,
		async find(id) {
			if (!keys.has(id) && clock().getTime() - readAt > LOOKS_AGAIN_AFTER) await readKeys()
			return keys.get(id)
		},
		async all() {
			await newest()
			return [...keys.values()]
		},
	}
}

function sealingKey(secret: string): Buffer {
	return Buffer.from(hkdfSync('sha256', secret, '', 'vitrine signing keys', 32))
}

/** Decrypts a stored key, and seals it with the first secret if another one opens it; undefined when none fits. */
async function openKey(
	db: Database,
	row: Selectable<SigningKeysTable>,
	openings: readonly Buffer[],
): Promise<SigningKey | undefined> {
	for (const opening of openings) {
		const text = unseal(row.sealed_private_jwk, opening)
		if (text === undefined) continue
		if (opening !== openings[0])
			await db
				.updateTable('signing_keys')
				.set({ sealed_private_jwk: seal(text, openings[0]!) })
				.where('id', '=', row.id)
				.execute()
		return {
			id: row.id,
			publicJwk: row.public_jwk,
			verifying: await importKey(row.public_jwk),
			signing: await importKey(JSON.parse(text) as JWK),
			createdAt: row.created_at,
		}
	}
	return undefined
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
	return (await importJWK(jwk, 'ES256')) as CryptoKey
}

/** Creates a key pair and deletes those whose tokens have all expired. */
async function makeKey(db: Database, { now, sealing }: { now: Date; sealing: Buffer }): Promise<void> {
	const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
	await db
		.insertInto('signing_keys')
		.values({
			id: randomUUID(),
			public_jwk: JSON.stringify(await exportJWK(publicKey)),
			sealed_private_jwk: seal(JSON.stringify(await exportJWK(privateKey)), sealing),
			created_at: now,
		})
		.execute()
	await db
		.deleteFrom('signing_keys')
		.where('created_at', '<', new Date(now.getTime() - RETENTION))
		.execute()
}

function seal(text: string, key: Buffer): string {
	const iv = randomBytes(12)
	const cipher = createCipheriv('aes-256-gcm', key, iv)
	const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
	return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

/** Undefined for data encrypted with another key, or corrupt. */
function unseal(sealed: string, key: Buffer): string | undefined {
	const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
	if (!iv || !tag || !text) return undefined
	try {
		const decipher = createDecipheriv('aes-256-gcm', key, iv).setAuthTag(tag)
		return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
	} catch {
		return undefined
	}
}
