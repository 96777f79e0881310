import type { Build } from '#app/facts/deployment/current-build.ts'
import { metadata } from './metadata.ts'
import { outdate } from './new-build.ts'
import { isOutdated, watchBuilds } from './watch-builds.ts'

export { isOutdated }

/** Runs once the page has been alive for `PREFETCH_DELAY`: nothing here is worth a byte before (R164, R167). */
export function startBuilds(build: Build, { after }: { after: number }): void {
	if (!isVerySlow()) void metadata()
	watchBuilds({ build, firstAfter: Math.max(0, build.pollInterval - after), onNewBuild: outdate })
}

/** There every request stands in the way of another; the metadata comes when it is needed. */
function isVerySlow(): boolean {
	const { connection } = navigator as { connection?: { effectiveType?: string } }
	return connection?.effectiveType === 'slow-2g'
}
