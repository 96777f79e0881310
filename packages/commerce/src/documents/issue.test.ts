import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { changeOrderStatus } from '../orders/commands.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { insertSites } from '../web-domains/fixtures/sites.ts'
import { issueCreditNote, issueRemainingCredit } from './commands/issue-credit-note.ts'
import { writeInvoice } from './commands/issue-invoice.ts'
import { insertOrder } from './fixtures/orders.ts'
import { issueInvoice, issueMissingInvoices } from './jobs.ts'
import { findInvoice, listDocumentsOfOrder } from './queries.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
})
afterAll(() => drop())

const now = () => new Date()

async function seriesOf(site: string, kind: 'invoice' | 'credit-note') {
	const rows = await db
		.selectFrom('documents')
		.select(['series_number', 'document_number', 'issued_at'])
		.where('site', '=', site)
		.where('kind', '=', kind)
		.orderBy('series_year')
		.orderBy('series_number')
		.execute()
	return rows
}

test('twenty invoices at once, with transactions that fail in between: no gap, no number twice, dates in order', async () => {
	const orders = await Promise.all(Array.from({ length: 30 }, () => insertOrder(db, { site: 'es' })))
	const year = new Date().getFullYear()
	const outcomes = await Promise.allSettled(
		orders.map((orderId, index) =>
			db.transaction().execute(async (tx) => {
				await writeInvoice(tx, { orderId, now: now() })
				if (index % 3 === 2) throw new Error('the transaction fails after it has taken its number')
			}),
		),
	)
	expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(10)
	const series = await seriesOf('es', 'invoice')
	expect(series.map((row) => row.series_number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
	expect(series[19]!.document_number).toBe(`ES-F-${year}-000020`)
	const dates = series.map((row) => row.issued_at.getTime())
	expect(dates).toEqual(dates.toSorted((a, b) => a - b))
})

test('one invoice for an order, however often and at once the queue asks; each year begins at one', async () => {
	const orderId = await insertOrder(db, { site: 'de', now: new Date('2026-12-31T22:00:00Z') })
	await Promise.all(
		Array.from({ length: 8 }, () => issueInvoice({ db, orderId, now: new Date('2026-12-31T22:30:00Z') })),
	)
	const next = await insertOrder(db, { site: 'de' })
	// In Berlin the new year has begun.
	await issueInvoice({ db, orderId: next, now: new Date('2026-12-31T23:30:00Z') })
	expect((await seriesOf('de', 'invoice')).map((row) => row.document_number)).toEqual([
		'DE-F-2026-000001',
		'DE-F-2027-000001',
	])
})

test.each(['pending', 'cancelled'] as const)(
	'an order that is %s gets no invoice and no credit note',
	async (status) => {
		const orderId = await insertOrder(db, { status })
		await issueInvoice({ db, orderId, now: now() })
		const credit = await db
			.transaction()
			.execute((tx) => issueRemainingCredit(tx, { orderId, reference: 'cancelled', now: now() }))
		expect(credit).toEqual({ ok: false, reason: 'no-invoice' })
		expect(await listDocumentsOfOrder(db, orderId)).toEqual([])
	},
)

test('without a seller there is no invoice: the job fails and waits for the retailer', async () => {
	const orderId = await insertOrder(db, { site: 'ch' })
	const { details } = await db.deleteFrom('sellers').where('site', '=', 'ch').returningAll().executeTakeFirstOrThrow()
	await expect(issueInvoice({ db, orderId, now: now() })).rejects.toThrow('seller record of the site ch')
	await db
		.insertInto('sellers')
		.values({ site: 'ch', details: JSON.stringify(details) })
		.execute()
	await issueInvoice({ db, orderId, now: now() })
	expect((await findInvoice(db, orderId))?.documentNumber).toMatch(/^CH-F-\d{4}-000001$/)
})

test('what is written stays: no update, no delete, no number out of turn, whoever tries', async () => {
	const orderId = await insertOrder(db)
	await issueInvoice({ db, orderId, now: now() })
	const row = await db.selectFrom('documents').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
	await expect(
		db.updateTable('documents').set({ total_cent_amount: 1 }).where('id', '=', row.id).execute(),
	).rejects.toThrow(/append-only|immutable|change|stays as it was issued/i)
	await expect(db.deleteFrom('documents').where('id', '=', row.id).execute()).rejects.toThrow()
	const other = await insertOrder(db)
	const { series_number } = row
	const forged = { ...row, id: 'forged-one', order_id: other, reference: other, content: JSON.stringify(row.content) }
	const skipped = { ...forged, document_number: 'FR-F-X', series_number: series_number + 2 }
	await expect(db.insertInto('documents').values(skipped).execute()).rejects.toThrow('without gaps')
})

test('every amount of an invoice is its order’s: goods, gift cards, discount, delivery, VAT of every rate, means of payment', async () => {
	const orderId = await insertOrder(db, {
		site: 'gb',
		languageTag: 'en-GB',
		bought: [
			{ unitCentAmount: 4999, quantity: 3 },
			{ unitCentAmount: 1701, quantity: 2, vatClass: 'childrens' },
		],
		giftCards: [5000, 2500],
		discountCentAmount: 777,
		deliveryCentAmount: 451,
		paidWith: [{ ending: 'K7M4', centAmount: 3000 }],
	})
	await issueInvoice({ db, orderId, now: now() })
	const order = (await findOrder(db, orderId))!
	const { content, totalCentAmount, currency } = (await findInvoice(db, orderId))!
	expect({ totalCentAmount, currency }).toEqual({ totalCentAmount: order.totalCentAmount, currency: 'GBP' })
	expect(content).toMatchObject({
		orderNumber: order.orderNumber,
		subtotalCentAmount: order.subtotalCentAmount,
		discountCentAmount: 777,
		totalCentAmount: order.totalCentAmount,
		taxCountryCode: 'GB',
		delivery: { centAmount: 451 },
		payment: {
			product: 'card',
			centAmount: order.totalCentAmount - 3000,
			paidWith: [{ ending: 'K7M4', centAmount: 3000 }],
		},
		seller: { vatNumber: 'GB000000000' },
	})
	expect(content.lines.map((line) => line.totalCentAmount)).toEqual([
		...order.lines.map((line) => line.totalCentAmount),
		5000,
		2500,
	])
	expect(content.taxLines).toMatchObject(order.taxLines)
	expect(content.taxLines.reduce((sum, line) => sum + line.deliveryCentAmount, 0)).toBe(451)
})

test('a credit note of a part: same rates, asked again the same one, its own series, and never more than is left', async () => {
	const orderId = await insertOrder(db, { site: 'it', bought: [{ unitCentAmount: 5000, quantity: 2 }] })
	const request = { orderId, reference: 'return-1', lines: [{ position: 0, quantity: 1, grossCentAmount: 5000 }] }
	const issue = (changes: object = {}) =>
		db.transaction().execute((tx) => issueCreditNote(tx, { ...request, deliveryCentAmount: 0, now: now(), ...changes }))
	const [first, again] = await Promise.all([issue(), issue()])
	expect(first).toEqual(again)
	// The invoice was still on its way and was written first.
	const [invoice, note, ...others] = await listDocumentsOfOrder(db, orderId)
	expect(others).toEqual([])
	expect([invoice!.kind, note!.kind]).toEqual(['invoice', 'credit-note'])
	expect(note!.documentNumber).toMatch(/^IT-C-\d{4}-000001$/)
	expect(note!.content.invoice?.documentNumber).toBe(invoice!.documentNumber)
	expect(note!.content.taxLines).toEqual([
		{ taxRate: 2200, grossCentAmount: 5000, deliveryCentAmount: 0, taxCentAmount: 902 },
	])
	const tooMuch = { reference: 'return-2', lines: [{ position: 0, quantity: 2, grossCentAmount: 10_000 }] }
	await expect(issue(tooMuch)).rejects.toThrow(RangeError)
	await expect(issue({ reference: 'return-3', lines: [], deliveryCentAmount: 496 })).rejects.toThrow(RangeError)
	expect(await issue({ reference: 'return-4', lines: [] })).toEqual({ ok: false, reason: 'nothing-to-credit' })
	expect(await issue({ ...tooMuch, lines: request.lines })).toMatchObject({ ok: true })
	expect(await seriesOf('it', 'credit-note')).toHaveLength(2)
})

test('an order cancelled after its invoice gives all of it back', async () => {
	const orderId = await insertOrder(db, { giftCards: [5000] })
	await issueInvoice({ db, orderId, now: now() })
	await db.transaction().execute(async (tx) => {
		await changeOrderStatus(tx, { orderId, changes: { order: 'cancelled' }, now: now() })
		await issueRemainingCredit(tx, { orderId, reference: 'cancelled', now: now() })
	})
	const [invoice, note] = await listDocumentsOfOrder(db, orderId)
	expect(note!.totalCentAmount).toBe(invoice!.totalCentAmount)
	expect(note!.content.taxLines).toEqual(invoice!.content.taxLines)
})

test('orders confirmed ten minutes ago get the invoice their job never issued; what cannot have one is named (M8)', async () => {
	const confirmedAt = new Date('2026-11-22T09:00:00Z')
	const after = (minutes: number) => new Date(confirmedAt.getTime() + minutes * 60_000)
	const lost = await insertOrder(db, { site: 'it', now: confirmedAt })
	const orphan = await insertOrder(db, { site: 'pl', now: confirmedAt })
	await insertOrder(db, { site: 'it', now: confirmedAt, status: 'pending' })
	await db.deleteFrom('sellers').where('site', '=', 'pl').execute()
	const errors: unknown[] = []
	const round = (minutes: number) =>
		issueMissingInvoices(db, { now: after(minutes), onError: (error) => errors.push(error) })
	expect(await round(9)).toEqual({ issued: 0, lacking: [] })
	const { order_number } = await db
		.selectFrom('orders')
		.select('order_number')
		.where('id', '=', orphan)
		.executeTakeFirstOrThrow()
	expect(await round(11)).toEqual({ issued: 1, lacking: [order_number] })
	expect(await findInvoice(db, lost)).toMatchObject({ kind: 'invoice', site: 'it' })
	expect(errors).toEqual([
		expect.objectContaining({ message: expect.stringContaining('seller record of the site pl') }),
	])
	expect(await round(12)).toEqual({ issued: 0, lacking: [order_number] })
})
