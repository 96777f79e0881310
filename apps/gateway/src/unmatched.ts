import { ProblemError } from '@vitrine/commerce/http/problem'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import type { Context, Hono } from 'hono'
import { problemResponse } from './middleware/problems.ts'

/** Responds to unknown routes: 405 with the allowed methods of the path, else 404. */
export function unmatched(app: Hono<RouteEnv>) {
	let endpoints: { method: string; pattern: RegExp }[] | undefined
	return (c: Context<RouteEnv>): Response => {
		endpoints ??= app.routes.flatMap(({ method, path }) =>
			method === 'ALL' ? [] : [{ method, pattern: patternOf(path) }],
		)
		const methods = new Set(endpoints.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method))
		if (methods.has('GET')) methods.add('HEAD')
		if (methods.size === 0) return problemResponse(c, new ProblemError({ status: 404, code: 'path-unknown' }))
		c.header('Allow', [...methods].toSorted().join(', '))
		return problemResponse(c, new ProblemError({ status: 405, code: 'method-not-allowed' }))
	}
}

function patternOf(path: string): RegExp {
	const escaped = path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
	return new RegExp(`^${escaped.replaceAll(/:\w+/g, '[^/]+')}$`)
}
