export type ReturnQuery = '' | `?${string}`

/** The part of a query that goes on with a form of signing in: where the visitor wanted to go. A partner's address is kept elsewhere (R39). */
export function returnQuery(search: string): ReturnQuery {
	const wanted = new URLSearchParams(search).get('return')
	return wanted ? `?${new URLSearchParams({ return: wanted })}` : ''
}
