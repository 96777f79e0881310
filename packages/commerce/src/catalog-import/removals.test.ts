import { afterAll, beforeAll, expect, test } from 'vitest'
import { colorwayEntry, referenceRecords, shirtRecord } from './fixtures.ts'
import { pictureBytes } from '../media/fixtures.ts'
import { openImportBench } from './test-bench.ts'

let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
	const shirts = Array.from({ length: 12 }, (_, index) => shirtRecord(`R${index}`))
	await bench.run(await bench.writeRecords('reference.jsonl', [...referenceRecords(), ...shirts]))
})
afterAll(() => bench.close())

/** What the shop has of a product, as the file that wrote it says. */
async function stateOf(id: string) {
	const { db } = bench
	const ofProduct = `${id}-%`
	return {
		texts: await db.selectFrom('product_texts').selectAll().where('product_id', '=', id).orderBy('language').execute(),
		product: await db.selectFrom('products').selectAll().where('id', '=', id).execute(),
		categories: await db.selectFrom('product_categories').selectAll().where('product_id', '=', id).execute(),
		colorways: await db.selectFrom('colorways').selectAll().where('product_id', '=', id).orderBy('position').execute(),
		images: await db.selectFrom('colorway_images').selectAll().where('colorway_id', 'like', ofProduct).execute(),
		published: await db.selectFrom('publications').selectAll().where('colorway_id', 'like', ofProduct).execute(),
		variants: await db.selectFrom('variants').selectAll().where('sku', 'like', ofProduct).orderBy('sku').execute(),
		prices: await db.selectFrom('prices').selectAll().where('sku', 'like', ofProduct).orderBy('sku').execute(),
		stock: await db.selectFrom('stock_levels').selectAll().where('sku', 'like', ofProduct).orderBy('sku').execute(),
	}
}

test('a record that mends one name takes nothing else away (retailer.md B4)', async () => {
	await bench.write('front.png', await pictureBytes({ width: 200, height: 260 }))
	const offer = { centAmount: 3995, from: '2026-01-10T00:00:00Z' }
	const sky = colorwayEntry('M1', 'sky', { images: [{ view: 'front', source: 'front.png' }] })
	const priced = sky.variants.map((variant) => ({
		...variant,
		gtin: variant.size === 'S' ? '4006381333931' : '96385074',
		prices: { fr: { centAmount: 4995, vatClass: 'childrens' as const, offer } },
	}))
	const whole = shirtRecord('M1', {
		rank: 4,
		texts: {
			fr: { name: 'Chemise aux fotes', slug: 'chemise-m1', description: 'Longue.', details: ['Col'] },
			de: { name: 'Hemd', slug: 'hemd-m1' },
		},
		colorways: [colorwayEntry('M1', 'rose'), { ...sky, variants: priced }],
	})
	expect(await bench.run(await bench.writeRecords('m1.jsonl', [whole]))).toMatchObject({ ok: true })
	const before = await stateOf('M1')
	const { category, sizeRun, launchedOn } = whole
	const named = {
		type: 'product',
		id: 'M1',
		category,
		sizeRun,
		launchedOn,
		texts: { fr: { name: 'Chemise sans faute', slug: 'chemise-m1' } },
		colorways: [
			{
				id: 'M1-sky',
				family: 'blue',
				swatch: '#c7d5df',
				texts: { fr: { name: 'sky' } },
				variants: [{ sku: 'M1-sky-S', size: 'S', prices: { fr: { centAmount: 4995 } } }],
			},
		],
	}
	const file = await bench.writeRecords('minimal.jsonl', [named])
	const result = await bench.run(file)
	expect(result).toMatchObject({ ok: true, summary: { rows: { product_texts: 1 }, removals: {} } })
	expect(result.summary.kept).toMatchObject({ colorways: { removed: 1, before: 2 }, texts: { removed: 1, before: 2 } })
	const [french] = before.texts.filter(({ language }) => language === 'fr')
	const texts = before.texts.map((text) => (text === french ? { ...text, name: 'Chemise sans faute' } : text))
	expect(await stateOf('M1')).toEqual({ ...before, texts })

	// Where the file replaces, the same record is refused until somebody says that it is meant.
	const refused = await bench.run(file, { replace: true, allowRemovals: false })
	expect(refused).toMatchObject({ ok: false, reason: 'too-many-removals' })
	expect(refused.summary.removals).toMatchObject({ colorways: { removed: 1, before: 2 } })
	expect(await stateOf('M1')).toEqual({ ...before, texts })
	expect(await bench.run(file, { replace: true })).toMatchObject({ ok: true, summary: { taken: 1 } })
	const { images, published, stock } = await stateOf('M1')
	expect([images, published]).toEqual([[], []])
	// A record without stock leaves it alone even then.
	expect(stock).toEqual(before.stock.filter(({ sku }) => sku === 'M1-sky-S'))
})

