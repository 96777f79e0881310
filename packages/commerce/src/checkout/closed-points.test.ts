import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { createDemoNetwork } from '../fulfillment/providers/demo-network.ts'
import type { PickupNetwork } from '../fulfillment/providers/pickup-network.ts'
import { fillCheckout } from './fixtures/checkouts.ts'

let db: Database
let drop: () => Promise<void>
let sku = ''
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	const { colorways } = await insertProduct(db, { colorways: [{ variants: [{ size: '38', stock: 3 }] }] })
	sku = colorways[0]!.skus[0]!
})
afterAll(() => drop())

/** Orders to a point of the demo that was open when it was chosen. */
async function order(...networks: PickupNetwork[]) {
	const items = [{ sku, quantity: 1 }]
	return (await fillCheckout(db, { items, relayPointId: 'demo-FR-75011-1', networks })).pay()
}

test('a pick-up point that closed after it was chosen takes no order; its network away, the order is taken', async () => {
	const demo = createDemoNetwork()
	expect(await order({ ...demo, findPoint: async () => undefined })).toEqual({
		ok: false,
		reason: 'pickup-point-closed',
	})
	// In a shop without its network a point is nobody's.
	expect(await order()).toEqual({ ok: false, reason: 'pickup-point-closed' })
	const level = db.selectFrom('stock_levels').select(['on_hand', 'reserved']).where('sku', '=', sku)
	expect(await level.executeTakeFirstOrThrow()).toEqual({ on_hand: 3, reserved: 0 })
	expect(await order(demo)).toMatchObject({ ok: true })
	expect(await order({ ...demo, findPoint: async () => Promise.reject(new Error('away')) })).toMatchObject({ ok: true })
})
