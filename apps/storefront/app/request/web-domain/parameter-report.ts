import { type Log, logError } from '#app/request/gateway/log.ts'

type Problem = { url: string; field: string; value: unknown; reason: string }
export type ParameterReport = (problem: Problem) => void

/** More different mistakes than this are not told apart any more. */
const MOST_REPORTED = 1_000

/** One line of the log for every parameter that is not as it should be, however often it is read: it is renewed every five minutes (R102, R123). */
export function createParameterReport(log: Log): ParameterReport {
	const reported = new Set<string>()
	return ({ url, field, value, reason }) => {
		const line = JSON.stringify([url, field, reason, value])
		if (reported.has(line) || reported.size >= MOST_REPORTED) return
		reported.add(line)
		logError(log, { message: `Web domain: ${field} ${reason}`, status: 200, url, cause: value })
	}
}
