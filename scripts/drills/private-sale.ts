// Five thousand shoppers come within two minutes for five hundred units of one SKU, while others use the rest of the
// shop. Ends with 1 when the books do not agree or somebody waited too long: npm run drill -- private-sale
// [shoppers] [units] [seconds].
import '@vitrine/market/install-seven-sites'
import { setTimeout as wait } from 'node:timers/promises'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { openBench } from './bench.ts'
import { faultsOf, settledBooks } from './books.ts'
import { approveAtSandbox } from './sandbox-shopper.ts'
import { startServer } from './server.ts'
import { call, type Errand, placeOrder } from './shopper.ts'

const [shoppers = 5_000, units = 500, seconds = 120] = process.argv.slice(2).map(Number)
/** Milliseconds: 99 of 100 calls of a shopper are answered within. */
const MOST_P99 = 500
const QUIET_SECONDS = 15
const PORT = 21_700

const { db, env, gatewayUrl, shop, close } = await openBench(PORT)
const stocked = (stock: number) => insertProduct(db, { colorways: [{ variants: [{ size: '38', stock }] }] })
const [wanted] = (await stocked(units)).colorways[0]!.skus as [string]
const [other] = (await stocked(1_000_000)).colorways[0]!.skus as [string]
const server = await startServer({ env: { ...env, STOCK_HOLD_SECONDS: '600' }, gatewayUrl })

/** Milliseconds of each call, by who made it. */
const times = { shoppers: [] as number[], others: [] as number[] }
let isOver = false
const errand = (number: number, by: keyof typeof times): Errand => ({
	shop: { ...shop, onCall: (milliseconds) => times[by].push(milliseconds) },
	sku: wanted,
	number,
	isOver: () => isOver,
})

/** Buys a unit and pays; whoever finds it sold out goes home. */
async function shopOnce(number: number): Promise<'bought' | 'sold-out' | 'gave-up'> {
	const mine = errand(number, 'shoppers')
	const placed = await placeOrder(mine)
	if (placed.orderId === undefined) return placed.outcome
	await approveAtSandbox(db, placed.orderId)
	const { body } = await call(mine, `POST /payments/orders/${placed.orderId}/sync`)
	return body.orderStatus === 'confirmed' ? 'bought' : 'gave-up'
}

/** Somebody who reads lists, fills a cart and orders something else, until told to stop. */
async function useTheRest(number: number, isDone: () => boolean): Promise<void> {
	const mine = { ...errand(number, 'others'), sku: other }
	while (!isDone()) {
		await call(mine, 'GET /search/products?sort=price-asc')
		await placeOrder(mine)
		await wait(100)
	}
}

function p99(all: readonly number[]): number {
	const sorted = all.toSorted((a, b) => a - b)
	return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)
}

async function crowdOfOthers(isDone: () => boolean): Promise<number> {
	times.others.length = 0
	await Promise.all([0, 1, 2, 3].map((number) => useTheRest(60_000 + number, isDone)))
	return p99(times.others)
}

const quietUntil = Date.now() + QUIET_SECONDS * 1_000
const quiet = await crowdOfOthers(() => Date.now() > quietUntil)
let isSaleOver = false
const others = crowdOfOthers(() => isSaleOver)
const outcomes = await Promise.all(
	Array.from({ length: shoppers }, async (_, number) => {
		await wait((number * seconds * 1_000) / shoppers)
		return shopOnce(number)
	}),
)
isSaleOver = true
const during = await others
isOver = true
const books = await settledBooks(db, wanted)
await server.stop()
await close()

const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
console.log(
	`${books.sold} sold; ${count('bought')} bought, ${count('sold-out')} came too late, ${count('gave-up')} gave up; ` +
		`p99 of ${times.shoppers.length} calls ${p99(times.shoppers)} ms; others ${quiet} ms before, ${during} ms during`,
)
const faults = [
	...faultsOf(books, units),
	count('bought') === units ? '' : `${count('bought')} bought instead of ${units}`,
	p99(times.shoppers) < MOST_P99 ? '' : `p99 of the shoppers is not below ${MOST_P99} ms`,
	during <= 2 * quiet ? '' : 'p99 of the others more than doubled',
].filter(Boolean)
for (const fault of faults) console.log(`WRONG: ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)
