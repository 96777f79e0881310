import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSites } from '../catalog/fixtures.ts'
import { fillCheckout } from '../checkout/fixtures/checkouts.ts'
import { orderBook } from '../checkout/fixtures/order-book.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { recordParcelEvent } from './commands/record-parcel-event.ts'
import { shipParcel } from './commands/ship-parcel.ts'
import { findLastDelivery, listParcels } from './queries/parcels.ts'

let db: Database
let drop: () => Promise<void>
let book: Awaited<ReturnType<typeof orderBook>>
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	book = await orderBook(db)
})
afterAll(() => drop())

const now = () => new Date()

async function emailJobs(orderId: string): Promise<number> {
	const { rows } = await sql<{
		count: string
	}>`select count(*) from pgboss.job j join parcels p on p.id = j.data->>'parcelId'
		where j.name = 'send-parcel-letter' and p.order_id = ${orderId}`.execute(db)
	return Number(rows[0]!.count)
}

test('an order leaves in two parcels and is delivered with the last of them (R114, law 3)', async () => {
	const { orderId, orderNumber } = await book.buy()
	const first = { carrier: 'colissimo', trackingNumber: book.trackingNumber() }
	const second = { carrier: 'colissimo', trackingNumber: book.trackingNumber() }
	const lines = [{ sku: book.skus[0], quantity: 1 }]
	const shipped = await shipParcel(db, { ...first, orderNumber: ` ${orderNumber.toLowerCase()} `, lines, now: now() })
	expect(shipped).toMatchObject({ ok: true, isNew: true })
	expect(await book.fulfillmentOf(orderId)).toBe('preparing')
	expect(await shipParcel(db, { ...second, orderNumber, now: now() })).toMatchObject({ ok: true, isNew: true })
	expect(await book.fulfillmentOf(orderId)).toBe('shipped')

	const parcels = await listParcels(db, orderId)
	expect(parcels.map((parcel) => parcel.lines.map(({ sku, quantity }) => [sku, quantity]))).toEqual([
		[[book.skus[0], 1]],
		[
			[book.skus[0], 1],
			[book.skus[1], 1],
		],
	])
	expect(parcels[0]).toMatchObject({
		carrierName: 'Colissimo',
		trackingUrl: expect.stringContaining(first.trackingNumber),
	})

	const early = new Date()
	await recordParcelEvent(db, { ...second, event: 'delivered', now: early })
	expect(await findLastDelivery(db, orderId)).toBeUndefined()
	expect(await book.fulfillmentOf(orderId)).toBe('shipped')
	const late = new Date(early.getTime() + 1_000)
	await recordParcelEvent(db, { ...first, event: 'delivered', now: late })
	expect(await findLastDelivery(db, orderId)).toEqual(late)
	expect(await book.historyOf(orderId)).toEqual(['preparing', 'shipped', 'delivered'])
	expect(await emailJobs(orderId)).toBe(4)
})

test('what is collected waits first; said twice and late it changes nothing', async () => {
	const { orderId, orderNumber } = await book.buy({ relayPointId: 'demo-FR-75011-1' })
	const parcel = { carrier: 'mondial-relay', trackingNumber: book.trackingNumber() }
	await shipParcel(db, { ...parcel, orderNumber, now: now() })
	const ready = now()
	await recordParcelEvent(db, { ...parcel, event: 'ready', now: ready })
	expect(await book.fulfillmentOf(orderId)).toBe('ready')
	await recordParcelEvent(db, { ...parcel, event: 'ready', now: new Date(ready.getTime() + 60_000) })
	const collected = new Date(ready.getTime() + 90_000)
	for (let again = 0; again < 2; again++)
		await recordParcelEvent(db, { ...parcel, event: 'delivered', now: new Date(collected.getTime() + again * 1_000) })
	await recordParcelEvent(db, { ...parcel, event: 'ready', now: new Date(collected.getTime() + 5_000) })
	expect(await listParcels(db, orderId)).toMatchObject([
		{ readyAt: ready.toISOString(), deliveredAt: collected.toISOString() },
	])
	expect(await book.historyOf(orderId)).toEqual(['preparing', 'shipped', 'ready', 'delivered'])
	expect(await emailJobs(orderId)).toBe(3)
})

