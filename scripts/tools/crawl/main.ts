// Crawls a shop on its seven hosts. npm run tools -- crawl [http://localhost:3000] [--limit=12000] [--facets=8] [--connections=12]
// Without an address a demo shop with the whole catalog is opened for it, with its pictures on a host of their own.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDataFolder, startShopProcess } from '../../../apps/standalone/e2e/shop-process.ts'
import { runCrawl } from './run-crawl.ts'

const SHOWN = 60
/** A host that is only spoken of: the crawl asks where its pictures are. */
const MEDIA_BASE_URL = 'https://media.maison.example'
const numberOf = (name: string, otherwise: number) => {
	const given = process.argv.find((argument) => argument.startsWith(`--${name}=`))
	return given ? Number(given.split('=')[1]) : otherwise
}

const address = process.argv.slice(2).find((argument) => argument.startsWith('http'))
const own = address === undefined ? await openShop() : undefined
try {
	const report = await runCrawl({
		base: new URL(address ?? `http://localhost:${own?.port}`),
		...(own && { media: { base: MEDIA_BASE_URL, origin: own.mediaOrigin } }),
		facets: numberOf('facets', 8),
		limit: numberOf('limit', 12_000),
		connections: numberOf('connections', 12),
		onProgress: (done, known) => console.log(`  ${done} of ${known} known so far`),
	})
	for (const fault of report.faults.slice(0, SHOWN)) console.log(`  ${fault}`)
	if (report.faults.length > SHOWN) console.log(`  and ${report.faults.length - SHOWN} more`)
	for (const line of report.lines) console.log(line)
	process.exitCode = report.faults.length > 0 ? 1 : 0
} finally {
	await own?.close()
}

async function openShop() {
	console.log('Opening a demo shop with the whole catalog ...')
	const { dataFolder, remove } = await createDataFolder()
	const CACHE_FOLDER = fileURLToPath(new URL('../../../.vitrine/cache', import.meta.url))
	const MEDIA_FOLDER = join(CACHE_FOLDER, 'media')
	const shop = await startShopProcess({
		dataFolder,
		env: {
			VITRINE_DEMO: 'true',
			DEMO_CATALOG: 'full',
			CACHE_FOLDER,
			MEDIA_FOLDER,
			MEDIA_BASE_URL,
			RATE_LIMIT_PER_MINUTE: '100000000',
			UNPAID_ORDERS: '1000000',
		},
	})
	const media = await serveMedia(shop.port)
	return {
		port: shop.port,
		mediaOrigin: media.origin,
		async close() {
			await shop.end('SIGINT')
			await remove()
			media.close()
		},
	}
}

/** The host of the pictures, as a content network in front of the shop. */
async function serveMedia(shopPort: number) {
	const server = createServer(async (request, response) => {
		const answer = await fetch(`http://localhost:${shopPort}/media${request.url}`)
		response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
		response.end(Buffer.from(await answer.arrayBuffer()))
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
