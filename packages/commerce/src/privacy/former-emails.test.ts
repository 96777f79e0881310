import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCart } from '../carts/commands/open-cart.ts'
import { requestEmailChange } from '../customers/commands/change-email.ts'
import { confirm } from '../customers/commands/confirm.ts'
import { insertCustomer, PASSWORD } from '../customers/fixtures.ts'
import { sendAccessEmail, sendEmailChangedEmail } from '../customers/jobs.ts'
import type { Database } from '../database/client.ts'
import { REGISTRY as registry } from '../capabilities.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { sendGiftCard } from '../orders/jobs.ts'
import { createInboxMailer } from '../mail/commands.ts'
import { sendOrderConfirmation } from '../orders/jobs.ts'
import { insertStore } from '../stores/fixtures.ts'
import { insertSites } from '../web-domains/fixtures/sites.ts'
import { requestErasure } from './commands/request-erasure.ts'
import { insertPersonsOrder, SHIRT } from './fixtures/orders.ts'
import { searchEverywhere, tablesIn } from './fixtures/search.ts'
import { PERSON } from './fixtures/words.ts'
import { eraseCustomer } from './jobs.ts'
import { readEverything } from './queries/find-rows.ts'

const SECRET = 'a secret of more than thirty-two characters'
const BEFORE = 'desk.12@office.example'
const LOUISE = 'louise@post.example'
const START = new Date('2026-11-21T10:00:00Z')
const after = (hours: number) => new Date(START.getTime() + hours * 3_600_000)
const CHANGED = after(1)
const NOTIFIED = after(1.1)

let db: Database
let drop: () => Promise<void>
let now = START
let customerId: string
let louise: string
beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	await insertStore(db, { id: 'lyon', site: 'fr', city: 'Lyon', postalCode: '69002', at: [45.757, 4.832] })
	const { firstName, lastName } = PERSON
	;({ customerId } = await insertCustomer(db, { email: BEFORE, firstName, lastName, createdAt: START }))
	await leaveTraces()
	now = CHANGED
	await changeEmail()
	// Weeks later the address belongs to another customer.
	now = after(1_000)
	;({ customerId: louise } = await insertCustomer(db, { email: BEFORE, firstName: 'Louise', lastName: 'Autre' }))
	await reserve('later', 'Louise Autre')
	await insertPersonsOrder(db, { email: LOUISE, buyer: OTHERS, giftCards: [cardTo('Louise')], now })
})
afterAll(() => drop())

const OTHERS = {
	firstName: 'Louise',
	lastName: 'Autre',
	line1: '1 quai',
	postalCode: '75001',
	city: 'Paris',
	countryCode: 'FR',
}
const cardTo = (recipientName: string) => ({ recipientName, recipientEmail: BEFORE, senderName: 'Odile', message: '' })

function job() {
	const sender = { shopName: 'Linaire', companyLine: 'Linaire SAS, Lille' }
	return { db, mailer: createInboxMailer({ db, clock: () => now }), sender, now }
}

/** Rows found by an address alone: a guest's order with its e-mail, a card received, a garment put aside, a statement, a checkout. */
async function leaveTraces(): Promise<void> {
	const orderId = await insertPersonsOrder(db, { email: BEFORE, now })
	await sendOrderConfirmation({ ...job(), orderId })
	await insertPersonsOrder(db, { email: LOUISE, buyer: OTHERS, giftCards: [cardTo(PERSON.firstName)], now })
	const card = await db.selectFrom('gift_cards').select('id').executeTakeFirstOrThrow()
	await sendGiftCard({ ...job(), giftCardId: card.id })
	await reserve('earlier', `${PERSON.firstName} ${PERSON.lastName}`)
	await db
		.insertInto('withdrawals')
		.values({
			id: 'withdrawal-1',
			submission_key: 'withdrawal-key-1',
			site: 'fr',
			language_tag: 'fr-FR',
			name: `${PERSON.firstName} ${PERSON.lastName}`,
			order_number: 'FR-000000',
			email: BEFORE,
			lines: null,
			content: `Je soussignée ${PERSON.firstName}`,
			page_url: 'https://shop.example/fr/order/withdraw/',
			stated_at: now,
			order_id: null,
			outcome: 'unmatched',
			until: null,
			return_number: null,
		})
		.execute()
	const cart_id = await createCart(db, { site: 'fr', now })
	await db
		.insertInto('checkouts')
		.values({
			id: 'checkout-1',
			cart_id,
			site: 'fr',
			email: BEFORE,
			loyalty_card_number: PERSON.loyaltyCardNumber,
			delivery: null,
			payment_product: null,
			customer_id: null,
			created_at: now,
			updated_at: now,
		})
		.execute()
}

