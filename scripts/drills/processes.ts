// Three storefronts, three gateways, two workers and one PostgreSQL behind nginx, while visitors read and two hundred shoppers
// want five units: kill -9 of a process of each kind, the database away for ten seconds, a rolling restart. Then sessions,
// prices and limits over all of them. Ends with 1 when something does not hold; some minutes: npm run drill -- processes
import '@vitrine/market/install-seven-sites'
import { setTimeout as wait } from 'node:timers/promises'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { BROWSER, readSitemap } from '../bench/addresses.ts'
import type { Kind } from '../running/separate-processes.ts'
import { KINDS, openBalancedShop } from './balanced-shop.ts'
import { faultsOf, readBooks, settledBooks } from './books.ts'
import { checkLimits, checkPrices, checkSessions } from './over-processes.ts'
import { startReaders } from './readers.ts'
import type { RunningServer } from './server.ts'
import { goShopping } from './shopper.ts'

const PORT = Number(process.argv[2] ?? 21_400)
const COUNTS = { gateway: 3, worker: 2, storefront: 3 } as const
const [SHOPPERS, UNITS, READERS] = [200, 5, 6]
const SHOPPING_TIME = 60_000
const AWAY = 10_000

const bench = await openBalancedShop({
	port: PORT,
	counts: COUNTS,
	// Limits as every shop has them.
	env: { RATE_LIMIT_PER_MINUTE: '600', UNPAID_ORDERS: '3', DATABASE_POOL_SIZE: '8' },
})
const { db, programs, portsOf, host } = bench
await insertProduct(db, { id: 'shown', colorways: [{ id: 'shown', variants: [{ size: '38', stock: 50 }] }] })
const running: Record<Kind, RunningServer[]> = { gateway: [], worker: [], storefront: [] }
for (const kind of KINDS)
	for (let index = 0; index < COUNTS[kind]; index++) running[kind].push(await programs.start(kind, index))
console.log('8 processes are ready behind nginx')

const paths = await readSitemap({ target: bench.pages, host }, '/fr/')
const readers = startReaders({ target: bench.pages, paths, headers: { host, ...BROWSER }, count: READERS })
let failed = 0

/** Lets shoppers and visitors in, disturbs them, and looks at the books once everything is decided. */
async function phase(name: string, options: { most: number; disturb: () => Promise<void> }): Promise<void> {
	const began = Date.now()
	const { colorways } = await insertProduct(db, { colorways: [{ variants: [{ size: '38', stock: UNITS }] }] })
	const sku = colorways[0]!.skus[0]!
	let isOver = false
	readers.tally()
	const shopping = Array.from({ length: SHOPPERS }, (_, number) =>
		goShopping({ shop: bench.shop, sku, number, isOver: () => isOver || Date.now() - began > SHOPPING_TIME }),
	)
	await wait(1_000)
	await options.disturb()
	const during = readers.tally()
	while (Date.now() - began < SHOPPING_TIME && (await readBooks(db, sku)).sold < UNITS) await wait(500)
	isOver = true
	await Promise.all(shopping)
	const books = await settledBooks(db, sku)
	const after = readers.tally()
	const failures = (tally: typeof during) => Object.values(tally.failures).reduce((sum, count) => sum + count, 0)
	tell(name, [
		...faultsOf(books, UNITS),
		...(failures(during) > options.most
			? [`${failures(during)} pages failed, ${options.most} may have been in flight`]
			: []),
		...(failures(after) > 0 ? [`${failures(after)} pages failed afterwards`] : []),
		...KINDS.flatMap((kind) => (running[kind].every((one) => one.isRunning()) ? [] : [`a ${kind} has ended`])),
	])
	const listed = JSON.stringify({ ...during.failures, ...after.failures })
	console.log(
		`  ${books.sold} of ${UNITS} sold, ${during.asked + after.asked} pages read, ${failures(during)} failed ${listed}, ${Math.round((Date.now() - began) / 1_000)} s`,
	)
}

function tell(name: string, faults: readonly string[]): void {
	failed += faults.length > 0 ? 1 : 0
	console.log(`${name}: ${faults.length > 0 ? `WRONG: ${faults.join('; ')}` : 'held'}`)
}

/** Ten seconds at most; whoever is not ready by then fails pages afterwards. */
async function untilReady(probe: string): Promise<void> {
	for (const until = Date.now() + 10_000; Date.now() < until && !(await fetch(probe)).ok; ) await wait(200)
}

/** Ends one in this way and starts it again. */
async function renew(kind: Kind, { index, end }: { index: number; end: 'kill' | 'stop' }): Promise<void> {
	await running[kind][index]![end]()
	running[kind][index] = await programs.start(kind, index)
}

await phase('kill -9 of a process of each kind', {
	most: READERS * KINDS.length,
	async disturb() {
		for (const [index, kind] of KINDS.entries()) {
			await wait(500 + Math.random() * 1_000)
			await renew(kind, { index: index % COUNTS[kind], end: 'kill' })
		}
	},
})
await phase('the database away for ten seconds', {
	// Pages that are not kept cannot be made meanwhile; what counts is that all is well afterwards.
	most: Number.POSITIVE_INFINITY,
	async disturb() {
		await bench.interrupt(AWAY)
		for (const port of portsOf('gateway')) await untilReady(`http://127.0.0.1:${port}/health/ready`)
		// What was asked before may still be answered with what was known then.
		await wait(1_000)
	},
})
await phase('a rolling restart', {
	most: 0,
	async disturb() {
		for (const kind of KINDS)
			for (let index = 0; index < COUNTS[kind]; index++) await renew(kind, { index, end: 'stop' })
	},
})
await readers.stop()
const gateways = portsOf('gateway').map((port) => `http://127.0.0.1:${port}`)
const storefronts = portsOf('storefront').map((port) => ({ host: '127.0.0.1', port }))
tell('a session on all processes', await checkSessions(db, gateways))
tell('a price changed in SQL, on all processes', await checkPrices(db, { gateways, storefronts, host, paths }))
tell(
	'2,000 pages of one address, 100 tries to sign in',
	await checkLimits(db, { pages: bench.pages, gateway: bench.gateway, host, paths }),
)

for (const kind of ['storefront', 'worker', 'gateway'] as const)
	await Promise.all(running[kind].map((server) => server.stop()))
await bench.close()
process.exit(failed === 0 ? 0 : 1)
