import type { MediaStore } from '@vitrine/commerce/media/providers/media-store'
import { JOBS } from '@vitrine/commerce/capabilities'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { listMissingPages } from '@vitrine/commerce/content/queries/missing-pages'
import { createDatabase, type Database } from '@vitrine/commerce/database/client'
import { createQueue } from '@vitrine/commerce/queue/queue'
import { createLog } from '@vitrine/gateway/log'
import { createTextFollower } from '@vitrine/commerce/texts/queries'
import { createTasks, createHandlers } from '@vitrine/worker/work'
import { startWorker } from '@vitrine/worker/worker'
import type { ShutdownHooks } from './shutdown-hooks.ts'
import type { OwnSecrets } from './data-folder.ts'
import type { Env } from './env.ts'
import type { HeldPort } from './port.ts'
import { createServices } from './services.ts'
import { storefrontSettings } from './settings.ts'
import { loadBuiltStorefront, loadStorefrontSources } from './storefront.ts'
import { withTrialPages } from './trial-pages.ts'

export type ShopOptions = {
	env: Env
	/** Those of the settings, held for the shop. */
	ports: { pages: HeldPort; gateway: HeldPort }
	db: Database
	databaseUrl: string
	secrets: OwnSecrets
	shutdownHooks: ShutdownHooks
	/** Serves pages from their sources, with reload, instead of from the build. */
	fromSources: boolean
	/** Where the pages read pictures, and photos of reviews are written. */
	media: MediaStore
}

/** Connections of the worker: its tasks hold four at most, the rest is for its jobs. */
const WORKER_POOL = 8

/** Opens worker, gateway and pages in this process, on a migrated database. Everything opened is registered with `closers`. */
export async function openShop(options: ShopOptions): Promise<void> {
	const { env, ports, databaseUrl, secrets, shutdownHooks, fromSources } = options
	const log = createLog({ level: env.LOG_LEVEL })
	for (const { site, missing } of await listMissingPages(options.db, new Date()))
		log.warn(
			{ site, missing },
			`The site ${site} lacks pages of law: ${missing.join(', ')}. See docs/catalog-import.md`,
		)
	const queue = await createQueue({
		url: databaseUrl,
		jobs: JOBS,
		log: (message, error) => log.error({ err: error }, message),
	})
	shutdownHooks.add(() => queue.stop({ timeoutMs: 1_000 }), 2_000)
	const workDb = createDatabase({
		url: databaseUrl,
		poolSize: WORKER_POOL,
		timeout: 30_000,
		onError: (error) => log.error({ err: error }, 'database connection lost'),
	})
	shutdownHooks.add(() => workDb.destroy())
	const texts = createTextFollower({
		db: workDb,
		listen: databaseUrl,
		onError: (error) => log.error({ err: error }, 'the texts of the shop cannot be read'),
	})
	shutdownHooks.add(() => texts.stop())
	await texts.start()
	const { gateway, askGateway, work } = await createServices({ ...options, workDb, log })
	const worker = await startWorker({ ...work, queue, handlers: createHandlers(work), tasks: createTasks(work) })
	shutdownHooks.add(() => worker.stop())

	const readMedia = options.media.get
	const settings = storefrontSettings(env, { gateway: askGateway, readMedia, secrets, log, fromSources })
	const server = createServer()
	const pages = fromSources
		? await loadStorefrontSources(settings, { server, shutdownHooks })
		: await loadBuiltStorefront(settings, shutdownHooks)
	server.on('request', withTrialPages(pages, options))
	await listen(createServer(getRequestListener(gateway.fetch)), {
		held: ports.gateway,
		host: env.HOST,
		shutdownHooks,
	})
	await listen(server, {
		held: ports.pages,
		host: env.HOST,
		shutdownHooks,
		requestTimeout: PAGE_REQUEST_TIMEOUT,
	})
}

/** Milliseconds to receive a whole request, so that slow senders cannot hold connections. */
const REQUEST_TIMEOUT = 30_000
/** Of the pages: their door gives no other form than one with photos longer than that (`request/serving/door.ts` of the storefront). */
const PAGE_REQUEST_TIMEOUT = 240_000

/** Running calls may finish; idle connections are closed at once. */
async function listen(
	server: Server,
	options: { held: HeldPort; host: string; shutdownHooks: ShutdownHooks; requestTimeout?: number },
): Promise<void> {
	const { held, host, shutdownHooks, requestTimeout = REQUEST_TIMEOUT } = options
	server.headersTimeout = REQUEST_TIMEOUT
	server.requestTimeout = requestTimeout
	await held.giveUp()
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject)
		server.listen({ port: held.port, host }, resolve)
	})
	shutdownHooks.add(async () => {
		const closed = new Promise((resolve) => server.close(resolve))
		server.closeIdleConnections()
		setTimeout(() => server.closeAllConnections(), 800).unref()
		await closed
	})
}
