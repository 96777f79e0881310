import { JOBS } from '@vitrine/commerce/capabilities'
import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import { createFolderStore } from '@vitrine/commerce/media/providers/folder-store'
import { insertSites } from '@vitrine/commerce/web-domains/fixtures/sites'
import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { startSilentMailServer, type TestMailServer } from '@vitrine/commerce/mail/fixtures'
import { createSmtpMailer } from '@vitrine/commerce/mail/commands'
import { createPaymentBook } from '@vitrine/commerce/payments/providers/payment-book'
import { createSandboxProvider } from '@vitrine/commerce/sandbox-bank/provider'
import { enqueue } from '@vitrine/commerce/queue/enqueue'
import { createQueue, type Queue } from '@vitrine/commerce/queue/queue'
import { createGateway } from '@vitrine/gateway/app'
import { createLog } from '@vitrine/gateway/log'
import { eventually } from '@vitrine/testing/eventually'
import { WAIT_LIMIT } from '@vitrine/testing/limits'
import { createHandlers } from '@vitrine/worker/work'
import { startWorker, type Worker } from '@vitrine/worker/worker'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

// H2: twenty e-mails behind a mail server that takes them in and never answers. Each used to hold a connection and a transaction.
let observer: Database
let db: Database
let drop: () => Promise<void>
let server: TestMailServer
let queue: Queue
let worker: Worker
let mailer: ReturnType<typeof createSmtpMailer>
const captured: string[] = []
const log = { error: () => undefined }

beforeAll(async () => {
	const created = await createTestDatabase()
	observer = created.db
	drop = created.drop
	await insertSites(observer)
	// As few connections as would fill at once if e-mails held them.
	db = created.open({ poolSize: 5 })
	server = await startSilentMailServer()
	const timeouts = { socketTimeout: WAIT_LIMIT }
	mailer = createSmtpMailer({ url: server.url, from: 'shop@linaire.example', timeouts })
	queue = await createQueue({ url: created.url, jobs: JOBS, log: () => undefined, pollMs: 500 })
	const clock = () => new Date()
	const payments = createPaymentBook({
		sandbox: createSandboxProvider({
			db,
			clock,
			pagesUrl: 'http://localhost/sandbox',
			webhookSecrets: ['x'.repeat(16)],
		}),
	})
	const sender = { shopName: 'Linaire', companyLine: 'Linaire SAS' }
	const handlers = createHandlers({ db, clock, log, payments, mailer, sender, media: createFolderStore('/none') })
	const capture = async ({ paymentId }: { paymentId: string }) => {
		await handlers['capture-payment']({ paymentId })
		captured.push(paymentId)
	}
	worker = await startWorker({ db, queue, log, handlers: { ...handlers, 'capture-payment': capture }, tasks: [] })
})
afterAll(async () => {
	await server.stop()
	await worker.stop()
	await queue.stop()
	mailer.close()
	await drop()
})

test('behind a silent mail server money is still taken, and the gateway is ready', async () => {
	const { customerId } = await insertCustomer(observer)
	await observer.transaction().execute(async (tx) => {
		for (let i = 0; i < 20; i++) {
			const names = ['send-password-changed-letter', 'send-access-letter'] as const
			await enqueue(tx, { name: names[0], data: { customerId, letterId: `${i}` } })
			await enqueue(tx, { name: names[1], data: { accessRequestId: `${i}` } })
		}
	})
	await eventually(() => expect(server.received()).toBe(2))
	await observer.transaction().execute(async (tx) => {
		for (let i = 0; i < 10; i++) await enqueue(tx, { name: 'capture-payment', data: { paymentId: `pay_${i}` } })
	})
	const gateway = createGateway({
		db,
		log: createLog({ level: 'silent' }),
		subscriptionKeys: ['demo'],
		rateLimits: { perMinute: 100 },
		capabilities: [],
	})
	await eventually(() => expect(captured).toHaveLength(10))
	// Neither e-mail was given up meanwhile: their jobs are still active.
	expect(server.received()).toBe(2)
	expect((await gateway.request('/health/ready')).status).toBe(200)
	expect(server.mostAtOnce()).toBe(2)
	const { rows } = await sql`select from pg_stat_activity
		where datname = current_database() and state like 'idle in transaction%'`.execute(observer)
	expect(rows).toEqual([])
	const { rows: taken } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job
		where name = 'send-password-changed-letter' and state = 'active'`.execute(observer)
	expect(taken).toEqual([{ n: 2 }])
})
