import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSites } from '../catalog/fixtures.ts'
import { giftCardCounter, sender } from '../checkout/fixtures/gift-cards.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { sendGiftCard } from '../gift-cards/jobs.ts'
import { createInboxMailer } from '../mail/commands.ts'
import { findOrder } from '../orders/queries.ts'
import { listRefunds } from '../payments/queries.ts'
import { shipParcel } from '../fulfillment/commands/ship-parcel.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { receiveReturn } from './commands/receive-return.ts'
import { withdraw } from './commands/withdraw.ts'
import type { NewWithdrawal } from './contract/withdrawals.ts'
import { returnsCounter } from './fixtures.ts'
import { sendWithdrawalReceipt } from './jobs.ts'
import { listOpenStatements } from './queries/due.ts'
import { findWithdrawableOrder, findWithdrawal } from './queries/withdrawals.ts'

const DAY = 86_400_000

let db: Database
let drop: () => Promise<void>
let counter: ReturnType<typeof returnsCounter>
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	counter = returnsCounter(db)
})
afterAll(() => drop())

let forms = 0
function form(order: { orderNumber: string; email: string }, changes: Partial<NewWithdrawal> = {}): NewWithdrawal {
	forms += 1
	return {
		submissionKey: `withdrawal-form-${forms}`,
		name: 'Camille Durand',
		orderNumber: order.orderNumber,
		email: order.email,
		pageUrl: 'https://fr.localhost/fr/order/withdraw/?receipt=WITHDRAWAL_ID',
		...changes,
	}
}
const state = (submitted: NewWithdrawal, now = new Date()) =>
	withdraw(db, { site: 'fr', languageTag: 'fr-FR', submitted, now })

async function stated(submitted: NewWithdrawal, now = new Date()) {
	const result = await state(submitted, now)
	if (!result.ok) throw new Error(JSON.stringify(result))
	return (await findWithdrawal(db, result.withdrawalId))!
}

async function paid(quantity = 1) {
	const sku = await counter.garment(10)
	return { ...(await counter.paidOrder({ items: [{ sku, quantity }] })), sku }
}

test('the same form sent five times at once is one statement, and cancels once what is still here', async () => {
	const order = await paid(2)
	const { total_cent_amount: total } = await counter.orderRow(order.orderId)
	const submitted = form({ orderNumber: ` ${order.orderNumber.toLowerCase()} `, email: order.email.toUpperCase() })
	const results = await Promise.all(Array.from({ length: 5 }, () => state(submitted)))
	const ids = new Set(results.map((result) => result.ok && result.withdrawalId))
	expect(ids.size).toBe(1)
	const receipt = (await findWithdrawal(db, String([...ids][0])))!
	expect(receipt).toMatchObject({ outcome: 'cancelled', orderId: order.orderId, returnNumber: null })
	expect(receipt.content).toContain(order.orderNumber)
	expect(receipt.content).toContain('Camille Durand')
	expect(await counter.onHand(order.sku)).toBe(10)
	await counter.refundAll()
	expect(await counter.keptByBank(order.orderId)).toEqual({ status: 'refunded', kept: 0 })
	expect(await listRefunds(db, order.orderId)).toMatchObject([{ cardCentAmount: total }])
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
	const letters = await db.selectFrom('inbox_messages').selectAll().where('recipient', '=', order.email).execute()
	expect(letters).toHaveLength(1)
	expect(letters[0]?.text).toContain(receipt.content)
	expect(letters[0]?.text).toContain('samedi 21 novembre 2026, 19:04:05')
	expect(letters[0]?.text).toContain(`https://fr.localhost/fr/order/withdraw/?receipt=${receipt.id}`)
	await expect(
		db.updateTable('withdrawals').set({ email: 'another@example.com' }).where('id', '=', receipt.id).execute(),
	).rejects.toThrow()
})

