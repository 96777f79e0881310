import type { Logger } from './log.ts'

type Problem = { field: string; value: unknown; reason: string }

/** Limit of remembered problems; beyond it they are not logged any more. */
const MOST_REPORTED = 1_000

/** Logs each invalid parameter of a site once, however often it is read (R102, R109, T3): the record is read with every cart. */
export function createParameterLog(log: Logger): (site: string, problem: Problem) => void {
	const reported = new Set<string>()
	return (site, { field, value, reason }) => {
		const line = JSON.stringify([site, field, reason, value])
		if (reported.has(line) || reported.size >= MOST_REPORTED) return
		reported.add(line)
		log.error({ site, field, value, reason }, `Web domain: ${field} ${reason}`)
	}
}
