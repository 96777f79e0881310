import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { insertSites } from '@vitrine/commerce/web-domains/fixtures/sites'
import { expect, test } from 'vitest'
import { watchChanges } from './test-witness.ts'

test('the witness counts what was inserted, made different or deleted, and nothing that was rolled back or written as it was', async () => {
	const { db, drop } = await createTestDatabase()
	await insertSites(db)
	const { changes } = await watchChanges(db)
	const start = await changes()
	const { customerId } = await insertCustomer(db)
	const inserted = await changes()
	expect(inserted).toBeGreaterThan(start)

	const customers = db.updateTable('customers').where('id', '=', customerId)
	await customers.set({ last_name: 'Other' }).execute()
	expect(await changes()).toBe(inserted + 1)
	await customers.set({ last_name: 'Other' }).execute()
	expect(await changes()).toBe(inserted + 1)

	const undone = db.transaction().execute(async (tx) => {
		await tx.updateTable('customers').where('id', '=', customerId).set({ last_name: 'Undone' }).execute()
		throw new Error('refused')
	})
	await expect(undone).rejects.toThrow('refused')
	expect(await changes()).toBe(inserted + 1)
	await drop()
})
