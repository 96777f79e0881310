import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSites } from '../catalog/fixtures.ts'
import { giftCardFixtures, sender } from '../checkout/fixtures/gift-cards.ts'
import { insertCustomer } from '../customers/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { sendGiftCard } from '../orders/jobs.ts'
import { createInboxMailer } from '../mail/commands.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { listRefunds } from '../payments/queries/refunds.ts'
import { shipParcel } from '../fulfillment/commands/ship-parcel.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { executeStatement } from './commands/held-statements.ts'
import { receiveReturn } from './commands/receive-return.ts'
import { withdraw } from './commands/withdraw.ts'
import type { NewWithdrawal } from './contract/withdrawals.ts'
import { returnsFixtures } from './fixtures/returns-counter.ts'
import { sendWithdrawalReceipt } from './jobs.ts'
import { listOpenStatements } from './queries/due.ts'
import { findWithdrawal } from './queries/withdrawals.ts'

const DAY = 86_400_000
const SECRET = 'a secret of more than thirty-two characters'

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
/** As the order's own page fills it in, where the order's id is known. */
function form(
	order: { orderNumber: string; email: string; orderId?: string },
	changes: Partial<NewWithdrawal> = {},
): NewWithdrawal {
	forms += 1
	return {
		submissionKey: `withdrawal-form-${forms}`,
		name: 'Camille Durand',
		orderNumber: order.orderNumber,
		email: order.email,
		orderId: order.orderId,
		pageUrl: 'https://fr.localhost/fr/order/withdraw/?receipt=WITHDRAWAL_ID',
		...changes,
	}
}
const state = (submitted: NewWithdrawal, now = new Date(), customerId?: string) =>
	withdraw(db, { site: 'fr', languageTag: 'fr-FR', submitted, customerId, secret: SECRET, now })

async function stated(submitted: NewWithdrawal, now = new Date()) {
	const result = await state(submitted, now)
	if (!result.ok) throw new Error(JSON.stringify(result))
	return (await findWithdrawal(db, result.withdrawalId))!
}

async function paid(quantity = 1) {
	const sku = await fixtures.variant(10)
	return { ...(await fixtures.paidOrder({ items: [{ sku, quantity }] })), sku }
}

test('the same form sent five times at once is one statement, and cancels once what is still here', async () => {
	const order = await paid(2)
	const { total_cent_amount: total } = await fixtures.orderRow(order.orderId)
	const submitted = form({
		...order,
		orderNumber: ` ${order.orderNumber.toLowerCase()} `,
		email: order.email.toUpperCase(),
	})
	const results = await Promise.all(Array.from({ length: 5 }, () => state(submitted)))
	const ids = new Set(results.map((result) => result.ok && result.withdrawalId))
	expect(ids.size).toBe(1)
	const receipt = (await findWithdrawal(db, String([...ids][0])))!
	expect(receipt).toMatchObject({ outcome: 'cancelled', orderId: order.orderId, returnNumber: null })
	expect(receipt.content).toContain(order.orderNumber)
	expect(receipt.content).toContain('Camille Durand')
	expect(await fixtures.onHand(order.sku)).toBe(10)
	await fixtures.refundAll()
	expect(await fixtures.chargedByBank(order.orderId)).toEqual({ status: 'refunded', charged: 0 })
	expect(await listRefunds(db, order.orderId)).toMatchObject([{ parts: [{ means: 'bank', centAmount: total }] }])
	// Another statement about the same order is kept, and changes nothing.
	expect(await stated(form(order))).toMatchObject({ outcome: 'nothing-left' })
	expect(await listRefunds(db, order.orderId)).toHaveLength(1)
})

test('the receipt goes out at once with content, date and time, and is kept as it was made', async () => {
	const order = await paid()
	const now = new Date('2026-11-21T18:04:05Z')
	const receipt = await stated(form(order), now)
	const mailer = createInboxMailer({ db, clock: () => now })
	const sending = { db, mailer, sender: { shopName: 'Linaire', companyLine: 'Linaire SAS' }, now }
	await sendWithdrawalReceipt({ ...sending, withdrawalId: receipt.id })
	await sendWithdrawalReceipt({ ...sending, withdrawalId: receipt.id })
	const mails = await db.selectFrom('inbox_messages').selectAll().where('recipient', '=', order.email).execute()
	expect(mails).toHaveLength(1)
	expect(mails[0]?.text).toContain(receipt.content)
	expect(mails[0]?.text).toContain('samedi 21 novembre 2026, 19:04:05')
	expect(mails[0]?.text).toContain(`https://fr.localhost/fr/order/withdraw/?receipt=${receipt.id}`)
	await expect(
		db.updateTable('withdrawals').set({ email: 'another@example.com' }).where('id', '=', receipt.id).execute(),
	).rejects.toThrow()
})

