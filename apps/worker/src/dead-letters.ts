import { JOBS } from '@vitrine/commerce/capabilities'
import { createDatabase } from '@vitrine/commerce/database/client'
import { listDeadLetters } from '@vitrine/commerce/queue/dead-letters'
import { createQueue } from '@vitrine/commerce/queue/queue'
import { readDatabaseEnv } from './env.ts'

// node apps/worker/src/dead-letters.ts [--retry]: jobs that failed at every attempt; with --retry they get another series.
const { DATABASE_URL: url } = readDatabaseEnv()
const queue = await createQueue({ url, jobs: JOBS, log: (message, error) => console.error(message, error) })
const db = createDatabase({ url, poolSize: 1 })
const mails = await listDeadLetters(db)
for (const { name, data, error, attempts, failedAt } of mails)
	console.log(`${failedAt.toISOString()}  ${name}  ${JSON.stringify(data)}  ${attempts} attempts  ${error}`)
if (process.argv.includes('--retry')) console.log(`${await queue.retryDeadLetters()} jobs will be tried again.`)
else console.log(mails.length === 0 ? 'No job has failed for good.' : `${mails.length} jobs; --retry tries them again.`)
await db.destroy()
await queue.stop()
