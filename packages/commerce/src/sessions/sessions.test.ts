import { createHmac } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { endSessions } from './commands/end-sessions.ts'
import { createKeyring, type Keyring } from './commands/keyring.ts'
import { openSession } from './commands/open-session.ts'
import { adoptSession, refreshSession } from './commands/refresh-session.ts'
import type { Tokens } from './contract.ts'
import { dropOldSessions } from './jobs.ts'
import { listSessions, readAccessToken } from './queries.ts'

const SECRET = 'a secret of more than thirty-two characters'
const MINUTE = 60_000
const DAY = 86_400_000
const LEEWAY = 30_000
const START = new Date('2026-11-21T10:00:00Z')
const CUSTOMER = 'customer-1'

let db: Database
let drop: () => Promise<void>
let now: Date
let keyring: Keyring
const clock = () => now
const later = (milliseconds: number) => {
	now = new Date(now.getTime() + milliseconds)
}

beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	const person = { email: 'a@example.com', site: 'fr', language_tag: 'fr-FR', created_at: START, updated_at: START }
	await db
		.insertInto('customers')
		.values({ id: CUSTOMER, ...person })
		.execute()
})
afterAll(() => drop())
beforeEach(async () => {
	now = START
	await db.deleteFrom('sessions').execute()
	await db.deleteFrom('signing_keys').execute()
	keyring = createKeyring({ db, clock, secret: SECRET })
})

const open = (changes: Partial<Parameters<typeof openSession>[1]> = {}): Promise<Tokens> =>
	openSession(db, {
		keyring,
		customerId: CUSTOMER,
		site: 'fr',
		method: 'password',
		userAgent: 'test',
		stays: true,
		now,
		...changes,
	})
const refresh = (refreshToken: string) => refreshSession(db, { keyring, refreshToken, now })
const whose = (token: string) => readAccessToken(db, { keyring, token, now })
/** The next pair; fails the test when it is refused. */
async function next(tokens: Tokens): Promise<Tokens> {
	const result = await refresh(tokens.refreshToken)
	if (!result.ok) throw new Error('refused')
	return result.tokens
}

test('an access token lives ten minutes, a used session goes on for 30 days from each use and 90 in all (R89)', async () => {
	let tokens = await open()
	expect(await whose(tokens.accessToken)).toMatchObject({ customerId: CUSTOMER })
	later(10 * MINUTE + 1_000)
	expect(await whose(tokens.accessToken)).toBeUndefined()
	for (let day = 0; day < 87; day += 29) {
		tokens = await next(tokens)
		later(29 * DAY)
	}
	tokens = await next(tokens)
	expect(new Date(tokens.refreshExpiresAt).getTime()).toBe(START.getTime() + 90 * DAY)
	later(4 * DAY)
	expect(await refresh(tokens.refreshToken)).toEqual({ ok: false })
})

test('a session nobody uses ends after 30 days; of who does not stay signed in after one', async () => {
	const staying = await open()
	const passing = await open({ stays: false })
	later(DAY + 1_000)
	expect((await refresh(passing.refreshToken)).ok).toBe(false)
	later(29 * DAY)
	expect((await refresh(staying.refreshToken)).ok).toBe(false)
})

test('a refresh token that is used again ends its family, and no other session (R90)', async () => {
	const first = await open()
	const other = await open()
	const second = await next(first)
	later(LEEWAY)
	expect(await refresh(first.refreshToken)).toEqual({ ok: false })
	expect(await refresh(second.refreshToken)).toEqual({ ok: false })
	expect(await whose(second.accessToken)).toBeUndefined()
	expect(await whose(other.accessToken)).toBeDefined()
	const ended = await db.selectFrom('sessions').select('end_reason').where('ended_at', 'is not', null).execute()
	expect(ended).toEqual([{ end_reason: 'reuse' }])
})

const claimsOf = (token: string) => Buffer.from(token.split('.')[1]!, 'base64url').toString()

test('requests of one browser that meet two processes are answered alike, and nobody is signed out (R90)', async () => {
	const { refreshToken } = await open()
	later(11 * MINUTE)
	const elsewhere = createKeyring({ db, clock, secret: SECRET })
	const pairs = await Promise.all(
		[keyring, elsewhere, keyring, elsewhere].map((own) => refreshSession(db, { keyring: own, refreshToken, now })),
	)
	later(LEEWAY - 1)
	const answers = [...pairs, await refresh(refreshToken)].map((result) => {
		if (!result.ok) throw new Error('refused')
		return result.tokens
	})
	expect(new Set(answers.map(({ accessToken }) => claimsOf(accessToken))).size).toBe(1)
	expect(new Set(answers.map((pair) => claimsOf(pair.refreshToken))).size).toBe(1)
	expect(new Set(answers.map((pair) => pair.refreshExpiresAt)).size).toBe(1)
	for (const { accessToken } of answers) expect(await whose(accessToken)).toBeDefined()
	expect(await db.selectFrom('refresh_tokens').select('id').execute()).toHaveLength(2)
	await next(answers[3]!)
})

