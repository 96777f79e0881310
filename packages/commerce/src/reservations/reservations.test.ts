import { SEVEN_SITES } from '@vitrine/market/seven-sites'
import { installSites, type SiteCode } from '@vitrine/market/sites'
import { OpenAPIHono } from '@hono/zod-openapi'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertProduct } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase, emptyTables } from '../database/test-database.ts'
import { ProblemError } from '../http/problem.ts'
import type { RouteEnv } from '../http/route-app.ts'
import { createInboxMailer } from '../mail/commands.ts'
import { insertStore } from '../stores/fixtures.ts'
import { findStoreById } from '../stores/queries.ts'
import { insertSites } from '../web-domains/fixtures/sites.ts'
import type { Reservation } from './contract.ts'
import { storeEmail } from './email/emails.ts'
import { expireReservations, sendReservationEmails } from './jobs.ts'
import { findReservationRow } from './queries.ts'
import { reservationRoutes } from './routes.ts'
import { stockWord } from './rules.ts'

let db: Database
let drop: () => Promise<void>
let sku: string
let skus: string[]
let now = new Date('2026-11-21T10:00:00Z')
let count = 0

beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	await sql`update web_domains set params = params || '{"ereservation": true}' where site = 'fr'`.execute(db)
	await sql`update web_domains set params = params || '{"ereservation": false}' where site = 'gb'`.execute(db)
	const { colorways } = await insertProduct(db)
	;({ skus } = colorways[0]!)
	sku = skus[0]!
	const lyon = { id: 'lyon', site: 'fr', city: 'Lyon', postalCode: '69002', at: [45.757, 4.832] } as const
	await insertStore(db, { ...lyon, at: [...lyon.at], email: 'lyon@linaire.example' })
	await insertStore(db, { id: 'lille', site: 'fr', city: 'Lille', postalCode: '59000', at: [50.637, 3.063] })
	await db.insertInto('stock_locations').values({ id: 'lyon', kind: 'store', store_id: 'lyon' }).execute()
})
beforeEach(async () => {
	now = new Date('2026-11-21T10:00:00Z')
	await emptyTables(db, ['reservations', 'stock_holds', 'mails', 'inbox_messages', 'pgboss.job'])
	await db.deleteFrom('stock_levels').where('location_id', '=', 'lyon').execute()
	await db.insertInto('stock_levels').values({ location_id: 'lyon', sku, on_hand: 2 }).execute()
})
afterAll(() => drop())

type Answered = Partial<Reservation> & { code?: string; errors?: { field: string }[] }

async function ask(path: string, { body, site = 'fr' }: { body?: object; site?: SiteCode } = {}) {
	const app = new OpenAPIHono<RouteEnv>()
	app.use(async (c, next) => {
		c.set('site', site)
		c.set('language', 'fr')
		c.set('languageTag', 'fr-FR')
		await next()
	})
	app.onError((error, c) => {
		if (!(error instanceof ProblemError)) throw error
		return c.json({ code: error.code, errors: error.errors }, error.status)
	})
	app.route('/', reservationRoutes({ db, clock: () => now, isShopUrl: (url) => url.hostname === 'shop.example' }))
	const headers = {
		'accept-language': 'fr-FR',
		'ocp-apim-subscription-key': 'demo',
		'x-store-id': '001',
		'content-type': 'application/json',
	}
	const sent = body && { method: 'POST', body: JSON.stringify(body) }
	const response = await app.request(path, { headers, ...sent })
	return { status: response.status, body: (await response.json()) as Answered }
}

function submission(changes: object = {}) {
	count += 1
	return {
		submissionKey: `submission-${count}`,
		sku,
		storeId: 'lyon',
		name: ' Camille  Durand ',
		email: 'Camille@Example.com',
		phoneNumber: '06 12 34 56 78',
		phoneCountry: 'FR',
		pageUrl: 'https://shop.example/fr/reservation/RESERVATION_ID/',
		...changes,
	}
}

async function shelf() {
	const level = await db
		.selectFrom('stock_levels')
		.selectAll()
		.where('location_id', '=', 'lyon')
		.executeTakeFirstOrThrow()
	return { onHand: level.on_hand, reserved: level.reserved }
}

