import { data, type RouterContextProvider } from 'react-router'
import { logContext } from '#app/context.ts'
import { logError, scrubUrl } from './log.ts'

type Refused = { request: Request; context: Readonly<RouterContextProvider> }

/** Nothing has this address (R20). Throw what it returns. */
export function pageNotFound({ request, context }: Refused) {
	return refusal({ request, context, status: 404, message: `Page not found: ${scrubUrl(request.url)}` })
}

/** The address has a page, but the page refuses what is asked of it: no such product, category or store (R21). */
export function pageRefused({ request, context }: Refused) {
	const { pathname } = new URL(request.url)
	return refusal({ request, context, status: 404, message: `Page Not Found: ${pathname}` })
}

function refusal({ request, context, status, message }: Refused & { status: number; message: string }) {
	logError(context.get(logContext), { message, status, url: request.url })
	// The status line carries fixed words only: the address is a visitor's text.
	return data({ message }, { status, statusText: 'Not Found' })
}
