import { mkdtemp, rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { generateCatalog } from '@vitrine/commerce/catalog/generate'
import { importCatalog } from '@vitrine/commerce/catalog/import'
import { createDatabase } from '@vitrine/commerce/database/client'
import { startEmbeddedPostgres } from '@vitrine/commerce/database/embedded'
import { migrate } from '@vitrine/commerce/database/migrate'
import { ensureDatabase } from '@vitrine/commerce/database/server'
import { sql } from 'kysely'
import { SUBSCRIPTION_KEY } from './client.ts'

export const PORT = 41_500

/** A PostgreSQL of its own with a generated catalog, and the settings under which the shop runs on it. */
export async function prepareShop(size: { products: number; variantsPerProduct: number }) {
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
	const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log: () => undefined })
	const url = await ensureDatabase(postgres.url, 'bench')
	const db = createDatabase({ url, onError: () => undefined })
	await migrate(db)
	const file = join(folder, 'catalog.jsonl')
	const records = generateCatalog({
		variants: size.products * size.variantsPerProduct,
		variantsPerProduct: size.variantsPerProduct,
	})
	await pipeline(
		Readable.from(
			(function* () {
				for (const record of records) yield `${JSON.stringify(record)}\n`
			})(),
		),
		createWriteStream(file),
	)
	const result = await importCatalog({
		db,
		file,
		mediaFolder: join(folder, 'media'),
		imagesFolder: folder,
		now: new Date(),
	})
	if (!result.ok) throw new Error(`the generated catalog was refused: ${JSON.stringify(result.reportedRows[0])}`)
	// Nothing may run out while it is being measured.
	await sql`insert into stock_levels (location_id, sku, on_hand) select 'warehouse', sku, 1000000 from variants
		on conflict (location_id, sku) do update set on_hand = 1000000`.execute(db)
	await sql`insert into delivery_methods (site, id, kind, position, cent_amount, minimum_days, maximum_days)
		select site, 'home', 'home', 0, 495, 2, 3 from web_domains on conflict do nothing`.execute(db)
	await sql`update web_domains set params = params || '{"paymentProducts": [840, 1, 3]}'`.execute(db)
	await sql`analyze`.execute(db)
	return {
		db,
		folder,
		env: {
			NODE_ENV: 'production',
			VITRINE_DEMO: 'true',
			DATABASE_URL: url,
			PORT: String(PORT),
			GATEWAY_PORT: String(PORT + 1),
			VITRINE_DATA_FOLDER: join(folder, 'data'),
			SUBSCRIPTION_KEYS: SUBSCRIPTION_KEY,
			RATE_LIMIT_PER_MINUTE: '100000000',
			UNPAID_ORDERS: '1000000',
			LOG_LEVEL: 'fatal',
		},
		async stop() {
			await db.destroy()
			await postgres.stop()
			await rm(folder, { recursive: true, force: true })
		},
	}
}
