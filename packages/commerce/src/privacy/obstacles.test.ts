import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertCustomer, PASSWORD } from '../customers/fixtures.ts'
import type { Database } from '../database/client.ts'
import { REGISTRY as registry } from '../capabilities.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { sendGiftCard } from '../orders/jobs.ts'
import { createInboxMailer, type Mailer } from '../mail/commands.ts'
import { insertSites } from '../web-domains/fixtures/sites.ts'
import { erase } from './commands/erase.ts'
import { requestErasure } from './commands/request-erasure.ts'
import { requestExport } from './commands/request-export.ts'
import { insertPersonalRows as insertDispute } from '../disputes/fixtures.ts'
import { insertAfterSale } from './fixtures/after-sale.ts'
import { insertPersonsOrder } from './fixtures/orders.ts'
import { buildExport, eraseCustomer, followErasures, deleteExpired } from './jobs.ts'
import { listExports } from './queries/exports.ts'

const SECRET = 'a secret of more than thirty-two characters'
const NOW = new Date('2026-11-21T10:00:00Z')
const DAY = 86_400_000
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)
const sender = { shopName: 'Linaire', companyLine: 'Linaire SAS, Lille' }

let db: Database
let drop: () => Promise<void>
let mailer: Mailer
let customerId: string
let email: string

beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	mailer = createInboxMailer({ db, clock: () => NOW })
})
beforeEach(async () => {
	;({ customerId, email } = await insertCustomer(db, { createdAt: NOW }))
})
afterAll(() => drop())

const ask = (password = PASSWORD) => requestErasure(db, { customerId, password, secret: SECRET, now: NOW })
async function asked(): Promise<string> {
	const result = await ask()
	if (!result.ok) throw new Error(result.reason)
	return result.erasureId
}
const mails = (kind: string) => db.selectFrom('mails').selectAll().where('kind', '=', kind).execute()
const erasureRow = (id: string) => db.selectFrom('erasures').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const customerRow = () => db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow()

describe('what stands in the way of an erasure', () => {
	test.each([
		['an order that is not paid yet', { status: 'pending', fulfillment: 'unfulfilled' }, 'orders-open'],
		['an order that is prepared', { fulfillment: 'unfulfilled' }, 'orders-open'],
		['an order on its way', { fulfillment: 'shipped' }, 'orders-open'],
		["a guest's order on its way", { fulfillment: 'shipped', isGuest: true }, 'orders-open'],
		['an order that was cancelled', { status: 'cancelled', fulfillment: 'unfulfilled' }, undefined],
		['an order that has arrived', {}, undefined],
	] as const)('%s', async (_, { isGuest, ...how }: { isGuest?: boolean } & object, reason) => {
		const owner = isGuest ? { email: email.toUpperCase() } : { customerId }
		const orderId = await insertPersonsOrder(db, { email, ...owner, ...how, now: NOW })
		const { order_number: orderNumber } = await db
			.selectFrom('orders')
			.select('order_number')
			.where('id', '=', orderId)
			.executeTakeFirstOrThrow()
		const result = await ask()
		if (reason) expect(result).toEqual({ ok: false, reason, open: [{ orderNumber, kind: 'order' }] })
		else expect(result.ok).toBe(true)
		expect((await customerRow()).password_hash === null).toBe(!reason)
	})

	test('a return or a refund that is open; a parcel nobody has heard of for a month is none', async () => {
		const orderId = await insertPersonsOrder(db, { customerId, now: NOW })
		await insertAfterSale(db, { orderId, now: NOW })
		await sql`update returns set status = 'registered', received_at = null`.execute(db)
		expect(await ask()).toMatchObject({ ok: false, reason: 'refund-open', open: [{ kind: 'return' }] })
		await sql`update returns set status = 'cancelled', cancelled_at = now()`.execute(db)
		await sql`alter table refunds disable trigger refunds_are_kept`.execute(db)
		await sql`update refunds set status = 'pending', settled_at = null`.execute(db)
		expect(await ask()).toMatchObject({ ok: false, reason: 'refund-open', open: [{ kind: 'refund' }] })
		await sql`update refunds set status = 'settled', settled_at = now()`.execute(db)
		await sql`alter table refunds enable trigger refunds_are_kept`.execute(db)
		await insertDispute(db, { email: (await customerRow()).email!, now: NOW })
		await sql`update disputes set status = 'under-review'`.execute(db)
		expect(await ask()).toMatchObject({ ok: false, reason: 'refund-open', open: [{ kind: 'refund' }] })
		await sql`update disputes set status = 'lost'`.execute(db)
		const long = await insertPersonsOrder(db, { customerId, fulfillment: 'shipped', now: NOW })
		const parcel = { id: 'parcel-long', order_id: long, carrier: 'dhl', tracking_number: '1' }
		await db
			.insertInto('parcels')
			.values({ ...parcel, shipped_at: after(-31 * DAY), ready_at: null, delivered_at: null })
			.execute()
		expect((await ask()).ok).toBe(true)
	})

	test('a wrong password changes nothing, and five of them make one wait', async () => {
		for (let i = 0; i < 5; i++) expect(await ask('not it')).toEqual({ ok: false, reason: 'wrong-password' })
		expect(await ask()).toMatchObject({ ok: false, reason: 'too-many-tries' })
		expect((await customerRow()).password_hash).not.toBeNull()
	})
})

