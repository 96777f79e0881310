import { isRouteErrorResponse } from 'react-router'

/** Chromium, Firefox and Safari, of a request that got no answer. */
const WORDS = /failed to fetch|networkerror|load failed|network connection/i

/** What a form sent comes back wrapped with a status, failures too: React Router's `data()`. */
function unwrapped(result: unknown): unknown {
	const { type, data } = (result ?? {}) as { type?: string; data?: unknown }
	return type === 'DataWithResponseInit' ? data : result
}

/** Whether something failed because there was no way to the server, rather than by what the server said. */
export function isNetworkFailure(result: unknown): boolean {
	const error = unwrapped(result)
	return error instanceof TypeError && (WORDS.test(error.message) || !navigator.onLine)
}

/** Whether the server has answered that it cannot now: overwhelmed, or broken. What it has refused is no outage. */
export function isOutage(result: unknown): boolean {
	const error = unwrapped(result)
	return isRouteErrorResponse(error) && (error.status >= 500 || error.status === 429)
}
