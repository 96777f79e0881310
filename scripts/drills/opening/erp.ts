import { isDeepStrictEqual } from 'node:util'
import type { EventPage } from '@vitrine/commerce/event-feed/contract'
import type { FullOrder } from '@vitrine/commerce/order-management/contract/orders'
import { type Machine, PORTS } from './machine.ts'

type Books = {
	/** Captured and refunded minor units by payment at the bank. */
	payments: Record<string, { captured: number; refunded: number }>
	/** Units by SKU that went out, less those that came back. */
	units: Record<string, number>
	documents: Record<string, number>
	events: number
}

/**
 * An ERP that reads the feed from the start, a few events a page, and each order they name: twice, the same; and with the bank's
 * books, to the cent, and with the units of the orders. Throws what differs.
 */
export async function compareBooks({ known, stripe }: Machine): Promise<string> {
	const key = known.get('vtr_live_...')!
	const [first, second] = [await readBooks(key), await readBooks(key)]
	if (!isDeepStrictEqual(first.books, second.books)) throw new Error('the feed read twice is not the same')
	const bank = Object.fromEntries(stripe.books())
	if (!isDeepStrictEqual(first.books.payments, bank))
		throw new Error(`the ERP has ${JSON.stringify(first.books.payments)}, the bank ${JSON.stringify(bank)}`)
	const gone = unitsOf(first.orders)
	if (!isDeepStrictEqual(first.books.units, gone))
		throw new Error(`${JSON.stringify(first.books.units)} units in the feed, ${JSON.stringify(gone)} of orders`)
	const sum = (name: 'captured' | 'refunded') => Object.values(bank).reduce((total, one) => total + one[name], 0)
	return `${first.books.events} events, twice: captured ${sum('captured')}, refunded ${sum('refunded')}, as the bank has it; ${Object.keys(first.books.documents).length} documents`
}

async function call<T>(path: string, key: string): Promise<T> {
	const headers = { authorization: `Bearer ${key}` }
	const response = await fetch(`http://127.0.0.1:${PORTS.gateway}${path}`, { headers })
	if (!response.ok) throw new Error(`${path} answers ${response.status}`)
	return (await response.json()) as T
}

async function readBooks(key: string): Promise<{ books: Books; orders: FullOrder[] }> {
	const books: Books = { payments: {}, units: {}, documents: {}, events: 0 }
	const orders = new Map<string, FullOrder>()
	for (let after = 0, isOver = false; !isOver; ) {
		const page = await call<EventPage>(`/admin/events?after=${after}&limit=3`, key)
		for (const { subject, order, stock } of page.events) {
			books.events += 1
			if (stock) books.units[subject] = (books.units[subject] ?? 0) - stock.quantity
			if (order && orders.get(order.orderNumber)?.version !== order.version)
				orders.set(order.orderNumber, await call<FullOrder>(`/admin/orders/${order.orderNumber}`, key))
		}
		after = page.next
		isOver = page.isCaughtUp
	}
	for (const { payments, documents } of orders.values()) {
		for (const { reference, capturedCentAmount, refundedCentAmount } of payments)
			books.payments[reference ?? ''] = { captured: capturedCentAmount, refunded: refundedCentAmount }
		for (const { documentNumber, totalCentAmount } of documents) books.documents[documentNumber] = totalCentAmount
	}
	return { books, orders: [...orders.values()] }
}

/** Units ordered and not accepted back, of confirmed orders. */
function unitsOf(orders: readonly FullOrder[]): Record<string, number> {
	const units: Record<string, number> = {}
	for (const { lines, returns } of orders) {
		for (const { sku, quantity } of lines) units[sku] = (units[sku] ?? 0) + quantity
		for (const { lines: sentBack } of returns)
			for (const { sku, acceptedQuantity } of sentBack) units[sku] = (units[sku] ?? 0) - (acceptedQuantity ?? 0)
	}
	return units
}
