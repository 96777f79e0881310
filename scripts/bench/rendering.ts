// Measures what a page costs to render anew: NODE_ENV=production node scripts/bench/rendering.ts [--recording=FILE] [--build=FOLDER] [--only=list] [--html=FOLDER]
import { SEVEN_SITES } from '@vitrine/market/seven-sites'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { renderToString } from 'react-dom/server'
import { elementsOf } from './bare-markup.ts'
import { type Ask, RECORDED_KEY, recordedGateway } from './recorded-gateway.ts'

type Shop = { request(address: string, init?: RequestInit): Promise<Response> }
type Build = { createStorefront(options: object): Shop }

const options = new Map(
	process.argv.slice(2).map((argument) => argument.replace(/^--/, '').split('=') as [string, string]),
)
const folder = resolve(options.get('build') ?? 'apps/storefront/build')
const recording = options.get('recording') ?? join(process.env['TMPDIR'] ?? '/tmp', 'vitrine-rendering.json')
const only = options.get('only') ?? ''
const ROUNDS = 7
const PAGES_A_ROUND = 60
const HOST = 'http://fr.localhost'

// React decides as it is loaded which of its two builds it is.
if (process.env['NODE_ENV'] !== 'production') throw new Error('NODE_ENV must be production')
const { createStorefront } = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as Build

function shopOn(gateway: Ask): Shop {
	return createStorefront({
		sites: SEVEN_SITES,
		shopName: 'Linaire',
		gateway,
		subscriptionKey: RECORDED_KEY,
		cookieSecrets: ['a secret of more than thirty-two characters'],
		mediaFolder: folder,
		clientFolder: join(folder, 'client'),
		isProduction: true,
		pageCacheSeconds: 0,
		log: { error: () => undefined },
	})
}

const PATHS: Readonly<Record<string, string>> = {
	home: '/fr/',
	list: '/fr/c/women/shirt/',
	product: '/fr/p/shirt-poplin-0-gen000000-c0/',
	department: '/fr/c/women/',
	new: '/fr/new/',
	offers: '/en/offers/',
	search: '/en/search/?q=shirt',
	filtered: '/de/c/women/shirt/?color=navy,red&sort=price-asc',
	second: '/pl/c/women/shirt/?page=2',
	bad: '/fr/c/women/nope/',
	stores: '/it/stores/',
	loyalty: '/es/loyalty/',
	cookies: '/fr/cookies/',
	cart: '/fr/cart/',
}

const gateway = await recordedGateway(recording, async (ask) => {
	const shop = shopOn(ask)
	for (const path of Object.values(PATHS)) await shop.request(HOST + path)
})
const shop = shopOn(gateway)
const measured = Object.entries(PATHS).filter(([name]) =>
	only ? name === only : ['home', 'list', 'new', 'product'].includes(name),
)

if (options.has('html')) {
	await mkdir(options.get('html')!, { recursive: true })
	for (const [name, path] of Object.entries(PATHS)) {
		// The second time, with the parts that the first has kept.
		await shop.request(HOST + path)
		await writeFile(join(options.get('html')!, `${name}.html`), await (await shop.request(HOST + path)).text())
	}
} else {
	for (const [name, path] of measured) console.log(await figuresOf(name, path))
}

async function figuresOf(name: string, path: string): Promise<string> {
	const address = HOST + path
	const dataAddress = address.replace(/\/(\?|$)/, '/_.data$1')
	const html = await (await shop.request(address)).text()
	const data = await (await shop.request(dataAddress)).text()
	const elements = elementsOf(html)
	const bare = renderToString(elements)
	const pieces: [string, () => unknown][] = [
		['page', async () => (await shop.request(address)).text()],
		['without React (HEAD)', () => shop.request(address, { method: 'HEAD' })],
		['its data', async () => (await shop.request(dataAddress)).text()],
		['bare renderToString', () => renderToString(elements)],
		['brotli 4', () => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
	]
	const costs = new Map<string, number[]>(pieces.map(([piece]) => [piece, []]))
	for (let round = 0; round <= ROUNDS; round++)
		for (const [piece, run] of pieces) {
			const cost = await cpuOf(run)
			// The first round warms the machine code up.
			if (round > 0) costs.get(piece)!.push(cost)
		}
	const median = (piece: string) => costs.get(piece)!.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
	const share = ((100 * median('bare renderToString')) / median('page')).toFixed(0)
	const lines = pieces.map(([piece]) => `  ${piece.padEnd(24)} ${median(piece).toFixed(2)} ms`)
	return [
		`${name} ${path}: ${html.length} characters, data ${data.length}, bare ${bare.length}; bare is ${share} % of the page`,
		...lines,
	].join('\n')
}

/** Milliseconds of processor time, of all threads, for one run. */
async function cpuOf(run: () => unknown): Promise<number> {
	const before = process.cpuUsage()
	for (let count = 0; count < PAGES_A_ROUND; count++) await run()
	const { user, system } = process.cpuUsage(before)
	return (user + system) / 1_000 / PAGES_A_ROUND
}
