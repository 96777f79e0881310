import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findOrder } from '../orders/queries/find-order.ts'
import { followDispute } from '../payments/jobs/disputes.ts'
import type { SettlementLine } from '../payments/providers/settlement.ts'
import { openStripeShop, type StripeShop } from '../checkout/fixtures/stripe-orders.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { listRefunds } from '../payments/queries/refunds.ts'
import { cancelOrder } from '../returns/commands/cancel-order.ts'
import { executeRefund } from '../returns/jobs.ts'
import { importSettlement } from './commands.ts'
import { importSettlements } from './jobs.ts'
import { listImportedDays, listUnmatchedLines, listUnsettled, readJournal } from './queries.ts'

let shop: StripeShop
const errors: { fields: object; message: string }[] = []
const log = { error: (fields: object, message: string) => void errors.push({ fields, message }) }
/** Milliseconds by which the clock of shop and bank is ahead. */
let ahead = 0
const clock = () => new Date(Date.now() + ahead)
beforeAll(async () => {
	shop = await openStripeShop(await createTestDatabase(), { clock })
})
afterAll(() => shop.close())
afterEach(() => {
	errors.length = 0
})

let days = 0
/** A day of its own for each payout. */
const nextDay = () => `2026-12-${String(++days).padStart(2, '0')}`

async function paid() {
	const one = await shop.order()
	await one.pay()
	const { totalCentAmount } = (await findOrder(shop.db, one.orderId))!
	return { ...one, totalCentAmount, work: { ...one.work, log } }
}
type Paid = Awaited<ReturnType<typeof paid>>

async function refunded(one: Paid): Promise<string> {
	await cancelOrder(shop.db, { orderId: one.orderId, now: clock() })
	const [refund] = await listRefunds(shop.db, one.orderId)
	await executeRefund(one.work, refund!.id)
	return refund!.id
}

const outcomes = async (day: string) =>
	(await listUnmatchedLines(shop.db, day)).map(({ outcome, operation }) => `${outcome} ${operation}`)

test('sales, refunds, disputes and fees of a day are imported once, match, and stand in its journal', async () => {
	const [one, two, three] = [await paid(), await paid(), await paid()]
	await refunded(two)
	const reference = shop.stripe.dispute(await three.reference())
	await followDispute(three.work, { provider: 'stripe', account: 'eu', reference })
	errors.length = 0
	const day = nextDay()
	shop.stripe.payOut(day)
	await importSettlements(one.work)
	await importSettlements(one.work)
	expect([await listUnmatchedLines(shop.db, day), errors]).toEqual([[], []])
	const sales = one.totalCentAmount + two.totalCentAmount + three.totalCentAmount
	const [refunds, disputes] = [-two.totalCentAmount, -three.totalCentAmount]
	const fees = -[one, two, three].reduce((sum, of) => sum + Math.round((of.totalCentAmount * 15) / 1_000) + 25, 2_000)
	expect(await readJournal(shop.db, day)).toEqual([
		{
			account: 'stripe/eu',
			site: 'fr',
			currency: 'EUR',
			sales,
			refunds,
			disputes,
			fees,
			other: 0,
			payout: sales + refunds + disputes + fees,
		},
	])
	// Won: it is paid back, and both lines are those of one dispute.
	shop.stripe.moveDispute(reference, 'won')
	await followDispute(three.work, { provider: 'stripe', account: 'eu', reference })
	const next = nextDay()
	shop.stripe.payOut(next)
	await importSettlements(one.work)
	expect([await outcomes(day), await outcomes(next)]).toEqual([[], []])
	expect(await readJournal(shop.db, next)).toMatchObject([{ disputes: three.totalCentAmount }])
})

