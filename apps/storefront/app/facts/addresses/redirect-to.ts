import { redirect } from 'react-router'
import { checkDestination } from './destination.ts'

type RedirectOptions = {
	/** May leave the host (R161): only for addresses of a partner or of the deployment, never for what a visitor typed. */
	external?: boolean
	/** 302 unless said otherwise (R195). */
	status?: 301 | 302 | 303 | 307 | 308
	/** The browser loads the target as a document of its own. */
	document?: boolean
	/** The target takes the place of the open page in the history. */
	replace?: boolean
	headers?: HeadersInit
}

/**
 * The only way our code redirects, on the server and in the browser: throw or return the answer. Throws an Error when the
 * destination is external without permission, or no page at all (R161). The linter forbids the others.
 */
export function redirectTo(target: string, options: RedirectOptions = {}): Response {
	checkDestination(target, options)
	const headers = new Headers(options.headers)
	if (options.document) headers.set('X-Remix-Reload-Document', 'true')
	if (options.replace) headers.set('X-Remix-Replace', 'true')
	return redirect(target, { status: options.status ?? 302, headers })
}
