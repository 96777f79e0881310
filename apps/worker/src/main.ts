import { constants, setPriority } from 'node:os'
import { JOBS } from '@vitrine/commerce/capabilities'
import { createDatabase } from '@vitrine/commerce/database/client'
import { requireSchema } from '@vitrine/commerce/database/require-schema'
import { orExit } from '@vitrine/commerce/http/or-exit'
import { createSmtpMailer } from '@vitrine/commerce/mail/commands'
import { createProviders } from '@vitrine/commerce/payments/providers/accounts'
import { createPaymentBook } from '@vitrine/commerce/payments/providers/payment-book'
import { createSandboxProvider, SANDBOX_WEBHOOKS } from '@vitrine/commerce/sandbox-bank/provider'
import { createQueue } from '@vitrine/commerce/queue/queue'
import pino from 'pino'
import { readEnv } from './env.ts'
import { createTasks, createHandlers, type WorkOptions } from './work.ts'
import { startWorker } from './worker.ts'

// Where processors are short, visitors go first: an e-mail is due within seconds.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const env = orExit(readEnv)
const log = pino({ level: env.LOG_LEVEL, base: null })
const clock = () => new Date()
const db = createDatabase({
	url: env.DATABASE_URL,
	poolSize: env.DATABASE_POOL_SIZE,
	// No visitor waits for a job: it may wait for a connection longer than a request would.
	timeout: 30_000,
	onError: (error) => log.error({ err: error }, 'database connection lost'),
})
await requireSchema(db, (error) => log.error({ err: error }, 'the database cannot be read'))
const queue = await createQueue({
	url: env.DATABASE_URL,
	jobs: JOBS,
	log: (message, error) => log.error({ err: error }, message),
})
const { PAYMENT_WEBHOOK_SECRET: webhookSecret = '' } = env
const sandbox = { db, clock, pagesUrl: env.SANDBOX_PAGES_URL, webhookSecret }
const payments = createPaymentBook({
	accounts: createProviders(env.PAYMENT_ACCOUNTS, clock),
	sandbox: env.SANDBOX_PAYMENTS ? createSandboxProvider(sandbox) : undefined,
})
const mailer = createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM })
const work: WorkOptions = {
	db,
	clock,
	log,
	payments,
	mailer,
	allowsPrivateWebhooks: env.PRIVATE_WEBHOOKS,
	sender: { shopName: env.SHOP_NAME, companyLine: env.COMPANY_LINE },
	warehouse: {
		shippingSeconds: env.SANDBOX_SHIPPING_SECONDS,
		deliverySeconds: env.SANDBOX_DELIVERY_SECONDS,
		returnSeconds: env.SANDBOX_RETURN_SECONDS,
	},
	...(env.SANDBOX_PAYMENTS && {
		sandbox: { webhookSecret, webhookUrl: `${env.GATEWAY_URL}${SANDBOX_WEBHOOKS}`, send: fetch },
	}),
}
const worker = await startWorker({ db, queue, log, handlers: createHandlers(work), tasks: createTasks(work) })

async function stop(): Promise<void> {
	await worker.stop()
	await queue.stop()
	mailer.close()
	await db.destroy()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
