import type { Currency } from '@vitrine/market/currencies'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { OrderPage, OrderSummary } from '../contract.ts'
import { statusWord } from '../rules.ts'

const PAGE_SIZE = 10
const MOST_THUMBNAILS = 3

type OrderPageInput = {
	customerId: string
	/** Its time zone defines the year. */
	site: SiteCode
	year?: number
	page: number
}

/** A page of a customer's orders, newest first, and the years with orders. Without orders cancelled unconfirmed. */
export async function listCustomerOrders(db: Database, input: OrderPageInput): Promise<OrderPage> {
	const years = await countByYear(db, input)
	const counted = input.year === undefined ? years : years.filter(({ year }) => year === input.year)
	const orderCount = counted.reduce((sum, { count }) => sum + count, 0)
	const rows = await ordersOf(db, input)
		.select([
			'id',
			'order_number as orderNumber',
			'orders.site',
			'ordered_at as orderedAt',
			'order_status as orderStatus',
			'payment_status as paymentStatus',
			'fulfillment_status as fulfillmentStatus',
			'currency',
		])
		.select(({ eb }) => eb('total_cent_amount', '-', eb.ref('cancelled_cent_amount')).as('totalCentAmount'))
		.where((eb) => (input.year === undefined ? eb.lit(true) : eb(yearOf(input.site), '=', input.year)))
		.orderBy('ordered_at', 'desc')
		.orderBy('id')
		.limit(PAGE_SIZE)
		.offset((input.page - 1) * PAGE_SIZE)
		.execute()
	const contents = await readContents(
		db,
		rows.map((row) => row.id),
	)
	return {
		orders: rows.map((row) => ({
			orderNumber: row.orderNumber,
			site: row.site as SiteCode,
			orderedAt: row.orderedAt.toISOString(),
			statusWord: statusWord(row),
			currency: row.currency as Currency,
			totalCentAmount: row.totalCentAmount,
			...(contents.get(row.id) ?? { thumbnails: [], itemCount: 0 }),
		})),
		page: input.page,
		pageCount: Math.ceil(orderCount / PAGE_SIZE),
		orderCount,
		years: years.map(({ year }) => year),
	}
}

function ordersOf(db: Database, { customerId }: OrderPageInput) {
	return db
		.selectFrom('orders')
		.where('customer_id', '=', customerId)
		.where((eb) => eb.or([eb('order_status', '<>', 'cancelled'), eb('confirmed_at', 'is not', null)]))
}

function yearOf(site: SiteCode) {
	return sql<number>`extract(year from ordered_at at time zone ${SITES[site].timeZone}::text)::int`
}

async function countByYear(db: Database, input: OrderPageInput): Promise<{ year: number; count: number }[]> {
	const rows = await ordersOf(db, input)
		.select(({ fn }) => [yearOf(input.site).as('year'), fn.countAll<string>().as('count')])
		.groupBy(sql.lit(1))
		.orderBy('year', 'desc')
		.execute()
	return rows.map(({ year, count }) => ({ year, count: Number(count) }))
}

type Content = Pick<OrderSummary, 'thumbnails' | 'itemCount'>

/** Pictures and number of units of each order, without those that were cancelled. */
async function readContents(db: Database, orderIds: readonly string[]): Promise<Map<string, Content>> {
	if (orderIds.length === 0) return new Map()
	const lines = await db
		.selectFrom('order_lines')
		.select(['order_id', 'quantity', 'snapshot'])
		.where('order_id', 'in', orderIds)
		.orderBy('position')
		.execute()
	const cancelled = await db
		.selectFrom('cancelled_units')
		.select(['order_id', 'quantity'])
		.where('order_id', 'in', orderIds)
		.execute()
	const cards = await db.selectFrom('order_gift_cards').select('order_id').where('order_id', 'in', orderIds).execute()
	return new Map(
		orderIds.map((id) => {
			const goods = lines.filter((line) => line.order_id === id)
			const unitsOf = (lines: readonly { order_id: string; quantity: number }[]) =>
				lines.reduce((sum, line) => (line.order_id === id ? sum + line.quantity : sum), 0)
			const itemCount = unitsOf(lines) - unitsOf(cancelled) + cards.filter((card) => card.order_id === id).length
			return [
				id,
				{ thumbnails: goods.flatMap((line) => line.snapshot.image ?? []).slice(0, MOST_THUMBNAILS), itemCount },
			]
		}),
	)
}
