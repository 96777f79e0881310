import type { Capabilities } from '../capabilities.ts'
import type { AnyCapability } from '../declaration/capability.ts'
import type { JobDataOf } from '../declaration/derived.ts'

/** Data of each kind of job. Ids only: the handler reads the rest when it runs, so that nothing is stale. */
export type JobData = JobDataOf<Capabilities>
export type JobName = keyof JobData

/** One function per kind of job. It may run more than once for the same data, so it checks the state before it acts. */
export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> }

/** A kind of job; `sendsEmail` if it waits for a mail server. */
export type JobKind = { name: JobName; sendsEmail: boolean }

/** The kinds of jobs that capabilities declare. */
export function jobKinds(capabilities: readonly AnyCapability[]): JobKind[] {
	return capabilities.flatMap(({ jobs = {}, emails = {} }) => {
		const sending = new Set(Object.values(emails))
		return Object.keys(jobs).map((name) => ({ name: name as JobName, sendsEmail: sending.has(name) }))
	})
}

/** Job handlers of the capabilities, bound to their dependencies. */
export function jobHandlers(capabilities: readonly AnyCapability[], work: object): JobHandlers {
	const handlers = capabilities.flatMap(({ jobs = {} }) =>
		Object.entries(jobs).map(([name, run]) => [name, (data: object) => run(work as never, data as never)]),
	)
	return Object.fromEntries(handlers) as JobHandlers
}

/** Queue of jobs that failed at every attempt. */
export const DEAD_LETTERS = 'dead-letters'
