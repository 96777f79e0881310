import { LOCALES } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import { directoryContext, localeContext, siteContext } from '#app/context.ts'
import type { Visit } from '#app/routes/cart/cookies.ts'
import { addressChoices, addressView } from './address-view.ts'
import { findDocuments } from './documents-gateway.ts'
import { findAddresses, findReservations, requireCustomer } from './gateway.ts'
import { orderDetailView } from './order-detail-view.ts'
import { dayWords, orderRowView } from './order-row-view.ts'
import { findOrders, requireOrder } from './orders-gateway.ts'

/** Statuses of an order that is still under way. */
const UNDER_WAY = new Set(['confirming', 'preparing', 'sent', 'ready'])

/** What the dashboard shows: undefined what cannot be had now, null what there is none of. */
export async function dashboardView(visit: Visit) {
	const { context } = visit
	const params = await context.get(directoryContext).params(context.get(siteContext))
	const [customer, lastOrder, address, document, reservation] = await Promise.all([
		requireCustomer(visit),
		lastOrderView(visit),
		addressPanel(visit),
		params.myDownloads ? lastDocument(visit) : null,
		params.ereservation ? heldReservation(visit) : null,
	])
	return { card: customer.loyaltyCardNumber, lastOrder, address, document, reservation }
}

/** The latest order: while it is under way with its thread, else as a row of the list. */
async function lastOrderView(visit: Visit) {
	const found = await findOrders(visit)
	if (!found) return undefined
	const [latest] = found.orders
	if (!latest) return null
	const { tag } = LOCALES[visit.context.get(localeContext)]
	const row = orderRowView(latest, tag)
	if (!UNDER_WAY.has(latest.statusWord)) return { row, order: null }
	return { row, order: orderDetailView(await requireOrder(visit, latest.orderNumber), visit) }
}
export type LastOrderView = NonNullable<Awaited<ReturnType<typeof lastOrderView>>>

async function addressPanel(visit: Visit): Promise<string[] | null | undefined> {
	const [choices, saved] = await Promise.all([addressChoices(visit), findAddresses(visit)])
	if (!saved) return undefined
	const usual = saved.find(({ isDefaultDelivery }) => isDefaultDelivery) ?? saved[0]
	return usual ? addressView(usual, choices).lines : null
}

async function lastDocument(visit: Visit) {
	const documents = await findDocuments(visit)
	if (!documents) return undefined
	const [latest] = documents
	if (!latest) return null
	const { tag } = LOCALES[visit.context.get(localeContext)]
	const { timeZone } = SITES[visit.context.get(siteContext)]
	const { kind, documentNumber, issuedAt } = latest
	return { kind, number: documentNumber, on: dayWords(issuedAt, { tag, timeZone }) }
}

async function heldReservation(visit: Visit) {
	const reservations = await findReservations(visit)
	if (!reservations) return undefined
	const held = reservations.find(({ status }) => status === 'held')
	if (!held) return null
	const { tag } = LOCALES[visit.context.get(localeContext)]
	const { timeZone } = SITES[visit.context.get(siteContext)]
	const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone })
	return {
		name: held.garment.name,
		store: held.store.name,
		until: moment.format(new Date(held.heldUntil)).replaceAll('\u202f', '\u00a0'),
	}
}
