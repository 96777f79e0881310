// Measures this machine: start, pages, gateway, checkout, memory. npm run bench [-- --quick]; results belong in docs/benchmarks.md.
import { cpus, totalmem } from 'node:os'
import { startServer } from '../drills/server.ts'
import { HEADERS } from './client.ts'
import { type Figures, hammer, median, repeat } from './load.ts'
import { memoryOf } from './memory.ts'
import { addToCart, buy } from './operations.ts'
import { type Row, table } from './report.ts'
import { PORT, prepareShop } from './shop.ts'

const isQuick = process.argv.includes('--quick')
/** `--only=page` measures the rows with this in their name. */
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? ''
const CONNECTIONS = isQuick ? [16] : [1, 16, 64]
const RUNS = isQuick ? 1 : 3
const SECONDS = isQuick ? 3 : 5
const SIZE = isQuick ? { products: 1_000, variantsPerProduct: 5 } : { products: 10_000, variantsPerProduct: 5 }

const shop = await prepareShop(SIZE)
const gatewayUrl = `http://127.0.0.1:${PORT + 1}`
const pages = `http://127.0.0.1:${PORT}`
console.log(
	`${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}; ${SIZE.products} products, ${SIZE.products * SIZE.variantsPerProduct} variants; medians of ${RUNS} runs of ${SECONDS} s: rate, p50 ms, p99 ms\n`,
)

const begun = performance.now()
const server = await startServer({ env: shop.env, gatewayUrl })
const firstPage = await fetch(`${pages}/fr/`)
await firstPage.text()
console.log(
	`Start to first page (database running): ${((performance.now() - begun) / 1000).toFixed(2)} s, status ${firstPage.status}`,
)
console.log(`Memory idle: ${memoryOf(server.pid)?.now} MB`)

const skus = (await shop.db.selectFrom('variants').select('sku').orderBy('sku').limit(2_000).execute()).map(
	(row) => row.sku,
)
const list = (await (
	await fetch(`${gatewayUrl}/search/products?category=women-shirt`, { headers: HEADERS })
).json()) as {
	items: { urlKey: string }[]
}
const urlKey = list.items[0]!.urlKey
const categories = (await (await fetch(`${gatewayUrl}/catalog/categories`, { headers: HEADERS })).json()) as {
	path: string[]
	children: { path: string[] }[]
}[]
const category = categories[0]!.children[0]!.path.join('/')

const reads: [name: string, url: string, headers: Record<string, string>, peer: string][] = [
	['Home page, server-rendered', `${pages}/fr/`, {}, '44/s, 336, 545 (Medusa starter, patched)'],
	['List page, server-rendered', `${pages}/fr/c/${category}/`, {}, '52/s, 285, 553 (Medusa starter, patched)'],
	['Product page, server-rendered', `${pages}/fr/p/${urlKey}/`, {}, '40/s, 267, 1,214 (Medusa starter, patched)'],
	[
		'Gateway: list with facets',
		`${gatewayUrl}/search/products?category=women-shirt&color=navy,red&size=M`,
		HEADERS,
		'20/s, 736, 1,022 (Vendure)',
	],
	[
		'Gateway: whole catalog with facets',
		`${gatewayUrl}/search/products?color=navy`,
		HEADERS,
		'226/s, 69, 104 (Medusa, no live price or stock)',
	],
	['Gateway: full-text term', `${gatewayUrl}/search/products?q=shirt`, HEADERS, '0.4/s, 2,013 at c=1 (Vendure)'],
	['Gateway: product detail', `${gatewayUrl}/catalog/products/${urlKey}`, HEADERS, '107/s, 143, 195 (Vendure)'],
]

const rows: Row[] = []
for (const [name, url, headers, peer] of reads) {
	rows.push(await measure(name, peer, (connections) => hammer({ url, headers, connections, seconds: SECONDS })))
}
const adding = addToCart(gatewayUrl, skus)
rows.push(
	await measure('Gateway: add to cart', '69/s, 229, 335 (Vendure)', (connections) =>
		repeat({ connections, seconds: SECONDS, operation: adding }),
	),
)
const buying = buy(gatewayUrl, { skus, db: shop.db })
rows.push(
	await measure('Whole checkout, orders per second', '12.4/s, 1,261, 1,532 (Vendure)', (connections) =>
		repeat({ connections, seconds: SECONDS, operation: buying }),
	),
)

console.log(
	`\n${table(
		rows.filter((row) => row.name.includes(only)),
		CONNECTIONS,
	)}\n`,
)
const memory = memoryOf(server.pid)
console.log(`Memory after load: ${memory?.now} MB, peak ${memory?.peak} MB (shop, gateway and worker in one process)`)
await server.stop()
await shop.stop()

async function measure(name: string, peer: string, run: (connections: number) => Promise<Figures>): Promise<Row> {
	const byConnections: Record<number, Figures> = {}
	if (!name.includes(only)) return { name, peer, byConnections }
	await run(16)
	for (const connections of CONNECTIONS) {
		const runs: Figures[] = []
		for (let index = 0; index < RUNS; index++) runs.push(await run(connections))
		byConnections[connections] = median(runs)
	}
	console.log(`measured ${name}`)
	return { name, peer, byConnections }
}
