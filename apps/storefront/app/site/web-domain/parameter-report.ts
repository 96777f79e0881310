import { type Log, logError } from '#app/site/errors/log.ts'

type Problem = { url: string; field: string; value: unknown; reason: string }
export type ParameterReport = (problem: Problem) => void

/** More different mistakes than this are not told apart any more. */
const TOLD_APART = 1_000

/** One line of the log for every parameter that is not as it should be, however often it is read: it is renewed every five minutes (R102, R123). */
export function createParameterReport(log: Log): ParameterReport {
	const told = new Set<string>()
	return ({ url, field, value, reason }) => {
		const line = JSON.stringify([url, field, reason, value])
		if (told.has(line) || told.size >= TOLD_APART) return
		told.add(line)
		logError(log, { message: `Web domain: ${field} ${reason}`, status: 200, url, cause: value })
	}
}
