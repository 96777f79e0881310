import { ALL, type Capabilities, MEANS, REGISTRY } from '@vitrine/commerce/capabilities'
import type { WorkOf } from '@vitrine/commerce/declaration/derived'
import type { ScheduledTask } from '@vitrine/commerce/declaration/scheduled-task'
import { type JobHandlers, jobHandlers } from '@vitrine/commerce/queue/job-data'

/** Dependencies of all capabilities' jobs and tasks. */
export type WorkOptions = Omit<WorkOf<Capabilities>, 'registry' | 'means'>

/** Handler of each kind of job. */
export function createHandlers(options: WorkOptions): JobHandlers {
	return jobHandlers(ALL, { ...options, means: MEANS, registry: REGISTRY })
}

/** Scheduled tasks of all capabilities. */
export function createTasks(options: WorkOptions): ScheduledTask[] {
	const work = { ...options, means: MEANS, registry: REGISTRY }
	return ALL.flatMap(({ tasks }) => tasks?.(work as never) ?? [])
}
