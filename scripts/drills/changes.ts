// A price changed in SQL on seven sites, three storefronts and three gateways behind nginx and its cache: it must stand in
// list, product, search, feed and JSON-LD within two seconds, and no page may be dropped that does not show it. Then ten
// thousand prices a minute under load. Ends with 1 when something does not hold: npm run drill -- changes [styles]
import '@vitrine/market/install-seven-sites'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { SITE_CODES, type SiteCode, SITES } from '@vitrine/market/sites'
import { sql } from 'kysely'
import { BROWSER, type Door, isList, readSitemap } from '../bench/addresses.ts'
import { openConnection, type Target, writeRequest } from '../bench/connection.ts'
import type { Job } from '../bench/job.ts'
import { startLoad } from '../bench/load.ts'
import { openShop } from '../bench/shop.ts'
import { startEdge } from './edge.ts'

const styles = Number(process.argv[2] ?? 1_000)
const PORT = 21_560
/** The style whose price changes, and what it costs then in every currency: no other price of the bench's catalog. */
const [STYLE, AMOUNT, SHOWN] = ['GEN000000', 9_985, /99[.,]85/]
const MOST = 2_000
const A_MINUTE = 10_000
const LOAD_SECONDS = 15

const shop = await openShop({
	styles,
	variants: styles * 5,
	processes: { storefronts: 3, gateways: 3, workers: 1 },
	env: { EDGE_CACHE_SECONDS: '1' },
})
const edge = await startEdge(
	shop.pages.map(({ port }) => port),
	PORT,
)
if (!edge) {
	console.error('This drill needs nginx (Debian: nginx).')
	process.exit(1)
}
const cache: Target = { host: '127.0.0.1', port: PORT }
const doors = (site: SiteCode): Door[] =>
	[cache, ...shop.pages].map((target) => ({ target, host: `${site}.localhost:${PORT}` }))
let failed = 0

function tell(name: string, faults: readonly string[]): void {
	failed += faults.length > 0 ? 1 : 0
	console.log(`${name}: ${faults.length > 0 ? `WRONG: ${faults.slice(0, 5).join('; ')}` : 'held'}`)
}

const UNPACKED: Readonly<Record<string, (body: Buffer) => Buffer>> = {
	identity: (body) => body,
	br: brotliDecompressSync,
	gzip: gunzipSync,
}

async function read({ target, host }: Door, path: string): Promise<{ text: string; isHit: boolean }> {
	const connection = openConnection(target)
	const { status, head, body } = await connection.ask(writeRequest({ path, headers: { host, ...BROWSER } }))
	connection.close()
	if (status !== 200) throw new Error(`${host}${path} answers ${status}`)
	const coding = /\r\ncontent-encoding: *(\w+)\r/i.exec(head)?.[1] ?? 'identity'
	const isHit = /\r\ncache-status: *vitrine; hit\r/i.test(head)
	return { text: UNPACKED[coding]!(body).toString(), isHit }
}

/** What of a site shows the style, and what does not. */
async function addressesOf(site: SiteCode) {
	const { locale } = SITES[site]
	const own = doors(site)[1]!
	const paths = await readSitemap(own, `/${locale}/`)
	const product = paths.find((path) => path.includes(`-${STYLE.toLowerCase()}-c0`))
	if (!product) throw new Error(`${site} does not sell ${STYLE}`)
	const { text } = await read(own, product)
	const name = /<h1[^>]*>([^<]+)/.exec(text)?.[1] ?? ''
	const showing = [product, `/${locale}/search/?q=${encodeURIComponent(name)}`]
	const others: string[] = []
	for (const path of [...paths.filter(isList), ...paths.filter((one) => one.includes('/p/')).slice(0, 40)])
		if ((await read(own, path)).text.toLowerCase().includes(STYLE.toLowerCase())) showing.push(path)
		else others.push(path)
	return { site, showing: [...new Set(showing)], feed: `/feeds/merchant-${locale}.xml`, others }
}

/** Asks until it is there: the milliseconds since the change, or what is missing after five seconds. */
async function untilShown(door: Door, path: string, began: number): Promise<number | string> {
	while (!SHOWN.test((await read(door, path)).text)) {
		if (Date.now() - began > 5_000) return `${door.target.port} ${door.host}${path} has the former price after 5 s`
		await wait(50)
	}
	return Date.now() - began
}

