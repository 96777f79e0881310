import { startSilentMailServer } from '@vitrine/commerce/mail/fixtures'
import { sql } from 'kysely'
import { type RunningServer, startServer } from '../drills/server.ts'
import { openOwnDatabase, shopEnvironment } from '../running/own-shop.ts'
import { separateProcesses } from '../running/separate-processes.ts'
import { fillCatalog } from './catalog.ts'
import type { Target } from './connection.ts'
import { memoryOf, parentOf } from './processor.ts'

export const SUBSCRIPTION_KEY = 'bench'
const HOST = '127.0.0.1'
/** Of the first storefront; the others, the gateways, the limit and what else listens come after it. */
export const PORT = 21_500
const GATEWAY_PORT = PORT + 20
/** Seconds: a million variants are read in more than one minute. */
const PATIENCE = 600
export const LIMIT_PORT = PORT + 40

/** Processes of each kind; none of any: all in one process. */
export type Processes = { storefronts: number; gateways: number; workers: number }
export type Shop = Awaited<ReturnType<typeof openShop>>

/** A PostgreSQL of its own with a catalog of this size, fsync on, and the shop on it. */
export async function openShop(options: {
	styles: number
	variants: number
	processes: Processes
	env?: Readonly<Record<string, string>>
}) {
	const { processes, env: given = {}, ...size } = options
	const database = await openOwnDatabase('bench')
	// Takes every letter, as one elsewhere: what is done again after a failure is no part of an order.
	const mail = await startSilentMailServer()
	mail.answers(true)
	const { db, folder } = database
	const filling = performance.now()
	await fillCatalog(db, { ...size, folder })
	const filled = (performance.now() - filling) / 1_000
	const env = {
		...shopEnvironment(database, { port: PORT, subscriptionKey: SUBSCRIPTION_KEY }),
		NODE_ENV: 'production',
		VITRINE_DEMO: 'true',
		SMTP_URL: mail.url,
		...given,
	}
	const isOne = processes.storefronts + processes.gateways + processes.workers === 0
	const began = performance.now()
	const running = isOne ? await startOne(env) : await startEach({ env, folder, processes })
	const started = (performance.now() - began) / 1_000
	const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
	const skus = await db.selectFrom('variants').select('sku').orderBy(sql`md5(sku)`).limit(2_000).execute()
	const ports = (first: number, count: number): Target[] =>
		Array.from({ length: Math.max(1, count) }, (_, index) => ({ host: HOST, port: first + index }))
	return {
		db,
		filled,
		started,
		databaseUrl: database.url,
		skus: skus.map(({ sku }) => sku),
		pages: ports(PORT, processes.storefronts),
		gateways: isOne ? [{ host: HOST, port: PORT + 1 }] : ports(GATEWAY_PORT, processes.gateways),
		/** Everything that answers a visitor, the database server too. */
		servers: [...running.map(({ server }) => server.pid), parentOf(rows[0]!.pid)],
		database: [parentOf(rows[0]!.pid)],
		memory: () => running.map(({ name, server }) => ({ name, memory: memoryOf(server.pid) })),
		async stop() {
			await Promise.all(running.map(({ server }) => server.stop()))
			await mail.stop()
			await database.close()
		},
	}
}

type Named = { name: string; server: RunningServer }

async function startOne(env: Record<string, string>): Promise<Named[]> {
	const server = await startServer({ env, gatewayUrl: `http://${HOST}:${PORT + 1}`, patience: PATIENCE })
	return [{ name: 'shop, gateway and worker in one', server }]
}

async function startEach(options: {
	env: Record<string, string>
	folder: string
	processes: Processes
}): Promise<Named[]> {
	const { processes, ...given } = options
	const gateways = Math.max(1, processes.gateways)
	const programs = await separateProcesses({
		...given,
		subscriptionKey: SUBSCRIPTION_KEY,
		ports: { gateway: GATEWAY_PORT, storefront: PORT },
		gatewayUrl: (index) => `http://${HOST}:${GATEWAY_PORT + (index % gateways)}`,
		patience: PATIENCE,
	})
	const started: Named[] = []
	const counts = { gateway: gateways, worker: processes.workers, storefront: Math.max(1, processes.storefronts) }
	for (const kind of ['gateway', 'worker', 'storefront'] as const)
		for (let index = 0; index < counts[kind]; index++)
			started.push({ name: `${kind} ${index + 1}`, server: await programs.start(kind, index) })
	return started
}
