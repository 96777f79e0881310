import type { MiddlewareFunction } from 'react-router'
import type { Outcome } from './outcome.ts'

/** T5: how long a navigation waits at most for the browser to paint what was pressed, in milliseconds. */
const TIMEOUT = 100

/**
 * A page that is at hand at once would keep the browser busy before it has shown that something was pressed: the next page
 * comes a frame later (R174). A window nobody sees paints nothing and waits for nothing.
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
