import type { JobHandlers, JobKind } from './job-data.ts'

/** Handlers for tests, none of which does anything: replace the ones a test is about. */
export function nothingToDo(jobs: readonly JobKind[]): JobHandlers {
	const handlers: Partial<JobHandlers> = {}
	for (const { name } of jobs) handlers[name] = async () => undefined
	return handlers as JobHandlers
}
