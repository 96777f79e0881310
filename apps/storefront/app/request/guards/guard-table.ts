import type { GuardTable, PageGuard } from '#app/request/context.ts'

/** As much of React Router's build as says which page names which guards. */
export type BuiltRoutes = Readonly<
	Record<string, { path?: string; parentId?: string; module: { handle?: unknown } } | undefined>
>

type GuardTableOptions = {
	routes: BuiltRoutes
	guards: Readonly<Record<string, PageGuard>>
	/** Developers are told the names there are. */
	isProduction: boolean
}

/** Which guards stand before which page: what pages name in `handle.middleware`, looked up by the pattern of their address. */
export function createGuardTable({ routes, guards, isProduction }: GuardTableOptions): GuardTable {
	const namesByPattern = new Map<string, string[]>()
	for (const id of Object.keys(routes)) {
		const { pattern, names } = withParents(routes, id)
		if (names.length > 0) namesByPattern.set(pattern, [...new Set([...(namesByPattern.get(pattern) ?? []), ...names])])
	}

	function named(name: string): PageGuard {
		const guard = Object.hasOwn(guards, name) ? guards[name] : undefined
		if (guard) return guard
		const names = Object.keys(guards).map((valid) => `'${valid}'`)
		throw new Error(
			`Unknown route middleware: '${name}'.${isProduction ? '' : ` Valid middleware: ${names.join(', ')}`}`,
		)
	}

	return {
		guardsOf(pattern, { appMiddleware = {} }) {
			const own = namesByPattern.get(pattern.replace(/^\/+/, '')) ?? []
			const added = Object.keys(appMiddleware).filter((name) => appMiddleware[name])
			const names = new Set([...own, ...added])
			return [...names].filter((name) => appMiddleware[name] !== false).map(named)
		},
	}
}

function withParents(routes: BuiltRoutes, id: string): { pattern: string; names: string[] } {
	const route = routes[id]
	if (!route) return { pattern: '', names: [] }
	const parent = withParents(routes, route.parentId ?? '')
	const pattern = [parent.pattern, route.path].filter(Boolean).join('/').replace(/^\/+/, '')
	const { middleware = [] } = (route.module.handle ?? {}) as { middleware?: string[] }
	return { pattern, names: [...parent.names, ...middleware] }
}