test('what is altered, unknown, missing or paid out in another currency is named', async () => {
	const [altered, foreign, lost, converted] = [await paid(), await paid(), await paid(), await paid()]
	const day = nextDay()
	shop.stripe.payOut(day, (line) => {
		const paymentId = line.source?.object === 'charge' ? line.source.metadata['payment_id'] : undefined
		if (paymentId === lost.paymentId) return undefined
		if (paymentId === altered.paymentId) return { ...line, amount: line.amount - 1, net: line.net - 1 }
		if (paymentId === foreign.paymentId)
			return { ...line, source: { ...line.source!, metadata: {} } as typeof line.source }
		if (paymentId === converted.paymentId) return { ...line, currency: 'chf', exchange_rate: 0.93 }
		return line
	})
	await importSettlements(altered.work)
	expect((await outcomes(day)).sort()).toEqual([
		`amount-differs ${altered.paymentId}`,
		`currency-differs ${converted.paymentId}`,
		'unknown-to-us null',
	])
	expect(errors).toMatchObject([{ message: 'Settlements do not match', fields: { count: 3 } }])
	// Both amounts are kept.
	const line = shop.db
		.selectFrom('settlement_lines')
		.select(['gross_cent_amount', 'original_cent_amount', 'original_currency'])
	expect(await line.where('operation', '=', converted.paymentId).executeTakeFirstOrThrow()).toEqual({
		gross_cent_amount: converted.totalCentAmount,
		original_cent_amount: converted.totalCentAmount,
		original_currency: 'EUR',
	})
	// Missed once what happened three days later is settled.
	expect(await listUnsettled(shop.db)).toEqual([])
	ahead = 4 * 86_400_000
	const later = await paid()
	shop.stripe.payOut(nextDay())
	await importSettlements(later.work)
	const missed = await listUnsettled(shop.db)
	const known = { centAmount: lost.totalCentAmount, currency: 'EUR' }
	expect(missed).toContainEqual(
		expect.objectContaining({ outcome: 'unknown-to-them', operation: lost.paymentId, known }),
	)
	expect(missed.map(({ operation }) => operation).sort()).toEqual([lost.paymentId, foreign.paymentId].sort())
})

/** An account with a payout that is not imported, made so many days after the suite began. */
async function payOutAfter(daysLater: number, change?: Parameters<StripeShop['stripe']['payOut']>[1]) {
	ahead = daysLater * 86_400_000
	const one = await paid()
	const day = nextDay()
	const [reference] = shop.stripe.payOut(day, change)
	return { ...one, day, reference }
}
const importedDays = async () => (await listImportedDays(shop.db, new Date(0))).slice(-2)

test('an import that Stripe leaves half done goes on where it was, however late', async () => {
	const [older, newer] = [await payOutAfter(40), await payOutAfter(60)]
	const before = await importedDays()
	shop.stripe.disturb((path) => (path.includes('balance_transactions') ? 'error' : undefined))
	await importSettlements(newer.work)
	expect([await importedDays(), errors]).toMatchObject([before, [{ message: 'Settlements could not be read' }]])
	let asked = 0
	shop.stripe.disturb((path) => (path.includes('balance_transactions') && ++asked > 1 ? 'error' : undefined))
	await importSettlements(newer.work)
	expect((await importedDays()).at(-1)).toBe(older.day)
	shop.stripe.disturb(() => undefined)
	await importSettlements(newer.work)
	expect(await importedDays()).toEqual([older.day, newer.day])
})

test('what does not match is told although the process that imported it was killed', async () => {
	const one = await payOutAfter(80, (line) => ({ ...line, amount: line.amount - 1, net: line.net - 1 }))
	for await (const settlement of shop.provider.listSettlements!(new Date(clock().getTime() - 86_400_000)))
		await importSettlement(shop.db, { provider: 'stripe', account: 'eu', settlement, now: clock() })
	errors.length = 0
	await importSettlements(one.work)
	expect(errors).toMatchObject([{ message: 'Settlements do not match', fields: { days: [one.day] } }])
})

test('a settlement that its lines do not add up to is refused whole', async () => {
	async function* lines(): AsyncGenerator<SettlementLine> {
		yield {
			reference: 'txn_sum',
			kind: 'fee',
			operation: null,
			paymentId: null,
			grossCentAmount: -100,
			feeCentAmount: 0,
			netCentAmount: -100,
			originalCentAmount: -100,
			originalCurrency: 'EUR',
			happenedAt: new Date(),
		}
	}
	const told = { reference: 'po_sum', currency: 'EUR', netCentAmount: -99, paidOn: nextDay(), createdAt: new Date() }
	const importing = importSettlement(shop.db, {
		provider: 'stripe',
		account: 'eu',
		now: new Date(),
		settlement: { ...told, lines },
	})
	await expect(importing).rejects.toThrow('po_sum are not its sum')
	const found = await sql`select from settlements where reference = 'po_sum'`.execute(shop.db)
	expect(found.rows).toEqual([])
})
