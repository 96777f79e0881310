import type { JobHandlers, JobKind } from './job-data.ts'

/** Handlers for tests that do nothing: replace those under test. */
export function nothingToDo(jobs: readonly JobKind[]): JobHandlers {
	const handlers: Partial<JobHandlers> = {}
	for (const { name } of jobs) handlers[name] = async () => undefined
	return handlers as JobHandlers
}
