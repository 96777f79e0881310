import { storePassword } from '../../customers/commands/change-password.ts'
import type { SiteCode } from '@vitrine/market/sites'
import { type Attempt, countAttempts, resetAttempts, takeBack } from '../../customers/commands/count-attempts.ts'
import { takeToken } from '../../customers/commands/use-token.ts'
import { findByEmail } from '../../customers/queries.ts'
import { normalEmail } from '../../customers/rules/fields.ts'
import { pairOf } from '../../customers/rules/network.ts'
import { hashPassword, isOutdated, verifyPassword } from '../../customers/rules/password-hash.ts'
import type { Database } from '../../database/client.ts'
import { networkOf } from '../../http/network.ts'
import { claimOrders } from '../../orders/commands.ts'
import type { Keyring } from '../../sessions/commands/keyring.ts'
import { openSession } from '../../sessions/commands/open-session.ts'
import type { SignedIn } from '../../sessions/contract.ts'

type Browser = { keyring: Keyring; site: SiteCode; userAgent: string; stays: boolean; now: Date }

export type LogIn = Browser & {
	email: string
	password: string
	/** Token of a browser that was signed in before. */
	knownDevice?: string
	/** IP address of the client. */
	clientAddress: string
	secret: string
}
export type LogInResult =
	| { ok: true; signedIn: SignedIn }
	| { ok: false; reason: 'credentials-refused' }
	| { ok: false; reason: 'too-many-tries'; until: Date }

/**
 * Signs in with a password (R91). An address without an account costs the same statements and the same hash as one
 * with it, and both are counted as typed, so that neither response nor timing tells them apart. Browsers that were
 * signed in to the account are counted apart: strangers cannot lock them out (decision 0030).
 */
export async function logIn(db: Database, options: LogIn): Promise<LogInResult> {
	const { keyring, secret, now } = options
	const email = normalEmail(options.email)
	const customer = await findByEmail(db, email)
	const known = options.knownDevice ? await keyring.readKnownDevice(options.knownDevice) : undefined
	const isKnown = customer !== undefined && known?.customerId === customer.id
	const rounds = isKnown
		? [[{ kind: 'device', of: options.knownDevice ?? '' }] satisfies Attempt[]]
		: strangersRounds(email, options.clientAddress)
	for (const attempts of rounds) {
		const counted = await countAttempts(db, { secret, attempts, now })
		if (!counted.ok) return { ok: false, reason: 'too-many-tries', until: counted.until }
	}
	const isRight = await verifyPassword(options.password, customer?.password_hash)
	if (!customer?.password_hash || !isRight) return { ok: false, reason: 'credentials-refused' }
	const tokens = await enter(db, { ...options, customerId: customer.id, passwordHash: customer.password_hash })
	if (!tokens) return { ok: false, reason: 'credentials-refused' }
	await forgive(db, { secret, attempts: rounds.flat() })
	return { ok: true, signedIn: { tokens, knownDevice: await keyring.signKnownDevice(customer.id, now) } }
}

/** Attempts refused for a network are not counted for the account, so that one stranger cannot exhaust its attempts. */
function strangersRounds(email: string, clientAddress: string): Attempt[][] {
	return [
		[
			{ kind: 'pair', of: pairOf(email, clientAddress) },
			{ kind: 'network', of: networkOf(clientAddress) },
		],
		[{ kind: 'account', of: email }],
	]
}

/** Only failures count: resets pair and device, uncounts this attempt for the others. */
async function forgive(db: Database, { secret, attempts }: { secret: string; attempts: Attempt[] }): Promise<void> {
	const own = attempts.filter(({ kind }) => kind === 'pair' || kind === 'device')
	const others = attempts.filter(({ kind }) => kind !== 'pair' && kind !== 'device')
	await resetAttempts(db, { secret, attempts: own })
	if (others.length > 0) await takeBack(db, { secret, attempts: others })
}

/**
 * Opens the session while the verified password is still current: a change has ended every session, and none may be
 * opened after it. Renews a hash with outdated parameters. Claims guest orders of the address.
 */
async function enter(db: Database, options: LogIn & { customerId: string; passwordHash: string }) {
	const { customerId, passwordHash, password } = options
	const newHash = isOutdated(passwordHash) ? await hashPassword(password) : passwordHash
	return db.transaction().execute(async (tx) => {
		if (!(await storePassword(tx, { customerId, checked: passwordHash, hash: newHash }))) return undefined
		await claimOrders(tx, { customerId, email: normalEmail(options.email) })
		return openSession(tx, { ...options, method: 'password' })
	})
}

/** Signs in with the token of a link, once (brief 3.12), in one transaction; undefined for an expired or used token. */
export async function signInWithLink(
	db: Database,
	options: Browser & { token: string },
): Promise<SignedIn | undefined> {
	const { keyring, token, now } = options
	return db.transaction().execute(async (tx) => {
		const customerId = await takeToken(tx, { token, purpose: 'sign-in', now })
		if (!customerId) return undefined
		const { email } = await tx
			.selectFrom('customers')
			.select('email')
			.where('id', '=', customerId)
			.executeTakeFirstOrThrow()
		if (!email) return undefined
		await claimOrders(tx, { customerId, email })
		const tokens = await openSession(tx, { ...options, customerId, method: 'link' })
		return { tokens, knownDevice: await keyring.signKnownDevice(customerId, now) }
	})
}
