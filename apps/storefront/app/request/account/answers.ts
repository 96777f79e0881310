import type { Customer } from '@vitrine/commerce/customers/contract'
import type { Problem } from '@vitrine/commerce/http/contract'
import { data } from 'react-router'
import type { Done } from '#app/facts/addresses/done.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import type { PagePath } from '#app/facts/locale/page-path.ts'
import { givenPath } from '#app/facts/locale/path.ts'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { type CallResult, isOutage } from '#app/request/gateway/client.ts'
import { pageRefused } from '#app/request/guards/refusals.ts'
import { signInPath } from '#app/request/guards/return-path.ts'

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