test('a garment is put aside for 48 hours, free and in the store alone', async () => {
	const { status, body } = await ask('/reservations', { body: submission() })
	expect([status, body]).toMatchObject([
		201,
		{ status: 'held', heldUntil: '2026-11-23T10:00:00.000Z', store: { id: 'lyon' }, garment: { sku } },
	])
	expect(body.reservationNumber).toMatch(/^R-[A-Z0-9]{6}$/)
	expect(JSON.stringify(body)).not.toMatch(/camille|lyon@/i)
	expect(await shelf()).toEqual({ onHand: 2, reserved: 1 })
	expect(await ask(`/reservations/${body.id}`)).toMatchObject({ status: 200, body: { id: body.id } })
	expect(await ask(`/reservations/${body.id}`, { site: 'es' })).toMatchObject({ status: 404 })
})

test('submitted twice at once it is one reservation', async () => {
	const body = submission()
	const answers = await Promise.all([1, 2, 3].map(() => ask('/reservations', { body })))
	expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
	expect(await shelf()).toEqual({ onHand: 2, reserved: 1 })
})

test('of many who want the last two pieces two get them', async () => {
	const bodies = Array.from({ length: 8 }, (_, index) => submission({ email: `guest${index}@example.com` }))
	const answers = await Promise.all(bodies.map((body) => ask('/reservations', { body })))
	expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409, 409, 409])
	expect(await shelf()).toEqual({ onHand: 2, reserved: 2 })
})

test('one person has at most five garments put aside', async () => {
	await db.updateTable('stock_levels').set({ on_hand: 20 }).where('location_id', '=', 'lyon').execute()
	const answers = []
	for (let index = 0; index < 6; index++) answers.push(await ask('/reservations', { body: submission() }))
	expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 409])
	expect(answers.at(-1)?.body.code).toBe('too-many-held')
})

test('given back, or not come for, it is on the shelf again, once', async () => {
	const first = await ask('/reservations', { body: submission() })
	const second = await ask('/reservations', { body: submission() })
	const cancel = () => ask(`/reservations/${first.body.id}/cancel`, { body: {} })
	expect((await Promise.all([cancel(), cancel()])).map(({ body }) => body.status)).toEqual(['cancelled', 'cancelled'])
	expect(await shelf()).toEqual({ onHand: 2, reserved: 1 })
	now = new Date('2026-11-23T09:59:59.999Z')
	expect(await expireReservations(db, now)).toBe(0)
	now = new Date('2026-11-23T10:00:00Z')
	await Promise.all([expireReservations(db, now), expireReservations(db, now)])
	expect(await shelf()).toEqual({ onHand: 2, reserved: 0 })
	expect(await ask(`/reservations/${second.body.id}`)).toMatchObject({ body: { status: 'expired' } })
	const told = await db.selectFrom('events').select(['type', 'subject', 'site']).orderBy('serial').execute()
	const [one, other] = [first, second].map(({ body }) => ({ subject: body.reservationNumber, site: 'fr' }))
	expect(told.slice(-4)).toEqual([
		{ type: 'reservation.made', ...one },
		{ type: 'reservation.made', ...other },
		{ type: 'reservation.ended', ...one },
		{ type: 'reservation.ended', ...other },
	])
})

test('store and shopper are told once each, however often the job runs; who gave up gets no e-mail', async () => {
	const { body } = await ask('/reservations', { body: submission() })
	const mailer = createInboxMailer({ db, clock: () => now })
	const job = { db, mailer, sender: { shopName: 'Linaire', companyLine: 'Lille' }, reservationId: body.id ?? '', now }
	await Promise.allSettled([sendReservationEmails(job), sendReservationEmails(job)])
	await sendReservationEmails(job)
	const mails = await db.selectFrom('inbox_messages').selectAll().orderBy('recipient').execute()
	expect(mails.map(({ recipient }) => recipient)).toEqual(['camille@example.com', 'lyon@linaire.example'])
	expect(mails[0]!.text).toContain(`https://shop.example/fr/reservation/${body.id}/`)
	expect(mails[1]!.text).toContain('Pour Camille Durand, +33612345678')
	for (const { text } of mails) expect(text).toContain(body.reservationNumber)
	const given = await ask('/reservations', { body: submission() })
	await ask(`/reservations/${given.body.id}/cancel`, { body: {} })
	await sendReservationEmails({ ...job, reservationId: given.body.id ?? '' })
	expect(await db.selectFrom('inbox_messages').selectAll().execute()).toHaveLength(2)
})

