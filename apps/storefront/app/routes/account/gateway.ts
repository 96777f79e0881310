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
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { type CallResult, isOutage } from '#app/request/gateway/client.ts'
import { pageRefused } from '#app/request/guards/refusals.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { signInPath } from '#app/request/guards/return-path.ts'
import type { PagePath } from '#app/facts/locale/page-path.ts'
import { givenPath } from '#app/facts/locale/path.ts'
import type { Done } from './done.ts'

/** Calls in the name of who visits. */
export function callerOf({ context }: LoaderArgs) {
	return context.get(requestContext).session.gateway
}

/** Who visits. A session that has ended elsewhere leads to where one signs in. */
export async function requireCustomer(args: LoaderArgs): Promise<Customer> {
	const customer = await args.context.get(requestContext).session.customer()
	if (!customer) throw leadToSignIn(args)
	return customer
}

function leadToSignIn({ request, context }: LoaderArgs) {
	return redirectTo(signInPath({ url: new URL(request.url), locale: context.get(requestContext).locale }))
}

/** Back to a page of the account, which says what was done. */
export function done<const S extends string>(
	{ context }: Pick<LoaderArgs, 'context'>,
	path: S & PagePath<S>,
	what: Done,
): Response {
	return redirectTo(givenPath(context.get(requestContext).locale, `${path}?done=${what}`), { status: 303 })
}

/** The answer for a page, or what replaces it: the sign-in, a page that is not there (also for another customer's data), an outage. */
export async function answerOf<T>(args: LoaderArgs, result: CallResult<T>): Promise<T> {
	if (result.ok) return result.data
	throw await insteadOf(args, result.problem)
}

/** A part the page can do without: undefined while it cannot be had. */
export async function partOf<T>(args: LoaderArgs, result: CallResult<T>): Promise<T | undefined> {
	if (!result.ok && isOutage(result.problem)) return undefined
	return answerOf(args, result)
}

/** For forms: throws only what the visitor cannot correct. */
export async function refusalOf<T>(
	args: LoaderArgs,
	result: CallResult<T>,
): Promise<Exclude<CallResult<T>, { ok: true }> | undefined> {
	if (result.ok) return undefined
	const { status } = result.problem
	if (status === 409 || status === 422 || status === 429) return result
	throw await insteadOf(args, result.problem)
}

async function insteadOf(args: LoaderArgs, problem: Problem): Promise<unknown> {
	if (problem.code === 'access-token-refused') return leadToSignIn(args)
	if (problem.status === 404 || problem.status === 400) return pageRefused(args)
	return data(null, { status: isOutage(problem) && problem.status === 429 ? 429 : 503 })
}

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
