import pino, { type DestinationStream, type Logger } from 'pino'

export type { Logger }

/** Parameters that carry a credential, or an address that may carry one (R187). */
const SECRET_PARAMETERS = new Set(['access', 'access_jwt', 'refresh_jwt', 'token', 'redirect_uri'])
const SECRET_HEADERS = ['authorization', 'cookie', 'set-cookie', 'ocp-apim-subscription-key']

/** Paths whose last part is a token out of a letter. */
const SECRET_PATHS = /(\/customers\/(?:confirm|password\/reset)\/)(?!resend$)[^/]+/

/** Path and query of a URL with tokens and the values of secret parameters replaced. */
export function scrubUrl(url: string): string {
	const start = url.indexOf('?')
	if (start < 0) return scrubPath(url)
	const pairs = url.slice(start + 1).split('&')
	const scrubbed = pairs.map((pair) => {
		const name = pair.split('=', 1)[0] ?? ''
		return SECRET_PARAMETERS.has(decodeName(name)) ? `${name}=***` : pair
	})
	return `${scrubPath(url.slice(0, start))}?${scrubbed.join('&')}`
}

function scrubPath(path: string): string {
	return path.replace(SECRET_PATHS, '$1***')
}

function decodeName(name: string): string {
	try {
		return decodeURIComponent(name).toLowerCase()
	} catch {
		return name.toLowerCase()
	}
}

/** JSON lines on stdout; only errors unless a level says otherwise (R186). Secret headers never leave, wherever they hang. */
export function createLog(options: { level?: string; destination?: DestinationStream } = {}): Logger {
	const paths = SECRET_HEADERS.flatMap((header) => [`["${header}"]`, `*["${header}"]`, `*.*["${header}"]`])
	return pino({ level: options.level ?? 'error', base: null, redact: { paths, censor: '***' } }, options.destination)
}
