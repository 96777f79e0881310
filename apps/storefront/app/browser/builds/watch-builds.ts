import type { Build } from '#app/facts/deployment/current-build.ts'

type Watch = {
	build: Build
	/** Milliseconds until the first question; an interval unless told. */
	firstAfter?: number
	/** Called once, when a build with another id is served. */
	onNewBuild: () => void
}

/** Asks again and again for the id of the build that is served (R164). What goes wrong is tried again an interval later. */
export function watchBuilds({ build, firstAfter = build.pollInterval, onNewBuild }: Watch): void {
	setTimeout(ask, firstAfter)

	async function ask(): Promise<void> {
		await untilSeen()
		if (await isOutdated(build)) onNewBuild()
		else setTimeout(ask, build.pollInterval)
	}
}

/** Whether another build is served by now; false without an answer (R164). */
export async function isOutdated({ id }: Build): Promise<boolean> {
	try {
		const response = await fetch(`/builds/latest.json?${Date.now()}`)
		const latest = response.ok ? await response.json() : undefined
		return typeof latest?.id === 'string' && latest.id !== id
	} catch {
		return false
	}
}

/** A page in the background asks once it is visible again: a hundred hidden tabs ask nothing. */
function untilSeen(): Promise<unknown> | undefined {
	if (!document.hidden) return undefined
	return new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
}
