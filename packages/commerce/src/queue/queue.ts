import { type Job, type JobResult, PgBoss } from 'pg-boss'
import { DEAD_LETTERS, type JobData, type JobHandlers, type JobKind, type JobName } from './job-data.ts'

const DAY = 86_400

export type Queue = {
	/** Runs jobs of every name until `stop`. */
	work(handlers: JobHandlers): Promise<void>
	/** Retries every dead letter with a new series of attempts. Returns how many there were. */
	retryDeadLetters(): Promise<number>
	/** When it was last asked for work, in milliseconds since 1970; 0 before. */
	polledAt(): number
	/** Waits for running jobs (at most `timeoutMs`); the next worker retries unfinished ones. */
	stop(options?: { timeoutMs?: number }): Promise<void>
}

/** From 5 s on, doubling up to an hour: ten retries outlast a mail server or a payment provider that is down for a morning. */
const RETRIES = { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 }

/**
 * Seconds without a heartbeat after which a job goes to another worker, and the interval of that check: a killed
 * process blocks its jobs for 35 seconds (with the delay of the retry), not for as long as the longest job may take.
 */
const LIFE = { heartbeatSeconds: 20, lookSeconds: 10 }

/** Jobs that send e-mails: as many at once as the mailer sends (mail/commands.ts), because others would only wait. */
const pace = ({ sendsEmail }: JobKind) =>
	sendsEmail ? { batchSize: 2, expireInSeconds: 3_600 } : { batchSize: 10, expireInSeconds: 300 }

/**
 * Opens the queue on its own small pool, and migrates its schema `pgboss` and its queues. `log` gets errors outside
 * any job (a lost connection) and failed jobs.
 */
export async function createQueue(options: {
	url: string
	/** All kinds of jobs: `jobKinds` of all capabilities. */
	jobs: readonly JobKind[]
	log: (message: string, error: unknown) => void
	/** Poll interval in milliseconds, at least 500. */
	pollMs?: number
	/** Overrides of the ten retries with growing delays. */
	retries?: Partial<typeof RETRIES>
	/** Overrides of the heartbeat; at least 10 seconds. */
	life?: Partial<typeof LIFE>
}): Promise<Queue> {
	const { heartbeatSeconds, lookSeconds } = { ...LIFE, ...options.life }
	const boss = new PgBoss({
		connectionString: options.url,
		max: 4,
		schedule: false,
		connectionTimeoutMillis: 30_000,
		superviseIntervalSeconds: lookSeconds,
		monitorIntervalSeconds: lookSeconds,
	})
	// The driver attaches its whole connection to an error; the message is enough.
	boss.on('error', ({ message }) => options.log('The job queue met an error', new Error(message)))
	await boss.start()
	await createQueues(boss, options.jobs, { ...RETRIES, ...options.retries, heartbeatSeconds })
	return {
		async work(handlers) {
			for (const kind of options.jobs)
				await workOn(boss, { kind, handlers, log: options.log, pollMs: options.pollMs ?? 1_000 })
		},
		polledAt: () => Math.max(0, ...boss.getWipData().map(({ lastFetchedOn }) => lastFetchedOn ?? 0)),
		retryDeadLetters: () => boss.redrive(DEAD_LETTERS),
		stop: ({ timeoutMs } = {}) => boss.stop({ timeout: timeoutMs ?? 3_000 }),
	}
}

/** Installs the queue's schema only: for databases whose jobs another process runs. */
export async function installQueue(url: string, jobs: readonly JobKind[]): Promise<void> {
	const queue = await createQueue({ url, jobs, log: () => undefined })
	await queue.stop()
}

async function createQueues(
	boss: PgBoss,
	jobs: readonly JobKind[],
	tries: typeof RETRIES & { heartbeatSeconds: number },
): Promise<void> {
	const existing = new Set((await boss.getQueues()).map((queue) => queue.name))
	if (!existing.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 365 * DAY })
	for (const kind of jobs) {
		const { name } = kind
		const { expireInSeconds } = pace(kind)
		const settings = { ...tries, expireInSeconds, retentionSeconds: 30 * DAY, deadLetter: DEAD_LETTERS }
		// `short`: at most one waiting job per singleton key.
		if (existing.has(name)) await boss.updateQueue(name, settings)
		else await boss.createQueue(name, { ...settings, policy: 'short' })
	}
}

async function workOn(
	boss: PgBoss,
	{
		kind,
		handlers,
		log,
		pollMs,
	}: { kind: JobKind; handlers: JobHandlers; log: (message: string, error: unknown) => void; pollMs: number },
): Promise<void> {
	const { name } = kind
	const settings = {
		batchSize: pace(kind).batchSize,
		perJobResults: true,
		burstWhenBatchFull: true,
		pollingIntervalSeconds: pollMs / 1_000,
	} as const
	await boss.work(name, settings, (jobs: Job<JobData[JobName]>[]) =>
		Promise.all(
			jobs.map(async (job): Promise<JobResult> => {
				try {
					await handlers[name](job.data as never)
					return { id: job.id, status: 'completed' }
				} catch (error) {
					log(`Job ${name} ${job.id} failed at attempt ${job.retryCount + 1}`, error)
					return {
						id: job.id,
						status: 'failed',
						output: { message: withoutAddresses(error instanceof Error ? error.message : String(error)) },
					}
				}
			}),
		),
	)
}

/** Mail servers repeat the refused address; stored errors must not contain it (GDPR art. 5(1)(c)). */
function withoutAddresses(message: string): string {
	return message.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…@…')
}
