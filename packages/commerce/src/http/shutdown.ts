import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds from SIGTERM to the end of a process, whatever it is still at: supervisors kill after thirty seconds. */
const AT_MOST = 24_000

/** Milliseconds that what is under way may take once a process closes. */
export const UNDER_WAY = 20_000

/**
 * Ends the process at SIGTERM or SIGINT: `onSignal` at once, so that probes say it, `close` after `delay` seconds (none
 * at Ctrl-C), in which balancers hear of it. What has not closed after 24 seconds is cut off.
 */
export function endOnSignal(options: { delay?: number; onSignal: () => void; close: () => Promise<void> }): void {
	const { delay = 0, onSignal, close } = options
	let isEnding = false
	async function end(seconds: number): Promise<void> {
		if (isEnding) return
		isEnding = true
		setTimeout(() => process.exit(1), AT_MOST).unref()
		onSignal()
		await wait(seconds * 1_000)
		await close()
		process.exit()
	}
	process.on('SIGTERM', () => void end(delay))
	process.on('SIGINT', () => void end(0))
}
