import { eventually } from '@vitrine/testing/eventually'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBrand } from '../brand/fixtures.ts'
import { insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { issueInvoice } from '../documents/jobs.ts'
import { createInboxMailer } from '../mail/commands.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { listRefunds } from '../payments/queries/refunds.ts'
import { receiveReturn } from './commands/receive-return.ts'
import { cancelReturn, proveSent, requestReturn } from './commands/request-return.ts'
import type { NewReturn } from './contract/returns.ts'
import { returnsFixtures } from './fixtures/returns-counter.ts'
import { sendRefundEmail, sendReturnEmail } from './jobs.ts'
import { listDueRefunds } from './queries/due.ts'
import { findReturn } from './queries/returns.ts'
import { readOrderState } from './queries/order-state.ts'
import { optionsOf } from './rules/options.ts'

const DAY = 86_400_000

let db: Database
let drop: () => Promise<void>
let fixtures: ReturnType<typeof returnsFixtures>
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	fixtures = returnsFixtures(db)
})
afterAll(() => drop())

let forms = 0
function form(lines: NewReturn['lines'], changes: Partial<NewReturn> = {}): NewReturn {
	forms += 1
	return {
		submissionKey: `return-form-${forms}`,
		lines,
		method: 'relay',
		wish: 'refund',
		refundTo: 'same-means',
		pageUrl: 'https://fr.localhost/fr/account/returns/RETURN_NUMBER/',
		...changes,
	}
}
const ask = (orderId: string, submitted: NewReturn, now = new Date()) =>
	requestReturn(db, { orderId, submitted, languageTag: 'fr-FR', now })
const one = (position = 0, quantity = 1) => [{ position, quantity, reason: 'too-small' as const }]

async function delivered(quantity: number, daysAgo = 1, centAmount?: number) {
	const sku = await fixtures.variant(10, centAmount)
	const order = await fixtures.paidOrder({ items: [{ sku, quantity }] })
	await issueInvoice({ db, orderId: order.orderId, now: new Date() })
	await fixtures.ship(order.orderId, new Date(Date.now() - daysAgo * DAY))
	return { ...order, sku }
}

async function asked(orderId: string, quantity: number, now = new Date()): Promise<string> {
	const result = await ask(orderId, form(one(0, quantity)), now)
	if (!result.ok) throw new Error(result.reason)
	return result.returnNumber
}

const NOTHING_OFF = { deductionCentAmount: 0, deduction: null }
const receive = (returnNumber: string, accepted: number, refused = 0) =>
	receiveReturn(db, {
		returnNumber,
		lines: [{ position: 0, accepted, refused, refusal: refused > 0 ? 'worn' : null, ...NOTHING_OFF }],
		isGoodsBack: true,
		now: new Date(),
	})

test('the same form sent five times at once is one return, and another form finds less left', async () => {
	const { orderId } = await delivered(3)
	const submitted = form(one(0, 2))
	const results = await Promise.all(Array.from({ length: 5 }, () => ask(orderId, submitted)))
	const numbers = new Set(results.map((result) => result.ok && result.returnNumber))
	expect(numbers.size).toBe(1)
	expect(await ask(orderId, form(one(0, 2)))).toEqual({
		ok: false,
		reason: 'refused-values',
		errors: [{ field: 'lines.0.quantity', code: 'more-than-left' }],
	})
	expect(await ask(orderId, form([...one(0), ...one(0), ...one(7)]))).toMatchObject({
		errors: [
			{ field: 'lines.1.position', code: 'repeated' },
			{ field: 'lines.2.position', code: 'unknown' },
		],
	})
	const order = await readOrderState(db, { column: 'id', value: orderId })
	expect(order && optionsOf(order, new Date()).lines).toMatchObject([{ unitCentAmounts: [8_995] }])
	const other = await delivered(1)
	expect(await ask(other.orderId, submitted)).toEqual({ ok: false, reason: 'submission-key-taken' })
})

