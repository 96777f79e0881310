import { isRouteErrorResponse } from 'react-router'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { logError } from '#app/request/gateway/log.ts'

/** A render that fails is told of by React and by the router. */
const logged = new WeakSet<object>()

/** One line for an exception of a loader, an action or a render; refusals log themselves. A visitor who left is no error (R187). */
export function logException(error: unknown, { request, context }: LoaderArgs): void {
	if (request.signal.aborted) return
	const { status, cause } = causeOf(error)
	if (cause === undefined) return
	if (typeof cause === 'object' && cause !== null) {
		if (logged.has(cause)) return
		logged.add(cause)
	}
	const message = cause instanceof Error ? cause.message : String(cause)
	logError(context.get(requestContext).log, { message, status, url: request.url, cause })
}

/** The router wraps its own refusals, such as a form sent to a page without one; what pages throw has no cause. */
function causeOf(error: unknown): { status: number; cause?: unknown } {
	if (!isRouteErrorResponse(error)) return { status: 500, cause: error }
	return { status: error.status, cause: 'error' in error ? error.error : undefined }
}
