import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAccessEmail } from '../customers/jobs.ts'
import { PASSWORD } from '../customers/fixtures.ts'
import type { Database } from '../database/client.ts'
import { ALL, REGISTRY as registry } from '../capabilities.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { sendParcelEmail } from '../fulfillment/jobs.ts'
import { sendGiftCard } from '../orders/jobs.ts'
import { createInboxMailer, type Mailer } from '../mail/commands.ts'
import { findOrder } from '../orders/queries/find-order.ts'
import { sendOrderConfirmation } from '../orders/jobs.ts'
import { sendReservationEmails } from '../reservations/jobs.ts'
import { sendReturnEmail, sendWithdrawalReceipt } from '../returns/jobs.ts'
import { createKeyring } from '../sessions/commands/keyring.ts'
import { openSession } from '../sessions/commands/open-session.ts'
import { insertSites } from '../web-domains/fixtures/sites.ts'
import { requestErasure } from './commands/request-erasure.ts'
import { requestExport } from './commands/request-export.ts'
import { insertAfterSale } from './fixtures/after-sale.ts'
import { insertPersonsOrder } from './fixtures/orders.ts'
import { insertPerson } from './fixtures/person.ts'
import { searchEverywhere, tablesIn } from './fixtures/search.ts'
import { PERSON, TRACES } from './fixtures/words.ts'
import { buildExport, eraseCustomer, deleteExpired } from './jobs.ts'

const SECRET = 'a secret of more than thirty-two characters'
const NOW = new Date('2026-11-21T10:00:00Z')
/** Rows that only another shop or moment has. */
const NEVER_HERE = [
	'cancellations',
	'cancelled_units',
	'sandbox_payments',
	'parcel_captures',
	'checkout_means',
	'erasures',
]
const LOUISE = 'louise@post.example'
const OTHERS = {
	firstName: 'Louise',
	lastName: 'Autre',
	line1: '1 quai',
	postalCode: '75001',
	city: 'Paris',
	countryCode: 'FR',
}
const sender = { shopName: 'Linaire', companyLine: 'Linaire SAS, Lille' }

let db: Database
let drop: () => Promise<void>
let mailer: Mailer
let customerId: string
let orders: { home: string; store: string; claimed: string; cards: string; others: string }

beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	mailer = createInboxMailer({ db, clock: () => NOW })
	;({ customerId } = await insertPerson(db, NOW))
	const mine = {
		recipientName: 'Louise',
		recipientEmail: LOUISE,
		senderName: `${PERSON.firstName} ${PERSON.lastName}`,
		message: 'Pour toi, de Zelinda',
	}
	const received = {
		recipientName: PERSON.firstName,
		recipientEmail: 'Zelinda.Quorvath@post.example',
		senderName: 'Louise',
		message: 'Bonne fête, Zelinda',
	}
	orders = {
		home: await insertPersonsOrder(db, { customerId, now: NOW }),
		store: await insertPersonsOrder(db, { customerId, kind: 'store', now: NOW }),
		claimed: await insertPersonsOrder(db, { email: 'Zelinda.QUORVATH@post.example', now: NOW }),
		cards: await insertPersonsOrder(db, { customerId, giftCards: [mine], now: NOW }),
		others: await insertPersonsOrder(db, { email: LOUISE, buyer: OTHERS, giftCards: [received], now: NOW }),
	}
	await insertAfterSale(db, { orderId: orders.home, now: NOW })
	await insertRowsOfRooms()
	const keyring = createKeyring({ db, clock: () => NOW, secret: SECRET })
	await openSession(db, {
		keyring,
		customerId,
		site: 'fr',
		method: 'password',
		userAgent: PERSON.userAgent,
		stays: true,
		now: NOW,
	})
	await writeEmails()
	await failInTheQueue()
})
afterAll(() => drop())

/** A capability gives a row of the person in its `fixtures.ts`, where none of the fixtures above knows it. */
async function insertRowsOfRooms(): Promise<void> {
	for (const { name } of ALL) {
		const fixtures = new URL(`../${name}/fixtures.ts`, import.meta.url)
		if (!existsSync(fixtures)) continue
		const { insertPersonalRows } = (await import(/* @vite-ignore */ fixtures.href)) as {
			insertPersonalRows?: (db: Database, person: { email: string; now: Date }) => Promise<void>
		}
		await insertPersonalRows?.(db, { email: PERSON.email, now: NOW })
	}
}

