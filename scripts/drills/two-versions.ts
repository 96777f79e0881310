// A release while the shop sells: an older version runs on its own database, which is migrated under load; this version starts
// beside it, both sell for a minute, and the older one stops. Ends with 1 when a page or a call failed or the books do not
// agree; some minutes: npm run drill -- two-versions [REVISION], of git; without one, the version before the newest migration.
import '@vitrine/market/install-seven-sites'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { describeSchema, migrate } from '@vitrine/commerce/database/migrate'
import { BROWSER, readSitemap } from '../bench/addresses.ts'
import { ROOT, runProgram } from '../running/run-program.ts'
import { KINDS, openBalancedShop } from './balanced-shop.ts'
import { faultsOf, readBooks, settledBooks } from './books.ts'
import { startReaders } from './readers.ts'
import type { RunningServer } from './server.ts'
import { goShopping, type Shop } from './shopper.ts'

const PORT = 21_600
/** Of each kind and version. */
const COUNT = 2
const [SHOPPERS, UNITS, READERS] = [30, 5_000, 4]
const TOGETHER = 60_000

const older = await mkdtemp(join(tmpdir(), 'vitrine-older-'))
await takeOlder()
const {
	db,
	programs,
	shop,
	pages: target,
	host,
	close,
} = await openBalancedShop({
	port: PORT,
	counts: { gateway: 2 * COUNT, worker: 2 * COUNT, storefront: 2 * COUNT },
	migrations: pathToFileURL(join(older, 'packages/commerce/migrations/')),
	env: {
		UNPAID_ORDERS: '100000',
		DATABASE_POOL_SIZE: '6',
		// Which versions before decision 0095 need: settings stay until the last process that reads them has stopped.
		FORM_TARGETS: `http://localhost:${PORT + 20}`,
	},
})
const { colorways } = await insertProduct(db, { colorways: [{ variants: [{ size: '38', stock: UNITS }] }] })
const sku = colorways[0]!.skus[0]!
const running: { index: number; server: RunningServer }[] = []
await start(0, older)
const paths = await readSitemap({ target, host }, '/fr/')
const readers = startReaders({ target, paths, headers: { host, ...BROWSER }, count: READERS })
const failures: Record<string, number> = {}
const onCall: Shop['onCall'] = (_milliseconds, { status, body }) => {
	if (status < 500) return
	const failure = `${status} ${String(body.code)}`
	failures[failure] = (failures[failure] ?? 0) + 1
}
let isOver = false
/** Each buys again and again, so that purchases are under way at every moment; they come one after the other. */
const shopping = Array.from({ length: SHOPPERS }, async (_, number) => {
	await wait(number * 300)
	while (!isOver) await goShopping({ shop: { ...shop, onCall }, sku, number, isOver: () => isOver })
})

await wait(15_000)
await report('the older version by itself')
const state = await describeSchema(db)
await migrate(db, { onMigration: (name) => console.log(`  ${name}`) })
await report(state.is === 'behind' ? 'migrated under load' : 'nothing to migrate')
await start(COUNT, ROOT)
await wait(TOGETHER)
await report('both versions together')
for (const { index, server } of running) if (index < COUNT) await server.stop()
await report('the older version has stopped')
await wait(5_000)
isOver = true
await Promise.all(shopping)
await readers.stop()
const books = await settledBooks(db, sku)
const { asked, failures: unread } = readers.tally()
const faults = [
	// Not all are sold: the drill ends before the units do.
	...faultsOf({ ...books, onHand: books.onHand - (UNITS - books.sold - books.held) }, books.sold + books.held),
	...Object.entries({ ...failures, ...unread }).map(([what, count]) => `${count} answers ${what}`),
]
console.log(`${asked} pages since the last count; ${faults.length > 0 ? `WRONG: ${faults.join('; ')}` : 'held'}`)

for (const { server } of running) await server.stop()
await close()
await rm(older, { recursive: true })
process.exit(faults.length === 0 ? 0 : 1)

/** Puts a checkout of the older version into `older`, with its dependencies and its pages. */
async function takeOlder(): Promise<void> {
	const revision = process.argv[2] ?? `${await git('log', '-1', '--format=%H', '--', 'packages/commerce/migrations')}^`
	const commit = await git('rev-parse', revision)
	console.log(`The older version is ${await git('log', '-1', '--format=%h %s', commit)}`)
	await git('clone', '--quiet', '--no-checkout', ROOT, older)
	await git('-C', older, 'checkout', '--quiet', commit)
	const { code, output } = await runProgram('node', ['scripts/run.mjs', 'build'], { cwd: older, quiet: true })
	if (code !== 0) throw new Error(`The older version does not build: ${output}`)
}

async function git(...args: string[]): Promise<string> {
	const { code, output } = await runProgram('git', args, { quiet: true })
	if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`)
	return output.trim()
}

/** Starts two processes of each kind from a checkout. */
async function start(from: number, checkout: string): Promise<void> {
	for (const kind of KINDS)
		for (let index = from; index < from + COUNT; index++)
			running.push({ index, server: await programs.start(kind, index, checkout) })
}

async function report(name: string): Promise<void> {
	const { sold } = await readBooks(db, sku)
	console.log(`${name}: ${sold} sold, failed calls ${JSON.stringify(failures)}`)
}
