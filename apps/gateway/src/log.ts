import pino, { type DestinationStream, type Logger } from 'pino'

export type { Logger }

const SECRET_HEADERS = ['authorization', 'cookie', 'set-cookie', 'ocp-apim-subscription-key']

/** JSON lines on stdout; only errors unless a level says otherwise (R186). Secret headers never leave, wherever they hang. */
export function createLog(options: { level?: string; destination?: DestinationStream } = {}): Logger {
	const paths = SECRET_HEADERS.flatMap((header) => [`["${header}"]`, `*["${header}"]`, `*.*["${header}"]`])
	return pino({ level: options.level ?? 'error', base: null, redact: { paths, censor: '***' } }, options.destination)
}

/**
 * Security events, a JSON line each, in a file of their own that only its owner reads: the log proper stays one of errors (R186).
 * Written at once, since the last line before a crash is the one that is wanted.
 */
export function createSecurityLog(file: string): Logger {
	return pino(
		{ base: null, timestamp: pino.stdTimeFunctions.isoTime },
		pino.destination({ dest: file, mkdir: true, mode: 0o600, sync: true }),
	)
}
