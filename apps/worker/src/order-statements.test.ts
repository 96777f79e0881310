import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { insertOrder } from '@vitrine/commerce/documents/fixtures/orders'
import { findInvoice } from '@vitrine/commerce/documents/queries'
import { createFolderStore } from '@vitrine/commerce/media/providers/folder-store'
import { createPaymentBook } from '@vitrine/commerce/payments/providers/payment-book'
import { insertSites } from '@vitrine/commerce/web-domains/fixtures/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandlers } from './work.ts'

let statements: string[] = []
let db: Database
let drop: () => Promise<void>

beforeAll(async () => {
	const database = await createTestDatabase()
	;({ drop } = database)
	await insertSites(database.db)
	db = database.open({ onStatement: (text) => void statements.push(text) })
})
afterAll(() => drop())

test('what the worker does for an order takes its number of statements and no more (decision 0093)', async () => {
	const sent: string[] = []
	const clock = () => new Date()
	const handlers = createHandlers({
		db,
		clock,
		log: { error: () => undefined },
		payments: createPaymentBook({}),
		mailer: { send: async ({ to }) => void sent.push(to) },
		sender: { shopName: 'A shop', companyLine: 'A shop, Lille' },
		media: createFolderStore('/none'),
	})
	const orderId = await insertOrder(db)
	const seen: Record<string, string[]> = {}
	for (const name of ['issue-invoice', 'send-order-confirmation'] as const) {
		statements = []
		await handlers[name]({ orderId })
		seen[name] = statements
	}
	const counts = Object.fromEntries(Object.entries(seen).map(([name, texts]) => [name, texts.length]))
	expect(counts, JSON.stringify(seen, null, 1)).toEqual({ 'issue-invoice': 2, 'send-order-confirmation': 3 })
	expect(sent).toHaveLength(1)
	expect(await findInvoice(db, orderId)).toMatchObject({ orderId })
})
