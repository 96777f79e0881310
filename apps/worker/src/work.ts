import { ALL, type Capabilities, MEANS, REGISTRY } from '@vitrine/commerce/capabilities'
import type { WorkOf } from '@vitrine/commerce/declaration/derived'
import type { ScheduledTask } from '@vitrine/commerce/declaration/scheduled-task'
import { type JobHandlers, jobHandlers } from '@vitrine/commerce/queue/job-data'

/** What the jobs and tasks of all capabilities need. */
export type WorkOptions = Omit<WorkOf<Capabilities>, 'registry' | 'means'>

/** What is done for each kind of job. */
export function createHandlers(options: WorkOptions): JobHandlers {
	return jobHandlers(ALL, { ...options, means: MEANS, registry: REGISTRY })
}

/** What is looked after all the time. */
export function createTasks(options: WorkOptions): ScheduledTask[] {
	const work = { ...options, means: MEANS, registry: REGISTRY }
	return ALL.flatMap(({ tasks }) => tasks?.(work as never) ?? [])
}
