import { scrubUrl } from '@vitrine/market/secrets'
import { data } from 'react-router'
import type { Problem } from '@vitrine/commerce/http/contract'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { withTimeout } from '#app/request/gateway/with-timeout.ts'
import { departmentsOf, type NavNode } from '#app/request/web-domain/departments.ts'
import { logError } from '#app/request/gateway/log.ts'
import { isOutage } from '#app/request/gateway/client.ts'

/** What the not-found page is made of; the message is for logs. Whether a guard refused is for a document that is alive (R163). */
export type Refusal = { message: string; categories: NavNode[]; isByGuard?: true }

/** How many categories lead on from a page that is not there (brief 3.24), and how long it waits for them, in milliseconds. */
const SHOWN = 4
const TIMEOUT = 500

/** Nothing has this address (R20). Throw what it resolves to. */
export function pageNotFound({ request, context }: LoaderArgs) {
	return refusal({ request, context, message: `Page not found: ${scrubUrl(request.url)}` })
}

/** The address has a page, but the page refuses what is asked of it: no such product, category or store (R21). */
export function pageRefused({ request, context }: LoaderArgs) {
	const { pathname } = new URL(request.url)
	return refusal({ request, context, message: `Page Not Found: ${pathname}` })
}

/** A guard of the page does not let this visit pass (R163): to a document it is a page that is not there. */
export function requestRefused({ request, context, url }: LoaderArgs & { url: URL }) {
	return refusal({ request, context, message: `Page Not Found: ${scrubUrl(url.href)}`, isByGuard: true })
}

async function refusal({ request, context, ...fields }: LoaderArgs & Omit<Refusal, 'categories'>) {
	const categories = await categoriesOf(context)
	logError(context.get(requestContext).log, { message: fields.message, status: 404, url: request.url })
	// The status line carries fixed words only: the address is a visitor's text.
	return data({ ...fields, categories } satisfies Refusal, { status: 404, statusText: 'Not Found' })
}

/** Departments first; none when the gateway is away: the page does not need them (R48). */
async function categoriesOf(context: LoaderArgs['context']): Promise<NavNode[]> {
	const { directory, site, locale } = context.get(requestContext)
	const known = directory.categories(site, locale)
	const departments = departmentsOf((await withTimeout(TIMEOUT, known, undefined)) ?? [])
	const nodes = [...departments, ...departments.flatMap(({ categories }) => categories)].slice(0, SHOWN)
	return nodes.map(({ id, name, path }) => ({ id, name, path }))
}

/** What a page without its garment or its reservation throws: an outage is no "not found". */
export async function refusalOf(problem: Problem, args: LoaderArgs) {
	return isOutage(problem) ? data(null, { status: 503 }) : pageRefused(args)
}
