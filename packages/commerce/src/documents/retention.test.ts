import { invoiceYears } from '@vitrine/market/retention'
import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { returnsFixtures } from '../returns/fixtures/returns-counter.ts'
import { dropOldDocuments } from './jobs.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
})
afterAll(() => drop())

test.each([
	['fr', 10],
	['de', 8],
	['es', 6],
	['it', 10],
	['pl', 5],
	['gb', 6],
	['ch', 10],
] as const)('invoices of %s are kept for %i years, in words and in the database (law A3.12)', async (site, years) => {
	expect(invoiceYears(site)).toBe(years)
	const { rows } = await sql<{ years: number }>`select document_years(${site}) as years`.execute(db)
	expect(rows).toEqual([{ years }])
})

test('a document is removed when the law of its country wants it no longer, and not a year before', async () => {
	const fixtures = returnsFixtures(db)
	const sku = await fixtures.variant(20)
	const thisYear = new Date().getUTCFullYear()
	let series = 0
	async function issue(site: SiteCode, yearsAgo: number): Promise<string> {
		const { orderId } = await fixtures.paidOrder({ items: [{ sku, quantity: 1 }] })
		series += 1
		const year = thisYear - yearsAgo
		const id = `document-${site}-${yearsAgo}`
		await db
			.insertInto('documents')
			.values({
				id,
				site,
				kind: 'invoice',
				document_number: id,
				series_year: year,
				series_number: 1,
				order_id: orderId,
				reference: '',
				invoice_id: null,
				content: '{}',
				currency: 'EUR',
				total_cent_amount: 0,
				issued_at: new Date(Date.UTC(year, 11, 31, 12)),
			})
			.execute()
		return id
	}
	const over: string[] = []
	const retained: string[] = []
	for (const site of SITE_CODES) {
		over.push(await issue(site, invoiceYears(site) + 1))
		retained.push(await issue(site, invoiceYears(site)))
	}
	expect(series).toBe(14)
	await expect(db.deleteFrom('documents').where('id', '=', retained[0]!).execute()).rejects.toThrow()
	await expect(
		db.updateTable('documents').set({ currency: 'XXX' }).where('id', '=', over[0]!).execute(),
	).rejects.toThrow()
	expect(await dropOldDocuments(db, new Date())).toBe(over.length)
	const left = await db.selectFrom('documents').select('id').where('id', 'like', 'document-%').execute()
	expect(left.map(({ id }) => id).toSorted()).toEqual(retained.toSorted())
})
