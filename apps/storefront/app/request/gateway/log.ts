import { scrubUrl } from '@vitrine/market/secrets'

/** What we need of a logger; pino has it. The shop logs errors only (R186). */
export type Log = { error(fields: object, message: string): void }

/** One line with message, status and address (R187). */
export function logError(log: Log, error: { message: string; status: number; url: string; cause?: unknown }): void {
	log.error({ status: error.status, url: scrubUrl(error.url), err: error.cause }, error.message)
}
