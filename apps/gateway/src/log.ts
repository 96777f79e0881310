import pino, { type DestinationStream, type Logger } from 'pino'

export type { Logger }

const SECRET_HEADERS = ['authorization', 'cookie', 'set-cookie', 'ocp-apim-subscription-key']

/** JSON lines on stdout; errors only by default (R186). Secret headers are redacted at any depth. */
export function createLog(options: { level?: string; destination?: DestinationStream } = {}): Logger {
	const paths = SECRET_HEADERS.flatMap((header) => [`["${header}"]`, `*["${header}"]`, `*.*["${header}"]`])
	return pino({ level: options.level ?? 'error', base: null, redact: { paths, censor: '***' } }, options.destination)
}

/**
 * Security events as JSON lines, in a file readable by its owner only: the main log stays one of errors (R186).
 * Synchronous, since the last line before a crash matters most.
 */
export function createSecurityLog(file: string): Logger {
	return pino(
		{ base: null, timestamp: pino.stdTimeFunctions.isoTime },
		pino.destination({ dest: file, mkdir: true, mode: 0o600, sync: true }),
	)
}
