// A worker hangs in an e-mail at a mail server that never ends its answer: SIGTERM ends it within 25 s and its job is free at
// once; a worker killed with kill -9 at the same place leaves its job to another within 45 s. The e-mail itself goes out when
// the claim of the one that ended is over (75 s, mail/commands.ts), once.
// Ends with 1 when something does not hold: npm run drill -- workers
import '@vitrine/market/install-seven-sites'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { insertOrder } from '@vitrine/commerce/documents/fixtures/orders'
import { startSilentMailServer } from '@vitrine/commerce/mail/fixtures'
import { enqueue } from '@vitrine/commerce/queue/enqueue'
import { insertSites } from '@vitrine/commerce/web-domains/fixtures/sites'
import { sql } from 'kysely'
import { openOwnDatabase } from '../running/own-shop.ts'
import { type RunningServer, startServer } from './server.ts'

const END = 25_000
const TAKEN_UP = 45_000
const SENT = 120_000
/** Where the workers answer how they are. */
const PORT = 21_920

const database = await openOwnDatabase('workers')
const { db, url } = database
await insertSites(db)

/** Greets, and then answers a line of many now and then, so that no time without bytes is long enough to give up. */
const held: Socket[] = []
const hanging = createServer((socket) => {
	held.push(socket)
	const drip = setInterval(() => socket.write('250-still at it\r\n'), 1_000)
	socket.on('error', () => undefined).once('close', () => clearInterval(drip))
	socket.write('220 hanging\r\n')
})
hanging.listen(0, '127.0.0.1')
await once(hanging, 'listening')
const hangingUrl = `smtp://127.0.0.1:${(hanging.address() as AddressInfo).port}`
const receiving = await startSilentMailServer()
receiving.answers(true)

let started = 0
function startWorker(smtpUrl: string): Promise<RunningServer> {
	const port = PORT + started++
	const env = {
		DATABASE_URL: url,
		SMTP_URL: smtpUrl,
		PAYMENT_WEBHOOK_SECRET: 'a-secret-of-the-drill',
		MEDIA_FOLDER: '/nowhere',
		NODE_ENV: 'test',
		LOG_LEVEL: 'silent',
		WORKER_PORT: String(port),
	}
	return startServer({ env, program: 'apps/worker/src/main.ts', gatewayUrl: `http://127.0.0.1:${port}`, patience: 60 })
}

async function isTakenUp(jobId: string): Promise<boolean> {
	const { rows } = await sql`
		select from pgboss.job where id = ${jobId} and (retry_count > 0 and started_on is not null and state <> 'retry' or state = 'completed')
	`.execute(db)
	return rows.length > 0
}

/** Milliseconds since `began` until it is so, or until no e-mail is expected any more. */
async function until(began: number, isSo: () => Promise<boolean>): Promise<number> {
	while (!(await isSo()) && Date.now() - began < SENT) await wait(20)
	return Date.now() - began
}

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1)

const faults: string[] = []
for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
	const hangs = await startWorker(hangingUrl)
	held.length = 0
	const sent = receiving.received()
	const orderId = await insertOrder(db)
	const name = 'send-order-confirmation'
	const jobId = await db.transaction().execute((tx) => enqueue(tx, { name, data: { orderId } }))
	while (held.length === 0) await wait(20)
	// It is well within the e-mail, and its first heartbeat is out.
	await wait(2_000)
	const other = await startWorker(receiving.url)
	const began = Date.now()
	await (signal === 'SIGTERM' ? hangs.stop() : hangs.kill())
	const ended = Date.now() - began
	const taken = await until(began, () => isTakenUp(jobId))
	const delivered = await until(began, async () => receiving.received() > sent)
	console.log(
		`${signal}: ended after ${seconds(ended)} s, its job taken up after ${seconds(taken)} s, the e-mail sent after ${seconds(delivered)} s`,
	)
	if (ended > END) faults.push(`${signal}: it ended after ${ended} ms`)
	if (taken - ended > TAKEN_UP) faults.push(`${signal}: its job waited for ${taken - ended} ms`)
	if (receiving.received() !== sent + 1) faults.push(`${signal}: ${receiving.received() - sent} e-mails`)
	await other.stop()
}
console.log(faults.length > 0 ? `WRONG: ${faults.join('; ')}` : 'held')
for (const socket of held) socket.destroy()
hanging.close()
await receiving.stop()
await database.close()
process.exit(faults.length === 0 ? 0 : 1)
