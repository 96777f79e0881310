import type { Capabilities } from '../capabilities.ts'
import type { AnyCapability } from '../declaration/capability.ts'
import type { JobDataOf } from '../declaration/derived.ts'

/** What each kind of job needs to know. Ids only: the handler reads the rest when it runs, so that nothing goes stale while waiting. */
export type JobData = JobDataOf<Capabilities>
export type JobName = keyof JobData

/** One function per kind of job. It may run more than once for the same data, so it looks at the state of things before it acts. */
export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> }

/** A kind of job, and whether it waits for a mail server. */
export type JobKind = { name: JobName; sendsEmail: boolean }

/** The kinds of jobs that capabilities declare. */
export function jobKinds(capabilities: readonly AnyCapability[]): JobKind[] {
	return capabilities.flatMap(({ jobs = {}, emails = {} }) => {
		const sending = new Set(Object.values(emails))
		return Object.keys(jobs).map((name) => ({ name: name as JobName, sendsEmail: sending.has(name) }))
	})
}

/** What is done for each kind of job that capabilities declare, with what their work needs. */
export function jobHandlers(capabilities: readonly AnyCapability[], work: object): JobHandlers {
	const handlers = capabilities.flatMap(({ jobs = {} }) =>
		Object.entries(jobs).map(([name, run]) => [name, (data: object) => run(work as never, data as never)]),
	)
	return Object.fromEntries(handlers) as JobHandlers
}

/** Where a job ends that failed at every attempt. */
export const DEAD_LETTERS = 'dead-letters'
