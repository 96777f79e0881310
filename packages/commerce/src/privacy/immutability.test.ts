import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { insertCustomer } from '../customers/fixtures.ts'
import { insertSites } from '../web-domains/fixtures/sites.ts'
import { insertAfterSale } from './fixtures/after-sale.ts'
import { insertPersonsOrder } from './fixtures/orders.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const CARD = { recipientName: 'Louise', recipientEmail: 'Louise@post.example', senderName: 'Zelinda', message: 'x' }
let db: Database
let drop: () => Promise<void>
let customerId: string
let strangerId: string
let orderId: string

beforeAll(async () => {
	const database = await createTestDatabase()
	;({ db, drop } = database)
	await insertSites(db)
	customerId = (await insertCustomer(db)).customerId
	strangerId = (await insertCustomer(db)).customerId
	orderId = await insertPersonsOrder(db, { customerId, giftCards: [CARD], now: NOW })
	await insertAfterSale(db, { orderId, now: NOW })
})
afterAll(() => drop())

class Undone extends Error {}

/** True if statements pass in a transaction with or without an erasure; the transaction is rolled back. */
async function passes(erasing: string | null, ...statements: RawBuilder<unknown>[]): Promise<boolean> {
	try {
		await db.transaction().execute(async (tx: DatabaseTransaction) => {
			if (erasing !== null) await sql`select set_config('vitrine.erasing', ${erasing}, true)`.execute(tx)
			for (const statement of statements) {
				const { numAffectedRows } = await statement.execute(tx)
				if (!numAffectedRows) throw new Error('a statement that touches nothing proves nothing')
			}
			throw new Undone()
		})
	} catch (error) {
		if (error instanceof Undone) return true
		if (error instanceof Error && 'code' in error && error.code === '23001') return false
		throw error
	}
	return false
}

const order = (set: RawBuilder<unknown>) => sql`update orders set ${set} where id = ${orderId}`
const EMPTIED = sql`email = '', fingerprint = '', snapshot = order_snapshot_without_person(snapshot), customer_id = null`

describe('an order is emptied of its owner, to the letter, in the transaction that erases them, and never else', () => {
	test('the erasure itself passes, once or twice', async () => {
		expect(await passes(customerId, order(EMPTIED))).toBe(true)
		const still = sql`email = '', fingerprint = '', snapshot = order_snapshot_without_person(snapshot)`
		expect(await passes(customerId, order(still), order(still))).toBe(true)
	})

	test.each([
		['nobody is erased', null],
		['the setting is empty', ''],
		['somebody else is erased', 'stranger'],
		['a made-up customer is erased', 'nobody'],
	])('%s: refused', async (_, whom) => {
		expect(await passes(whom === 'stranger' ? strangerId : whom, order(EMPTIED))).toBe(false)
	})

	test.each([
		[
			'another e-mail address',
			sql`email = 'other@post.example', fingerprint = '', snapshot = order_snapshot_without_person(snapshot)`,
		],
		['only the e-mail address', sql`email = ''`],
		['only the snapshot', sql`snapshot = order_snapshot_without_person(snapshot)`],
		['a total', sql`total_cent_amount = 1, subtotal_cent_amount = 1, ${EMPTIED}`],
		['VAT', sql`tax_cent_amount = 0, ${EMPTIED}`],
		['the date', sql`ordered_at = now(), ${EMPTIED}`],
		['the number', sql`order_number = 'FR-1', ${EMPTIED}`],
		['the site', sql`site = 'de', ${EMPTIED}`],
		[
			'another name',
			sql`email = '', fingerprint = '', snapshot = jsonb_set(order_snapshot_without_person(snapshot), '{billingAddress,lastName}', '"Autre"')`,
		],
		[
			'the country',
			sql`email = '', fingerprint = '', snapshot = jsonb_set(order_snapshot_without_person(snapshot), '{deliveryAddress,countryCode}', '"DE"')`,
		],
		[
			'the delivery method',
			sql`email = '', fingerprint = '', snapshot = jsonb_set(order_snapshot_without_person(snapshot), '{deliveryMethod,kind}', '"store"')`,
		],
		[
			'a key more',
			sql`email = '', fingerprint = '', snapshot = order_snapshot_without_person(snapshot) || '{"note": "x"}'`,
		],
		[
			'a key less',
			sql`email = '', fingerprint = '', snapshot = order_snapshot_without_person(snapshot) - 'paymentProduct'`,
		],
		['nothing left', sql`email = '', fingerprint = '', snapshot = '{}'`],
	])('together with %s: refused', async (_, set) => {
		expect(await passes(customerId, order(set))).toBe(false)
	})

	test('it is never removed, and the setting ends with its transaction', async () => {
		expect(await passes(customerId, sql`delete from orders where id = ${orderId}`)).toBe(false)
		await db.connection().execute(async (connection) => {
			await connection.transaction().execute(async (tx) => {
				await sql`select set_config('vitrine.erasing', ${customerId}, true)`.execute(tx)
			})
			const { rows } = await sql<{ whom: string | null }>`select erased_customer() as whom`.execute(connection)
			expect(rows).toEqual([{ whom: null }])
		})
	})
})