test('the store reads the shopper’s language where its site has that, else the site’s first', async () => {
	const { body } = await ask('/reservations', { body: submission() })
	const row = (await findReservationRow(db, { id: body.id! }))!
	const store = (await findStoreById(db, 'lyon'))!
	const sender = { shopName: 'Linaire', companyLine: 'Lille' }
	const subjectIn = async (language_tag: string) =>
		(await storeEmail({ row: { ...row, language_tag }, store, sender, email: 'lyon@linaire.example' })).subject
	const words = { name: 'English', nativeName: 'English', row: { country: 'France', language: 'English' } }
	installSites(
		SEVEN_SITES.map((one) =>
			one.site === 'fr' ? { ...one, locales: [...one.locales, { locale: 'fr-en', tag: 'en-FR', ...words }] } : one,
		),
	)
	expect(await subjectIn('en-FR')).toContain('To put aside')
	expect(await subjectIn('de-DE')).toBe(await subjectIn('fr-FR'))
	installSites(SEVEN_SITES)
})

test.each([
	[{ name: ' ' }, 422, 'name'],
	[{ email: 'nobody' }, 422, 'email'],
	[{ phoneNumber: '01 99 00 12 34' }, 422, 'phoneNumber'],
	[{ phoneNumber: '+48 512 345 678', phoneCountry: 'PL' }, 422, 'phoneNumber'],
	[{ pageUrl: 'https://evil.example/RESERVATION_ID' }, 422, 'pageUrl'],
	[{ storeId: 'lille' }, 404, undefined],
	[{ storeId: 'nowhere' }, 404, undefined],
	[{ sku: 'nothing' }, 404, undefined],
])('%j is refused and changes nothing', async (changes, status, field) => {
	const answer = await ask('/reservations', { body: submission(changes) })
	expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field])
	expect(await shelf()).toEqual({ onHand: 2, reserved: 0 })
	expect(await db.selectFrom('reservations').selectAll().execute()).toEqual([])
})

test('a site without reservations knows none of it (R110)', async () => {
	expect(await ask(`/reservations/stores?sku=${sku}`, { site: 'gb' })).toMatchObject({ status: 404 })
	expect(await ask(`/reservations/sizes?skus=${sku}`, { site: 'gb' })).toMatchObject({ status: 404 })
	expect(await ask('/reservations', { body: submission(), site: 'gb' })).toMatchObject({ status: 404 })
})

test('stores say which sizes of a garment they have, in words', async () => {
	const others = [...skus].toReversed()
	await db.insertInto('stock_levels').values({ location_id: 'lyon', sku: others[0]!, on_hand: 7 }).execute()
	const { body } = await ask(`/reservations/sizes?skus=nothing,${others.join(',')}`)
	expect(body).toMatchObject([{ store: { id: 'lyon' } }])
	expect((body as unknown as [{ sizes: object }])[0].sizes).toEqual([
		{ sku: others[0], stock: 'available' },
		{ sku, stock: 'last-pieces' },
	])
	for (const wrong of ['', 'a,,b', Array.from({ length: 61 }, (_, at) => at).join(',')])
		expect((await ask(`/reservations/sizes?skus=${wrong}`)).status).toBe(400)
})

test('stores say in words what they have, never how many; one that reads no e-mails is not offered', async () => {
	const { body } = await ask(`/reservations/stores?sku=${sku}`)
	expect(body).toMatchObject([{ store: { id: 'lyon' }, stock: 'last-pieces' }])
	expect([3, 2, 1, 0, -1].map(stockWord)).toEqual([
		'available',
		'last-pieces',
		'last-pieces',
		'unavailable',
		'unavailable',
	])
})