type WaitingJob = { id: string; name: string; data: Record<string, string> }

/** Does what waits in the queue and writes e-mails, as the worker would; the jobs stay as done. */
async function writeEmails(): Promise<void> {
	const job = { db, mailer, sender, now: NOW }
	const { rows } =
		await sql<WaitingJob>`select id, name, data from pgboss.job where state = 'created' order by created_on`.execute(db)
	for (const { id, name, data } of rows) {
		if (name === 'send-order-confirmation') await sendOrderConfirmation({ ...job, orderId: data.orderId! })
		if (name === 'send-access-letter') await sendAccessEmail({ ...job, accessRequestId: data.accessRequestId! })
		if (name === 'send-gift-card') await sendGiftCard({ ...job, giftCardId: data.giftCardId! })
		if (name === 'send-reservation-letters') await sendReservationEmails({ ...job, reservationId: data.reservationId! })
		if (name === 'build-export') await buildExport({ ...job, registry, exportId: data.exportId! })
		if (name === 'erase-customer') await eraseCustomer({ ...job, registry, erasureId: data.erasureId! })
		await sql`update pgboss.job set state = 'completed' where id = ${id}`.execute(db)
	}
}

/** E-mails about a parcel, a return and a withdrawal; and a job that failed with the address in its words, twice over. */
async function failInTheQueue(): Promise<void> {
	const job = { db, mailer, sender, now: NOW }
	await sendParcelEmail({ ...job, isWithdrawn: async () => false, parcelId: 'parcel-1', news: 'delivered' })
	await sendWithdrawalReceipt({ ...job, withdrawalId: 'withdrawal-1' })
	await sendReturnEmail({ ...job, returnNumber: 'RET-1', news: 'registered' })
	const words = JSON.stringify({ message: `550 no such user ${PERSON.email}` })
	for (const [name, source] of [
		['send-order-confirmation', null],
		['dead-letters', 'send-order-confirmation'],
		['dead-letters', 'issue-invoice'],
	])
		await sql`insert into pgboss.job (name, source_name, data, state, output, source_output, retry_limit)
			values (${name}, ${source}, ${JSON.stringify({ orderId: orders.home })}, 'created', ${words}, ${words}, 0)`.execute(
			db,
		)
}

const search = () => searchEverywhere(db, TRACES)
const figures = () =>
	sql`select o.*, null as email, null as snapshot, null as fingerprint, null as customer_id,
		(select json_agg(l order by position) from order_lines l where order_id = o.id) as lines,
		(select json_agg(t order by tax_rate) from order_tax_lines t where order_id = o.id) as taxes
		from orders o order by o.id`.execute(db)

test('the person is everywhere before, else the search proves nothing', async () => {
	expect(tablesIn(await search())).toEqual(
		expect.arrayContaining([
			'pgboss.job',
			'public.access_requests',
			'public.checkouts',
			'public.customer_addresses',
			'public.customers',
			'public.documents',
			'public.former_emails',
			'public.gift_card_lines',
			'public.gift_cards',
			'public.inbox_messages',
			'public.mails',
			'public.order_gift_cards',
			'public.orders',
			'public.passkeys',
			'public.payment_transactions',
			'public.payments',
			'public.registrations',
			'public.reservations',
			'public.return_events',
			'public.sessions',
			'public.withdrawals',
		]),
	)
})