const sites = await Promise.all(SITE_CODES.map(addressesOf))
for (const { site, showing, feed, others } of sites)
	for (const door of doors(site)) {
		for (const path of [...showing, feed]) {
			if (SHOWN.test((await read(door, path)).text)) throw new Error(`${path} shows the later price already`)
		}
		for (const path of others) await read(door, path)
	}
/** Pages that a storefront gives out as it has kept them, of those that do not show the style. */
async function countHits(): Promise<{ hits: number; missed: string[] }> {
	const missed: string[] = []
	let hits = 0
	for (const { site, others } of sites)
		for (const door of doors(site).slice(1))
			for (const path of others) {
				if ((await read(door, path)).isHit) hits += 1
				else missed.push(`${door.target.port} ${path}`)
			}
	return { hits, missed }
}
await countHits()
const before = await countHits()

const began = Date.now()
await sql`update prices set cent_amount = ${AMOUNT}, offer_cent_amount = null, offer_from = null
	where sku like ${`${STYLE}-%`}`.execute(shop.db)
const times = await Promise.all(
	sites.flatMap(({ site, showing, feed }) =>
		doors(site).flatMap((door) => [...showing, feed].map((path) => untilShown(door, path, began))),
	),
)
const late = times.filter((time) => typeof time === 'string' || time > MOST)
console.log(`  ${times.length} answers, the last after ${Math.max(...times.map((time) => Number(time) || 5_000))} ms`)
tell(
	'a price of SQL on seven sites, three storefronts and nginx',
	late.map((time) => (typeof time === 'string' ? time : `after ${time} ms`)),
)
const after = await countHits()
console.log(
	`  ${before.hits} of ${before.hits + before.missed.length} other pages were kept before, ${after.hits} after`,
)
tell('pages that do not show it', [...before.missed.map((one) => `not kept before: ${one}`), ...after.missed])

/** Writes single prices at this rate until told to stop; the number that was written. */
async function changePrices(isOver: () => boolean): Promise<number> {
	const { rows } = await sql<{ sku: string }>`select sku from variants order by md5(sku) limit 2000`.execute(shop.db)
	let written = 0
	const start = Date.now()
	while (!isOver()) {
		const due = Math.floor(((Date.now() - start) * A_MINUTE) / 60_000)
		while (written < due) {
			const { sku } = rows[written % rows.length]!
			const site = SITE_CODES[written % SITE_CODES.length]!
			const amount = 1_995 + 100 * Math.floor(Math.random() * 120)
			await sql`update prices set cent_amount = ${amount} where sku = ${sku} and site = ${site}
				and (offer_cent_amount is null or offer_cent_amount < ${amount})`.execute(shop.db)
			written += 1
		}
		await wait(20)
	}
	return Math.round((written * 60_000) / (Date.now() - start))
}

const { site, showing, others } = sites[0]!
const load = startLoad({ runs: 1 })
for (const [name, targets] of [['behind nginx', [cache]] as const, ['at the storefronts', shop.pages] as const]) {
	const visitors: Job = {
		targets,
		connections: 16,
		seconds: LOAD_SECONDS,
		headers: { host: `${site}.localhost:${PORT}`, ...BROWSER },
		work: {
			kind: 'addresses',
			paths: [...showing, ...others],
			order: 'zipf',
			expected: { status: 200, encoding: 'br' },
		},
	}
	await load.run({ ...visitors, seconds: 2 }, [])
	const calm = await load.run(visitors, [])
	let isOver = false
	const writing = changePrices(() => isOver)
	const busy = await load.run(visitors, [])
	isOver = true
	const perMinute = await writing
	const line = ({ perSecond, p50, p99 }: typeof calm) =>
		`${Math.round(perSecond)} pages/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
	console.log(`  calm: ${line(calm)}\n  ${perMinute} prices a minute: ${line(busy)}`)
	tell(`ten thousand prices a minute under load, ${name}`, [
		// Without a cache before them the storefronts render what has changed between what they give out.
		...(targets.includes(cache) && busy.p99 > 2 * calm.p99
			? [`p99 ${busy.p99.toFixed(1)} ms instead of ${calm.p99.toFixed(1)}`]
			: []),
		...(perMinute < 0.95 * A_MINUTE ? [`only ${perMinute} prices a minute were written`] : []),
		...[calm, busy].flatMap(({ failures }) => Object.keys(failures)),
	])
}
load.stop()

await edge.stop()
await shop.stop()
process.exit(failed === 0 ? 0 : 1)
