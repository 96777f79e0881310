import type { MiddlewareFunction } from 'react-router'
import type { Outcome } from '#app/browser/router/outcome.ts'

/** T5: how long a navigation waits at most for the browser to paint what was pressed, in milliseconds. */
const TIMEOUT = 100

/**
 * A cached page would block the browser before it has painted the pressed state: the next page comes a frame later (R174). A
 * hidden window paints nothing and waits for nothing.
 */
export const waitsForFrame: MiddlewareFunction<Outcome> = async (_, next) => {
	const [outcome] = await Promise.all([next(), painted()])
	return outcome
}

function painted(): Promise<void> {
	if (document.visibilityState === 'hidden') return Promise.resolve()
	return new Promise((resolve) => {
		setTimeout(resolve, TIMEOUT)
		requestAnimationFrame(() => setTimeout(resolve, 0))
	})
}
