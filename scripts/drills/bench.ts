import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertSites } from '@vitrine/commerce/catalog/fixtures'
import { createDatabase, type Database } from '@vitrine/commerce/database/client'
import { startEmbeddedPostgres } from '@vitrine/commerce/database/embedded'
import { migrate } from '@vitrine/commerce/database/migrate'
import { ensureDatabase } from '@vitrine/commerce/database/server'
import type { Shop } from './shopper.ts'

export const SUBSCRIPTION_KEY = 'drill'
/** How the connections of a drill call themselves: those of the shop are ended, these are not. */
export const OBSERVER = 'drill'

export type Bench = {
	db: Database
	folder: string
	shopUrl: string
	gatewayUrl: string
	/** What a shop of this bench is told. */
	env: Record<string, string>
	shop: Shop
	close: () => Promise<void>
}

/** A database of its own with sites and nothing else, and how a shop is started on it, on two ports of this machine. */
export async function openBench(port: number): Promise<Bench> {
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-drill-'))
	const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log: () => undefined })
	const url = await ensureDatabase(postgres.url, 'drill')
	const db = createDatabase({ url: `${url}?application_name=${OBSERVER}`, onError: () => undefined })
	await migrate(db)
	await insertSites(db)
	const gatewayUrl = `http://127.0.0.1:${port + 1}`
	return {
		db,
		folder,
		shopUrl: `http://localhost:${port}`,
		gatewayUrl,
		shop: { gatewayUrl, subscriptionKey: SUBSCRIPTION_KEY, db },
		env: {
			DATABASE_URL: url,
			PORT: String(port),
			GATEWAY_PORT: String(port + 1),
			VITRINE_DATA_FOLDER: join(folder, 'data'),
			SUBSCRIPTION_KEYS: SUBSCRIPTION_KEY,
			RATE_LIMIT_PER_MINUTE: '10000000',
			UNPAID_ORDERS: '1000000',
			STOCK_HOLD_SECONDS: '20',
			LOG_LEVEL: 'fatal',
		},
		async close() {
			await db.destroy()
			await postgres.stop()
			await rm(folder, { recursive: true, force: true })
		},
	}
}