test('one that is repeated later, or when its successor has been used, was copied', async () => {
	for (const spoil of [() => later(LEEWAY), (tokens: Tokens) => next(tokens)]) {
		const first = await open()
		const second = await next(first)
		const third = await spoil(second)
		expect((await refresh(first.refreshToken)).ok).toBe(false)
		for (const { accessToken } of [second, ...(third ? [third] : [])]) expect(await whose(accessToken)).toBeUndefined()
	}
})

test('of a session that has ended nothing is answered a second time', async () => {
	const first = await open()
	await next(first)
	await endSessions(db, { customerId: CUSTOMER, reason: 'password-changed', now })
	expect((await refresh(first.refreshToken)).ok).toBe(false)
})

test('ended sessions are refused at once, their access tokens too', async () => {
	const [mine, other] = [await open(), await open()]
	const { sessionId } = (await whose(mine.accessToken))!
	await endSessions(db, { customerId: CUSTOMER, exceptSessionId: sessionId, reason: 'password-changed', now })
	expect(await whose(other.accessToken)).toBeUndefined()
	expect((await refresh(other.refreshToken)).ok).toBe(false)
	expect(await whose(mine.accessToken)).toBeDefined()
	const listed = await listSessions(db, { customerId: CUSTOMER, sessionId, now })
	expect(listed).toMatchObject([{ id: sessionId, isCurrent: true, method: 'password', userAgent: 'test' }])
})

test('tokens that are tampered with, of another issuer, another use, unsigned or signed with the public key are refused', async () => {
	const { accessToken, refreshToken } = await open()
	const [header = '', payload = '', signature = ''] = accessToken.split('.')
	const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
	const { keys } = await keyring.publicKeys()
	const kid = keys[0]!.kid
	const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
	const stranger = await generateKeyPair('ES256')
	const publicBytes = Buffer.from(JSON.stringify(keys[0]))
	const hmacHead = `${encode({ alg: 'HS256', kid, typ: 'JWT' })}.${payload}`
	const row = await db.selectFrom('signing_keys').selectAll().executeTakeFirstOrThrow()
	expect(row.sealed_private_jwk).not.toContain('"d"')
	const bad = [
		'',
		'x',
		'a.b.c',
		`${header}.${encode({ ...claims, sub: 'customer-2' })}.${signature}`,
		`${header}.${payload}.${signature.slice(0, -4)}AAAA`,
		`${encode({ alg: 'none', kid })}.${payload}.`,
		`${encode({ alg: 'none' })}.${payload}.`,
		`${hmacHead}.${createHmac('sha256', publicBytes).update(hmacHead).digest('base64url')}`,
		await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(stranger.privateKey),
		await new SignJWT(claims)
			.setProtectedHeader({ alg: 'ES256', kid: 'nobody', jwk: await exportJWK(stranger.publicKey) })
			.sign(stranger.privateKey),
		refreshToken,
	]
	for (const token of bad) expect([token, await whose(token)]).toEqual([token, undefined])
	for (const token of [...bad.slice(0, -1), accessToken])
		expect([token, (await refresh(token)).ok]).toEqual([token, false])
	expect(await whose(accessToken)).toBeDefined()
	expect((await refresh(refreshToken)).ok).toBe(true)
})

test('a gateway that has just started knows a token that several calls bring at once', async () => {
	const { accessToken } = await open()
	const started = createKeyring({ db, clock, secret: SECRET })
	const read = await Promise.all(Array.from({ length: 5 }, () => started.verify('access', accessToken)))
	expect(read.every((claims) => claims !== undefined)).toBe(true)
})

test('a good signature under another name is refused', async () => {
	const { accessToken } = await open()
	const other = createKeyring({ db, clock, secret: SECRET, issuer: 'another' })
	expect(await other.verify('access', accessToken)).toBeUndefined()
	expect(await keyring.verify('access', accessToken)).toBeDefined()
})

test('keys are changed every month; what the old one signed is good until it ends, then the key goes', async () => {
	const { refreshToken } = await open()
	later(29 * DAY)
	const current = await next({ refreshToken } as Tokens)
	later(2 * DAY)
	const renewed = await next(current)
	const { keys } = await keyring.publicKeys()
	expect(keys).toHaveLength(2)
	expect(keys.every((key) => !('d' in key) && key.alg === 'ES256')).toBe(true)
	// Another gateway of the shop knows the key by its id alone.
	expect(await createKeyring({ db, clock, secret: SECRET }).verify('refresh', renewed.refreshToken)).toBeDefined()
	later(45 * DAY)
	await open()
	expect((await keyring.publicKeys()).keys).toHaveLength(2)
})

