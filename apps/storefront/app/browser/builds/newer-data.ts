import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { currentBuild } from '#app/facts/deployment/current-build.ts'
import { reloadTo } from './reload.ts'

/**
 * Code of the build before may not understand what a newer server has sent it: when a page fails by itself, and a newer build
 * is served, its document is loaded instead. What the server has refused stays refused.
 */
export function useNewerBuildAfter(error: unknown): void {
	useEffect(() => {
		const build = currentBuild()
		if (build && !isRouteErrorResponse(error)) reloadWhenOutdated(build).catch(() => undefined)
	}, [error])
}

async function reloadWhenOutdated(build: NonNullable<ReturnType<typeof currentBuild>>): Promise<void> {
	const { isOutdated } = await import('./start.ts')
	if (await isOutdated(build)) reloadTo(location.href)
}
