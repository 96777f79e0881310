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
	/** Of a browser that was signed in before. */
	knownDevice?: string
	/** Of the visitor's network. */
	clientAddress: string
	secret: string
}
export type LogInResult =
	| { ok: true; signedIn: SignedIn }
	| { ok: false; reason: 'credentials-refused' }
	| { ok: false; reason: 'too-many-tries'; until: Date }

/**
 * Signs in with a password (R91). An address without an account costs the same statements and the same hash as one with it,
 * and both are counted by what was typed, so that neither words nor time tell them apart. Browsers that were signed in to the
 * account are counted apart: strangers cannot shut them out (decision 0030).
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

/** What stops one network is not counted for the account: a stranger who goes on trying does not use up everybody's tries. */
function strangersRounds(email: string, clientAddress: string): Attempt[][] {
	return [
		[
			{ kind: 'pair', of: pairOf(email, clientAddress) },
			{ kind: 'network', of: networkOf(clientAddress) },
		],
		[{ kind: 'account', of: email }],
	]
}

/** Only failures count: the pair and the device begin anew, of the others this one is taken back. */
async function forgive(db: Database, { secret, attempts }: { secret: string; attempts: Attempt[] }): Promise<void> {
	const own = attempts.filter(({ kind }) => kind === 'pair' || kind === 'device')
	const others = attempts.filter(({ kind }) => kind !== 'pair' && kind !== 'device')
	await resetAttempts(db, { secret, attempts: own })
	if (others.length > 0) await takeBack(db, { secret, attempts: others })
}

/**
 * Opens the session while the password is still the one that was checked: one that was changed meanwhile has ended every
 * session, and none may slip in behind it. A hash made with other parameters is made anew. Orders placed as a guest since are
 * claimed: the address is theirs.
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

/** Signs in with the token of a sign-in link, once (brief 3.12); undefined when it is good no more. Token and session in one transaction. */
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
