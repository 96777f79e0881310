import { scrubUrl } from '@vitrine/market/secrets'
import { isRouteErrorResponse } from 'react-router'
import { sanitizeStatus } from './status.ts'

type Place = { location: { pathname: string; search: string; hash: string } }

/**
 * Logs one line in the console for an error in the browser: message, status and address without secrets (R187). A navigation
 * the visitor aborted is no error. Nothing is sent to us: strangers could fill our log with it.
 */
export function reportError(error: unknown, { location }: Place): void {
	if (error instanceof Error && error.name === 'AbortError') return
	const url = scrubUrl(`${location.pathname}${location.search}`) + location.hash
	const { message, status, cause } = factsOf(error, url)
	console.error(message, { status, url, ...(cause === undefined ? {} : { cause }) })
}

function factsOf(error: unknown, url: string): { message: string; status: number; cause?: unknown } {
	if (!isRouteErrorResponse(error)) {
		return { message: error instanceof Error ? error.message : String(error), status: 500, cause: error }
	}
	const status = sanitizeStatus(error.status, 500)
	// Only the browser knows the hash (R20).
	const message = status === 404 ? `Page not found: ${url}` : error.statusText || 'The page failed'
	return { message, status }
}

/**
 * React Router lets go of an answer that has failed while the styles of its route are still on their way
 * (`prefetchStylesAndCallHandler`) and takes it up again with them: who has asked hears of it, so it is no exception.
 */
export function hushLateAnswers(): void {
	window.addEventListener('unhandledrejection', (event) => {
		if (isRouteErrorResponse(event.reason)) event.preventDefault()
	})
}
