import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@vitrine/commerce/database/client'
import { sql } from 'kysely'
import { type Bank, sandboxBank } from './bank.ts'

export type ShopDatabase = {
	/** Units of confirmed orders. */
	sold: number
	/** Units of orders whose payment is still under way. */
	held: number
	onHand: number
	reserved: number
	ordersWithoutMoney: number
	/** Captured and neither given back nor taken as store credit, or authorized, although the order is not confirmed. */
	moneyWithoutOrder: number
	/** Orders with more than one payment that took money. */
	doubleCharges: number
	/** Payments of which shop and bank do not have the same amounts, to the minor unit. */
	differences: number
	/** Orders, payments or refunds that are still open. */
	undecided: number
}

/** The books of one SKU, read from both sides: what the shop wrote, and what the "bank" wrote. */
export async function readBooks(db: Database, sku: string, bank: Bank = sandboxBank(db)): Promise<ShopDatabase> {
	const { rows } = await sql<Record<keyof ShopDatabase, string>>`
		with mine as (select o.id, o.order_status, l.quantity from orders o join order_lines l on l.order_id = o.id where l.sku = ${sku}),
		bank as (
			select mine.id, mine.order_status, coalesce(b.status, '') as status,
				p.captured_cent_amount is distinct from coalesce(b.captured, 0)
					or p.refunded_cent_amount is distinct from coalesce(b.refunded, 0) as differs,
				coalesce(b.captured - b.refunded, 0) - (
				select coalesce(sum(part.cent_amount), 0) from refunds r join refund_parts part on part.refund_id = r.id
				where r.order_id = mine.id and r.status = 'settled' and part.means = 'bank' and part.back_to <> 'bank'
			) as kept
			from mine left join payments p on p.order_id = mine.id left join (${bank.payments()}) b on b.id = p.id
		)
		select
			(select coalesce(sum(quantity), 0) from mine where order_status = 'confirmed') as sold,
			(select coalesce(sum(quantity), 0) from stock_holds where sku = ${sku} and status = 'held') as held,
			(select on_hand from stock_levels where sku = ${sku} and location_id = 'warehouse') as "onHand",
			(select reserved from stock_levels where sku = ${sku} and location_id = 'warehouse') as reserved,
			(select count(*) from bank where order_status = 'confirmed' and kept <= 0 and status <> 'authorized') as "ordersWithoutMoney",
			(select count(*) from bank where order_status <> 'confirmed' and (kept > 0 or status = 'authorized')) as "moneyWithoutOrder",
			(select count(*) from (select id from bank where kept > 0 group by id having count(*) > 1) twice) as "doubleCharges",
			(select count(*) from bank where differs) as differences,
			(select count(*) from bank where order_status = 'pending') as undecided`.execute(db)
	const row = rows[0]!
	return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)])) as ShopDatabase
}

const TIDY_TIME = 120_000

/** The books once the worker has seen to everything, or after two minutes. */
export async function settledBooks(db: Database, sku: string, bank?: Bank): Promise<ShopDatabase> {
	const until = Date.now() + TIDY_TIME
	for (;;) {
		const books = await readBooks(db, sku, bank)
		const { undecided, moneyWithoutOrder, differences } = books
		if (undecided + moneyWithoutOrder + differences === 0 || Date.now() > until) return books
		await wait(1_000)
	}
}

/** What does not agree in the books of a SKU that had so many units. */
export function faultsOf(books: ShopDatabase, units: number): string[] {
	return [
		books.sold + books.held === units ? '' : `${books.sold} sold and ${books.held} held instead of ${units}`,
		books.onHand === units - books.sold ? '' : `${books.onHand} on hand after ${books.sold} sold`,
		books.reserved === books.held ? '' : `${books.reserved} reserved but ${books.held} held`,
		books.ordersWithoutMoney === 0 ? '' : `${books.ordersWithoutMoney} orders without money`,
		books.moneyWithoutOrder === 0 ? '' : `${books.moneyWithoutOrder} charges without order or refund`,
		books.doubleCharges === 0 ? '' : `${books.doubleCharges} orders charged twice`,
		books.differences === 0 ? '' : `${books.differences} payments have other amounts at the bank`,
		books.undecided === 0 ? '' : `${books.undecided} orders undecided`,
	].filter(Boolean)
}
