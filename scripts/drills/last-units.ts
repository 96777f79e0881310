// Two hundred shoppers want the last five units, ten times over; in half of the runs the server is killed in the middle.
// Ends with 1 when the books do not agree. Takes several minutes: npm run drill -- last-units [runs] [sandbox | stripe].
import '@vitrine/market/install-seven-sites'
import { setTimeout as wait } from 'node:timers/promises'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { sandboxBank } from './bank.ts'
import { openBench } from './bench.ts'
import { type ShopDatabase, faultsOf, readBooks, settledBooks } from './books.ts'
import { startServer } from './server.ts'
import { goShopping } from './shopper.ts'
import { openStripeBank } from './stripe-bank.ts'

const RUNS = Number(process.argv[2] ?? 10)
const SHOPPERS = 200
const UNITS = 5
const SHOPPING_TIME = 45_000
const PORT = 21_300

const { db, gatewayUrl, ...bench } = await openBench(PORT)
const stripe = process.argv[3] === 'stripe' ? await openStripeBank(db, gatewayUrl) : undefined
const bank = stripe ?? sandboxBank(db)
const shop = { ...bench.shop, approve: bank.approve }
const env = { ...bench.env, ...stripe?.env }

async function runOnce(run: number, kills: boolean): Promise<ShopDatabase> {
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
	const books = await settledBooks(db, sku, bank)
	await server.stop()
	return books
}

/** Shoppers stop insisting once everything is sold. */
const finished = new Set<string>()
function isOver(sku: string, until: number): boolean {
	return finished.has(sku) || Date.now() > until
}

async function soldOut(sku: string, until: number): Promise<void> {
	while (Date.now() < until && (await readBooks(db, sku, bank)).sold < UNITS) await wait(500)
}

let failed = 0
for (let run = 1; run <= RUNS; run++) {
	const began = Date.now()
	const books = await runOnce(run, run % 2 === 0)
	const found = faultsOf(books, UNITS)
	failed += found.length > 0 ? 1 : 0
	console.log(
		`run ${run}: ${books.sold} sold, ${books.held} held, ${Math.round((Date.now() - began) / 1000)} s${found.length > 0 ? `  WRONG: ${found.join('; ')}` : ''}`,
	)
}
console.log(`${RUNS - failed} runs right, ${failed} wrong`)
await stripe?.close()
await bench.close()
process.exit(failed === 0 ? 0 : 1)