test.each([
	[1, 'with its delivery while it may be withdrawn from', true],
	[20, 'without its delivery later', false],
])(
	'an order delivered %i days ago promises what a return of all of it brings, %s (law 3)',
	async (daysAgo, _, hasDelivery) => {
		const { orderId } = await delivered(2, daysAgo, 1_000)
		const promised = async () => {
			const order = await readOrderState(db, { column: 'id', value: orderId })
			const { lines, return: all } = optionsOf(order!, new Date())
			return { goods: lines.flatMap((line) => line.unitCentAmounts), delivery: all.deliveryCentAmount }
		}
		const { goods, delivery } = await promised()
		expect([goods.length, delivery > 0]).toEqual([2, hasDelivery])
		const returnNumber = await asked(orderId, 2)
		const found = await findReturn(db, { orderId, returnNumber })
		expect(found?.refundCentAmount).toBe(goods[0]! + goods[1]! + delivery)
		// The open return of everything already includes the delivery cost.
		expect(await promised()).toEqual({ goods: [], delivery: 0 })
	},
)

test('what came back is received once: stock, money, document, status and e-mail', async () => {
	const { orderId, sku } = await delivered(2)
	const first = await asked(orderId, 1)
	expect(await fixtures.onHand(sku)).toBe(8)
	const results = await Promise.all(Array.from({ length: 4 }, () => receive(first, 1)))
	for (const result of results) expect(result).toEqual({ ok: true, orderId })
	expect(await fixtures.onHand(sku)).toBe(9)
	expect(await listRefunds(db, orderId)).toMatchObject([
		{ reference: first, parts: [{ means: 'bank', centAmount: 8_995 }] },
	])
	await fixtures.refundAll()
	expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: 'paid', fulfillmentStatus: 'delivered' })

	const second = await asked(orderId, 1)
	await receive(second, 1)
	await fixtures.refundAll()
	const { total_cent_amount: total } = await fixtures.orderRow(orderId)
	const parts = (await listRefunds(db, orderId)).map((refund) => refund.centAmount)
	expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
	expect(await fixtures.chargedByBank(orderId)).toEqual({ status: 'refunded', charged: 0 })
	expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: 'refunded', fulfillmentStatus: 'returned' })
	const notes = await db
		.selectFrom('documents')
		.select(['reference', 'total_cent_amount'])
		.where('order_id', '=', orderId)
		.where('kind', '=', 'credit-note')
		.orderBy('series_number')
		.execute()
	expect(notes).toEqual([
		{ reference: first, total_cent_amount: parts[0] },
		{ reference: second, total_cent_amount: parts[1] },
	])
})

test('a return locks stock before the numbers of documents, as a cancellation does: the two cannot deadlock (decision 0032)', async () => {
	const { orderId, sku } = await delivered(2)
	await receive(await asked(orderId, 1), 1)
	const returnNumber = await asked(orderId, 1)
	const { receiving } = await db.transaction().execute(async (tx) => {
		await sql`select from stock_levels where sku = ${sku} for update`.execute(tx)
		const receiving = receive(returnNumber, 1)
		const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
		await eventually(async () => expect((await waiting.execute(db)).rows).toHaveLength(1))
		await sql`select from document_series where kind = 'credit-note' for update nowait`.execute(tx)
		return { receiving }
	})
	expect(await receiving).toMatchObject({ ok: true })
})

test('an order keeps what was promised of returns when it was placed, whatever the shop promises later', async () => {
	const before = await delivered(1, 40)
	await insertBrand(db, { returnsDays: 60, freeReturns: false })
	const generous = await delivered(1, 40)
	await insertBrand(db, { returnsDays: 14 })
	const now = new Date()
	const periodOf = async ({ orderId }: { orderId: string }) => {
		const order = (await readOrderState(db, { column: 'id', value: orderId }))!
		return [order.returnPromise, optionsOf(order, now).return.reason]
	}
	expect(await periodOf(before)).toEqual([{ returnsDays: 30, freeReturns: true }, 'too-late'])
	expect(await periodOf(generous)).toEqual([{ returnsDays: 60, freeReturns: false }, null])
	expect(await periodOf(await delivered(1, 20))).toEqual([{ returnsDays: 14, freeReturns: true }, 'too-late'])
	await db.deleteFrom('brands').execute()
})

