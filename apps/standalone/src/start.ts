import { listBrands } from '@vitrine/commerce/brand/queries'
import { openMediaStore } from '@vitrine/commerce/media/providers/open-store'
import { ConfigurationError } from '@vitrine/market/essentials'
import { describeAddresses } from './addresses.ts'
import type { ShutdownHooks } from './shutdown-hooks.ts'
import { readSecrets, takeDataFolder } from './data-folder.ts'
import { isEmpty, isShared, openDatabase, openServer } from './database.ts'
import { type Env, readGiven } from './env.ts'
import { listRecordFaults } from './opening/record-faults.ts'
import { type HeldPort, holdPort } from './port.ts'
import { openShop } from './shop.ts'

/**
 * Starts the whole shop: database, demo goods if empty, worker, gateway, pages. Everything opened is registered with
 * `closers`, even when it throws: the message of a StartProblem or an EmbeddedPostgresError says what a person can do.
 */
export async function start(options: {
	configuration: Env
	shutdownHooks: ShutdownHooks
	fromSources: boolean
	say: (line: string) => void
	/** Called when the database server ends unexpectedly. */
	onLoss: () => void
}): Promise<void> {
	const { shutdownHooks, say, onLoss, fromSources } = options
	const { env, ports } = await withPorts(options.configuration)
	const release = await takeDataFolder(env.VITRINE_DATA_FOLDER, `http://localhost:${env.PORT}/`)
	shutdownHooks.add(release)
	const secrets = await readSecrets(env.VITRINE_DATA_FOLDER)

	const server = await openServer(env, { log: say, onLoss })
	shutdownHooks.add(server.stop, 8_000)
	const db = await openDatabase({
		url: server.url,
		poolSize: env.DATABASE_POOL_SIZE,
		isShared: isShared(env),
		// Each failed query reports itself.
		onError: () => undefined,
	})
	shutdownHooks.add(() => db.destroy())
	if (env.NODE_ENV === 'production' && !env.VITRINE_DEMO) {
		const faults = await listRecordFaults({ ...readGiven(), DATABASE_URL: server.url })
		if (faults.length > 0) throw new ConfigurationError(faults)
	}
	// Loaded on demand: a shop of its own runs without the demo's folder.
	const demo = env.VITRINE_DEMO ? await import('./open-demo.ts') : undefined
	await demo?.openDemo({ env, db, say })
	const pictures = await demo?.openDemoPictures({ env, db, shutdownHooks })

	await openShop({
		env,
		db,
		databaseUrl: server.url,
		secrets,
		ports,
		shutdownHooks,
		fromSources,
		media: pictures?.media ?? (await openMediaStore(env)),
	})
	const brand = (await listBrands(db)).find(({ site }) => site === null)?.details
	say(`\n${brand?.name ?? env.SHOP_NAME} is open:\n`)
	say(describeAddresses({ port: env.PORT, gatewayPort: env.GATEWAY_PORT, isDemo: env.VITRINE_DEMO }))
	if (await isEmpty(db)) say('\nIt has no sites yet: npm run catalog brings them in, see docs/catalog-import.md.')
	say('\nCtrl-C closes it.')
	void pictures?.composeAhead(say)
}

/** Takes both ports before anything else is touched. */
async function withPorts(env: Env): Promise<{ env: Env; ports: { pages: HeldPort; gateway: HeldPort } }> {
	const { HOST: host } = env
	const pages = await holdPort({ variable: 'PORT', port: env.PORT, host })
	const gateway = await holdPort({ variable: 'GATEWAY_PORT', port: env.GATEWAY_PORT, host })
	return { env: { ...env, PORT: pages.port, GATEWAY_PORT: gateway.port }, ports: { pages, gateway } }
}
