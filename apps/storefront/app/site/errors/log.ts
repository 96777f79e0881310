/** What we need of a logger; pino has it. The shop logs errors only (R186). */
export type Log = { error(fields: object, message: string): void }

/** Query parameters whose values never reach a log, however they are written (R29, C27). */
const SECRET_PARAMETERS = new Set(['access', 'refresh_jwt', 'access_jwt', 'redirect_uri', 'token', 'code'])

/** Path and query of a URL for a log line, with the values of secret parameters replaced. */
export function scrubUrl(url: string): string {
	const { pathname, searchParams } = new URL(url, 'http://shop.invalid')
	for (const name of new Set(searchParams.keys())) {
		if (SECRET_PARAMETERS.has(name.toLowerCase())) searchParams.set(name, '***')
	}
	const query = searchParams.toString()
	return query ? `${pathname}?${query}` : pathname
}

/** One line with message, status and address (R187). */
export function logError(log: Log, error: { message: string; status: number; url: string; cause?: unknown }): void {
	log.error({ status: error.status, url: scrubUrl(error.url), err: error.cause }, error.message)
}
