import { ProblemError } from '@vitrine/commerce/http/problem'

/** SQLSTATEs of values PostgreSQL cannot store, such as a text with U+0000: the caller's mistake. */
const REFUSED_VALUES = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P03', '22P05'])
/** SQLSTATEs of a database that is down, starting, stopping or out of connections, and of transactions to retry. */
const UNAVAILABLE = /^(08...|57P0[1-4]|57014|53...|40001|40P01|55P03)$/
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EHOSTUNREACH', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'])
/** Errors pg and its pool throw without a code. */
const LOST_CONNECTION =
	/^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

function codeOf(error: Error): string | undefined {
	return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Seconds after which a caller may try again. */
export const RETRY_AFTER = 5

/** Problem of a known error: values the database refused, or an unavailable database; undefined for others. */
export function knownFailure(error: Error): ProblemError | undefined {
	const code = codeOf(error)
	if (code && REFUSED_VALUES.has(code)) return new ProblemError({ status: 400, code: 'refused-value' })
	if ((code && (UNAVAILABLE.test(code) || NETWORK.has(code))) || LOST_CONNECTION.test(error.message))
		return new ProblemError({ status: 503, code: 'unavailable' })
	return error.cause instanceof Error ? knownFailure(error.cause) : undefined
}
