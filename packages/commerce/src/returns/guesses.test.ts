import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSites } from '../catalog/fixtures.ts'
import { insertCustomer } from '../customers/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { lookUpOrder } from './commands/look-up-order.ts'
import { withdraw } from './commands/withdraw.ts'
import { returnsFixtures } from './fixtures/returns-counter.ts'
import { findWithdrawableById, findWithdrawal } from './queries/withdrawals.ts'

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

async function paid() {
	const sku = await fixtures.variant(10)
	return { ...(await fixtures.paidOrder({ items: [{ sku, quantity: 1 }] })), sku }
}

test('who knows number and address, or the id, finds the order; nobody else does, and five guesses are enough', async () => {
	const { orderId, orderNumber, email } = await paid()
	const now = new Date()
	const find = (known: { orderNumber: string; email: string }, at = now) =>
		lookUpOrder(db, known, { secret: SECRET, now: at })
	expect(await findWithdrawableById(db, orderId)).toMatchObject({ orderId, buyer: 'Camille Durand' })
	expect(await findWithdrawableById(db, orderNumber)).toBeUndefined()
	for (let time = 0; time < 7; time++) expect(await find({ orderNumber, email })).toMatchObject({ ok: true })
	const other = `guessed-${orderId}@example.com`
	for (let guess = 0; guess < 5; guess++) expect(await find({ orderNumber, email: other })).toEqual({ ok: false })
	expect(await find({ orderNumber, email: other })).toMatchObject({ ok: false, until: expect.any(Date) })
	expect(await find({ orderNumber, email: other }, new Date(now.getTime() + 15 * 60_000))).toEqual({ ok: false })
})

test('who guesses at an address does not stop its owner: the order’s page and the signed-in buyer still withdraw', async () => {
	const now = new Date()
	const [byPage, bySignIn] = [await paid(), await paid()]
	const { customerId } = await insertCustomer(db)
	await db.updateTable('orders').set({ customer_id: customerId }).where('id', '=', bySignIn.orderId).execute()
	for (const { email } of [byPage, bySignIn])
		for (let guess = 0; guess < 6; guess++)
			await lookUpOrder(db, { orderNumber: 'LN-0000-0000', email }, { secret: SECRET, now })
	const state = async (order: { orderNumber: string; email: string; orderId?: string }, customer?: string) => {
		const pageUrl = 'https://fr.localhost/fr/order/withdraw/?receipt=WITHDRAWAL_ID'
		const { orderNumber, email, orderId } = order
		const submissionKey = `key-${orderNumber}-${orderId}`
		const submitted = { submissionKey, name: 'Camille Durand', orderNumber, email, orderId, pageUrl }
		const statement = {
			site: 'fr',
			languageTag: 'fr-FR',
			submitted,
			customerId: customer,
			secret: SECRET,
			now,
		} as const
		const result = await withdraw(db, statement)
		if (!result.ok) throw new Error(JSON.stringify(result))
		return findWithdrawal(db, result.withdrawalId)
	}
	const { orderNumber, email } = byPage
	expect(await state({ orderNumber, email })).toMatchObject({ outcome: 'unmatched' })
	expect(await state(byPage)).toMatchObject({ outcome: 'cancelled' })
	expect(await fixtures.onHand(byPage.sku)).toBe(10)
	await state({ orderNumber: bySignIn.orderNumber, email: bySignIn.email }, customerId)
	expect(await findOrder(db, bySignIn.orderId)).toMatchObject({ orderStatus: 'cancelled' })
})