test('what is to go is said: null ends an offer and takes a colorway off a site, a list is the whole list', async () => {
	const offer = { centAmount: 3995, from: '2026-01-10T00:00:00Z' }
	const [s, m] = colorwayEntry('N1', 'sky').variants
	const onOffer = { ...s!, prices: { fr: { centAmount: 4995, offer } } }
	const whole = shirtRecord('N1', { colorways: [colorwayEntry('N1', 'sky', { variants: [onOffer, m!] })] })
	await bench.run(await bench.writeRecords('n1.jsonl', [whole]))
	const cheap = { ...s!, prices: { fr: { centAmount: 3000 } } }
	const below = shirtRecord('N1', { colorways: [colorwayEntry('N1', 'sky', { variants: [cheap] })] })
	const refused = await bench.run(await bench.writeRecords('n1-below.jsonl', [below]))
	expect(refused.reportedRows).toMatchObject([
		{ record: 'N1', field: 'colorways[0].variants[0].prices.fr', reason: 'offer-not-below-price' },
	])
	const over = { ...s!, prices: { fr: { centAmount: 3000, offer: null } } }
	const ended = shirtRecord('N1', {
		categories: [],
		colorways: [colorwayEntry('N1', 'sky', { variants: [over], published: { fr: null } })],
	})
	expect(await bench.run(await bench.writeRecords('n1-ended.jsonl', [ended]))).toMatchObject({ ok: true })
	const { prices, published, categories } = await stateOf('N1')
	expect(prices.map(({ cent_amount, offer_cent_amount }) => [cent_amount, offer_cent_amount])).toEqual([
		[4995, null],
		[3000, null],
	])
	expect([published, categories]).toEqual([[], []])
})

test('what a full file no longer names goes and is told, as long as it is a small share', async () => {
	const shirts = Array.from({ length: 12 }, (_, index) => {
		const entry = colorwayEntry(`R${index}`, 'sky')
		return shirtRecord(`R${index}`, { colorways: [index === 3 ? { ...entry, variants: [entry.variants[0]!] } : entry] })
	})
	const result = await bench.run(await bench.writeRecords('full.jsonl', shirts), {
		replace: true,
		allowRemovals: false,
	})
	expect(result).toMatchObject({ ok: true, summary: { read: 12, taken: 12, refused: 0 } })
	expect(result.summary.removals).toMatchObject({ variants: { removed: 1, before: 24 } })
})

test('a size that is said to be sold out everywhere is an answer, not a removal', async () => {
	const entry = colorwayEntry('R5', 'sky')
	const [first, ...others] = entry.variants
	const empty = Object.fromEntries(Object.keys(first!.stock ?? {}).map((location) => [location, 0]))
	const shirt = shirtRecord('R5', { colorways: [{ ...entry, variants: [{ ...first!, stock: empty }, ...others] }] })
	const result = await bench.run(await bench.writeRecords('sold-out.jsonl', [shirt]), {
		replace: true,
		allowRemovals: false,
	})
	expect(result).toMatchObject({ ok: true, summary: { removals: {} } })
})