describe('export (GDPR art. 15, 20)', () => {
	test('it has every table of the registry that has rows of the person, no secret, and nothing of others', async () => {
		const asked = {
			customerId,
			secret: SECRET,
			languageTag: 'de-DE',
			pageUrl: 'https://shop.example/de/account/consent/',
			now: NOW,
		} as const
		expect(await requestExport(db, { ...asked, password: 'not it' })).toEqual({ ok: false, reason: 'wrong-password' })
		const requested = await requestExport(db, { ...asked, password: PASSWORD })
		const again = await requestExport(db, { ...asked, password: PASSWORD })
		expect(requested.ok && again.ok && requested.export.id === again.export.id).toBe(true)
		await writeEmails()
		const row = await db.selectFrom('customer_exports').selectAll().executeTakeFirstOrThrow()
		const { tables } = JSON.parse(row.data!) as { tables: Record<string, { rows: Record<string, unknown>[] }> }
		const expected = registry.filter(({ exported, table }) => exported?.length !== 0 && !NEVER_HERE.includes(table))
		expect(Object.keys(tables)).toEqual(expected.map(({ table, as }) => as ?? table))
		expect(tables.customers!.rows).toEqual([expect.objectContaining({ usual_sizes: { shoes: '38' } })])
		expect(tables.orders!.rows).toHaveLength(4)
		expect(tables.documents!.rows).toHaveLength(4)
		const photo = 'data:image/webp;base64,UklGRg=='
		expect(tables.review_photos!.rows).toEqual([expect.objectContaining({ bytes: photo })])
		expect(row.page).toContain(`<img src="${photo}" alt="">`)
		for (const secret of [
			'argon2',
			'hash-of-a-token',
			'hash-of-a-password',
			'fingerprint-',
			'submission-key',
			'louise@post.example/',
			orders.others,
		])
			expect(row.data, secret).not.toContain(secret)
		const page = row.page!
		expect(page).toContain('<html lang="de-DE">')
		expect(page).toContain('Ihre Daten bei Linaire')
		for (const trace of [PERSON.email, PERSON.line1, PERSON.phoneNumber, 'Chemise en popeline', '99,90'])
			expect(page).toContain(trace)
		const mail = await db.selectFrom('inbox_messages').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
		expect([mail.recipient, mail.subject]).toEqual([PERSON.email, 'Ihre Daten bei Linaire liegen bereit'])
		for (const trace of [PERSON.lastName, PERSON.line1, PERSON.phoneNumber]) expect(mail.text).not.toContain(trace)
		// Once more after a kill: one export, one e-mail.
		await buildExport({ db, mailer, sender, registry, exportId: row.id, now: new Date(NOW.getTime() + 60_000) })
		const mails = await db.selectFrom('mails').select('id').where('kind', '=', 'export-ready').execute()
		expect(mails).toHaveLength(1)
		expect((await db.selectFrom('customer_exports').selectAll().executeTakeFirstOrThrow()).ready_at).toEqual(NOW)
	})
})

describe('erasure (GDPR art. 17)', () => {
	test('it finds nothing of the person but in the invoice record, and every figure as it was', async () => {
		const before = await figures()
		const asked = { customerId, password: PASSWORD, secret: SECRET, now: NOW }
		expect(await requestErasure(db, asked)).toEqual({ ok: false, reason: 'store-credit' })
		const result = await requestErasure(db, { ...asked, givesUpStoreCredit: true })
		expect(result).toMatchObject({ ok: true })
		await writeEmails()
		expect(tablesIn(await search())).toEqual(['public.documents'])
		expect(await figures()).toEqual(before)
		const customer = await db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow()
		expect(customer).toMatchObject({
			email: null,
			first_name: null,
			password_hash: null,
			usual_sizes: {},
			erased_at: NOW,
		})
		const erasure = await db.selectFrom('erasures').selectAll().executeTakeFirstOrThrow()
		expect(erasure.finished_at).toEqual(NOW)
		const told = await db.selectFrom('events').select('subject').where('type', '=', 'customer.erased').execute()
		expect(told).toEqual([{ subject: customerId }])
		expect(erasure.counts).toMatchObject({ orders: 4, customers: 1, sessions: 1, customer_exports: 1 })
		const files = await db.selectFrom('review_photo_removals').select('file_name').execute()
		expect(files).toEqual([{ file_name: 'ab'.repeat(32) }])
		const credit = await db
			.selectFrom('store_credit_entries as e')
			.innerJoin('store_credit_accounts as a', 'a.id', 'e.account_id')
			.select(['a.customer_id', 'e.kind', 'e.cent_amount'])
			.orderBy('e.id')
			.execute()
		expect(credit).toEqual([
			{ customer_id: null, kind: 'issued', cent_amount: 1_000 },
			{ customer_id: null, kind: 'given-up', cent_amount: -1_000 },
		])
		const sessions = await db.selectFrom('sessions').select(['end_reason', 'user_agent']).execute()
		expect(sessions).toEqual([{ end_reason: 'erased', user_agent: '' }])
		const order = await findOrder(db, orders.home)
		expect(order?.email).toBe('')
		expect(order?.snapshot).toMatchObject({
			deliveryAddress: { firstName: '', lastName: '', line1: '', postalCode: '59', city: 'Lille', countryCode: 'FR' },
			phoneNumber: null,
		})
		expect((await findOrder(db, orders.others))?.email).toBe(LOUISE)
		await deleteExpired(db, NOW)
	})
})
