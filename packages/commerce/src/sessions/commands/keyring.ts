import { createHmac, hkdfSync } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import type { Database } from '../../database/client.ts'
import { isSame } from '../rules.ts'
import type { PublicJwk } from '../tables.ts'
import { createSigningKeys } from './signing-keys.ts'

const DAY = 86_400_000
const DEVICE_KNOWN_FOR = 400 * DAY

export type TokenUse = 'access' | 'refresh'
/** Claims of a token. `jti` of refresh tokens; `state` of handed-over pairs. */
export type Claims = { sub: string; sid: string; jti?: string; state?: string }

export type Keyring = {
	sign(use: TokenUse, claims: Claims, times: { now: Date; expiresAt: Date }): Promise<string>
	/** Claims of a valid token; undefined when tampered with, expired, of another issuer or use, or not signed by the shop. */
	verify(use: TokenUse, token: string): Promise<Claims | undefined>
	/** Public keys as a JWK set, for other verifiers: RFC 7517. */
	publicKeys(): Promise<{ keys: (PublicJwk & { kid: string; alg: 'ES256'; use: 'sig' })[] }>
	/** Signs a token for a browser that was signed in: its attempts are counted apart from strangers'. */
	signKnownDevice(customerId: string, now: Date): Promise<string>
	readKnownDevice(token: string): Promise<{ customerId: string } | undefined>
}

type KeyringOptions = {
	db: Database
	clock: () => Date
	/** At least 32 characters; encrypts the private keys in the database. */
	secret: string
	/** Former secrets, which still decrypt and verify. */
	formerSecrets?: readonly string[]
	/** Called once per stored key that no secret decrypts. */
	onUnreadableKey?: (id: string) => void
	issuer?: string
}

/** Signs and verifies the shop's tokens with ES256 keys rotated monthly. Only ES256 verifies, whatever a token names. */
export function createKeyring({ issuer = 'vitrine', ...options }: KeyringOptions): Keyring {
	const { clock, secret, formerSecrets = [] } = options
	const keys = createSigningKeys(options)
	const deviceKeys = [secret, ...formerSecrets].map((each) =>
		Buffer.from(hkdfSync('sha256', each, '', 'vitrine known devices', 32)),
	)
	const [deviceKey] = deviceKeys as [Buffer]
	return {
		async sign(use, { sub, sid, jti, state }, { now, expiresAt }) {
			const key = await keys.newest()
			const token = new SignJWT({ sid, ...(jti ? { jti } : {}), ...(state ? { state } : {}) })
				.setProtectedHeader({ alg: 'ES256', kid: key.id, typ: 'JWT' })
				.setIssuer(issuer)
				.setAudience(audienceOf(use))
				.setSubject(sub)
				.setIssuedAt(seconds(now))
				.setExpirationTime(seconds(expiresAt))
			return token.sign(key.signing)
		},
		async verify(use, token) {
			try {
				const key = await keys.find(decodeProtectedHeader(token).kid ?? '')
				if (!key) return undefined
				const { payload } = await jwtVerify<Claims>(token, key.verifying, {
					algorithms: ['ES256'],
					issuer,
					audience: audienceOf(use),
					currentDate: clock(),
					requiredClaims: ['sub', 'sid', 'exp', 'iat'],
				})
				return payload
			} catch (error) {
				if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return undefined
				if (error instanceof TypeError) return undefined
				throw error
			}
		},
		async publicKeys() {
			const all = await keys.all()
			return { keys: all.map((key) => ({ ...key.publicJwk, kid: key.id, alg: 'ES256', use: 'sig' })) }
		},
		async signKnownDevice(customerId, now) {
			const words = `${customerId}.${now.getTime()}`
			return `${words}.${createHmac('sha256', deviceKey).update(words).digest('base64url')}`
		},
		async readKnownDevice(token) {
			const [, words = '', customerId = '', time = '', signature] =
				/^((.+)\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? []
			const isOurs = deviceKeys.some((key) =>
				isSame(createHmac('sha256', key).update(words).digest('base64url'), signature),
			)
			return isOurs && clock().getTime() - Number(time) < DEVICE_KNOWN_FOR ? { customerId } : undefined
		},
	}
}

/** Separates uses by audience: a refresh token is valid for refreshing only. */
function audienceOf(use: TokenUse): string {
	return use === 'access' ? 'vitrine' : 'vitrine-refresh'
}

function seconds(instant: Date): number {
	return Math.floor(instant.getTime() / 1000)
}
