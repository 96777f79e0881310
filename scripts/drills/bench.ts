import { insertSites } from '@vitrine/commerce/catalog/fixtures'
import { openOwnDatabase, type OwnDatabase, shopEnvironment } from '../running/own-shop.ts'
import { sandboxBank } from './bank.ts'
import type { Shop } from './shopper.ts'

export const SUBSCRIPTION_KEY = 'drill'
/** How the connections of a drill call themselves: those of the shop are ended, these are not. */
export const OBSERVER = 'drill'

export type Bench = Pick<OwnDatabase, 'db' | 'folder' | 'interrupt' | 'close'> & {
	shopUrl: string
	gatewayUrl: string
	/** What a shop of this bench is told. */
	env: Record<string, string>
	shop: Shop
}

/**
 * A database of its own with sites and nothing else, and how a shop is started on it, on two ports of this machine.
 * `migrations` is a folder of them other than this version's.
 */
export async function openBench(port: number, { migrations }: { migrations?: URL } = {}): Promise<Bench> {
	const database = await openOwnDatabase(OBSERVER, migrations)
	const { db, folder, interrupt, close } = database
	await insertSites(db)
	const gatewayUrl = `http://127.0.0.1:${port + 1}`
	return {
		db,
		folder,
		shopUrl: `http://localhost:${port}`,
		gatewayUrl,
		shop: { gatewayUrl, subscriptionKey: SUBSCRIPTION_KEY, approve: sandboxBank(db).approve },
		env: { ...shopEnvironment(database, { port, subscriptionKey: SUBSCRIPTION_KEY }), STOCK_HOLD_SECONDS: '20' },
		interrupt,
		close,
	}
}
