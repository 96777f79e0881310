import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD } from '../customers/fixtures.ts'
import { hashPassword } from '../customers/rules/password-hash.ts'
import { listSessions, readAccessToken } from '../sessions/queries.ts'
import {
	CAMILLE,
	HOST,
	MINUTE,
	NORA,
	openPasskeyRoutes,
	ORIGIN,
	type PasskeyRoutes,
	REFUSED,
	type Situation,
	START,
} from './fixtures/passkey-routes.ts'
import { createAuthenticator } from './fixtures/authenticator.ts'
import { dropOldChallenges, sendPasskeyAddedEmail, sendPasskeyRemovedEmail } from './jobs.ts'

let routes: PasskeyRoutes
let situation: Situation
beforeAll(async () => {
	routes = await openPasskeyRoutes()
	situation = routes.situation
})
afterAll(() => routes.drop())
beforeEach(() => routes.empty())

test('a passkey is made, listed, used, and opens a session of its method (issue 4)', async () => {
	const authenticator = createAuthenticator()
	const added = await routes.add(authenticator, { name: `  Mon${String.fromCodePoint(0)} iPhone ${'x'.repeat(100)}` })
	expect(added).toMatchObject({ status: 201, body: { host: HOST, lastUsedAt: null } })
	expect(added.body.name).toHaveLength(60)
	expect(added.body.name.startsWith('Mon iPhone x')).toBe(true)
	situation.who = undefined
	situation.now = new Date(START.getTime() + 86_400_000)
	const { status, body } = await routes.use(authenticator)
	expect(status).toBe(200)
	const token = body.tokens.accessToken
	const reading = await readAccessToken(routes.db, { keyring: routes.keyring, token, now: situation.now })
	expect(reading?.customerId).toBe(CAMILLE)
	expect(await routes.keyring.readKnownDevice(body.knownDevice)).toEqual({ customerId: CAMILLE })
	expect(await listSessions(routes.db, { customerId: CAMILLE, sessionId: '', now: situation.now })).toMatchObject([
		{ method: 'passkey', userAgent: 'test', site: 'fr' },
	])
	situation.who = CAMILLE
	expect((await routes.call('GET', '/auth/passkeys')).body).toMatchObject([{ lastUsedAt: situation.now.toISOString() }])
	expect((await routes.call('DELETE', `/auth/passkeys/${authenticator.device.id}`)).status).toBe(204)
	expect((await routes.call('DELETE', `/auth/passkeys/${authenticator.device.id}`)).status).toBe(404)
	expect(await routes.use(authenticator)).toMatchObject(REFUSED)
})

