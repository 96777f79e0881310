import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import type { PageName, PagePath } from '#app/facts/locale/page-path.ts'
import { givenPath } from '#app/facts/locale/path.ts'
import { readReturnPath } from '#app/request/guards/return-path.ts'

/** A page in the language of the visit. */
export function pathOf<const S extends string = ''>({ context }: LoaderArgs, path?: S & PagePath<S>): string {
	return givenPath(context.get(requestContext).locale, path ?? '')
}

/** Where an e-mail leads: TOKEN stands in the place of what the gateway puts there. Who wanted to go somewhere still will. */
export function emailUrl(args: LoaderArgs, { page, parameter }: { page: PageName; parameter: string }): string {
	const wanted = readReturnPath(args.request)
	const back = wanted && wanted.length <= 200 ? `&return=${encodeURIComponent(wanted)}` : ''
	return new URL(
		givenPath(args.context.get(requestContext).locale, `${page}?${parameter}=TOKEN${back}`),
		args.request.url,
	).href
}

/** As the browser calls itself, cut to what is kept of it. */
export function userAgentOf({ request }: LoaderArgs): string {
	return request.headers.get('user-agent')?.slice(0, 400) ?? ''
}
