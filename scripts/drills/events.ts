// Ten thousand orders of four writers, two workers that number their events, one of them killed with kill -9 twenty times, and
// a reader with a cursor: every event exactly once, those of an order in order, without a gap, at most a second late (p95).
// Ends with 1 when something does not hold: npm run drill -- events [orders]
import '@vitrine/market/install-seven-sites'
import { setTimeout as wait } from 'node:timers/promises'
import { insertOrder } from '@vitrine/commerce/documents/fixtures/orders'
import { readEvents } from '@vitrine/commerce/event-feed/queries'
import { changeOrderStatus } from '@vitrine/commerce/orders/commands'
import { createDatabase } from '@vitrine/commerce/database/client'
import { insertSites } from '@vitrine/commerce/web-domains/fixtures/sites'
import { openOwnDatabase } from '../running/own-shop.ts'
import { type RunningServer, startServer } from './server.ts'

const ORDERS = Number(process.argv[2] ?? 10_000)
const WRITERS = 4
const KILLS = 20
const MOST = 1_000
/** Where the workers answer how they are. */
const PORT = 21_900

const database = await openOwnDatabase('events')
const { db, url } = database
await insertSites(db)
const env = {
	DATABASE_URL: url,
	SMTP_URL: 'smtp://127.0.0.1:9',
	PAYMENT_WEBHOOK_SECRET: 'a-secret-of-the-drill',
	MEDIA_FOLDER: '/nowhere',
	NODE_ENV: 'test',
	LOG_LEVEL: 'silent',
}
function startWorker(index: number): Promise<RunningServer> {
	const own = `http://127.0.0.1:${PORT + index}`
	const program = 'apps/worker/src/main.ts'
	return startServer({ env: { ...env, WORKER_PORT: String(PORT + index) }, program, gatewayUrl: own, patience: 60 })
}
const workers = await Promise.all([startWorker(0), startWorker(1)])
/** Milliseconds from one that is back to the next kill, of the other one. */
const PAUSE = 1_500
/** Milliseconds a writer rests after an order, so that the kills fall into the writing. */
const REST = 20
// It comes first: no lag is measured until it has its number.
await insertOrder(db)
while ((await db.selectFrom('event_head').select('position').executeTakeFirstOrThrow()).position === 0) await wait(50)

const told: { subject: string; type: string }[] = []
const lags: number[] = []
const faults: string[] = []
let isWriting = true
const reading = (async () => {
	for (let after = 0, idle = 0; isWriting || idle < 20; await wait(20)) {
		const result = await readEvents(db, { after, limit: 500 })
		if (!result.ok) throw new Error(result.reason)
		for (const { position, subject, type, writtenAt } of result.page.events) {
			told.push({ subject, type })
			if (position > 1) lags.push(Date.now() - Date.parse(writtenAt))
			if (position !== told.length) faults.push(`position ${position} comes as ${told.length}`)
		}
		idle = result.page.events.length > 0 ? 0 : idle + 1
		after = result.page.next
	}
})()
let [left, killed] = [ORDERS, 0]
const killing = (async () => {
	for (; killed < KILLS; killed++) {
		await wait(PAUSE + Math.random() * 500)
		const victim = killed % 2
		await workers[victim]!.kill()
		workers[victim] = await startWorker(victim)
	}
})()

const pool = createDatabase({ url, poolSize: WRITERS })
const began = Date.now()
await Promise.all(
	Array.from({ length: WRITERS }, async () => {
		while (left-- > 0 || killed < KILLS) {
			const orderId = await insertOrder(pool)
			const change = { orderId, changes: { payment: 'paid' }, now: new Date() } as const
			await pool.transaction().execute((tx) => changeOrderStatus(tx, change))
			await wait(REST)
		}
	}),
)
const seconds = (Date.now() - began) / 1_000
await killing
isWriting = false
await reading
await pool.destroy()

const orders = await db.selectFrom('orders').select('order_number').where('payment_status', '=', 'paid').execute()
const byOrder = Map.groupBy(told, ({ subject }) => subject)
for (const { order_number } of orders) {
	const types = (byOrder.get(order_number) ?? []).map(({ type }) => type).join()
	if (types !== 'order.confirmed,payment.captured') faults.push(`${order_number} is told as ${types}`)
}
if (told.length !== 2 * orders.length + 1) faults.push(`${told.length} events of ${orders.length} orders`)
const p95 = lags.toSorted((one, other) => one - other)[Math.floor(lags.length * 0.95)]!
if (p95 > MOST) faults.push(`p95 of the lag is ${p95} ms`)
console.log(
	`${orders.length} orders in ${seconds.toFixed(1)} s, ${killed} kills, ${told.length} events, lag p95 ${p95} ms, most ${Math.max(...lags)} ms`,
)
console.log(faults.length > 0 ? `WRONG: ${faults.slice(0, 5).join('; ')}` : 'held')
await Promise.all(workers.map((worker) => worker.stop()))
await database.close()
process.exit(faults.length === 0 ? 0 : 1)