test('what a browser is asked names nobody and no key; who adds one is told what is there', async () => {
	const { options } = await routes.question()
	expect(Object.keys(options).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
	const authenticator = createAuthenticator()
	await routes.add(authenticator)
	expect(Object.keys((await routes.question()).options).toSorted()).toEqual(Object.keys(options).toSorted())
	const { body } = await routes.call('POST', '/auth/passkeys/offers', { origin: ORIGIN })
	expect(body.options).toMatchObject({
		rp: { id: HOST, name: 'Linaire' },
		user: { id: Buffer.from(CAMILLE).toString('base64url'), name: 'camille@example.com', displayName: 'Camille' },
		attestation: 'none',
		authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
		excludeCredentials: [{ id: authenticator.device.id }],
	})
	// Not on another of our sites, which needs a key of its own.
	const elsewhere = await routes.call('POST', '/auth/passkeys/offers', { origin: 'https://de.shop.example' })
	expect(elsewhere.body.options).toMatchObject({ rp: { id: 'de.shop.example' }, excludeCredentials: [] })
})

test('somebody else’s key is neither taken, used nor removed', async () => {
	const authenticator = createAuthenticator()
	await routes.add(authenticator)
	situation.who = NORA
	expect(await routes.add(authenticator)).toMatchObject({ status: 409, body: { code: 'passkey-known' } })
	expect((await routes.call('DELETE', `/auth/passkeys/${authenticator.device.id}`)).status).toBe(404)
	expect((await routes.call('GET', '/auth/passkeys')).body).toEqual([])
	// It now says that it is Nora's: the row says otherwise.
	expect(await routes.use(authenticator)).toMatchObject(REFUSED)
	const { body: offer } = await routes.call('POST', '/auth/passkeys/offers', { origin: ORIGIN })
	situation.who = CAMILLE
	const response = createAuthenticator().create({ origin: ORIGIN, rpId: HOST, options: offer.options })
	const stolen = { challengeId: offer.challengeId, response, origin: ORIGIN, name: 'x' }
	expect((await routes.call('POST', '/auth/passkeys', stolen)).status).toBe(422)
	await routes.db
		.updateTable('customers')
		.set({ erased_at: situation.now, email: null })
		.where('id', '=', CAMILLE)
		.execute()
	authenticator.device.userHandle = Buffer.from(CAMILLE).toString('base64url')
	expect(await routes.use(authenticator)).toMatchObject(REFUSED)
	const back = { erased_at: null, email: 'camille@example.com' }
	await routes.db.updateTable('customers').set(back).where('id', '=', CAMILLE).execute()
	situation.who = undefined
	for (const [method, path] of [
		['GET', '/auth/passkeys'],
		['DELETE', `/auth/passkeys/${authenticator.device.id}`],
	] as const)
		expect(await routes.call(method, path)).toMatchObject({ status: 401, body: { code: 'access-token-refused' } })
})

test('an offer is refused where the page, the proof of make or the number is not right', async () => {
	for (const origin of ['https://evil.example', `https://a@${HOST}`, `${ORIGIN}/fr/`, `${ORIGIN}.evil.example`])
		for (const path of ['/auth/passkeys/offers', '/auth/passkeys/challenges'])
			expect([origin, await routes.call('POST', path, { origin })]).toMatchObject([origin, { status: 422 }])
	const place = { origin: ORIGIN, rpId: HOST }
	for (const [device, changes] of [
		[{ ...place, origin: 'https://evil.example' }, {}],
		[{ ...place, rpId: 'evil.example' }, {}],
		[place, { type: 'webauthn.get' }],
		// {"x5c": [h'00']}: certificates, which were not asked for.
		[place, { extra: Buffer.from('a163783563814100', 'hex') }],
	] as const) {
		const { body: offer } = await routes.call('POST', '/auth/passkeys/offers', { origin: ORIGIN })
		const response = createAuthenticator().create({ ...device, options: offer.options }, changes)
		const given = { challengeId: offer.challengeId, response, origin: ORIGIN, name: 'x' }
		expect(await routes.call('POST', '/auth/passkeys', given)).toMatchObject({
			status: 422,
			body: { code: 'passkey-refused' },
		})
	}
	const offers = await Promise.all(
		Array.from({ length: 12 }, () => routes.call('POST', '/auth/passkeys/offers', { origin: ORIGIN })),
	)
	const added = await Promise.all(
		offers.map(({ body }) => {
			const response = createAuthenticator().create({ ...place, options: body.options })
			return routes.call('POST', '/auth/passkeys', {
				challengeId: body.challengeId,
				response,
				origin: ORIGIN,
				name: ' ',
			})
		}),
	)
	expect(added.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 409, 409])
	expect(added.find(({ status }) => status === 201)?.body.name).toBe(HOST)
	const more = await routes.call('POST', '/auth/passkeys/offers', { origin: ORIGIN })
	expect(more).toMatchObject({ status: 409, body: { code: 'too-many-passkeys' } })
})

test('the customer gets an e-mail, once, in their language; old questions are forgotten', async () => {
	situation.who = NORA
	const { body } = await routes.add(createAuthenticator(), { name: 'Chrome <b>auf</b> Windows' })
	const { rows } = await sql<{ data: object }>`select data from pgboss.job
		where name = 'send-passkey-added-letter' and data->>'passkeyId' = ${body.id}`.execute(routes.db)
	expect(rows).toEqual([{ data: { passkeyId: body.id } }])
	const sent: { to: string; subject: string; html: string; text: string }[] = []
	const mailer = { send: async (mail: (typeof sent)[0]) => void sent.push(mail) }
	const job = {
		db: routes.db,
		mailer,
		sender: { shopName: 'Linaire', companyLine: 'Lille' },
		passkeyId: body.id,
		now: situation.now,
	}
	await sendPasskeyAddedEmail(job)
	await sendPasskeyAddedEmail(job)
	await sendPasskeyAddedEmail({ ...job, passkeyId: 'gone' })
	expect(sent).toHaveLength(1)
	expect(sent[0]).toMatchObject({
		to: 'nora@example.com',
		subject: 'Ihrem Linaire-Konto wurde ein Passkey hinzugefügt',
	})
	expect(sent[0]!.text).toContain(`Für die Website: ${HOST}`)
	expect(sent[0]!.text).toContain('21. November 2026')
	expect(sent[0]!.html).not.toContain('<b>')
	await routes.question()
	expect(await dropOldChallenges(routes.db, situation.now)).toBe(0)
	expect(await dropOldChallenges(routes.db, new Date(situation.now.getTime() + 5 * MINUTE))).toBe(1)
})

