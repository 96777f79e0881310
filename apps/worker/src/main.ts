import { createServer } from 'node:http'
import { constants, setPriority } from 'node:os'
import { JOBS } from '@vitrine/commerce/capabilities'
import { createDatabase } from '@vitrine/commerce/database/client'
import { requireSchema } from '@vitrine/commerce/database/require-schema'
import { createHealth, healthListener } from '@vitrine/commerce/http/health'
import { orExit, refuseFaults, tellUnreachable } from '@vitrine/commerce/http/or-exit'
import { endOnSignal, UNDER_WAY } from '@vitrine/commerce/http/shutdown'
import { createTextFollower } from '@vitrine/commerce/texts/queries'
import { openMediaStore, s3AccountOf } from '@vitrine/commerce/media/providers/open-store'
import { createSmtpMailer } from '@vitrine/commerce/mail/commands'
import { SANDBOX_WEBHOOKS } from '@vitrine/commerce/sandbox-bank/provider'
import { checkLive } from '@vitrine/commerce/opening/queries'
import { createShopPayments } from '@vitrine/commerce/sandbox-bank/shop-payments'
import { installSitesOf } from '@vitrine/commerce/sites/queries'
import { createQueue } from '@vitrine/commerce/queue/queue'
import pino from 'pino'
import { readEnv, readGiven } from './env.ts'
import { createTasks, createHandlers, type WorkOptions } from './work.ts'
import { startWorker } from './worker.ts'

/** Milliseconds after which a queue that was not polled counts as lost. */
const POLLED_WITHIN = 10_000

// Where processors are short, visitors go first: an e-mail is due within seconds.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const clock = () => new Date()
const listFaults = () =>
	checkLive(readGiven(), {
		now: clock(),
		signs: ['SHOP_NAME', 'MAIL_FROM', 'COMPANY_LINE'],
		onUnreachable: tellUnreachable,
	})
const env = await orExit(readEnv, listFaults)
await orExit(() => s3AccountOf(env))
const log = pino({ level: env.LOG_LEVEL, base: null })
const db = createDatabase({
	url: env.DATABASE_URL,
	poolSize: env.DATABASE_POOL_SIZE,
	// No visitor waits for a job: it may wait for a connection longer than a request would.
	timeout: 30_000,
	onError: (error) => log.error({ err: error }, 'database connection lost'),
})
await requireSchema(db, (error) => log.error({ err: error }, 'the database cannot be read'))
await installSitesOf(db)
if (env.NODE_ENV === 'production') refuseFaults(await listFaults())
const texts = createTextFollower({
	db,
	listen: env.DATABASE_URL,
	onError: (error) => log.error({ err: error }, 'the texts of the shop cannot be read'),
})
await texts.start()
const queue = await createQueue({
	url: env.DATABASE_URL,
	jobs: JOBS,
	log: (message, error) => log.error({ err: error }, message),
})
const { PAYMENT_WEBHOOK_SECRETS: webhookSecrets = [''] } = env
const payments = createShopPayments({
	db,
	clock,
	accounts: env.PAYMENT_ACCOUNTS,
	hasSandbox: env.SANDBOX_PAYMENTS,
	pagesUrl: env.SANDBOX_PAGES_URL,
	webhookSecrets,
})
const mailer = createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM })
const work: WorkOptions = {
	db,
	clock,
	log,
	payments,
	mailer,
	media: await openMediaStore(env),
	allowsPrivateWebhooks: env.PRIVATE_WEBHOOKS,
	sender: { shopName: env.SHOP_NAME, companyLine: env.COMPANY_LINE, mediaUrl: env.MEDIA_BASE_URL },
	warehouse: {
		shippingSeconds: env.SANDBOX_SHIPPING_SECONDS,
		deliverySeconds: env.SANDBOX_DELIVERY_SECONDS,
		returnSeconds: env.SANDBOX_RETURN_SECONDS,
	},
	...(env.SANDBOX_PAYMENTS && {
		sandbox: { webhookSecret: webhookSecrets[0], webhookUrl: `${env.GATEWAY_URL}${SANDBOX_WEBHOOKS}`, send: fetch },
	}),
}
let isClosing = false
const health = createHealth({
	isClosing: () => isClosing,
	listMissing: async () => (Date.now() - queue.polledAt() <= POLLED_WITHIN ? [] : ['queue']),
})
const server = createServer(healthListener(health))
server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
	if (code !== 'EADDRINUSE') return refuseFaults([{ name: 'WORKER_PORT', message }])
	// Another worker listens there, perhaps one that is ending: this one may be started again.
	console.error(`WORKER_PORT: ${message}`)
	process.exit(1)
})
// Before any job: a worker that ends at once would leave what it has taken to its heartbeat.
await new Promise<void>((resolve) => server.listen(env.WORKER_PORT, env.WORKER_HOST, resolve))
const worker = await startWorker({ db, queue, log, handlers: createHandlers(work), tasks: createTasks(work) })

endOnSignal({
	onSignal() {
		isClosing = true
	},
	async close() {
		await Promise.all([worker.stop(UNDER_WAY), queue.stop({ timeoutMs: UNDER_WAY })])
		mailer.close()
		await texts.stop()
		server.closeAllConnections()
		await db.destroy()
	},
})
