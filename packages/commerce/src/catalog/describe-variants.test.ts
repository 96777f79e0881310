import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { insertProduct, insertSites } from './fixtures.ts'
import { describeColorways } from './queries/describe-colorway.ts'
import { describeVariants } from './queries/describe-variants.ts'

const now = new Date('2026-11-21T10:00:00Z')
let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	await insertSites(db)
})
afterAll(() => drop())

test('describes a variant in the language of the site with its price, stock and picture', async () => {
	const { colorways } = await insertProduct(db, {
		id: 'LN-W01',
		colorways: [{ id: 'LN-W01-SKY', views: ['back', 'front'] }],
	})
	const skus = [...colorways[0]!.skus, 'unknown']
	const described = await describeVariants(db, { site: 'gb', language: 'en', skus, now })
	expect([...described.keys()].toSorted()).toEqual(colorways[0]!.skus)
	expect(described.get('LN-W01-SKY-40')).toEqual({
		sku: 'LN-W01-SKY-40',
		gtin: null,
		productId: 'LN-W01',
		colorwayId: 'LN-W01-SKY',
		urlKey: 'striped-poplin-shirt-ln-w01-sky',
		name: 'Striped poplin shirt',
		colorName: 'Sky',
		sizeKey: '40',
		sizeLabel: '12',
		hasSizes: true,
		image: {
			base: expect.stringMatching(/^\/media\/../),
			widths: [320, 640, 960],
			width: 960,
			height: 1280,
			view: 'front',
		},
		vatClass: 'standard',
		price: { centAmount: 4995, currency: 'GBP', prior: null, priorDays: null, percent: null },
		available: 5,
		isPublished: true,
	})
})

test('a text missing in the language is told in French', async () => {
	const { colorways } = await insertProduct(db)
	const skus = colorways[0]!.skus
	const described = await describeVariants(db, { site: 'pl', language: 'pl', skus, now })
	expect(described.get(skus[0]!)).toMatchObject({ name: 'Chemise en popeline rayée', colorName: 'Ciel' })
})

test('an offer counts from its first to before its last instant, with the lowest price of the 30 days before it', async () => {
	const from = new Date('2026-11-01T00:00:00Z')
	const until = new Date('2026-11-30T00:00:00Z')
	const { colorways } = await insertProduct(db, { colorways: [{ offer: { centAmount: 3495, from, until } }] })
	const sku = colorways[0]!.skus[0]!
	const priceAt = async (instant: Date) =>
		(await describeVariants(db, { site: 'fr', language: 'fr', skus: [sku], now: instant })).get(sku)?.price
	const before = { centAmount: 4995, currency: 'EUR', prior: null, priorDays: null, percent: null }
	const during = { centAmount: 3495, currency: 'EUR', prior: 4995, priorDays: 30, percent: 30 }
	expect(await priceAt(new Date(from.getTime() - 1))).toEqual(before)
	expect(await priceAt(from)).toEqual(during)
	expect(await priceAt(new Date(until.getTime() - 1))).toEqual(during)
	expect(await priceAt(until)).toEqual(before)
})

test('an offer that is no reduction shows neither prior price nor percentage', async () => {
	const from = new Date('2026-01-05T00:00:00Z')
	const { colorways } = await insertProduct(db, { colorways: [{ offer: { centAmount: 5995, from } }] })
	const sku = colorways[0]!.skus[0]!
	const described = await describeVariants(db, { site: 'fr', language: 'fr', skus: [sku], now })
	expect(described.get(sku)?.price).toEqual({
		centAmount: 5995,
		currency: 'EUR',
		prior: null,
		priorDays: null,
		percent: null,
	})
})

test('says whether the site shows the colorway at that instant, and leaves out what has no price there', async () => {
	const publishedUntil = new Date('2026-11-21T09:00:00Z')
	const { colorways } = await insertProduct(db, { sites: ['fr'], colorways: [{ publishedUntil }] })
	const skus = colorways[0]!.skus
	const french = await describeVariants(db, { site: 'fr', language: 'fr', skus, now })
	expect(french.get(skus[0]!)?.isPublished).toBe(false)
	const british = await describeVariants(db, { site: 'gb', language: 'en', skus, now })
	expect(british.size).toBe(0)
})

test('what comes in one size has no other sizes, and no size guide whatever was measured', async () => {
	await insertProduct(db, { id: 'LN-BAG', colorways: [{ id: 'LN-BAG-1', variants: [{ size: '38', stock: 1 }] }] })
	const skus = ['LN-BAG-1-38']
	const colorwayIds = ['LN-BAG-1']
	const described = await describeVariants(db, { site: 'gb', language: 'en', skus, now })
	expect(described.get('LN-BAG-1-38')?.hasSizes).toBe(false)
	expect((await describeColorways(db, { colorwayIds, language: 'en' })).get('LN-BAG-1')?.hasSizeGuide).toBe(true)
	await db.insertInto('size_runs').values({ id: 'one' }).execute()
	const size = { size_run_id: 'one', key: 'ONE', position: 0, labels: '{}', is_childrens: false }
	await db.insertInto('sizes').values(size).execute()
	const bag = { size_run_id: 'one', measures: JSON.stringify({ length: { ONE: 40 } }) }
	await db.updateTable('products').set(bag).where('id', '=', 'LN-BAG').execute()
	expect((await describeColorways(db, { colorwayIds, language: 'en' })).get('LN-BAG-1')?.hasSizeGuide).toBe(false)
})
