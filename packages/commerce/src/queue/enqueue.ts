import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/client.ts'
import type { JobData, JobName } from './job-data.ts'

/**
 * Enqueues a job as part of a transaction: the job exists if and only if the transaction commits. With a
 * `singletonKey`, a waiting job of the same name and key stands for this one as well; a started one does not, because
 * it may have read its data before this transaction changed it. `startAfter` delays it. Returns the id of the job that
 * will run. Throws when the queue is not installed. Writes pg-boss's table directly (as `send` does), because `send`
 * requires a started instance with timers and a pool.
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
		// The lock keeps the waiting job from starting before this transaction ends, so that it sees the changes.
		const waiting = await sql<{ id: string }>`
			select id from pgboss.job where name = ${job.name} and singleton_key = ${key} and state = 'created'
			for update`.execute(tx)
		if (waiting.rows[0]) return waiting.rows[0].id
	}
}