const card = (set: RawBuilder<unknown>) => sql`update order_gift_cards set ${set} where order_id = ${orderId}`
const BLANK_CARD = sql`details = gift_card_details_without_person(details)`

describe('gift cards, statements of withdrawal and proofs of return likewise', () => {
	test('for who bought the card, and for whom it was', async () => {
		expect(await passes(customerId, card(BLANK_CARD))).toBe(true)
		expect(await passes(null, card(BLANK_CARD))).toBe(false)
		expect(await passes(strangerId, card(BLANK_CARD))).toBe(false)
		const louise = await insertCustomer(db, { email: 'louise@post.example' })
		expect(await passes(louise.customerId, card(BLANK_CARD))).toBe(true)
		expect(await passes(customerId, card(sql`cent_amount = 1, ${BLANK_CARD}`))).toBe(false)
		expect(await passes(customerId, card(sql`details = details || '{"senderName": "Autre"}'`))).toBe(false)
		expect(await passes(customerId, card(sql`details = '{}'`))).toBe(false)
		expect(await passes(customerId, sql`delete from order_gift_cards where order_id = ${orderId}`)).toBe(false)
	})

	test('a statement loses its name, address and words, and nothing else', async () => {
		const statement = (set: RawBuilder<unknown>) => sql`update withdrawals set ${set} where order_id = ${orderId}`
		const blank = sql`name = '', email = '', content = ''`
		expect(await passes(customerId, statement(blank))).toBe(true)
		expect(await passes(null, statement(blank))).toBe(false)
		expect(await passes(strangerId, statement(blank))).toBe(false)
		expect(await passes(customerId, statement(sql`${blank}, stated_at = now()`))).toBe(false)
		expect(await passes(customerId, statement(sql`${blank}, outcome = 'late'`))).toBe(false)
		expect(await passes(customerId, statement(sql`${blank}, order_number = ''`))).toBe(false)
		expect(await passes(customerId, statement(sql`content = 'Ich widerrufe nicht'`))).toBe(false)
		expect(await passes(customerId, sql`delete from withdrawals where order_id = ${orderId}`)).toBe(false)
	})

	test('a proof of return loses its words', async () => {
		const proof = (set: RawBuilder<unknown>) => sql`update return_events set ${set} where return_number = 'RET-1'`
		expect(await passes(customerId, proof(sql`detail = null`))).toBe(true)
		expect(await passes(null, proof(sql`detail = null`))).toBe(false)
		expect(await passes(strangerId, proof(sql`detail = null`))).toBe(false)
		expect(await passes(customerId, proof(sql`detail = 'x'`))).toBe(false)
		expect(await passes(customerId, proof(sql`detail = null, kind = 'received'`))).toBe(false)
	})

	test.each(['order_lines', 'order_tax_lines', 'order_history', 'documents', 'gift_card_entries'])(
		'%s stay as they are, whoever is erased',
		async (table) => {
			const where = sql`where order_id = ${orderId}`
			expect(await passes(customerId, sql`delete from ${sql.table(table)} ${where}`)).toBe(false)
			expect(await passes(customerId, sql`update ${sql.table(table)} set order_id = order_id ${where}`)).toBe(false)
		},
	)
})
