import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { generateCatalog } from '@vitrine/commerce/catalog-import/generate'
import { importCatalog } from '@vitrine/commerce/catalog-import/run'
import { sql } from 'kysely'
import { openOwnDatabase, shopEnvironment } from '../own-shop.ts'
import { SUBSCRIPTION_KEY } from './client.ts'

export const PORT = 41_500

/** A PostgreSQL of its own with a generated catalog, and the settings under which the shop runs on it. */
export async function prepareShop(size: { products: number; variantsPerProduct: number }) {
	const database = await openOwnDatabase('bench')
	const { db, folder } = database
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
			...shopEnvironment(database, { port: PORT, subscriptionKey: SUBSCRIPTION_KEY }),
			NODE_ENV: 'production',
			VITRINE_DEMO: 'true',
		},
		stop: database.close,
	}
}