test('after the right of withdrawal the delivery cost stays, after thirty days everything does', async () => {
	const late = await delivered(1, 20)
	await receive(await asked(late.orderId, 1), 1)
	expect(await listRefunds(db, late.orderId)).toMatchObject([{ parts: [{ means: 'bank', centAmount: 8_995 }] }])
	const tooLate = await delivered(1, 40)
	expect(await ask(tooLate.orderId, form(one()))).toEqual({ ok: false, reason: 'too-late' })
	const sku = await fixtures.variant()
	const here = await fixtures.paidOrder({ items: [{ sku, quantity: 1 }] })
	expect(await ask(here.orderId, form(one()))).toEqual({ ok: false, reason: 'not-shipped' })
	expect(await ask('nobodys-order-id', form(one()))).toEqual({ ok: false, reason: 'order-not-found' })
})

test('in the shop’s own returns refused units bring nothing, stay the customer’s and are told; missing ones can be sent later', async () => {
	const { orderId, sku, email } = await delivered(3, 20)
	const number = await asked(orderId, 3)
	expect(
		await receiveReturn(db, {
			returnNumber: number,
			lines: [{ position: 0, accepted: 0, refused: 1, refusal: null, ...NOTHING_OFF }],
			isGoodsBack: true,
			now: new Date(),
		}),
	).toMatchObject({ errors: [{ field: 'lines.0.refusal', code: 'required' }] })
	expect(await receive(number, 3, 1)).toMatchObject({ errors: [{ code: 'more-than-expected' }] })
	await receive(number, 1, 1)
	expect(await fixtures.onHand(sku)).toBe(8)
	await fixtures.refundAll()
	const mailer = createInboxMailer({ db, clock: () => new Date() })
	const sending = { db, mailer, sender: { shopName: 'Linaire', companyLine: 'Linaire SAS' }, now: new Date() }
	await sendReturnEmail({ ...sending, returnNumber: number, news: 'refused' })
	await sendReturnEmail({ ...sending, returnNumber: number, news: 'refused' })
	const [refund] = await listRefunds(db, orderId)
	await sendRefundEmail({ ...sending, refundId: refund!.id })
	const mails = await db
		.selectFrom('inbox_messages')
		.select(['subject', 'text'])
		.where('recipient', '=', email)
		.orderBy('id')
		.execute()
	expect(mails.map((mail) => mail.subject)).toEqual([
		`Retour ${number}\u00a0: articles refusés`,
		expect.stringMatching(/^Remboursement de 89,95\s€ pour la commande FR-\d+$/),
	])
	expect(mails[0]?.text).toContain('article porté')
	// One of three was accepted, one refused; the third never arrived.
	expect(await ask(orderId, form(one(0, 2)))).toMatchObject({ reason: 'refused-values' })
	expect(await ask(orderId, form(one(0, 1)))).toMatchObject({ ok: true })
})