test('of what has left a part can be withdrawn from; with the rest the standard delivery goes back', async () => {
	const order = await paid(2)
	await counter.ship(order.orderId, new Date(Date.now() - DAY))
	const first = await stated(form(order, { lines: [{ position: 0, quantity: 1 }] }))
	expect(first).toMatchObject({ outcome: 'return', returnNumber: expect.stringMatching(/^RT-/) })
	expect(first.labelReference).toMatch(/^FR/)
	const rest = await stated(form(order))
	expect(rest).toMatchObject({ outcome: 'return' })
	const receive = (returnNumber: string) =>
		receiveReturn(db, {
			returnNumber,
			lines: [{ position: 0, accepted: 1, refused: 0, refusal: null }],
			isGoodsBack: true,
			now: new Date(),
		})
	await receive(first.returnNumber!)
	await receive(rest.returnNumber!)
	await counter.refundAll()
	expect(await counter.keptByBank(order.orderId)).toEqual({ status: 'refunded', kept: 0 })
})

test('a statement after the last day is told so and kept, one within the last minute is in time', async () => {
	const order = await paid()
	await counter.ship(order.orderId, new Date('2026-10-06T10:00:00Z'))
	const late = await stated(form(order), new Date('2026-10-20T22:00:00Z'))
	expect(late).toMatchObject({ outcome: 'late', until: '2026-10-20', returnNumber: null })
	const inTime = await stated(form(order), new Date('2026-10-20T21:59:59.999Z'))
	expect(inTime).toMatchObject({ outcome: 'return', until: '2026-10-20' })
})

test('a statement that fits no order, or another’s address, is kept, acknowledged and shown to the retailer', async () => {
	const order = await paid()
	const stranger = await stated(form({ ...order, email: 'stranger@example.com' }))
	const unknown = await stated(form({ orderNumber: 'FR-999999', email: order.email }))
	for (const receipt of [stranger, unknown]) {
		expect(receipt).toMatchObject({ outcome: 'unmatched', orderId: null, until: null, returnNumber: null })
	}
	const open = await listOpenStatements(db)
	expect(open.map((statement) => statement.id)).toEqual(expect.arrayContaining([stranger.id, unknown.id]))
	expect(await findOrder(db, order.orderId)).toMatchObject({ orderStatus: 'confirmed' })
	// The order's own page knows its id: then the receipt may go elsewhere.
	const elsewhere = form({ ...order, email: 'office@example.com' }, { orderId: order.orderId })
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

test('who knows number and address, or the id, finds the order; nobody else does', async () => {
	const { orderId, orderNumber, email } = await paid()
	const find = (known: { orderNumber: string; email: string; orderId?: string }) => findWithdrawableOrder(db, known)
	expect(await find({ orderNumber, email })).toMatchObject({ orderId, buyer: 'Camille Durand' })
	expect(await find({ orderNumber: '', email: '', orderId })).toMatchObject({ orderId })
	expect(await find({ orderNumber, email: 'stranger@example.com' })).toBeUndefined()
	expect(await find({ orderNumber: 'FR-999999', email })).toBeUndefined()
})

test('gift cards go back whole while they are unused, also after their letter', async () => {
	const shop = giftCardCounter(db)
	const { checkoutId } = await shop.giftCheckout()
	const orderId = await shop.orderOf(await shop.pay(checkoutId))
	await shop.bankSays(orderId, 'approve')
	await shop.sync(orderId)
	const [card] = await shop.cardsOf(orderId)
	const mailer = createInboxMailer({ db, clock: () => new Date() })
	await sendGiftCard({ db, mailer, sender, giftCardId: card!.id, now: new Date() })
	const { order_number: orderNumber, email } = await counter.orderRow(orderId)
	expect(await stated(form({ orderNumber, email }))).toMatchObject({ outcome: 'cancelled' })
	expect(await shop.balanceOf(card!.id)).toBe(0)
	await counter.refundAll()
	expect(await counter.keptByBank(orderId)).toMatchObject({ kept: 0 })
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
		await counter.refundAll()
		const { orderStatus } = (await findOrder(db, orderId))!
		const { kept } = await counter.keptByBank(orderId)
		expect(orderStatus).toBe(shipped.ok ? 'confirmed' : 'cancelled')
		expect(await counter.onHand(order.sku)).toBe(shipped.ok ? 9 : 10)
		expect(kept > 0).toBe(shipped.ok)
	}
})
