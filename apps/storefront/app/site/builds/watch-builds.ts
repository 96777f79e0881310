import type { Build } from './current-build.ts'

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
		const isNew = (await latestBuild()) !== build.id
		if (isNew) onNewBuild()
		else setTimeout(ask, build.pollInterval)
	}

	async function latestBuild(): Promise<unknown> {
		try {
			const response = await fetch(`/builds/latest.json?${Date.now()}`)
			return (response.ok && (await response.json()).id) || build.id
		} catch {
			return build.id
		}
	}
}

/** A page in the background asks when somebody comes back to it: a hundred forgotten tabs ask nothing. */
function untilSeen(): Promise<unknown> | undefined {
	if (!document.hidden) return undefined
	return new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
}