test('withdrawn goods are never refused, only paid back with less: reason, amount, objection, delivery (law 3)', async () => {
	const { orderId, sku, email } = await delivered(2)
	const number = await asked(orderId, 2)
	expect(await receive(number, 1, 1)).toMatchObject({ errors: [{ field: 'lines.0.refusal', code: 'withdrawn' }] })
	const take = (deductionCentAmount: number, deduction: 'worn' | null = 'worn') =>
		receiveReturn(db, {
			returnNumber: number,
			lines: [{ position: 0, accepted: 2, refused: 0, refusal: null, deductionCentAmount, deduction }],
			isGoodsBack: true,
			now: new Date(),
		})
	expect(await take(2_000, null)).toMatchObject({ errors: [{ field: 'lines.0.deduction', code: 'required' }] })
	expect(await take(2 * 8_995 + 1)).toMatchObject({ errors: [{ code: 'more-than-paid' }] })
	expect(await take(2_000)).toEqual({ ok: true, orderId })
	expect(await take(5_000)).toEqual({ ok: true, orderId })
	expect(await fixtures.onHand(sku)).toBe(10)
	const { total_cent_amount: total } = await fixtures.orderRow(orderId)
	expect(await listRefunds(db, orderId)).toMatchObject([{ parts: [{ means: 'bank', centAmount: total - 2_000 }] }])
	await fixtures.refundAll()
	expect(await fixtures.chargedByBank(orderId)).toMatchObject({ charged: 2_000 })
	expect(await findOrder(db, orderId)).toMatchObject({ fulfillmentStatus: 'returned' })
	const note = await db
		.selectFrom('documents')
		.select(['total_cent_amount', 'content'])
		.where('order_id', '=', orderId)
		.where('kind', '=', 'credit-note')
		.executeTakeFirstOrThrow()
	expect(note).toMatchObject({
		total_cent_amount: total - 2_000,
		content: { lines: [{ quantity: 2, deductionCentAmount: 2_000, totalCentAmount: 2 * 8_995 - 2_000 }] },
	})
	const mailer = createInboxMailer({ db, clock: () => new Date() })
	const sending = { db, mailer, sender: { shopName: 'Linaire', companyLine: 'Linaire SAS' }, now: new Date() }
	await sendReturnEmail({ ...sending, returnNumber: number, news: 'reduced' })
	const [mail] = await db.selectFrom('inbox_messages').selectAll().where('recipient', '=', email).execute()
	for (const words of ['article porté', '20,00', 'Vous n’êtes pas d’accord', 'médiateur'])
		expect(mail?.text).toContain(words)
	expect(await findReturn(db, { returnNumber: number, orderId })).toMatchObject({
		lines: [{ acceptedQuantity: 2, refusedQuantity: 0, deductionCentAmount: 2_000, deduction: 'worn' }],
	})
})

test('a return is given up while nothing was sent; a proof of sending starts the clock', async () => {
	const { orderId } = await delivered(2)
	const now = new Date()
	const first = await asked(orderId, 1)
	expect(await cancelReturn(db, { orderId, returnNumber: first, now })).toEqual({ ok: true })
	expect(await cancelReturn(db, { orderId, returnNumber: first, now })).toEqual({ ok: true })
	expect(await receive(first, 1)).toEqual({ ok: false, reason: 'return-cancelled' })
	const second = await asked(orderId, 2)
	const clock = async (at: Date) => (await listDueRefunds(db, at)).find((due) => due.returnNumber === second)?.state
	const inThreeWeeks = new Date(now.getTime() + 21 * DAY)
	expect(await clock(inThreeWeeks)).toBe('waiting')
	const proof = { orderId, returnNumber: second, proof: 'Colissimo 6A12345678901', now }
	expect(await proveSent(db, proof)).toEqual({ ok: true })
	expect(await proveSent(db, { ...proof, now: inThreeWeeks })).toEqual({ ok: true })
	expect(await clock(now)).toBe('due')
	expect(await clock(inThreeWeeks)).toBe('overdue')
	expect(await cancelReturn(db, { orderId, returnNumber: second, now })).toEqual({ ok: false, reason: 'already-sent' })
	expect(await findReturn(db, { returnNumber: second, orderId })).toMatchObject({ sentAt: now.toISOString() })
	await receive(second, 2)
	await fixtures.refundAll()
	expect(await clock(inThreeWeeks)).toBeUndefined()
	const stranger = { orderId: 'another-order', returnNumber: second, now }
	expect(await cancelReturn(db, stranger)).toEqual({ ok: false, reason: 'return-not-found' })
})
