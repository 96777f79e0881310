import {
	addAddressRoute,
	changeAddressRoute,
	type CustomerAddress,
	listAddressesRoute,
	listSuggestedAddressesRoute,
	removeAddressRoute,
	type SuggestedAddress,
	type TypedCustomerAddress,
} from '@vitrine/commerce/addresses/contract'
import { listSizeRunsRoute, type SizeRun } from '@vitrine/commerce/catalog/contract'
import {
	changeEmailRoute,
	changePasswordRoute,
	changeProfileRoute,
	type Customer,
	type ProfileChange,
} from '@vitrine/commerce/customers/contract'
import { listCustomerReservationsRoute, type Reservation } from '@vitrine/commerce/reservations/contract'
import {
	endOtherSessionsRoute,
	endSessionRoute,
	listSessionsRoute,
	type Session,
} from '@vitrine/commerce/sessions/contract'
import type { LoaderArgs } from '#app/request/context.ts'
import { answerOf, callerOf, partOf } from '#app/request/account/answers.ts'
import type { CallResult } from '#app/request/gateway/client.ts'

export function changeProfile(args: LoaderArgs, json: ProfileChange): Promise<CallResult<Customer>> {
	return callerOf(args).callResult(changeProfileRoute, { json })
}

export function changeEmail(args: LoaderArgs, json: { email: string; password: string; pageUrl: string }) {
	return callerOf(args).callResult(changeEmailRoute, { json })
}

export function changePassword(args: LoaderArgs, json: { current: string; password: string }) {
	return callerOf(args).callResult(changePasswordRoute, { json })
}

/** What one can have a usual size of on this site; a page can do without. */
export async function findSizeRuns(args: LoaderArgs): Promise<SizeRun[] | undefined> {
	return partOf(args, await callerOf(args).callResult(listSizeRunsRoute))
}

export async function listSessions(args: LoaderArgs): Promise<Session[]> {
	return answerOf(args, await callerOf(args).callResult(listSessionsRoute))
}

export function endSession(args: LoaderArgs, sessionId: string) {
	return callerOf(args).callResult(endSessionRoute, { params: { sessionId } })
}

export function endOtherSessions(args: LoaderArgs) {
	return callerOf(args).callResult(endOtherSessionsRoute)
}

export async function listAddresses(args: LoaderArgs): Promise<CustomerAddress[]> {
	return answerOf(args, await callerOf(args).callResult(listAddressesRoute))
}

/** The same for a page that can do without. */
export async function findAddresses(args: LoaderArgs): Promise<CustomerAddress[] | undefined> {
	return partOf(args, await callerOf(args).callResult(listAddressesRoute))
}

/** Of recent orders and not in the book; the page can do without. */
export async function findSuggestedAddresses(args: LoaderArgs): Promise<SuggestedAddress[]> {
	return (await partOf(args, await callerOf(args).callResult(listSuggestedAddressesRoute))) ?? []
}

/** Writes an address anew, or adds one where no id is given. */
export function saveAddress(args: LoaderArgs, addressId: string | undefined, json: TypedCustomerAddress) {
	const caller = callerOf(args)
	return addressId === undefined
		? caller.callResult(addAddressRoute, { json })
		: caller.callResult(changeAddressRoute, { params: { addressId }, json })
}

export function removeAddress(args: LoaderArgs, addressId: string) {
	return callerOf(args).callResult(removeAddressRoute, { params: { addressId } })
}

/** What was put aside on this site for who visits; no page where the site does not reserve. */
export async function listReservations(args: LoaderArgs): Promise<Reservation[]> {
	return answerOf(args, await callerOf(args).callResult(listCustomerReservationsRoute))
}

export async function findReservations(args: LoaderArgs): Promise<Reservation[] | undefined> {
	return partOf(args, await callerOf(args).callResult(listCustomerReservationsRoute))
}
