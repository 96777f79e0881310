import { listRefunds } from '../payments/queries/refunds.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { fc } from '@vitrine/testing/chance'
import { sized } from '@vitrine/testing/matrix'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSites } from '../catalog/fixtures.ts'
import { insertCustomer } from '../customers/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { issueInvoice } from '../documents/jobs.ts'
import { returnsFixtures } from './fixtures/returns-counter.ts'

const PROGRAM = fileURLToPath(new URL('fixtures/end-orders.ts', import.meta.url))
const ORDERS = 16
const KILLS = sized({ gate: 4, whole: 12 })
const SEED = 20261128
/** All orders take about 450 writes, so that the last kills are deep in the list; what was ended before is only looked at again. */
const MOST_WRITES = 50

let db: Database
let url: string
let drop: () => Promise<void>
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, url, drop } = database)
	await insertSites(db)
})
afterAll(() => drop())

/** Runs the program on all orders until it has written so often, or to its end with 0. Answers what ended it: a signal, or 0. */
async function run(jobs: string[], writes = 0): Promise<unknown> {
	const child = spawn(process.execPath, [PROGRAM, url, String(writes), ...jobs], { stdio: 'inherit' })
	const [code, signal] = await once(child, 'close')
	return signal ?? code
}

test(`cancelling all or a unit, for money or store credit, withdrawing and returning ${ORDERS} orders, killed with SIGKILL ${KILLS} times, changes stock, money, credit and documents exactly once`, async () => {
	const fixtures = returnsFixtures(db)
	const { customerId } = await insertCustomer(db)
	const orders: { kind: string; orderId: string; sku: string; total: number }[] = []
	for (let index = 0; index < ORDERS; index++) {
		const kind = ['cancel', 'withdraw', 'return', 'credit', 'units'][index % 5]!
		const sku = await fixtures.variant(10)
		const { orderId } = await fixtures.paidOrder({
			items: [{ sku, quantity: 2 }],
			...(kind === 'credit' ? { customerId } : {}),
		})
		await issueInvoice({ db, orderId, now: new Date() })
		if (kind === 'return') await fixtures.ship(orderId, new Date(Date.now() - 86_400_000))
		const { total_cent_amount: total } = await fixtures.orderRow(orderId)
		orders.push({ kind, orderId, sku, total })
	}
	const jobs = orders.map(({ kind, orderId }) => `${kind}:${orderId}`)
	for (const writes of fc.sample(fc.integer({ min: 1, max: MOST_WRITES }), { seed: SEED, numRuns: KILLS }))
		expect(await run(jobs, writes)).toBe('SIGKILL')
	expect(await run(jobs)).toBe(0)

	for (const { kind, orderId, sku, total } of orders) {
		const label = `${kind} ${orderId}`
		const isPart = kind === 'units'
		const units = isPart ? 1 : 2
		const back = isPart ? 8_995 : total
		expect([label, await fixtures.onHand(sku)]).toEqual([label, 8 + units])
		const isCredit = kind === 'credit'
		const atBankNow =
			isCredit || isPart
				? { status: 'captured', charged: isPart ? total - back : total }
				: { status: 'refunded', charged: 0 }
		expect([label, await fixtures.chargedByBank(orderId)]).toEqual([label, atBankNow])
		const refunds = await listRefunds(db, orderId)
		expect(refunds.map(({ centAmount, parts, status }) => [centAmount, parts.length, status])).toEqual([
			[back, 1, 'settled'],
		])
		const atBank = await db
			.selectFrom('sandbox_refunds')
			.select('cent_amount')
			.where('idempotency_key', '=', refunds[0]!.id)
			.execute()
		expect(atBank).toEqual(isCredit ? [] : [{ cent_amount: back }])
		const credit = await db
			.selectFrom('store_credit_entries')
			.select(['kind', 'cent_amount', 'reference'])
			.where('order_id', '=', orderId)
			.execute()
		const issued = { kind: 'issued', cent_amount: total, reference: refunds[0]!.id }
		expect(credit).toEqual(isCredit ? [issued] : [])
		const notes = await db
			.selectFrom('documents')
			.select('total_cent_amount')
			.where('order_id', '=', orderId)
			.where('kind', '=', 'credit-note')
			.execute()
		expect([label, notes]).toEqual([label, [{ total_cent_amount: back }]])
		const moves = await db.selectFrom('stock_movements').select(['reason', 'quantity']).where('sku', '=', sku).execute()
		expect(moves).toEqual([
			{ reason: 'sale', quantity: -2 },
			{ reason: 'return', quantity: units },
		])
		const row = await fixtures.orderRow(orderId)
		const ended = { return: ['confirmed', 'returned'], units: ['confirmed', 'preparing'] }[kind]
		expect(row.payment_status).toBe(isPart ? 'paid' : 'refunded')
		expect([row.order_status, row.fulfillment_status]).toEqual(ended ?? ['cancelled', 'unfulfilled'])
		const statements = await db.selectFrom('withdrawals').select('outcome').where('order_id', '=', orderId).execute()
		expect(statements).toEqual(kind === 'withdraw' ? [{ outcome: 'cancelled' }] : [])
	}
})
