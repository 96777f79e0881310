import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCustomer } from '../customers/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { BUYER, insertOrder } from '../documents/fixtures/orders.ts'
import { insertSites } from '../web-domains/fixtures/sites.ts'
import { addAddress } from './commands.ts'
import { suggestAddresses } from './queries.ts'
import { MOST_ADDRESSES } from './rules.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
})
afterAll(() => drop())

const now = new Date('2026-11-21T10:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const streets = async (customerId: string, site: 'fr' | 'de' = 'fr') =>
	(await suggestAddresses(db, { customerId, site })).map(({ address }) => address.line1)

test('addresses of confirmed orders on the site that the book lacks, each once, newest first, three at most (look 28)', async () => {
	const { customerId } = await insertCustomer(db)
	const { customerId: other } = await insertCustomer(db)
	const lived = async (line1: string, hours: number, more: Parameters<typeof insertOrder>[1] = {}) =>
		insertOrder(db, { customerId, buyer: { ...BUYER, line1 }, now: at(hours), ...more })
	expect(await streets(customerId)).toEqual([])
	await lived('1 rue A', 1)
	await lived('2 rue B', 2)
	await lived('1 RUE  a', 3)
	await lived('9 rue Z', 4, { status: 'cancelled' })
	await lived('9 rue Z', 5, { customerId: other })
	await lived('9 Straße', 6, { site: 'de' })
	expect(await streets(customerId)).toEqual(['1 RUE  a', '2 rue B'])
	expect(await streets(customerId, 'de')).toEqual(['9 Straße'])
	const typed = { ...BUYER, line1: '1 rue A', line2: '', region: '', phoneNumber: '', phoneCountry: 'FR' }
	const unused = { isDefaultDelivery: false, isDefaultBilling: false }
	expect(await addAddress(db, { customerId, site: 'fr', typed: { ...typed, ...unused }, now })).toMatchObject({
		ok: true,
	})
	expect(await streets(customerId)).toEqual(['2 rue B'])
	for (const [index, line1] of ['3 rue C', '4 rue D', '5 rue E'].entries()) await lived(line1, 10 + index)
	expect(await streets(customerId)).toEqual(['5 rue E', '4 rue D', '3 rue C'])
	for (let count = 1; count < MOST_ADDRESSES; count++)
		await addAddress(db, { customerId, site: 'fr', typed: { ...typed, ...unused, line1: `${count} rue F` }, now })
	expect(await streets(customerId)).toEqual([])
})
