// Two hundred shoppers want five units while the connections of the shop are ended at random and the mail server says nothing.
// The process must live, be ready again, and its books agree. Ends with 1 otherwise; six minutes at most: npm run drill -- lost-connections
import '@vitrine/market/install-seven-sites'
import { setTimeout as wait } from 'node:timers/promises'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { startSilentMailServer } from '@vitrine/commerce/mail/fixtures'
import { sql } from 'kysely'
import { OBSERVER, openBench } from './bench.ts'
import { faultsOf, readBooks, settledBooks } from './books.ts'
import { startServer } from './server.ts'
import { goShopping } from './shopper.ts'

const SHOPPERS = 200
const UNITS = 5
const SHOPPING_TIME = 60_000
const READY_TIME = 15_000
const PORT = Number(process.argv[2] ?? 21_310)

const bench = await openBench(PORT)
const { db, gatewayUrl } = bench
const mail = await startSilentMailServer()
const server = await startServer({ env: { ...bench.env, SMTP_URL: mail.url }, gatewayUrl })
const { colorways } = await insertProduct(db, { colorways: [{ variants: [{ size: '38', stock: UNITS }] }] })
const sku = colorways[0]!.skus[0]!
const until = Date.now() + SHOPPING_TIME
let isOver = false
let ended = 0
let terminated = 0
let asked = 0
let answered = 0

/** Ends some connections of the shop, idle ones and such as are in the middle of something, then again. */
async function terminate(): Promise<void> {
	while (!isOver) {
		await wait(400 + Math.random() * 1_200)
		const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and application_name <> ${OBSERVER} and random() < 0.3`.execute(db)
		terminated += rows.length
	}
}

async function isReady(): Promise<boolean> {
	const answer = await fetch(`${gatewayUrl}/health/ready`, { signal: AbortSignal.timeout(3_000) }).catch(
		() => undefined,
	)
	return answer?.ok === true
}

/** Under the blows the shop may be unready for moments: how often it was is told. Afterwards it has to be ready again. */
async function watch(): Promise<void> {
	while (!isOver) {
		asked++
		if (await isReady()) answered++
		await wait(250)
	}
}

/** Milliseconds until the shop is ready, or as many as it may take. */
async function recovery(): Promise<number> {
	const began = Date.now()
	while (Date.now() - began < READY_TIME && !(await isReady())) await wait(100)
	return Date.now() - began
}

/** Confirmed orders that have none, once the queue has tried again what was cut off, or after three minutes. */
async function lackingInvoices(): Promise<number> {
	const last = Date.now() + 180_000
	for (;;) {
		const { rows } = await sql<{ lacking: number }>`
			select count(*)::int as lacking from orders o where order_status = 'confirmed'
			and not exists (select from documents d where d.order_id = o.id and d.kind = 'invoice')`.execute(db)
		const lacking = rows[0]?.lacking ?? 0
		if (lacking === 0 || Date.now() > last) return lacking
		await wait(1_000)
	}
}

const disturbing = Promise.all([terminate(), watch()])
const shopping = Array.from({ length: SHOPPERS }, (_, number) =>
	goShopping({ shop: bench.shop, sku, number, isOver: () => isOver || Date.now() > until }).then((outcome) => {
		ended += outcome === 'bought' ? 1 : 0
	}),
)
while (Date.now() < until && (await readBooks(db, sku)).sold < UNITS) await wait(500)
const soldAfter = Math.round((SHOPPING_TIME - (until - Date.now())) / 1_000)
// The blows go on for a while: refunds and e-mails are under way.
await wait(10_000)
isOver = true
await Promise.all([...shopping, disturbing])
const recovered = await recovery()
const lives = server.isRunning()
const books = await settledBooks(db, sku)
const lacking = await lackingInvoices()
const { rows: waiting } = await sql`select from pg_stat_activity where datname = current_database()
	and application_name <> ${OBSERVER} and state like 'idle in transaction%' and state_change < now() - interval '5 seconds'`.execute(
	db,
)
const faults = [
	...faultsOf(books, UNITS),
	lives ? '' : 'the process died',
	recovered < READY_TIME ? '' : `not ready ${recovered} ms after the last blow`,
	answered > 0 ? '' : 'never ready under the blows',
	waiting.length === 0 ? '' : `${waiting.length} transactions wait for something outside the database`,
	mail.mostAtOnce() <= 2 ? '' : `${mail.mostAtOnce()} e-mails at once`,
	mail.received() > 0 ? '' : 'no e-mail was tried',
	lacking === 0 ? '' : `${lacking} confirmed orders without invoice`,
].filter(Boolean)
console.log(
	`${terminated} connections ended; ${books.sold} sold after ${soldAfter} s, ${ended} shoppers told so; ready ${answered} of ${asked} times under the blows and ${recovered} ms after the last; ${mail.received()} e-mails tried`,
)
console.log(faults.length === 0 ? 'right' : `WRONG: ${faults.join('; ')}`)
await server.stop()
await mail.stop()
await bench.close()
process.exit(faults.length === 0 ? 0 : 1)
