import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createDatabase } from '@vitrine/commerce/database/client'
import { createReader } from '@vitrine/commerce/database/reader'
import { createDemoNetwork } from '@vitrine/commerce/fulfillment/providers/demo-network'
import { checkLive } from '@vitrine/commerce/opening/queries'
import { createShopPayments } from '@vitrine/commerce/sandbox-bank/shop-payments'
import { createCatalogIndex } from '@vitrine/commerce/search/catalog-index'
import { createKeyring } from '@vitrine/commerce/sessions/commands/keyring'
import { readsCustomer } from '@vitrine/commerce/sessions/routes'
import { drain, KEEP_ALIVE_TIMEOUT } from '@vitrine/commerce/http/drain'
import { requireSchema } from '@vitrine/commerce/database/require-schema'
import { orExit, refuseFaults, tellUnreachable } from '@vitrine/commerce/http/or-exit'
import { endOnSignal, UNDER_WAY } from '@vitrine/commerce/http/shutdown'
import { installSitesOf } from '@vitrine/commerce/sites/queries'
import { ALL_SITE_CODES, SITES } from '@vitrine/market/sites'
import { createGateway } from './app.ts'
import { createCapabilities } from './capabilities.ts'
import { readEnv, readGiven } from './env.ts'
import { createLog, createSecurityLog } from './log.ts'
import { isShopUrl } from './shop-hosts.ts'

const clock = () => new Date()
const listFaults = () => checkLive(readGiven(), { now: clock(), signs: ['SHOP_NAME'], onUnreachable: tellUnreachable })
const env = await orExit(readEnv, listFaults)
const log = createLog({ level: env.LOG_LEVEL })
const db = createDatabase({
	url: env.DATABASE_URL,
	poolSize: env.DATABASE_POOL_SIZE,
	onError: (error) => log.error({ err: error }, 'database connection lost'),
})
await requireSchema(db, (error) => log.error({ err: error }, 'the database cannot be read'))
await installSitesOf(db)
if (env.NODE_ENV === 'production') refuseFaults(await listFaults())
const reader = env.DATABASE_READ_URL
	? createReader({
			primary: db,
			url: env.DATABASE_READ_URL,
			poolSize: env.DATABASE_POOL_SIZE,
			onProblem: (error) => log.error({ err: error }, 'the primary is read instead of the replica'),
		})
	: undefined
const index = createCatalogIndex({
	db,
	reader,
	clock,
	listen: env.DATABASE_URL,
	onError: (error) => log.error({ err: error }, 'catalog could not be read'),
})
const [secret, ...formerSecrets] = env.AUTH_SECRETS
const onUnreadableKey = (id: string) => log.error({ key: id }, 'A signing key was sealed with another AUTH_SECRET')
const keyring = createKeyring({ db, clock, secret, formerSecrets, onUnreadableKey })
const payments = createShopPayments({
	db,
	clock,
	accounts: env.PAYMENT_ACCOUNTS,
	hasSandbox: env.SANDBOX_PAYMENTS,
	pagesUrl: env.SANDBOX_PAGES_URL,
	webhookSecrets: env.PAYMENT_WEBHOOK_SECRETS ?? [],
})
// Its points are invented, as the sandbox's money is.
const networks = env.SANDBOX_PAYMENTS ? [createDemoNetwork()] : []
let isClosing = false
const shopHosts = [...env.SHOP_HOSTS, ...ALL_SITE_CODES.flatMap((site) => SITES[site].hosts)]
const app = createGateway({
	db,
	customer: readsCustomer({ db, clock, keyring }),
	feed: index.feed,
	isReady: () => index.isReady(),
	isClosing: () => isClosing,
	log,
	...(env.SECURITY_LOG && { securityLog: createSecurityLog(env.SECURITY_LOG) }),
	subscriptionKeys: env.SUBSCRIPTION_KEYS,
	...(env.OPERATOR_KEYS && { operatorKeys: env.OPERATOR_KEYS }),
	rateLimits: { perMinute: env.RATE_LIMIT_PER_MINUTE },
	capabilities: createCapabilities({
		db,
		isStaging: env.ALLOW_SANDBOX,
		clock,
		log,
		index,
		reader,
		feed: index.feed,
		payments,
		networks,
		shopName: env.SHOP_NAME,
		holdSeconds: env.STOCK_HOLD_SECONDS,
		unpaidOrders: env.UNPAID_ORDERS,
		keyring,
		authSecrets: env.AUTH_SECRETS,
		isShopUrl: (url) => isShopUrl(url, shopHosts),
	}),
})
// Whoever sends calls to several gateways takes one that does not listen for one that is away: it gets none before its
// catalog is loaded.
await index.start()
// Milliseconds to receive a whole request, so that slow senders cannot hold connections.
const serverOptions = { requestTimeout: 30_000, keepAliveTimeout: KEEP_ALIVE_TIMEOUT }
const server = createServer(serverOptions, getRequestListener(app.fetch))
server.listen(env.GATEWAY_PORT, env.GATEWAY_HOST)

endOnSignal({
	delay: env.SHUTDOWN_DELAY,
	onSignal() {
		isClosing = true
	},
	async close() {
		index.feed.end()
		await drain(server, { patience: UNDER_WAY - env.SHUTDOWN_DELAY * 1_000 })
		await index.stop()
		await reader?.close()
		await db.destroy()
	},
})
