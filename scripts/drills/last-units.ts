// Two hundred shoppers want the last five units, ten times over; in half of the runs the server is killed in the middle.
// Ends with 1 when the books do not agree. Takes several minutes: npm run drill.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@vitrine/commerce/database/client'
import { startEmbeddedPostgres } from '@vitrine/commerce/database/embedded'
import { migrate } from '@vitrine/commerce/database/migrate'
import { ensureDatabase } from '@vitrine/commerce/database/server'
import { insertProduct, insertSites } from '@vitrine/commerce/catalog/fixtures'
import { type Books, readBooks } from './books.ts'
import { startServer } from './server.ts'
import { goShopping, type Shop } from './shopper.ts'

const RUNS = Number(process.argv[2] ?? 10)
const SHOPPERS = 200
const UNITS = 5
const SHOPPING_TIME = 45_000
const TIDY_TIME = 120_000
const PORT = 41_300

const folder = await mkdtemp(join(tmpdir(), 'vitrine-drill-'))
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log: () => undefined })
const url = await ensureDatabase(postgres.url, 'drill')
const db = createDatabase({ url, onError: () => undefined })
await migrate(db)
await insertSites(db)

const gatewayUrl = `http://127.0.0.1:${PORT + 1}`
const env = {
	DATABASE_URL: url,
	PORT: String(PORT),
	GATEWAY_PORT: String(PORT + 1),
	VITRINE_DATA_FOLDER: join(folder, 'data'),
	SUBSCRIPTION_KEYS: 'drill',
	RATE_LIMIT_PER_MINUTE: '10000000',
	STOCK_HOLD_SECONDS: '20',
	LOG_LEVEL: 'fatal',
}
const shop: Shop = { gatewayUrl, subscriptionKey: 'drill', db }

async function runOnce(run: number, kills: boolean): Promise<Books> {
	const { colorways } = await insertProduct(db, { colorways: [{ variants: [{ size: '38', stock: UNITS }] }] })
	const sku = colorways[0]!.skus[0]!
	let server = await startServer({ env, gatewayUrl })
	const until = Date.now() + SHOPPING_TIME
	const shopping = Promise.all(
		Array.from({ length: SHOPPERS }, (_, number) =>
			goShopping({ shop, sku, number, isOver: () => isOver(sku, until) }),
		),
	)
	if (kills) {
		const delay = 50 + Math.random() * 2_500
		await wait(delay)
		await server.kill()
		server = await startServer({ env, gatewayUrl })
		process.stdout.write(`run ${run}: killed after ${Math.round(delay)} ms; `)
	}
	await Promise.race([shopping, soldOut(sku, until)])
	finished.add(sku)
	await shopping
	const books = await settled(sku)
	await server.stop()
	return books
}

/** Shoppers stop insisting once everything is sold. */
const finished = new Set<string>()
function isOver(sku: string, until: number): boolean {
	return finished.has(sku) || Date.now() > until
}

async function soldOut(sku: string, until: number): Promise<void> {
	while (Date.now() < until && (await readBooks(db, sku)).sold < UNITS) await wait(500)
}

/** The books once the worker has seen to everything. */
async function settled(sku: string): Promise<Books> {
	const until = Date.now() + TIDY_TIME
	for (;;) {
		const books = await readBooks(db, sku)
		if ((books.undecided === 0 && books.moneyWithoutOrder === 0) || Date.now() > until) return books
		await wait(1_000)
	}
}

function faults(books: Books): string[] {
	return [
		books.sold + books.held === UNITS ? '' : `${books.sold} sold and ${books.held} held instead of ${UNITS}`,
		books.onHand === UNITS - books.sold ? '' : `${books.onHand} on hand after ${books.sold} sold`,
		books.reserved === books.held ? '' : `${books.reserved} reserved but ${books.held} held`,
		books.ordersWithoutMoney === 0 ? '' : `${books.ordersWithoutMoney} orders without money`,
		books.moneyWithoutOrder === 0 ? '' : `${books.moneyWithoutOrder} charges without order or refund`,
		books.doubleCharges === 0 ? '' : `${books.doubleCharges} orders charged twice`,
		books.undecided === 0 ? '' : `${books.undecided} orders undecided`,
	].filter(Boolean)
}

let failed = 0
for (let run = 1; run <= RUNS; run++) {
	const began = Date.now()
	const books = await runOnce(run, run % 2 === 0)
	const found = faults(books)
	failed += found.length > 0 ? 1 : 0
	console.log(
		`run ${run}: ${books.sold} sold, ${books.held} held, ${Math.round((Date.now() - began) / 1000)} s${found.length > 0 ? `  WRONG: ${found.join('; ')}` : ''}`,
	)
}
console.log(`${RUNS - failed} runs right, ${failed} wrong`)
await db.destroy()
await postgres.stop()
await rm(folder, { recursive: true, force: true })
process.exit(failed === 0 ? 0 : 1)