test('who removes a passkey gets an e-mail too, once; of one that is not theirs nobody does', async () => {
	situation.who = NORA
	const { body } = await routes.add(createAuthenticator(), { name: 'Telefon' })
	situation.now = new Date(START.getTime() + 3 * 86_400_000)
	situation.who = CAMILLE
	expect((await routes.call('DELETE', `/auth/passkeys/${body.id}`)).status).toBe(404)
	situation.who = NORA
	const removals = await Promise.all([1, 2, 3].map(() => routes.call('DELETE', `/auth/passkeys/${body.id}`)))
	expect(removals.map(({ status }) => status).toSorted()).toEqual([204, 404, 404])
	const { rows } = await sql<{ data: Parameters<typeof sendPasskeyRemovedEmail>[0] }>`
		select data from pgboss.job where name = 'send-passkey-removed-letter' and data->>'customerId' = ${NORA}`.execute(
		routes.db,
	)
	expect(rows).toHaveLength(1)
	// The queue holds no name that a customer gave their telephone.
	expect(JSON.stringify(rows)).not.toContain('Telefon')
	const sent: { to: string; subject: string; text: string }[] = []
	const mailer = { send: async (mail: (typeof sent)[0]) => void sent.push(mail) }
	const job = { db: routes.db, mailer, sender: { shopName: 'Linaire', companyLine: 'Lille' }, now: situation.now }
	await sendPasskeyRemovedEmail({ ...rows[0]!.data, ...job })
	await sendPasskeyRemovedEmail({ ...rows[0]!.data, ...job })
	await sendPasskeyRemovedEmail({ ...rows[0]!.data, ...job, customerId: 'gone', letterId: 'another' })
	expect(sent).toMatchObject([
		{ to: 'nora@example.com', subject: 'Aus Ihrem Linaire-Konto wurde ein Passkey entfernt' },
	])
	expect(sent[0]!.text).toContain(`Für die Website: ${HOST}`)
	expect(sent[0]!.text).toMatch(/Hinzugefügt am: 21\. November 2026.*\nEntfernt am: 24\. November 2026/)
})

test('a way in is added by who has just signed in or gives the password, and by no session that was found (M5)', async () => {
	await routes.db
		.updateTable('customers')
		.set({ password_hash: await hashPassword(PASSWORD) })
		.where('id', '=', CAMILLE)
		.execute()
	situation.now = new Date(START.getTime() + 10 * MINUTE)
	const offer = (password?: string) =>
		routes.call('POST', '/auth/passkeys/offers', { origin: ORIGIN, ...(password === undefined ? {} : { password }) })
	const refused = (code: string) => ({ status: 422, body: { errors: [{ field: 'password', code }] } })
	expect(await offer()).toMatchObject(refused('required'))
	for (let time = 0; time < 4; time++) expect(await offer('Not-The-Password-1')).toMatchObject(refused('wrong'))
	expect((await offer(PASSWORD)).status).toBe(200)
	for (let time = 0; time < 5; time++) expect(await offer('Not-The-Password-1')).toMatchObject(refused('wrong'))
	expect((await offer(PASSWORD)).status).toBe(429)
	await routes.signInAt(situation.now, CAMILLE)
	expect((await offer()).status).toBe(200)
	// A handed-over session does not count as a sign-in.
	await routes.db.updateTable('sessions').set({ method: 'hand-over' }).execute()
	expect(await offer()).toMatchObject(refused('required'))
})

test('a device that has not made sure who holds it neither becomes a way in nor is one (M5)', async () => {
	expect(await routes.add(createAuthenticator({ verifies: false }))).toMatchObject({
		status: 422,
		body: { code: 'passkey-refused' },
	})
	const authenticator = createAuthenticator()
	await routes.add(authenticator)
	const { challengeId, options } = await routes.question()
	const unverified = authenticator.use({ origin: ORIGIN, rpId: HOST, options }, { verifies: false })
	expect(await routes.answer(challengeId, unverified)).toMatchObject(REFUSED)
})

test('a passkey that is held opens nothing until its owner wants it, and all that are held go in one press (M5)', async () => {
	const [mine, theirs] = [createAuthenticator(), createAuthenticator()]
	for (const one of [mine, theirs]) await routes.add(one)
	await routes.db.updateTable('passkeys').set({ held_since: START }).execute()
	for (const one of [mine, theirs]) expect(await routes.use(one)).toMatchObject(REFUSED)
	expect((await routes.call('GET', '/auth/passkeys')).body).toMatchObject([
		{ heldSince: START.toISOString() },
		{ heldSince: START.toISOString() },
	])
	const resume = (id: string) => routes.call('POST', `/auth/passkeys/${id}/resume`, {})
	situation.who = NORA
	expect((await resume(mine.device.id)).status).toBe(404)
	situation.who = CAMILLE
	expect((await resume(mine.device.id)).status).toBe(204)
	expect((await routes.call('DELETE', '/auth/passkeys/held')).status).toBe(204)
	expect((await routes.call('GET', '/auth/passkeys')).body).toMatchObject([{ id: mine.device.id, heldSince: null }])
	expect((await routes.use(mine)).status).toBe(200)
	expect(await routes.use(theirs)).toMatchObject(REFUSED)
	situation.now = new Date(START.getTime() + 10 * MINUTE)
	situation.who = CAMILLE
	expect((await resume(mine.device.id)).status).toBe(422)
})
