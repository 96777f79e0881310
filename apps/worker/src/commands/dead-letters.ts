import { JOBS } from '@vitrine/commerce/capabilities'
import { listDeadLetters } from '@vitrine/commerce/queue/dead-letters'
import { createQueue } from '@vitrine/commerce/queue/queue'
import type { Program } from './command-line.ts'

const USAGE = `Usage:
  npm run shop -- dead-letters            jobs that failed at every attempt
  npm run shop -- dead-letters --retry    gives them another series of attempts`

/** `npm run shop -- dead-letters`. */
export const deadLetters: Program<'retry'> = {
	usage: USAGE,
	flags: ['retry'],
	async run({ db, url, values, terminal }) {
		const log = (message: string, error: unknown) => terminal.err(`${message} ${error}`)
		const queue = await createQueue({ url, jobs: JOBS, log })
		try {
			const jobs = await listDeadLetters(db)
			for (const { name, data, error, attempts, failedAt } of jobs)
				terminal.out(`${failedAt.toISOString()}  ${name}  ${JSON.stringify(data)}  ${attempts} attempts  ${error}`)
			if (values.retry !== undefined) terminal.out(`${await queue.retryDeadLetters()} jobs will be tried again.`)
			else
				terminal.out(
					jobs.length === 0 ? 'No job has failed for good.' : `${jobs.length} jobs; --retry tries them again.`,
				)
		} finally {
			await queue.stop()
		}
	},
}
