import type { Database } from '@vitrine/commerce/database/client'
import type { MediaStore } from '@vitrine/commerce/media/providers/media-store'
import { createDemoNetwork } from '@vitrine/commerce/fulfillment/providers/demo-network'
import { createInboxMailer, createSmtpMailer, type Mailer } from '@vitrine/commerce/mail/commands'
import { SANDBOX_WEBHOOKS } from '@vitrine/commerce/sandbox-bank/provider'
import { createShopPayments } from '@vitrine/commerce/sandbox-bank/shop-payments'
import { createKeyring } from '@vitrine/commerce/sessions/commands/keyring'
import { readsCustomer } from '@vitrine/commerce/sessions/routes'
import { createCatalogIndex } from '@vitrine/commerce/search/catalog-index'
import type { Secrets } from '@vitrine/commerce/settings/fields'
import { createGateway } from '@vitrine/gateway/app'
import { createCapabilities } from '@vitrine/gateway/capabilities'
import { createSecurityLog, type Logger } from '@vitrine/gateway/log'
import { isShopUrl } from '@vitrine/gateway/shop-hosts'
import { ALL_SITE_CODES, SITES } from '@vitrine/market/sites'
import type { WorkOptions } from '@vitrine/worker/work'
import type { ShutdownHooks } from './shutdown-hooks.ts'
import type { OwnSecrets } from './data-folder.ts'
import type { Env } from './env.ts'
import { trialOrigin } from './trial-pages.ts'

export type ServiceOptions = {
	env: Env
	db: Database
	/** Connections of the worker, so that its jobs never block visitors. */
	workDb: Database
	databaseUrl: string
	secrets: OwnSecrets
	log: Logger
	shutdownHooks: ShutdownHooks
	/** Where photos of reviews are written. */
	media: MediaStore
}

/** Creates the gateway with all capabilities and the worker's dependencies, with one catalog in memory. */
export async function createServices(options: ServiceOptions) {
	const { env, db, workDb, databaseUrl, secrets, log, shutdownHooks } = options
	const clock = () => new Date()
	const webhookSecrets = env.PAYMENT_WEBHOOK_SECRETS ?? [secrets.webhookSecret]
	const pagesUrl = `${trialOrigin(env)}/sandbox`
	const { PAYMENT_ACCOUNTS: accounts, SANDBOX_PAYMENTS: hasSandbox } = env
	const paymentsOf = (of: Database) =>
		createShopPayments({ db: of, clock, accounts, hasSandbox, pagesUrl, webhookSecrets })
	const payments = paymentsOf(db)
	// Its points are invented.
	const networks = env.VITRINE_DEMO ? [createDemoNetwork()] : []
	const onError = (error: unknown) => log.error({ err: error }, 'catalog could not be read')
	const index = createCatalogIndex({ db, clock, listen: databaseUrl, onError })
	shutdownHooks.add(() => index.stop())
	await index.start()

	// In production only the shop's own hosts are allowed; on this machine any host.
	const isTrial = env.VITRINE_DEMO || env.NODE_ENV !== 'production'
	const ownHosts = [...ALL_SITE_CODES.flatMap((site) => SITES[site].hosts), ...Object.keys(env.SITE_HOSTS)]
	const shopHosts = [...(isTrial ? ['localhost', '.localhost'] : []), ...ownHosts]
	// Until the first custom secret, the folder's encrypted the keys.
	const authSecrets: Secrets = env.AUTH_SECRETS ? [...env.AUTH_SECRETS, secrets.authSecret] : [secrets.authSecret]
	const [secret, ...formerSecrets] = authSecrets
	const onUnreadableKey = (id: string) => log.error({ key: id }, 'A signing key was sealed with another AUTH_SECRET')
	const keyring = createKeyring({ db, clock, secret, formerSecrets, onUnreadableKey })
	const gateway = createGateway({
		db,
		customer: readsCustomer({ db, clock, keyring }),
		feed: index.feed,
		isReady: () => index.isReady(),
		log,
		securityLog: createSecurityLog(env.SECURITY_LOG),
		subscriptionKeys: env.SUBSCRIPTION_KEYS ?? [secrets.subscriptionKey],
		operatorKeys: env.OPERATOR_KEYS ?? [secrets.operatorKey],
		rateLimits: { perMinute: env.RATE_LIMIT_PER_MINUTE },
		capabilities: createCapabilities({
			db,
			clock,
			log,
			index,
			feed: index.feed,
			payments,
			networks,
			shopName: env.SHOP_NAME,
			holdSeconds: env.STOCK_HOLD_SECONDS,
			unpaidOrders: env.UNPAID_ORDERS,
			keyring,
			authSecrets,
			isShopUrl: (url) => isShopUrl(url, shopHosts),
		}),
	})
	const askGateway = async (request: Request) => gateway.fetch(request)
	const sandbox = {
		webhookSecret: webhookSecrets[0],
		webhookUrl: `http://gateway.internal${SANDBOX_WEBHOOKS}`,
		send: askGateway,
	}
	const work: WorkOptions = {
		db: workDb,
		clock,
		log,
		payments: paymentsOf(workDb),
		mailer: createMailer(options, clock),
		media: options.media,
		allowsPrivateWebhooks: env.PRIVATE_WEBHOOKS,
		sender: {
			shopName: env.SHOP_NAME,
			companyLine: env.COMPANY_LINE,
			mediaUrl: env.MEDIA_BASE_URL,
			origin: isTrial ? trialOrigin(env) : undefined,
		},
		warehouse: {
			shippingSeconds: env.SANDBOX_SHIPPING_SECONDS,
			deliverySeconds: env.SANDBOX_DELIVERY_SECONDS,
			returnSeconds: env.SANDBOX_RETURN_SECONDS,
		},
		networks,
		...(env.SANDBOX_PAYMENTS && { sandbox }),
	}
	return { gateway, askGateway, work }
}

function createMailer({ env, workDb, shutdownHooks }: ServiceOptions, clock: () => Date): Mailer {
	if (!env.SMTP_URL) return createInboxMailer({ db: workDb, clock })
	const mailer = createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM })
	shutdownHooks.add(async () => mailer.close())
	return mailer
}