test('ten submissions at once make one parcel; two at once for the last units leave one', async () => {
	const { orderId, orderNumber } = await book.buy()
	const parcel = { carrier: 'dhl', trackingNumber: book.trackingNumber(), orderNumber }
	const same = await Promise.all(Array.from({ length: 10 }, () => shipParcel(db, { ...parcel, now: now() })))
	expect(same.every((result) => result.ok)).toBe(true)
	expect(same.filter((result) => result.ok && result.isNew)).toHaveLength(1)
	expect(await listParcels(db, orderId)).toHaveLength(1)
	expect(await emailJobs(orderId)).toBe(1)
	expect(await book.historyOf(orderId)).toEqual(['preparing', 'shipped'])

	const other = await book.buy()
	const lines = [{ sku: book.skus[0], quantity: 2 }]
	const racing = await Promise.all(
		Array.from({ length: 6 }, () =>
			shipParcel(db, {
				orderNumber: other.orderNumber,
				carrier: 'dhl',
				trackingNumber: book.trackingNumber(),
				lines,
				now: now(),
			}),
		),
	)
	expect(racing.filter((result) => result.ok)).toHaveLength(1)
	expect(racing.filter((result) => !result.ok && result.reason === 'more-than-left')).toHaveLength(5)

	const [one, two] = await Promise.all([book.buy(), book.buy()])
	const shared = { carrier: 'dhl', trackingNumber: book.trackingNumber() }
	const taken = await Promise.all(
		[one, two].map(({ orderNumber: number }) => shipParcel(db, { ...shared, orderNumber: number, now: now() })),
	)
	expect(taken.filter((result) => result.ok)).toHaveLength(1)
	expect(taken).toContainEqual({ ok: false, reason: 'tracking-number-taken' })

	const delivered = { carrier: 'dhl', trackingNumber: parcel.trackingNumber, event: 'delivered' as const }
	await Promise.all(Array.from({ length: 8 }, () => recordParcelEvent(db, { ...delivered, now: now() })))
	expect(await book.historyOf(orderId)).toEqual(['preparing', 'shipped', 'delivered'])
	expect(await emailJobs(orderId)).toBe(2)
})

test('what cannot be is refused and changes nothing', async () => {
	const { orderId, orderNumber } = await book.buy()
	const parcel = { orderNumber, carrier: 'colissimo', trackingNumber: book.trackingNumber(), now: now() }
	const refused = async (changes: Partial<Parameters<typeof shipParcel>[1]>) => {
		const result = await shipParcel(db, { ...parcel, ...changes })
		return result.ok ? 'ok' : result.reason
	}
	expect(await refused({ orderNumber: 'FR-999999' })).toBe('order-not-found')
	expect(await refused({ lines: [{ sku: 'nobody', quantity: 1 }] })).toBe('line-unknown')
	expect(await refused({ lines: [{ sku: book.skus[0], quantity: 3 }] })).toBe('more-than-left')
	const twice = { sku: book.skus[0], quantity: 2 }
	expect(await refused({ lines: [twice, twice] })).toBe('more-than-left')
	expect(await refused({ carrier: 'pigeons' })).toBe('refused-values')
	expect(await refused({ trackingNumber: '12' })).toBe('refused-values')
	expect(await refused({ shippedAt: new Date(Date.now() + 3_600_000) })).toBe('refused-values')
	expect(await listParcels(db, orderId)).toEqual([])

	expect(await refused({ lines: [twice] })).toBe('ok')
	expect(await refused({ lines: [{ sku: book.skus[1], quantity: 1 }] })).toBe('tracking-number-taken')
	expect(await refused({ trackingNumber: book.trackingNumber() })).toBe('ok')
	expect(await refused({ trackingNumber: book.trackingNumber() })).toBe('nothing-left')

	const event = { carrier: 'colissimo', trackingNumber: parcel.trackingNumber, now: now() }
	expect(await recordParcelEvent(db, { ...event, event: 'ready' })).toEqual({ ok: false, reason: 'brought-home' })
	expect(await recordParcelEvent(db, { ...event, event: 'delivered', trackingNumber: 'NOBODYS1' })).toEqual({
		ok: false,
		reason: 'parcel-not-found',
	})
	const before = new Date('2020-01-01')
	expect(await recordParcelEvent(db, { ...event, event: 'delivered', occurredAt: before })).toMatchObject({
		errors: [{ field: 'occurredAt', code: 'before-shipping' }],
	})

	const pending = await (await fillCheckout(db, { items: [{ sku: book.skus[0], quantity: 1 }] })).pay()
	const { order_number: number } = await db
		.selectFrom('orders')
		.select('order_number')
		.where('id', '=', pending.ok ? pending.placed.orderId : '')
		.executeTakeFirstOrThrow()
	expect(await refused({ orderNumber: number, trackingNumber: book.trackingNumber() })).toBe('order-not-confirmed')
	await db.updateTable('orders').set({ order_status: 'cancelled' }).where('order_number', '=', number).execute()
	expect(await refused({ orderNumber: number, trackingNumber: book.trackingNumber() })).toBe('order-cancelled')
})

test('the database itself keeps parcels to the order and to what was said', async () => {
	const { orderId, orderNumber } = await book.buy()
	const shipped = await shipParcel(db, {
		orderNumber,
		carrier: 'dhl',
		trackingNumber: book.trackingNumber(),
		now: now(),
	})
	const id = shipped.ok ? shipped.parcelId : ''
	const more = {
		id: `more-${id}`,
		order_id: orderId,
		carrier: 'dhl',
		tracking_number: book.trackingNumber(),
		shipped_at: now(),
	}
	await db
		.insertInto('parcels')
		.values({ ...more, ready_at: null, delivered_at: null })
		.execute()
	const line = { parcel_id: more.id, order_id: orderId, position: 0, quantity: 1 }
	await expect(db.insertInto('parcel_lines').values(line).execute()).rejects.toThrow(/no more than was ordered/)
	await expect(db.updateTable('parcels').set({ carrier: 'ups' }).where('id', '=', id).execute()).rejects.toThrow(
		/stays said/,
	)
	await expect(db.deleteFrom('parcels').where('id', '=', id).execute()).rejects.toThrow()
	await expect(db.deleteFrom('parcel_lines').where('parcel_id', '=', id).execute()).rejects.toThrow()
})