test('a pair that is handed over is good for a minute, in the browser it was drawn for, once (R96)', async () => {
	const state = 'x'.repeat(32)
	const adopt = (tokens: Tokens, changes: object = {}) =>
		adoptSession(db, { keyring, ...tokens, state, site: 'de', userAgent: 'other', now, ...changes })
	const pair = await open({ method: 'hand-over', state })
	const another = await open({ method: 'hand-over', state })
	const ordinary = await open()
	expect((await refresh(pair.refreshToken)).ok).toBe(false)
	expect(await whose(pair.accessToken)).toBeUndefined()
	for (const changes of [
		{ state: 'y'.repeat(32) },
		{ accessToken: another.accessToken },
		{ accessToken: pair.refreshToken },
		{ refreshToken: ordinary.refreshToken },
		{ accessToken: ordinary.accessToken, refreshToken: ordinary.refreshToken },
	])
		expect([changes, await adopt(pair, changes)]).toEqual([changes, { ok: false }])
	const adopted = await adopt(pair)
	if (!adopted.ok) throw new Error('refused')
	expect(await whose(adopted.tokens.accessToken)).toMatchObject({ customerId: CUSTOMER })
	expect(await db.selectFrom('sessions').select(['site', 'user_agent']).where('site', '=', 'de').execute()).toEqual([
		{ site: 'de', user_agent: 'other' },
	])
	// The pair from the URL is consumed; its reuse ends the session it opened.
	expect((await adopt(pair)).ok).toBe(false)
	expect(await whose(adopted.tokens.accessToken)).toBeUndefined()
	later(MINUTE + 1_000)
	expect((await adopt(another)).ok).toBe(false)
})

test('a known device is known by our word only, for 400 days', async () => {
	const token = await keyring.signKnownDevice(CUSTOMER, now)
	expect(await keyring.readKnownDevice(token)).toEqual({ customerId: CUSTOMER })
	expect(await keyring.readKnownDevice(token.replace(CUSTOMER, 'customer-2'))).toBeUndefined()
	expect(await keyring.readKnownDevice('')).toBeUndefined()
	later(401 * DAY)
	expect(await keyring.readKnownDevice(token)).toBeUndefined()
})

test('sessions are forgotten a month after they have ended, with their tokens', async () => {
	await open()
	await endSessions(db, { customerId: CUSTOMER, reason: 'ended-elsewhere', now })
	const { accessToken } = await open()
	later(31 * DAY)
	expect(await dropOldSessions(db, now)).toBe(1)
	expect(await db.selectFrom('refresh_tokens').select('id').execute()).toHaveLength(1)
	expect(await whose(accessToken)).toBeUndefined()
})

test('with the secret of before beside the new one nobody is signed out, and devices stay known (M6)', async () => {
	const { accessToken } = await open()
	const device = await keyring.signKnownDevice(CUSTOMER, now)
	const other = `another ${SECRET}`
	keyring = createKeyring({ db, clock, secret: other, formerSecrets: [SECRET] })
	expect(await whose(accessToken)).toMatchObject({ customerId: CUSTOMER })
	expect(await keyring.readKnownDevice(device)).toEqual({ customerId: CUSTOMER })
	// Sealed anew: the one of before can go at once.
	keyring = createKeyring({ db, clock, secret: other })
	expect(await whose(accessToken)).toMatchObject({ customerId: CUSTOMER })
	expect(await keyring.readKnownDevice(device)).toBeUndefined()
	later(31 * DAY)
	const { accessToken: newer } = await open()
	expect(await whose(newer)).toMatchObject({ customerId: CUSTOMER })
})

test('a key that no secret opens is skipped and told once; a new one is made, and old tokens count for nothing (M6)', async () => {
	const { accessToken, refreshToken } = await open()
	const reported: string[] = []
	keyring = createKeyring({ db, clock, secret: `another ${SECRET}`, onUnreadableKey: (id) => reported.push(id) })
	expect(await whose(accessToken)).toBeUndefined()
	expect((await refresh(refreshToken)).ok).toBe(false)
	const { accessToken: newer } = await open()
	expect(await whose(newer)).toMatchObject({ customerId: CUSTOMER })
	expect((await keyring.publicKeys()).keys).toHaveLength(1)
	later(MINUTE)
	expect(await whose(accessToken)).toBeUndefined()
	expect(reported).toHaveLength(1)
	expect(await db.selectFrom('signing_keys').select('id').execute()).toHaveLength(2)
})
