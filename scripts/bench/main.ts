// Measures a shop as browsers ask it, beside what nginx and PostgreSQL do on the same machine in the same run.
// npm run bench [-- --help]; results belong in docs/benchmarks.md.
import '@vitrine/market/install-seven-sites'
import { cpus, totalmem } from 'node:os'
import { ensureDatabase } from '@vitrine/commerce/database/server'
import { listViews, isList, ranked, readSitemap, targetOf } from './addresses.ts'
import { CATEGORIES } from './catalog.ts'
import { measureGateway } from './gateway.ts'
import { startMeasuring } from './measuring.ts'
import { startFileServer } from './nginx.ts'
import { type Options, readOptions } from './options.ts'
import { measurePages, PAGE_ROWS } from './pages.ts'
import { table } from './report.ts'
import { LIMIT_PORT, openShop, PORT, type Shop } from './shop.ts'
import { measureTill } from './till.ts'
import { printWebVitals } from './vitals-table.ts'
import { PAGE_KINDS } from './web-vitals.ts'

/** Styles of a list page of the shop. */
const PAGE_SIZE = 48

const options = optionsOrEnd()
const measuring = startMeasuring(options)
const nginx = await startFileServer({ port: LIMIT_PORT, workers: Math.max(1, options.processes.storefronts) })
if (!nginx) console.log('nginx is not installed (Debian: nginx): the pages have no limit beside them')
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
console.log(
	`${new Date().toISOString().slice(0, 10)}, ${machine}; median of ${options.runs} runs of ${options.seconds} s`,
)
try {
	if (options.against) await measureOther(options.against)
	else await measureOwn()
} finally {
	const reference = options.connections.includes(64) ? 64 : options.connections[0]!
	if (measuring.rows.length > 0) console.log(`\n${table(measuring.rows, options.connections, reference)}\n`)
	measuring.load.stop()
	await nginx?.stop()
}

/** Pages only, and what they cost only for the one who asks. */
async function measureOther(shop: URL): Promise<void> {
	const target = targetOf(shop)
	const paths = await readSitemap({ target, host: shop.host }, shop.pathname)
	console.log(`${shop.href}: ${paths.length} addresses in its sitemaps`)
	const site = { targets: [target], host: shop.host, home: shop.pathname, servers: [] }
	await measurePages(measuring, { ...site, paths: ranked(paths, { home: site.home, most: options.addresses }) }, nginx)
	await lookAt(shop.origin)
}

/** As Lighthouse sees it, three times each. */
async function lookAt(against: string): Promise<void> {
	if (options.vitals.length > 0) await printWebVitals({ against, locales: options.vitals, pages: PAGE_KINDS, runs: 3 })
}

async function measureOwn(): Promise<void> {
	const shop = await openShop(options)
	try {
		console.log(
			`${options.styles.toLocaleString('en')} styles, ${options.variants.toLocaleString('en')} variants on seven sites, written in ${shop.filled.toFixed(0)} s; shop ready after ${shop.started.toFixed(1)} s`,
		)
		tellMemory('ready')
		if (PAGE_ROWS.some(measuring.isWanted)) await measureOwnPages(shop)
		await lookAt(`http://localhost:${PORT}`)
		await measureGateway(measuring, shop, options.styles)
		tellMemory('after the gateway')
		await measureTill(measuring, shop, () =>
			ensureDatabase(new URL('/', shop.databaseUrl).href.slice(0, -1), 'pgbench'),
		)
		tellMemory('after the till')
	} finally {
		await shop.stop()
	}

	function tellMemory(when: string): void {
		for (const { name, memory } of shop.memory())
			if (memory) console.log(`Memory of ${name}, ${when}: ${memory.now} MB, peak ${memory.peak} MB`)
	}
}

/** All addresses of one site, with the views of its lists. */
async function measureOwnPages(shop: Shop): Promise<void> {
	const host = `fr.localhost:${PORT}`
	const home = '/fr/'
	const listed = await readSitemap({ target: shop.pages[0]!, host }, home)
	const pages = Math.ceil(options.styles / CATEGORIES / PAGE_SIZE)
	const all = [...listed, ...listed.filter(isList).flatMap((list) => listViews(list, { pages }))]
	const paths = ranked(all, { home, most: options.addresses })
	await measurePages(measuring, { targets: shop.pages, host, home, paths, servers: shop.servers }, nginx)
}

/** A sentence instead of a trace for whoever mistypes an option or asks for help. */
function optionsOrEnd(): Options {
	try {
		return readOptions(process.argv.slice(2))
	} catch (error) {
		console.error(error instanceof Error ? error.message : error)
		process.exit(1)
	}
}
