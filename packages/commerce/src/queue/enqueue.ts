import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { DatabaseTransaction } from '../database/client.ts'
import type { Writes } from '../database/write-together.ts'
import type { JobData, JobName } from './job-data.ts'

type NewJob<Name extends JobName> = { name: Name; data: JobData[Name]; singletonKey?: string; startAfter?: Date }

/** A job of which one waits at a time for each key. */
export type KeyedJob = NewJob<JobName> & { singletonKey: string }

/**
 * Enqueues a job as part of a transaction: the job exists if and only if the transaction commits. With a
 * `singletonKey`, a waiting job of the same name and key stands for this one as well; a started one does not, because
 * it may have read its data before this transaction changed it. `startAfter` delays it. Returns the id of the job that
 * will run. Throws when the queue is not installed. Writes pg-boss's table directly (as `send` does), because `send`
 * requires a started instance with timers and a pool.
 */
export async function enqueue<Name extends JobName>(tx: DatabaseTransaction, job: NewJob<Name>): Promise<string> {
	const key = job.singletonKey ?? null
	for (;;) {
		const [inserted] = await insertJobs(tx, [job])
		if (inserted) return inserted.id
		if (key === null) throw new Error(`The queue has no place for jobs named ${job.name}.`)
		// The lock keeps the waiting job from starting before this transaction ends, so that it sees the changes.
		const waiting = await sql<{ id: string }>`
			select id from pgboss.job where name = ${job.name} and singleton_key = ${key} and state = 'created'
			for update`.execute(tx)
		if (waiting.rows[0]) return waiting.rows[0].id
	}
}

/** Enqueues jobs with singleton keys, as `enqueue` does, in one statement. */
export async function enqueueAll(tx: DatabaseTransaction, jobs: readonly KeyedJob[]): Promise<void> {
	const inserted = await insertJobs(tx, jobs)
	for (const job of jobs) if (!inserted.some(({ name }) => name === job.name)) await enqueue(tx, job)
}

/** Inserts jobs; those for which one with their key waits are left out. */
async function insertJobs(tx: DatabaseTransaction, jobs: readonly NewJob<JobName>[]) {
	const inserted = await sql<{ id: string; name: string }>`/* prepared */ ${insertedJobs(jobs)}`.execute(tx)
	return inserted.rows
}

/** Writes that enqueue jobs: `queued` has a row of each, but of those for which one with their key waits. */
export function jobWrites(jobs: readonly NewJob<JobName>[]): Writes {
	return { queued: insertedJobs(jobs) }
}

function insertedJobs(jobs: readonly NewJob<JobName>[]): RawBuilder<unknown> {
	const rows = jobs.map((job) => ({
		id: randomUUID(),
		name: job.name,
		data: job.data,
		key: job.singletonKey,
		start_after: job.startAfter,
	}))
	return sql`
		insert into pgboss.job
			(id, name, data, singleton_key, policy, dead_letter, retry_limit, retry_delay, retry_backoff, retry_delay_max,
			 expire_seconds, heartbeat_seconds, deletion_seconds, start_after, keep_until)
		select new.id, q.name, new.data, coalesce(new.key, new.id::text), q.policy, q.dead_letter,
			q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
			q.expire_seconds, q.heartbeat_seconds, q.deletion_seconds, coalesce(new.start_after, now()),
			coalesce(new.start_after, now()) + q.retention_seconds * interval '1 second'
		from json_to_recordset(${JSON.stringify(rows)}::json)
			as new (id uuid, name text, data jsonb, key text, start_after timestamptz)
		join pgboss.queue q on q.name = new.name
		on conflict do nothing
		returning id, name`
}
