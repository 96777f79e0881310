import { fc } from '@vitrine/testing/chance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { insertSites } from '../web-domains/fixtures/sites.ts'
import { issueCreditNote, issueRemainingCredit } from './commands/issue-credit-note.ts'
import { type Bought, insertOrder } from './fixtures/orders.ts'
import { issueInvoice } from './jobs.ts'
import { findInvoice, listCreditNotes } from './queries.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
})
afterAll(() => drop())

const now = () => new Date()

const anyItem = fc.record({
	unitCentAmount: fc.integer({ min: 1, max: 20_000 }).map((cents) => cents * 5),
	quantity: fc.integer({ min: 1, max: 4 }),
	vatClass: fc.constantFrom('standard' as const, 'childrens' as const),
})

test('however an order is given back, invoice and credit notes come to zero at every rate', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.record({
				site: fc.constantFrom('gb' as const, 'ch' as const, 'fr' as const, 'pl' as const),
				bought: fc.array(anyItem, { minLength: 1, maxLength: 4 }),
				deliveryCentAmount: fc.integer({ min: 0, max: 999 }),
				discount: fc.integer({ min: 0, max: 100 }),
				order: fc.array(fc.nat(50), { maxLength: 8 }),
			}),
			async ({ site, bought, deliveryCentAmount, discount, order }) => {
				const orderId = await insertOrder(db, {
					site,
					bought,
					deliveryCentAmount,
					discountCentAmount: off(bought, discount),
				})
				await issueInvoice({ db, orderId, now: now() })
				const { content } = (await findInvoice(db, orderId))!
				let deliveryLeft = deliveryCentAmount
				for (const [index, draw] of order.entries()) {
					const earlier = (await listCreditNotes(db, orderId)).flatMap((note) => note.content.lines)
					const line = content.lines[draw % content.lines.length]!
					const before = earlier.filter((credited) => credited.position === line.position)
					const left = line.quantity - before.reduce((sum, credited) => sum + credited.quantity, 0)
					if (left < 2) continue
					const worth = line.totalCentAmount - before.reduce((sum, credited) => sum + credited.totalCentAmount, 0)
					const delivery = draw % 2 === 0 ? Math.floor(deliveryLeft / 3) : 0
					deliveryLeft -= delivery
					const lines = [{ position: line.position, quantity: 1, grossCentAmount: Math.floor(worth / left) }]
					await db
						.transaction()
						.execute((tx) =>
							issueCreditNote(tx, { orderId, reference: `r${index}`, lines, deliveryCentAmount: delivery, now: now() }),
						)
				}
				await db.transaction().execute((tx) => issueRemainingCredit(tx, { orderId, reference: 'rest', now: now() }))
				const notes = await listCreditNotes(db, orderId)
				for (const taxLine of content.taxLines) {
					const credited = notes.flatMap((note) => note.content.taxLines).filter((l) => l.taxRate === taxLine.taxRate)
					const sums = (name: 'grossCentAmount' | 'taxCentAmount' | 'deliveryCentAmount') =>
						credited.reduce((sum, line) => sum + line[name], 0)
					expect(sums('grossCentAmount')).toBe(taxLine.grossCentAmount)
					expect(sums('taxCentAmount')).toBe(taxLine.taxCentAmount)
					expect(sums('deliveryCentAmount')).toBe(taxLine.deliveryCentAmount)
					for (const line of credited) expect(line.taxCentAmount).toBeGreaterThanOrEqual(0)
				}
				expect(notes.reduce((sum, note) => sum + note.totalCentAmount, 0)).toBe(content.totalCentAmount)
			},
		),
		{ numRuns: 60, seed: 20261121 },
	)
})

function off(bought: readonly Bought[], percent: number): number {
	const total = bought.reduce((sum, item) => sum + item.unitCentAmount * item.quantity, 0)
	return Math.floor((total * percent) / 500) * 5
}
