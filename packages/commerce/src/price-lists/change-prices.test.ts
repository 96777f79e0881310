import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSites } from '../catalog/fixtures.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import type { PriceChange } from '../pricing/commands/change-prices.ts'
import { changePriceList } from './commands.ts'

let db: Database
let drop: () => Promise<void>
let skus: string[]
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
	const { colorways } = await insertProduct(db, {
		colorways: [{ centAmount: 8_995, variants: [{ size: '38' }, { size: '40' }] }],
	})
	skus = colorways[0]!.skus
})
afterAll(() => drop())

const change = (...items: PriceChange[]) => changePriceList(db, { site: 'fr', items, now: new Date() })
const priceOf = (sku: string) =>
	db
		.selectFrom('prices')
		.select(['cent_amount', 'offer_cent_amount', 'offer_until'])
		.where('site', '=', 'fr')
		.where('sku', '=', sku)
		.executeTakeFirst()
const logOf = async (sku: string) => {
	const query = db.selectFrom('price_log').select(['cent_amount', 'announced']).where('site', '=', 'fr')
	const rows = await query.where('sku', '=', sku).orderBy('id').execute()
	return rows.map((row) => `${row.cent_amount}${row.announced ? ' offered' : ''}`)
}

test('what is told changes, the rest stays, and the log of what was asked follows (acceptance 33)', async () => {
	const [sku = '', other = ''] = skus
	const from = new Date(Date.now() - 1_000)
	expect(await change({ sku, centAmount: 7_995 })).toEqual(['accepted'])
	expect(await change({ sku, offer: { centAmount: 5_995, from, until: null } })).toEqual(['accepted'])
	expect(await priceOf(sku)).toEqual({ cent_amount: 7_995, offer_cent_amount: 5_995, offer_until: null })
	expect(await change({ sku, centAmount: 7_495 })).toEqual(['accepted'])
	expect(await priceOf(sku)).toMatchObject({ cent_amount: 7_495, offer_cent_amount: 5_995 })
	expect(await change({ sku, offer: null })).toEqual(['accepted'])
	expect(await priceOf(sku)).toEqual({ cent_amount: 7_495, offer_cent_amount: null, offer_until: null })
	expect(await logOf(sku)).toEqual(['8995', '7995', '5995 offered', '7495'])
	expect(await priceOf(other)).toMatchObject({ cent_amount: 8_995 })
	expect(await logOf(other)).toEqual(['8995'])
})

test('a refused item says why and stops no other', async () => {
	const [sku = '', other = ''] = skus
	const [from, until] = [new Date(), new Date(Date.now() - 86_400_000)]
	expect(
		await change(
			{ sku: 'nothing', centAmount: 100 },
			{ sku, offer: { centAmount: 7_495, from, until: null } },
			{ sku, offer: { centAmount: 995, from, until } },
			{ sku: other, centAmount: 6_995 },
		),
	).toEqual(['sku-unknown', 'offer-not-below-price', 'offer-ends-before-it-starts', 'accepted'])
	expect(await priceOf(other)).toMatchObject({ cent_amount: 6_995 })
	expect(await priceOf(sku)).toMatchObject({ cent_amount: 7_495, offer_cent_amount: null })
	const swiss = await changePriceList(db, { site: 'ch', items: [{ sku, centAmount: 1_001 }], now: new Date() })
	expect(swiss).toEqual(['not-a-price-step'])
})
