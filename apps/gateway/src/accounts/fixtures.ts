import { sendPasswordChangedEmail } from '@vitrine/commerce/sign-ins/jobs'
import { sendAccessEmail, sendEmailChangedEmail, sendRegistrationEmail } from '@vitrine/commerce/customers/jobs'
import type { TestCustomer } from '@vitrine/commerce/customers/fixtures'
import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase, emptyTables } from '@vitrine/commerce/database/test-database'
import { createInboxMailer } from '@vitrine/commerce/mail/commands'
import { readsCustomer } from '@vitrine/commerce/sessions/routes'
import { insertSites } from '@vitrine/commerce/web-domains/fixtures/sites'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import { createGateway } from '../app.ts'
import { createCapabilities } from '../capabilities.ts'
import { testServices } from '../fixtures.ts'
import { createLog } from '../log.ts'

export const START = new Date('2026-11-21T10:00:00Z')
export const CONFIRM_PAGE = 'https://shop.example/fr/auth/confirm/?token=TOKEN'
export const RESET_PAGE = 'https://shop.example/fr/auth/change-password/?access=TOKEN'

const FILLED = ['customers', 'registrations', 'access_requests', 'attempts', 'mails', 'inbox_messages', 'pgboss.job']

export type Answer = {
	status: number
	/** The raw body. */
	text: string
	// A test states its own expectation.
	body: Record<string, never> & { errors?: { field: string; code: string }[]; code?: string }
	retryAfter: number | undefined
}
export type Ask = {
	method?: string
	body?: object
	accessToken?: string
	site?: SiteCode
	from?: string
	requestId?: string
	language?: string
}

/** The gateway with all account routes on a database of its own, a manual clock, and the sent e-mails. */
export async function openAccounts() {
	const { db, drop } = await createTestDatabase()
	await insertSites(db)
	let now = START
	const lines: string[] = []
	const clock = () => now
	const services = testServices(db, { clock, isShopUrl: ({ hostname }) => hostname === 'shop.example' })
	const gateway = createGateway({
		db,
		log: createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } }),
		subscriptionKeys: ['demo'],
		rateLimits: { perMinute: 1_000_000, isStrict: false },
		customer: readsCustomer({ db, clock, keyring: services.keyring }),
		capabilities: createCapabilities(services),
	})

	async function ask(path: string, { body, ...given }: Ask = {}): Promise<Answer> {
		const response = await gateway.request(path, {
			method: given.method ?? (body ? 'POST' : 'GET'),
			headers: {
				'Accept-Language': given.language ?? 'fr-FR',
				'Content-Type': 'application/json',
				'Ocp-Apim-Subscription-Key': 'demo',
				'X-Store-Id': SITES[given.site ?? 'fr'].storeId,
				'X-Client-Address': given.from ?? '192.0.2.1',
				'X-Request-Id': given.requestId ?? 'test-request',
				...(given.accessToken ? { Authorization: `Bearer ${given.accessToken}` } : {}),
			},
			...(body ? { body: JSON.stringify(body) } : {}),
		})
		const text = await response.text()
		const retryAfter = response.headers.get('retry-after')
		return {
			status: response.status,
			text,
			body: text ? JSON.parse(text) : {},
			retryAfter: retryAfter === null ? undefined : Number(retryAfter),
		}
	}

	return {
		db,
		drop,
		ask,
		deliver: (how?: { atOnce: boolean }) => deliver(db, clock, how?.atOnce),
		/** Lines of the log. */
		lines,
		clock,
		services,
		later(minutes: number) {
			now = new Date(now.getTime() + minutes * 60_000)
		},
		/** Resets everything but the sites. */
		async reset() {
			now = START
			lines.length = 0
			await emptyTables(db, FILLED)
		},
		logIn: (customer: Pick<TestCustomer, 'email' | 'password'>, given: Ask & { knownDevice?: string } = {}) => {
			const { knownDevice, ...how } = given
			const { email, password } = customer
			return ask('/auth/login', { ...how, body: { email, password, ...(knownDevice ? { knownDevice } : {}) } })
		},
	}
}
/** Runs the queued jobs, as the worker would. Returns the sent e-mails. */
async function deliver(db: Database, clock: () => Date, atOnce = false) {
	const mailer = createInboxMailer({ db, clock })
	const job = { db, mailer, sender: { shopName: 'Linaire', companyLine: 'Linaire SAS, Lille' }, now: clock() }
	type Data = Record<'registrationId' | 'letterId' | 'accessRequestId' | 'customerId' | 'formerEmailId', string>
	const { rows } = await sql<{ name: string; data: Data }>`
		select name, data from pgboss.job where state = 'created' order by created_on, id`.execute(db)
	const before = (await db.selectFrom('inbox_messages').select('id').execute()).map(({ id }) => id)
	const handlers: Record<string, (input: typeof job & Data) => Promise<void>> = {
		'send-registration-letter': sendRegistrationEmail,
		'send-access-letter': sendAccessEmail,
		'send-password-changed-letter': sendPasswordChangedEmail,
		'send-email-changed-letter': sendEmailChangedEmail,
	}
	const run = async (row: { name: string; data: Data }) => handlers[row.name]?.({ ...job, ...row.data })
	if (atOnce) await Promise.all(rows.map(run))
	else for (const row of rows) await run(row)
	await sql`delete from pgboss.job`.execute(db)
	const mails = await db.selectFrom('inbox_messages').selectAll().orderBy('id').execute()
	return mails.filter(({ id }) => !before.includes(id))
}

export type TestAccounts = Awaited<ReturnType<typeof openAccounts>>

/** Reads the token from the link of an e-mail. */
export function tokenIn(mail: { text: string } | undefined): string {
	return /[?&](?:token|access)=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** The tokens in the response to a sign-in. */
export function keysOf(answer: Answer): { accessToken: string; refreshToken: string; knownDevice: string } {
	const { tokens, knownDevice } = answer.body as unknown as {
		tokens: { accessToken: string; refreshToken: string }
		knownDevice: string
	}
	return { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken, knownDevice }
}
