import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { readReturnPath } from '#app/request/guards/return-path.ts'

/** A page in the language of the visit. */
export function pathOf({ context }: LoaderArgs, path = ''): string {
	return localePath(context.get(requestContext).locale, path)
}

/** Where an e-mail leads: TOKEN stands in the place of what the gateway puts there. Who wanted to go somewhere still will. */
export function emailUrl(args: LoaderArgs, { page, parameter }: { page: string; parameter: string }): string {
	const wanted = readReturnPath(args.request)
	const back = wanted && wanted.length <= 200 ? `&return=${encodeURIComponent(wanted)}` : ''
	return new URL(pathOf(args, `${page}?${parameter}=TOKEN${back}`), args.request.url).href
}

/** As the browser calls itself, cut to what is kept of it. */
export function userAgentOf({ request }: LoaderArgs): string {
	return request.headers.get('user-agent')?.slice(0, 400) ?? ''
}