test('of what has left a part can be withdrawn from; with the rest the standard delivery goes back', async () => {
	const order = await paid(2)
	await fixtures.ship(order.orderId, new Date(Date.now() - DAY))
	const first = await stated(form(order, { lines: [{ position: 0, quantity: 1 }] }))
	expect(first).toMatchObject({ outcome: 'return', returnNumber: expect.stringMatching(/^RT-/) })
	expect(first.labelReference).toMatch(/^FR/)
	const rest = await stated(form(order))
	expect(rest).toMatchObject({ outcome: 'return' })
	const receive = (returnNumber: string) =>
		receiveReturn(db, {
			returnNumber,
			lines: [{ position: 0, accepted: 1, refused: 0, refusal: null, deductionCentAmount: 0, deduction: null }],
			isGoodsBack: true,
			now: new Date(),
		})
	await receive(first.returnNumber!)
	await receive(rest.returnNumber!)
	await fixtures.refundAll()
	expect(await fixtures.chargedByBank(order.orderId)).toEqual({ status: 'refunded', charged: 0 })
})

test('a statement after the last day is told so and kept, one within the last minute is in time', async () => {
	const order = await paid()
	await fixtures.ship(order.orderId, new Date('2026-10-06T10:00:00Z'))
	const late = await stated(form(order), new Date('2026-10-20T22:00:00Z'))
	expect(late).toMatchObject({ outcome: 'late', until: '2026-10-20', returnNumber: null })
	const inTime = await stated(form(order), new Date('2026-10-20T21:59:59.999Z'))
	expect(inTime).toMatchObject({ outcome: 'return', until: '2026-10-20' })
})

test('a statement that fits no order, or another’s address, is kept, acknowledged and shown to the retailer', async () => {
	const order = await paid()
	const stranger = await stated(form({ orderNumber: order.orderNumber, email: 'stranger@example.com' }))
	const unknown = await stated(form({ orderNumber: 'FR-999999', email: order.email }))
	for (const receipt of [stranger, unknown]) {
		expect(receipt).toMatchObject({ outcome: 'unmatched', orderId: null, until: null, returnNumber: null })
	}
	const open = await listOpenStatements(db, new Date())
	expect(open.map((statement) => statement.id)).toEqual(expect.arrayContaining([stranger.id, unknown.id]))
	expect(await findOrder(db, order.orderId)).toMatchObject({ orderStatus: 'confirmed' })
	// The order's own page knows its id: then the receipt may go elsewhere.
	const elsewhere = form({ ...order, email: 'office@example.com' })
	expect(await stated(elsewhere)).toMatchObject({ outcome: 'cancelled', email: 'office@example.com' })
})

test('only what the law asks for is asked for', async () => {
	expect(await state(form({ orderNumber: ' ', email: 'nobody' }, { name: '' }))).toEqual({
		ok: false,
		reason: 'refused-values',
		errors: [
			{ field: 'name', code: 'required' },
			{ field: 'orderNumber', code: 'required' },
			{ field: 'email', code: 'email' },
		],
	})
})

test('who only knows number and address cancels nothing: the order’s address is asked, and its link carries out (M1)', async () => {
	const { orderId, orderNumber, email } = await paid()
	const now = new Date()
	const receipt = await stated(form({ orderNumber, email }), now)
	expect(receipt).toMatchObject({ outcome: 'held', canConfirm: false, orderId: null, returnNumber: null })
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'confirmed' })
	// The receipt on the page of the form opens nothing.
	expect(await executeStatement(db, { by: { column: 'id', value: receipt.id }, now })).toBe(false)
	const mailer = createInboxMailer({ db, clock: () => now })
	const sending = { db, mailer, sender: { shopName: 'Linaire', companyLine: 'Linaire SAS' }, now }
	await sendWithdrawalReceipt({ ...sending, withdrawalId: receipt.id })
	const [mail] = await db.selectFrom('inbox_messages').selectAll().where('recipient', '=', email).execute()
	const [, key = ''] = /receipt=([\w-]+)/.exec(mail?.text ?? '') ?? []
	expect(key).not.toBe(receipt.id)
	expect(mail?.text).toContain(receipt.content)
	expect(await findWithdrawal(db, key)).toMatchObject({ outcome: 'held', canConfirm: true })
	const confirm = () => executeStatement(db, { by: { column: 'id', value: key }, now })
	expect(await Promise.all([confirm(), confirm(), confirm()])).toEqual([true, true, true])
	expect(await findWithdrawal(db, key)).toMatchObject({ outcome: 'cancelled', canConfirm: false, orderId })
	expect(await findWithdrawal(db, receipt.id)).toMatchObject({ outcome: 'held', orderId: null })
	expect(await findOrder(db, orderId)).toMatchObject({ orderStatus: 'cancelled' })
	expect(await listRefunds(db, orderId)).toHaveLength(1)
	await sendWithdrawalReceipt({ ...sending, withdrawalId: key })
	const mails = await db.selectFrom('inbox_messages').select('text').where('recipient', '=', email).execute()
	expect(mails).toHaveLength(2)
	expect(mails[1]?.text).toContain('elle est annulée')
})