async function reserve(id: string, name: string): Promise<void> {
	await db
		.insertInto('reservations')
		.values({
			id,
			submission_key: `key-${id}`,
			reservation_number: `RS-${id}`,
			site: 'fr',
			store_id: 'lyon',
			sku: 'SKU-0',
			snapshot: JSON.stringify({ ...SHIRT, sku: 'SKU-0' }),
			name,
			email: BEFORE,
			phone_number: '+33198765432',
			language_tag: 'fr-FR',
			page_url: 'https://shop.example/fr/reservation/1/',
			reserved_at: now,
			held_until: now,
		})
		.execute()
}

/** As the account asks for it, with the e-mails of both addresses. */
async function changeEmail(): Promise<void> {
	const pageUrl = 'https://shop.example/fr/auth/confirm/?token=TOKEN'
	const asked = { pageUrl, site: 'fr', languageTag: 'fr-FR', secret: SECRET, now } as const
	const result = await requestEmailChange(db, { ...asked, customerId, email: PERSON.email, password: PASSWORD })
	if (!result.ok) throw new Error(result.reason)
	const request = await db.selectFrom('access_requests').select('id').executeTakeFirstOrThrow()
	await sendAccessEmail({ ...job(), accessRequestId: request.id })
	const mail = await db
		.selectFrom('inbox_messages')
		.select('text')
		.where('recipient', '=', PERSON.email)
		.executeTakeFirstOrThrow()
	const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
	expect(await confirm(db, { token, now })).toBe(true)
	const { rows } = await sql<{ data: { formerEmailId: string } }>`
		select data from pgboss.job where name = 'send-email-changed-letter'`.execute(db)
	now = NOTIFIED
	for (const { data } of [...rows, ...rows]) await sendEmailChangedEmail({ ...job(), ...data })
	// As if the worker had done all of it.
	await sql`delete from pgboss.job`.execute(db)
}

const found = async (table: string, id = customerId) => {
	const everything = await readEverything(db, { customerId: id, registry })
	return everything.flatMap(({ personal, rows }) => ((personal.as ?? personal.table) === table ? rows : []))
}

test('the address of before hears of the change once, and the account remembers it (issue 4, 4)', async () => {
	const mails = await db.selectFrom('mails').selectAll().where('kind', '=', 'email-changed').execute()
	expect(mails).toMatchObject([{ recipient: BEFORE, sent_at: NOTIFIED }])
	expect(await found('former_emails')).toEqual([{ email: BEFORE, left_at: CHANGED }])
})

test('an export has what was done under the address of before, and nothing of who has it now (GDPR art. 15)', async () => {
	expect(await found('orders')).toMatchObject([{ email: BEFORE, customer_id: customerId }])
	expect(await found('reservations')).toMatchObject([{ reservation_number: 'RS-earlier' }])
	expect(await found('withdrawals')).toMatchObject([{ id: 'withdrawal-1' }])
	expect(await found('checkouts')).toMatchObject([{ id: 'checkout-1' }])
	const cards = await found('gift_cards_received')
	expect(cards).toMatchObject([{ details: { recipientName: PERSON.firstName, recipientEmail: BEFORE } }])
	const kinds = (await found('mails')).map(({ kind }) => kind)
	expect(kinds).toEqual(expect.arrayContaining(['order-confirmation', 'change-email-notice', 'email-changed']))
	expect(JSON.stringify(await readEverything(db, { customerId, registry }))).not.toContain('Autre')
})

test('nor has an export of who has it now anything of who had it before', async () => {
	expect(await found('reservations', louise)).toMatchObject([{ reservation_number: 'RS-later' }])
	expect(await found('gift_cards_received', louise)).toMatchObject([{ details: { recipientName: 'Louise' } }])
	expect(JSON.stringify(await readEverything(db, { customerId: louise, registry }))).not.toMatch(
		/Zelinda|Quorvath|withdrawal-1|checkout-1/,
	)
	expect((await found('mails', louise)).map(({ kind }) => kind)).toEqual(['email-changed'])
})

test('erasure forgets the person under the address of before, and nobody else (GDPR art. 17, issue 4 acceptance 7)', async () => {
	const asked = await requestErasure(db, { customerId, password: PASSWORD, secret: SECRET, now })
	if (!asked.ok) throw new Error(asked.reason)
	await eraseCustomer({ ...job(), registry, erasureId: asked.erasureId })
	expect(tablesIn(await searchEverywhere(db, ['zelinda', 'quorvath', PERSON.loyaltyCardNumber]))).toEqual([
		'public.documents',
	])
	// The remaining rows of the address are Louise's.
	expect(tablesIn(await searchEverywhere(db, [BEFORE]))).toEqual([
		'public.customers',
		'public.gift_cards',
		'public.order_gift_cards',
		'public.reservations',
	])
	const holders = await db.selectFrom('customers').select('id').where('email', '=', BEFORE).execute()
	expect(holders).toEqual([{ id: louise }])
	const names = await db.selectFrom('reservations').select('name').orderBy('reserved_at').execute()
	expect(names).toEqual([{ name: '' }, { name: 'Louise Autre' }])
	const received = await db.selectFrom('gift_cards').select('details').orderBy('issued_at').execute()
	expect(received.map(({ details }) => details.recipientName)).toEqual(['', 'Louise'])
})
