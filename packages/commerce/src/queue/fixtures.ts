import { JOB_NAMES, type JobHandlers } from './job-data.ts'

/** Handlers for tests, none of which does anything: replace the ones a test is about. */
export function nothingToDo(): JobHandlers {
	const handlers: Partial<JobHandlers> = {}
	for (const name of JOB_NAMES) handlers[name] = async () => undefined
	return handlers as JobHandlers
}