test('a statement nobody has confirmed counts from its day: after one the retailer sees it, asks, and carries it out', async () => {
	const { orderId, orderNumber, email } = await paid()
	await fixtures.ship(orderId, new Date('2026-10-06T10:00:00Z'))
	const inTime = new Date('2026-10-20T21:59:00Z')
	const receipt = await stated(form({ orderNumber, email }), inTime)
	const open = async (now: Date) => (await listOpenStatements(db, now)).filter(({ id }) => id === receipt.id)
	expect(await open(new Date(inTime.getTime() + DAY - 1))).toEqual([])
	const later = new Date(inTime.getTime() + 3 * DAY)
	expect(await open(later)).toMatchObject([{ outcome: 'held', order_number: orderNumber }])
	expect(await executeStatement(db, { by: { column: 'withdrawal_id', value: receipt.id }, now: later })).toBe(true)
	expect(await open(later)).toEqual([])
	const returned = await db.selectFrom('returns').selectAll().where('order_id', '=', orderId).execute()
	expect(returned).toMatchObject([{ is_within_withdrawal: true, withdrawal_id: receipt.id, requested_at: inTime }])
	await expect(db.deleteFrom('held_withdrawals').execute()).rejects.toThrow()
})

test('a buyer who is signed in is believed', async () => {
	const { orderId, orderNumber } = await paid()
	const { customerId } = await insertCustomer(db)
	await db.updateTable('orders').set({ customer_id: customerId }).where('id', '=', orderId).execute()
	const submitted = form({ orderNumber, email: 'elsewhere@example.com' })
	const result = await state(submitted, new Date(), customerId)
	expect(await findWithdrawal(db, result.ok ? result.withdrawalId : '')).toMatchObject({ outcome: 'cancelled' })
})

test('nobody writes to strangers through us: three e-mails in a quarter of an hour, ten a day, without a link in the name (M2)', async () => {
	const email = `victim-${forms}@example.com`
	const start = new Date('2026-11-22T08:00:00Z')
	const mailer = createInboxMailer({ db, clock: () => start })
	const sending = { db, mailer, sender: { shopName: 'Linaire', companyLine: 'Linaire SAS' } }
	const mailsAfter = async (minutes: number) => {
		const now = new Date(start.getTime() + minutes * 60_000)
		const receipt = await stated(form({ orderNumber: 'FR-99999999', email }), now)
		await sendWithdrawalReceipt({ ...sending, withdrawalId: receipt.id, now })
		const mails = await db.selectFrom('inbox_messages').select('id').where('recipient', '=', email).execute()
		return mails.length
	}
	const sent = []
	for (let index = 0; index < 6; index++) sent.push(await mailsAfter(index / 10))
	expect(sent).toEqual([1, 2, 3, 3, 3, 3])
	for (let index = 0; index < 12; index++) sent.push(await mailsAfter(30 + index * 30))
	expect(sent.at(-1)).toBeLessThanOrEqual(10)
	for (const name of ['Payez sur https://evil.example/x', 'a@evil.example', '<b>x</b>', 'voir www.evil.example'])
		expect(await state(form({ orderNumber: 'FR-99999999', email }, { name }))).toMatchObject({
			ok: false,
			errors: [{ field: 'name', code: 'name' }],
		})
})

test('gift cards go back whole while they are unused, also after their e-mail', async () => {
	const shop = giftCardFixtures(db)
	const { checkoutId } = await shop.giftCheckout()
	const orderId = await shop.orderOf(await shop.pay(checkoutId))
	await shop.bankSays(orderId, 'approve')
	await shop.sync(orderId)
	const [card] = await shop.cardsOf(orderId)
	const mailer = createInboxMailer({ db, clock: () => new Date() })
	await sendGiftCard({ db, mailer, sender, giftCardId: card!.id, now: new Date() })
	const { order_number: orderNumber, email } = await fixtures.orderRow(orderId)
	expect(await stated(form({ orderId, orderNumber, email }))).toMatchObject({ outcome: 'cancelled' })
	expect(await shop.balanceOf(card!.id)).toBe(0)
	await fixtures.refundAll()
	expect(await fixtures.chargedByBank(orderId)).toMatchObject({ charged: 0 })
})

test('withdrawing, cancelling and shipping at the same moment end one way, and its money and stock agree', async () => {
	for (let round = 0; round < 8; round++) {
		const order = await paid(1)
		const { orderNumber, orderId } = order
		const now = new Date()
		const parcel = { carrier: 'colissimo', trackingNumber: `RACE${orderId.replaceAll(/[^A-Za-z0-9]/g, '')}` }
		const [, , shipped] = await Promise.all([
			cancelOrder(db, { orderId, now }),
			state(form(order)),
			shipParcel(db, { ...parcel, orderNumber, now }),
		])
		await fixtures.refundAll()
		const { orderStatus } = (await findOrder(db, orderId))!
		const { charged } = await fixtures.chargedByBank(orderId)
		expect(orderStatus).toBe(shipped.ok ? 'confirmed' : 'cancelled')
		expect(await fixtures.onHand(order.sku)).toBe(shipped.ok ? 9 : 10)
		expect(charged > 0).toBe(shipped.ok)
	}
})
