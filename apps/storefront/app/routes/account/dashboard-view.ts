import { formatDate } from '@vitrine/market/format'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { addressChoices, addressView } from './addresses/address-view.ts'
import { findDocuments } from '#app/request/documents/gateway.ts'
import { lastOrderView } from './last-order-view.ts'
import { requireCustomer } from '#app/request/account/answers.ts'
import { findAddresses, findReservations } from './gateway.ts'

/** What the dashboard shows: undefined what cannot be had now, null what there is none of. */
export async function dashboardView(args: LoaderArgs) {
	const { context } = args
	const params = await context.get(requestContext).siteRecord()
	const [customer, lastOrder, address, document, reservation] = await Promise.all([
		requireCustomer(args),
		lastOrderView(args),
		addressPanel(args),
		params.myDownloads ? lastDocument(args) : null,
		params.ereservation ? heldReservation(args) : null,
	])
	return { card: customer.loyaltyCardNumber, lastOrder, address, document, reservation }
}

async function addressPanel(args: LoaderArgs): Promise<string[] | null | undefined> {
	const [choices, saved] = await Promise.all([addressChoices(args), findAddresses(args)])
	if (!saved) return undefined
	const usual = saved.find(({ isDefaultDelivery }) => isDefaultDelivery) ?? saved[0]
	return usual ? addressView(usual, choices).lines : null
}

async function lastDocument(args: LoaderArgs) {
	const documents = await findDocuments(args)
	if (!documents) return undefined
	const [latest] = documents
	if (!latest) return null
	const { tag, timeZone } = args.context.get(requestContext)
	const { kind, documentNumber, issuedAt } = latest
	return { kind, number: documentNumber, on: formatDate(tag, issuedAt, timeZone) }
}

async function heldReservation(args: LoaderArgs) {
	const reservations = await findReservations(args)
	if (!reservations) return undefined
	const held = reservations.find(({ status }) => status === 'held')
	if (!held) return null
	const { tag, timeZone } = args.context.get(requestContext)
	const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone })
	return {
		name: held.garment.name,
		store: held.store.name,
		until: moment.format(new Date(held.heldUntil)).replaceAll('\u202f', '\u00a0'),
	}
}
