import { afterAll, beforeAll, expect, test } from 'vitest'
import { numberEvents } from '../events/commands.ts'
import { writeTogether } from '../database/write-together.ts'
import { holdStock, releaseHolds, sellWrites } from '../stock/commands/hold-stock.ts'
import { listShortages } from '../stock/queries.ts'
import { referenceRecords, shirtRecord } from './fixtures.ts'
import { countRows, openImportBench } from './test-bench.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const SKU = 'D1-sky-S'
const count = { type: 'stock', location: 'warehouse', sku: SKU }
let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
	const file = await bench.writeRecords('shop.jsonl', [...referenceRecords(), shirtRecord('D1'), shirtRecord('D2')])
	await bench.run(file)
})
afterAll(() => bench.close())

const tell = async (...records: object[]) => bench.run(await bench.writeRecords('deltas.jsonl', records))

async function unitsOf(sku = SKU) {
	return bench.db
		.selectFrom('stock_levels')
		.select(['on_hand', 'reserved', 'short'])
		.where('sku', '=', sku)
		.where('location_id', '=', 'warehouse')
		.executeTakeFirstOrThrow()
}

function hold(orderId: string, quantity: number) {
	const holding = { orderId, items: [{ sku: SKU, quantity }], now: NOW, expiresAt: NOW }
	return bench.db.transaction().execute((tx) => holdStock(tx, holding))
}

test('a count of a file undoes no sale it has not seen, and an older one changes nothing', async () => {
	await tell({ ...count, absolute: 20, sequence: 1 })
	await hold('order-1', 2)
	await bench.db.transaction().execute((tx) => writeTogether(tx, sellWrites({ orderId: 'order-1', now: NOW })))
	await numberEvents(bench.db)
	expect(await tell({ ...count, absolute: 20, sequence: 2, seenMovement: 0 })).toMatchObject({ ok: true })
	expect(await unitsOf()).toMatchObject({ on_hand: 18 })
	const late = await tell({ ...count, absolute: 99, sequence: 1 }, { ...count, relative: 4, reference: 'delivery-7' })
	expect(late.summary).toMatchObject({
		notices: { 'Count that is not newer than another, which changes nothing': 1 },
		rows: { stock_levels: 1 },
	})
	expect(late.reportedRows).toMatchObject([{ line: 1, record: SKU, reason: 'stale-sequence', detail: '1 of file' }])
	expect(await unitsOf()).toMatchObject({ on_hand: 22 })
	const corrected = await tell({ ...count, absolute: 30, sequence: 2 }, { ...count, absolute: 20, sequence: 2 })
	expect(corrected.summary.notices).toEqual({
		'Count that is not newer than another, which changes nothing': 1,
		'Reference or count of its source told before, which changes nothing': 1,
	})
	const before = await countRows(bench.db)
	expect(await tell({ ...count, relative: 4, reference: 'delivery-7' })).toMatchObject({ summary: { changed: false } })
	expect(await countRows(bench.db)).toEqual(before)
})

test('refused lines are named, and nothing of the file is written', async () => {
	const before = await countRows(bench.db)
	const price = { type: 'price', site: 'fr', sku: SKU }
	const result = await tell(
		{ ...price, centAmount: 5995 },
		{ ...price, sku: 'nothing', centAmount: 5995 },
		{ ...price, offer: { centAmount: 9995, from: '2026-03-01T00:00:00Z' } },
		{ ...price, site: 'pl', centAmount: 5995 },
		{ ...price, site: 'ch', centAmount: 5999 },
		{ ...count, sku: 'nothing', absolute: 1, sequence: 9 },
		{ ...count, location: 'nowhere', absolute: 1, sequence: 9 },
		{ ...count, absolute: 1, sequence: 9, seenMovement: 1_000_000 },
		{ ...count, absolute: 1 },
		{ ...count, relative: 1, absolute: 1 },
	)
	expect(result.ok).toBe(false)
	const rows = result.reportedRows.map(({ line, field, reason }) => `${line} ${field} ${reason}`)
	expect(rows.toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b))).toEqual([
		'2 sku sku-unknown',
		'3 offer offer-not-below-price',
		'4 site unknown-site',
		'5 centAmount not-a-price-step',
		'6 sku sku-unknown',
		'7 location unknown-store',
		'8 seenMovement seen-movement-ahead',
		'9 sequence missing',
		'10 relative difference-or-count',
	])
	expect(await countRows(bench.db)).toEqual(before)
})

test('a price record changes what it names, is logged, and twice changes nothing', async () => {
	const price = { type: 'price', site: 'fr', sku: 'D2-sky-S' }
	const offer = { centAmount: 2995, from: '2026-02-20T00:00:00Z' }
	const records = [
		{ ...price, offer },
		{ ...price, sku: 'D2-sky-M', centAmount: 5495 },
	]
	expect(await tell(...records)).toMatchObject({ ok: true, summary: { rows: { prices: 2 }, taken: 2 } })
	const log = bench.db.selectFrom('price_log').select(['cent_amount', 'announced']).orderBy('id')
	expect(await log.where('sku', '=', 'D2-sky-S').execute()).toEqual([
		{ cent_amount: 4995, announced: false },
		{ cent_amount: 2995, announced: true },
	])
	expect(await tell(...records)).toMatchObject({ ok: true, summary: { changed: false } })
	await tell({ ...price, offer: null })
	const { offer_cent_amount, cent_amount } = await bench.db
		.selectFrom('prices')
		.selectAll()
		.where('sku', '=', 'D2-sky-S')
		.executeTakeFirstOrThrow()
	expect([cent_amount, offer_cent_amount]).toEqual([4995, null])
})

test('a count below what orders hold is told until it is settled, and no unit that is not there is sold', async () => {
	await tell({ ...count, absolute: 5, sequence: 10 })
	expect(await hold('order-2', 2)).toMatchObject({ ok: true })
	expect(await hold('order-3', 2)).toMatchObject({ ok: true })
	const told = await tell({ ...count, absolute: 1, sequence: 11 })
	expect(told).toMatchObject({
		ok: true,
		summary: { notices: { 'Count below the units held for orders, the rest is short': 1 } },
		reportedRows: [{ line: 1, record: SKU, reason: 'stock-below-held', detail: '3 short' }],
	})
	const again = await tell({ ...count, absolute: 1, sequence: 11 })
	expect(again.reportedRows).toMatchObject([{ reason: 'stock-below-held', detail: '3 short' }])
	expect(await listShortages(bench.db)).toEqual([{ location: 'warehouse', sku: SKU, onHand: 4, reserved: 4, short: 3 }])
	// An order that is not paid lets go of two: both were not there.
	await bench.db.transaction().execute((tx) => releaseHolds(tx, 'order-2'))
	expect(await unitsOf()).toEqual({ on_hand: 2, reserved: 2, short: 1 })
	expect(await hold('order-4', 1)).toMatchObject({ ok: false, reason: 'out-of-stock' })
	await tell({ ...count, relative: 3, reference: 'found' })
	expect(await unitsOf()).toEqual({ on_hand: 4, reserved: 2, short: 0 })
	expect(await listShortages(bench.db)).toEqual([])
	const moved = await bench.db.selectFrom('stock_movements').select('quantity').where('sku', '=', SKU).execute()
	expect(moved.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(4)
})
