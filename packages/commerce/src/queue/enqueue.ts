import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/client.ts'
import type { JobData, JobName } from './job-data.ts'

/**
 * Puts a job into the queue as part of a transaction: the job exists exactly when the transaction commits.
 * With a `singletonKey`, a job of the same name and key that still waits to start stands for this one as well;
 * one that has started does not, because it may have read what it needs before this transaction changed it.
 * With `startAfter` it waits until then. Returns the id of the job that will run. Throws when the queue is not installed.
 *
 * This writes pg-boss's table itself (as `send` does), because `send` wants a started instance with timers and a pool,
 * and a command needs neither.
 */
export async function enqueue<Name extends JobName>(
	tx: DatabaseTransaction,
	job: { name: Name; data: JobData[Name]; singletonKey?: string; startAfter?: Date },
): Promise<string> {
	const key = job.singletonKey ?? null
	const startAfter = job.startAfter ?? null
	for (;;) {
		const inserted = await sql<{ id: string }>`
			insert into pgboss.job
				(id, name, data, singleton_key, policy, dead_letter, retry_limit, retry_delay, retry_backoff, retry_delay_max,
				 expire_seconds, heartbeat_seconds, deletion_seconds, start_after, keep_until)
			select new.id, q.name, ${JSON.stringify(job.data)}::jsonb, coalesce(${key}::text, new.id::text), q.policy, q.dead_letter,
				q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
				q.expire_seconds, q.heartbeat_seconds, q.deletion_seconds, coalesce(${startAfter}::timestamptz, now()),
				coalesce(${startAfter}::timestamptz, now()) + q.retention_seconds * interval '1 second'
			from pgboss.queue q cross join (select gen_random_uuid() as id) new
			where q.name = ${job.name}
			on conflict do nothing
			returning id`.execute(tx)
		if (inserted.rows[0]) return inserted.rows[0].id
		if (key === null) throw new Error(`The queue has no place for jobs named ${job.name}.`)
		// The lock keeps the waiting job from starting before this transaction is over, so that it sees what was changed.
		const waiting = await sql<{ id: string }>`
			select id from pgboss.job where name = ${job.name} and singleton_key = ${key} and state = 'created'
			for update`.execute(tx)
		if (waiting.rows[0]) return waiting.rows[0].id
	}
}
