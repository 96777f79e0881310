import '@vitrine/market/install-seven-sites'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { JOBS } from '@vitrine/commerce/capabilities'
import { createDatabase, type Database } from '@vitrine/commerce/database/client'
import { startEmbeddedPostgres } from '@vitrine/commerce/database/embedded'
import { migrate } from '@vitrine/commerce/database/migrate'
import { ensureDatabase } from '@vitrine/commerce/database/server'
import { installQueue } from '@vitrine/commerce/queue/queue'

export type OwnDatabase = {
	db: Database
	/** Without the name that `db` calls itself by. */
	url: string
	/** For other files; deleted with the database. */
	folder: string
	/** Stops the server for a while and starts it again in the same place. */
	interrupt: (milliseconds: number) => Promise<void>
	close: () => Promise<void>
}

/**
 * A migrated database with its queue on a PostgreSQL of its own, for a program that measures or attacks. `db` calls itself
 * `name`; `migrations` is a folder of an older version's.
 */
export async function openOwnDatabase(name: string, migrations?: URL): Promise<OwnDatabase> {
	const folder = await mkdtemp(join(tmpdir(), `vitrine-${name}-`))
	// Root's server runs as the user postgres: kept elsewhere, its files would outlive the folder.
	await chmod(folder, 0o755)
	const start = (port?: number) =>
		startEmbeddedPostgres({ folder: join(folder, 'postgres'), log: () => undefined, ...(port && { port }) })
	let postgres = await start()
	const url = await ensureDatabase(postgres.url, name)
	const db = createDatabase({ url: `${url}?application_name=${name}`, onError: () => undefined })
	await migrate(db, migrations && { folder: migrations })
	// A worker does it when it starts; a shop without one could not confirm an order.
	await installQueue(url, JOBS)
	return {
		db,
		url,
		folder,
		async interrupt(milliseconds) {
			await postgres.stop()
			await wait(milliseconds)
			postgres = await start(Number(new URL(url).port))
		},
		async close() {
			await db.destroy()
			await postgres.stop()
			await rm(folder, { recursive: true, force: true })
		},
	}
}

/** What a shop on such a database is told: two ports of this machine, no limit that its work would meet, no word that would slow it. */
export function shopEnvironment(
	{ url, folder }: Pick<OwnDatabase, 'url' | 'folder'>,
	{ port, subscriptionKey }: { port: number; subscriptionKey: string },
): Record<string, string> {
	return {
		DATABASE_URL: url,
		PORT: String(port),
		GATEWAY_PORT: String(port + 1),
		VITRINE_DATA_FOLDER: join(folder, 'data'),
		SUBSCRIPTION_KEYS: subscriptionKey,
		RATE_LIMIT_PER_MINUTE: '100000000',
		UNPAID_ORDERS: '1000000',
		LOG_LEVEL: 'fatal',
	}
}
