import { createRoute, type RouteConfig } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import type { Permission } from './permissions.ts'
import { ProblemError } from './problem.ts'
import type { RouteEnv } from './route-app.ts'

/** `scope`: what of the permission a key may be limited to. */
type Access = { permission: Permission; scope: 'site' | 'all' }

/** Creates operations of other systems: each names its permission, which the document shows and every call is asked for. */
export function operationsOf(tag: string) {
	return <Method extends RouteConfig['method'], Path extends string, Rest extends Omit<RouteConfig, 'method' | 'path'>>(
		method: Method,
		path: Path,
		{ permission, scope, ...rest }: Access & Rest,
	) =>
		createRoute({
			method,
			path,
			tags: [tag],
			middleware: requirePermission({ permission, scope }),
			'x-permission': permission,
			'x-scope': scope,
			...(rest as unknown as Omit<Rest, keyof Access>),
		})
}

function requirePermission({ permission, scope }: Access) {
	return createMiddleware<RouteEnv>(async (c, next) => {
		const operator = c.get('operator')
		const isLimited = scope === 'all' && operator.sites !== null
		if (isLimited || !operator.permissions.includes(permission))
			throw new ProblemError({ status: 403, code: 'permission-missing', detail: permission })
		await next()
	})
}