describe('an erasure under kill -9 and bad days', () => {
	const run = (erasureId: string, given: { mailer?: Mailer; now?: Date } = {}) =>
		eraseCustomer({ db, mailer, sender, registry, now: NOW, erasureId, ...given })

	test('killed after the e-mail: the next run writes none and forgets; killed after that: nothing is left to do', async () => {
		const erasureId = await asked()
		const killed: Mailer = {
			async send(mail) {
				await mailer.send(mail)
			},
		}
		// The worker dies between e-mail and erasure: a job that runs keeps the second transaction from ending.
		await sql`insert into pgboss.job (name, data, state) values ('send-access-letter', ${JSON.stringify({ customerId })}, 'active')`.execute(
			db,
		)
		await expect(run(erasureId, { mailer: killed })).rejects.toThrow('send-access-letter')
		expect((await customerRow()).email).toBe(email)
		await sql`delete from pgboss.job where state = 'active'`.execute(db)
		await Promise.all([run(erasureId), run(erasureId)])
		await run(erasureId, { now: after(DAY) })
		const sent = (await mails('erased')).filter(({ reference }) => reference === erasureId)
		expect(sent.map(({ recipient }) => recipient)).toEqual([''])
		expect((await erasureRow(erasureId)).finished_at).toEqual(NOW)
		expect((await customerRow()).email).toBeNull()
	})

	test('without a mail server the e-mail waits an hour, the erasure no longer', async () => {
		const erasureId = await asked()
		const away: Mailer = { send: () => Promise.reject(new Error('no mail server')) }
		await expect(run(erasureId, { mailer: away, now: after(60_000) })).rejects.toThrow('no mail server')
		expect((await customerRow()).email).toBe(email)
		const errors: unknown[] = []
		await followErasures({
			db,
			registry,
			mailer: away,
			sender,
			now: after(2 * 3_600_000),
			onError: (error) => errors.push(error),
		})
		expect(errors).toEqual([])
		expect((await customerRow()).email).toBeNull()
	})

	test('an order that came between is waited for, and keeps who bought it', async () => {
		const erasureId = await asked()
		const orderId = await insertPersonsOrder(db, { customerId, email, fulfillment: 'shipped', now: NOW })
		await run(erasureId)
		expect(await erase(db, { erasureId, customerId, registry, now: NOW })).toBe(false)
		expect((await customerRow()).email).toBe(email)
		await db.updateTable('orders').set({ fulfillment_status: 'delivered' }).where('id', '=', orderId).execute()
		await followErasures({
			db,
			registry,
			mailer,
			sender,
			now: after(2 * 3_600_000),
			onError: (error) => expect(error).toBeNull(),
		})
		expect((await erasureRow(erasureId)).finished_at).not.toBeNull()
	})

	test('asked for twice at once, it is one', async () => {
		const results = await Promise.all([ask(), ask()])
		const ids = new Set(results.flatMap((result) => (result.ok ? [result.erasureId] : [])))
		expect(ids.size).toBe(1)
		const { rows } = await sql<{
			n: number
		}>`select count(*)::int as n from erasures where customer_id = ${customerId}`.execute(db)
		expect(rows[0]?.n).toBe(1)
	})
})

test('a gift card that is still to be sent arrives, and forgets from whom when it has', async () => {
	const card = {
		recipientName: 'Louise',
		recipientEmail: 'louise@post.example',
		senderName: 'Zelinda',
		message: 'De Zelinda',
	}
	const orderId = await insertPersonsOrder(db, { customerId, giftCards: [card], now: NOW })
	const found = db.selectFrom('gift_cards').selectAll().where('order_id', '=', orderId)
	const erasureId = await asked()
	await eraseCustomer({ db, mailer, sender, registry, erasureId, now: NOW })
	const remaining = await found.executeTakeFirstOrThrow()
	expect(remaining.details).toMatchObject(card)
	const waiting = await sql<{
		id: string
	}>`select id from pgboss.job where name = 'send-gift-card' and data ->> 'giftCardId' = ${remaining.id}`.execute(db)
	expect(waiting.rows).toHaveLength(1)
	await sendGiftCard({ db, mailer, sender, giftCardId: remaining.id, now: NOW })
	await deleteExpired(db, NOW)
	const blank = { recipientName: '', recipientEmail: '', senderName: '', message: '' }
	expect(await found.executeTakeFirstOrThrow()).toMatchObject({ details: blank, is_forgotten_when_sent: false })
	const [mail] = (await mails('gift-card')).filter(({ reference }) => reference === remaining.id)
	expect(mail?.recipient).toBe('')
})

test('an export can be opened for seven days; four in a day are too many', async () => {
	const request = (now: Date) =>
		requestExport(db, {
			customerId,
			password: PASSWORD,
			languageTag: 'fr-FR',
			pageUrl: 'https://shop.example/fr/account/consent/',
			secret: SECRET,
			now,
		})
	const first = await request(NOW)
	if (!first.ok) throw new Error(first.reason)
	await buildExport({ db, mailer, sender, registry, exportId: first.export.id, now: NOW })
	expect(await listExports(db, { customerId, now: after(7 * DAY - 1) })).toMatchObject([{ isOpen: true }])
	expect(await listExports(db, { customerId, now: after(7 * DAY) })).toEqual([])
	for (const minutes of [1, 2]) {
		const next = await request(after(minutes * 60_000))
		if (!next.ok) throw new Error(next.reason)
		await buildExport({ db, mailer, sender, registry, exportId: next.export.id, now: NOW })
	}
	expect(await request(after(3 * 60_000))).toEqual({ ok: false, reason: 'too-many-tries', until: after(DAY) })
	await deleteExpired(db, after(8 * DAY))
	const rows = await db
		.selectFrom('customer_exports')
		.select(['data', 'page'])
		.where('customer_id', '=', customerId)
		.execute()
	expect(rows).toEqual(Array.from({ length: 3 }, () => ({ data: null, page: null })))
})
