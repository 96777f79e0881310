import { insertProduct } from '../catalog/fixtures.ts'
import { fillCheckout } from '../checkout/fixtures/checkouts.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
	CAMILLE,
	HOST,
	MINUTE,
	openPasskeyRoutes,
	ORIGIN,
	type PasskeyRoutes,
	REFUSED,
	type Situation,
} from './fixtures/passkey-routes.ts'
import { createAuthenticator } from './fixtures/authenticator.ts'

let routes: PasskeyRoutes
let situation: Situation
beforeAll(async () => {
	routes = await openPasskeyRoutes()
	situation = routes.situation
})
afterAll(() => routes.drop())
beforeEach(() => routes.empty())

test('a question is answered once, within five minutes, by who was asked', async () => {
	const authenticator = createAuthenticator()
	await routes.add(authenticator)
	const { challengeId, options } = await routes.question()
	const proof = authenticator.use({ origin: ORIGIN, rpId: HOST, options })
	expect((await routes.answer(challengeId, proof)).status).toBe(200)
	expect(await routes.answer(challengeId, proof)).toMatchObject(REFUSED)
	// Answered wrongly it is gone as well.
	const second = await routes.question()
	expect(await routes.answer(second.challengeId, proof)).toMatchObject(REFUSED)
	const right = authenticator.use({ origin: ORIGIN, rpId: HOST, options: second.options })
	expect(await routes.answer(second.challengeId, right)).toMatchObject(REFUSED)
	// One of six concurrent copies of a response succeeds.
	const third = await routes.question()
	const once = authenticator.use({ origin: ORIGIN, rpId: HOST, options: third.options })
	const all = await Promise.all(Array.from({ length: 6 }, () => routes.answer(third.challengeId, once)))
	expect(all.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401])
	const late = await routes.question()
	situation.now = new Date(situation.now.getTime() + 5 * MINUTE + 1)
	const tooLate = authenticator.use({ origin: ORIGIN, rpId: HOST, options: late.options })
	expect(await routes.answer(late.challengeId, tooLate)).toMatchObject(REFUSED)
	// A question of signing in makes no key, and the other way round.
	const asked = await routes.question()
	const made = createAuthenticator().create({
		origin: ORIGIN,
		rpId: HOST,
		options: { ...asked.options, user: { id: 'x' } },
	})
	const answer = { challengeId: asked.challengeId, response: made, origin: ORIGIN, name: 'x' }
	expect(await routes.call('POST', '/auth/passkeys', answer)).toMatchObject({
		status: 422,
		body: { code: 'passkey-refused' },
	})
	const { body: offer } = await routes.call('POST', '/auth/passkeys/offers', { origin: ORIGIN })
	const misused = authenticator.use({ origin: ORIGIN, rpId: HOST, options: offer.options })
	expect(await routes.answer(offer.challengeId, misused)).toMatchObject(REFUSED)
})

test('another page, another host, another use, a signature that is not its own: all one refusal', async () => {
	const authenticator = createAuthenticator()
	await routes.add(authenticator)
	for (const changes of [
		{ origin: 'https://evil.example' },
		{ origin: 'https://de.shop.example' },
		{ origin: `http://${HOST}` },
		{ rpId: 'evil.example' },
		{ rpId: 'de.shop.example' },
		{ type: 'webauthn.create' },
	])
		expect([changes, await routes.use(authenticator, changes)]).toMatchObject([changes, REFUSED])
	const { challengeId, options } = await routes.question()
	const good = authenticator.use({ origin: ORIGIN, rpId: HOST, options })
	const stranger = createAuthenticator({ id: authenticator.device.id })
	stranger.device.userHandle = authenticator.device.userHandle
	expect(await routes.use(stranger)).toMatchObject(REFUSED)
	const tampered = {
		...good,
		response: { ...good.response, signature: good.response.signature.replace(/.{4}$/, 'AAAA') },
	}
	expect(await routes.answer(challengeId, tampered)).toMatchObject(REFUSED)
	const unknown = createAuthenticator()
	unknown.device.userHandle = authenticator.device.userHandle
	expect(await routes.use(unknown)).toMatchObject(REFUSED)
	// On the host of another of our sites it is unknown, even with a correct answer.
	const abroad = await routes.question('https://de.shop.example')
	const there = authenticator.use({
		origin: 'https://de.shop.example',
		rpId: 'de.shop.example',
		options: abroad.options,
	})
	expect(await routes.answer(abroad.challengeId, there, 'https://de.shop.example')).toMatchObject(REFUSED)
	expect(await routes.db.selectFrom('sessions').select('id').where('method', '=', 'passkey').execute()).toEqual([])
	expect((await routes.use(authenticator)).status).toBe(200)
})

test('a counter that goes back or stands still refuses; synced keys always say nought', async () => {
	const counting = createAuthenticator({ counter: 7 })
	await routes.add(counting)
	expect((await routes.use(counting)).status).toBe(200)
	const copy = counting.device.counter
	expect((await routes.use(counting)).status).toBe(200)
	counting.device.counter = copy - 1
	expect(await routes.use(counting)).toMatchObject(REFUSED)
	expect(await routes.use(counting)).toMatchObject(REFUSED)
	expect((await routes.use(counting)).status).toBe(200)
	const synced = createAuthenticator()
	await routes.add(synced)
	expect((await routes.use(synced)).status).toBe(200)
	expect((await routes.use(synced)).status).toBe(200)
})

test('what was bought as a guest since is theirs when they sign in', async () => {
	const { db } = routes
	const { colorways } = await insertProduct(db)
	const paid = await (await fillCheckout(db, { items: [{ sku: colorways[0]!.skus[0]!, quantity: 1 }] })).pay()
	if (!paid.ok) throw new Error('no order')
	const orders = db.selectFrom('orders').select(['email', 'customer_id']).where('id', '=', paid.placed.orderId)
	const { email } = await orders.executeTakeFirstOrThrow()
	await db.updateTable('customers').set({ email: email.toLowerCase() }).where('id', '=', CAMILLE).execute()
	const authenticator = createAuthenticator()
	await routes.add(authenticator)
	expect(await routes.use(createAuthenticator())).toMatchObject({ status: 400 })
	expect((await orders.executeTakeFirstOrThrow()).customer_id).toBeNull()
	expect((await routes.use(authenticator)).status).toBe(200)
	expect((await orders.executeTakeFirstOrThrow()).customer_id).toBe(CAMILLE)
})
