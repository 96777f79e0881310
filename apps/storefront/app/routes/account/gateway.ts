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
import type { Problem } from '@vitrine/commerce/http/contract'
import { listCustomerReservationsRoute, type Reservation } from '@vitrine/commerce/reservations/contract'
import {
	endOtherSessionsRoute,
	endSessionRoute,
	listSessionsRoute,
	type Session,
} from '@vitrine/commerce/sessions/contract'
import { data } from 'react-router'
import { localeContext, sessionContext } from '#app/context.ts'
import { type CallResult, isOutage } from '#app/gateway/client.ts'
import type { Visit } from '#app/routes/cart/cookies.ts'
import { pageRefused } from '#app/site/errors/refusals.ts'
import { redirectTo } from '#app/site/navigation/redirect-to.ts'
import { signInPath } from '#app/site/session/return-path.ts'

/** Calls in the name of who visits. */
export function callerOf({ context }: Visit) {
	return context.get(sessionContext).gateway
}

/** Who visits. A session that has ended elsewhere leads to where one signs in. */
export async function requireCustomer(visit: Visit): Promise<Customer> {
	const customer = await visit.context.get(sessionContext).customer()
	if (!customer) throw leadToSignIn(visit)
	return customer
}

function leadToSignIn({ request, context }: Visit) {
	return redirectTo(signInPath({ url: new URL(request.url), locale: context.get(localeContext) }))
}

/** What a page was answered, or what it is instead: the sign-in, a page that is not there (also for what is somebody else's), an outage. */
export async function answerOf<T>(visit: Visit, result: CallResult<T>): Promise<T> {
	if (result.ok) return result.data
	throw await insteadOf(visit, result.problem)
}

/** A part the page can do without: undefined while it cannot be had. */
export async function partOf<T>(visit: Visit, result: CallResult<T>): Promise<T | undefined> {
	if (!result.ok && isOutage(result.problem)) return undefined
	return answerOf(visit, result)
}

/** For forms: only what is nobody's mistake is thrown. */
export async function refusalOf<T>(visit: Visit, result: CallResult<T>): Promise<Problem | undefined> {
	if (result.ok) return undefined
	const { status } = result.problem
	if (status === 409 || status === 422 || status === 429) return result.problem
	throw await insteadOf(visit, result.problem)
}

async function insteadOf(visit: Visit, problem: Problem): Promise<unknown> {
	if (problem.code === 'access-token-refused') return leadToSignIn(visit)
	if (problem.status === 404 || problem.status === 400) return pageRefused(visit)
	return data(null, { status: isOutage(problem) && problem.status === 429 ? 429 : 503 })
}

export function changeProfile(visit: Visit, json: ProfileChange): Promise<CallResult<Customer>> {
	return callerOf(visit).callResult(changeProfileRoute, { json })
}

export function changeEmail(visit: Visit, json: { email: string; password: string; pageUrl: string }) {
	return callerOf(visit).callResult(changeEmailRoute, { json })
}

export function changePassword(visit: Visit, json: { current: string; password: string }) {
	return callerOf(visit).callResult(changePasswordRoute, { json })
}

/** What one can have a usual size of on this site; a page can do without. */
export async function findSizeRuns(visit: Visit): Promise<SizeRun[] | undefined> {
	return partOf(visit, await callerOf(visit).callResult(listSizeRunsRoute))
}

export async function listSessions(visit: Visit): Promise<Session[]> {
	return answerOf(visit, await callerOf(visit).callResult(listSessionsRoute))
}

export function endSession(visit: Visit, sessionId: string) {
	return callerOf(visit).callResult(endSessionRoute, { params: { sessionId } })
}

export function endOtherSessions(visit: Visit) {
	return callerOf(visit).callResult(endOtherSessionsRoute)
}

export async function listAddresses(visit: Visit): Promise<CustomerAddress[]> {
	return answerOf(visit, await callerOf(visit).callResult(listAddressesRoute))
}

/** The same for a page that can do without. */
export async function findAddresses(visit: Visit): Promise<CustomerAddress[] | undefined> {
	return partOf(visit, await callerOf(visit).callResult(listAddressesRoute))
}

/** Of recent orders and not in the book; the page can do without. */
export async function findSuggestedAddresses(visit: Visit): Promise<SuggestedAddress[]> {
	return (await partOf(visit, await callerOf(visit).callResult(listSuggestedAddressesRoute))) ?? []
}

/** Writes an address anew, or adds one where no id is given. */
export function saveAddress(visit: Visit, addressId: string | undefined, json: TypedCustomerAddress) {
	const caller = callerOf(visit)
	return addressId === undefined
		? caller.callResult(addAddressRoute, { json })
		: caller.callResult(changeAddressRoute, { params: { addressId }, json })
}

export function removeAddress(visit: Visit, addressId: string) {
	return callerOf(visit).callResult(removeAddressRoute, { params: { addressId } })
}

/** What was put aside on this site for who visits; no page where the site does not reserve. */
export async function listReservations(visit: Visit): Promise<Reservation[]> {
	return answerOf(visit, await callerOf(visit).callResult(listCustomerReservationsRoute))
}

export async function findReservations(visit: Visit): Promise<Reservation[] | undefined> {
	return partOf(visit, await callerOf(visit).callResult(listCustomerReservationsRoute))
}
