import { afterAll, beforeAll, expect, test } from 'vitest'
import { colorwayEntry, referenceRecords, shirtRecord } from './fixtures.ts'
import { countRows, openImportBench } from './test-bench.ts'

let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
	const file = await bench.writeRecords('reference.jsonl', referenceRecords())
	expect(await bench.run(file)).toMatchObject({ ok: true, summary: { taken: 8, changed: true } })
})
afterAll(() => bench.close())

test('importing twice changes nothing', async () => {
	const file = await bench.writeRecords('twice.jsonl', [...referenceRecords(), shirtRecord('T1'), shirtRecord('T2')])
	expect(await bench.run(file)).toMatchObject({ ok: true, summary: { reported: 0, changed: true } })
	const before = await countRows(bench.db)
	expect(before).toMatchObject({ products: 2, variants: 4, prices: 4, price_log: 4, stock_levels: 6 })
	const again = await bench.run(file, { now: new Date('2026-04-01T00:00:00Z') })
	expect(again).toMatchObject({ ok: true, summary: { changed: false, rows: {} } })
	expect(await countRows(bench.db)).toEqual(before)
})

test('a product record is the whole truth of the product where the file replaces', async () => {
	const { db } = bench
	const first = shirtRecord('W1', { colorways: [colorwayEntry('W1', 'sky'), colorwayEntry('W1', 'rose')] })
	await bench.run(await bench.writeRecords('whole-1.jsonl', [first]))
	const [remaining, dropped] = colorwayEntry('W1', 'sky').variants
	// The rose color goes, one of its sizes moves to the other color, M of sky goes, S changes its price and its units.
	const moved = { ...colorwayEntry('W1', 'rose').variants[1]!, size: 'L' }
	const changed = { ...remaining!, prices: { fr: { centAmount: 3995 } }, stock: { warehouse: 1 } }
	const sky = colorwayEntry('W1', 'sky', { variants: [changed, moved], published: {}, texts: { en: { name: 'Sky' } } })
	const second = shirtRecord('W1', {
		categories: [],
		texts: { en: { name: 'Shirt', slug: 'shirt' } },
		colorways: [sky],
	})
	expect(await bench.run(await bench.writeRecords('whole-2.jsonl', [second]), { replace: true })).toMatchObject({
		ok: true,
	})
	const variants = await db
		.selectFrom('variants')
		.selectAll()
		.where('colorway_id', 'like', 'W1%')
		.orderBy('sku')
		.execute()
	expect(variants.map(({ sku, colorway_id, size_key }) => [sku, colorway_id, size_key])).toEqual([
		['W1-rose-M', 'W1-sky', 'L'],
		['W1-sky-S', 'W1-sky', 'S'],
	])
	const texts = await db.selectFrom('product_texts').select('language').where('product_id', '=', 'W1').execute()
	expect(texts).toEqual([{ language: 'en' }])
	const log = db.selectFrom('price_log').select(['cent_amount']).orderBy('id')
	expect(await log.where('sku', '=', 'W1-sky-S').execute()).toEqual([{ cent_amount: 4995 }, { cent_amount: 3995 }])
	const movements = await db
		.selectFrom('stock_movements')
		.select(['sku', 'location_id', 'quantity'])
		.where('sku', 'in', ['W1-sky-S', dropped!.sku])
		.orderBy('id')
		.execute()
	expect(movements.map(({ sku, location_id, quantity }) => [sku, location_id, quantity])).toEqual([
		['W1-sky-M', 'paris-1', 1],
		['W1-sky-M', 'warehouse', 3],
		['W1-sky-S', 'warehouse', 5],
		['W1-sky-M', 'paris-1', -1],
		['W1-sky-M', 'warehouse', -3],
		['W1-sky-S', 'warehouse', -4],
	])
	expect(await db.selectFrom('publications').selectAll().where('colorway_id', '=', 'W1-sky').execute()).toEqual([])
})

test('a percentage is written as percent, an amount in minor units', async () => {
	const coupon = { type: 'coupon', site: 'fr', validFrom: '2026-01-01T00:00:00Z' }
	const records = [
		{ ...coupon, code: 'TEN', kind: 'percent', value: 10 },
		{ ...coupon, code: 'HALF', kind: 'percent', value: 12.5 },
		{ ...coupon, code: 'FIVE-OFF', kind: 'amount', value: 500 },
		{ ...coupon, code: 'POINTS', kind: 'percent', value: 1000 },
		{ ...coupon, code: 'FINE', kind: 'percent', value: 1.005 },
		{ ...coupon, code: 'CENTS', kind: 'amount', value: 4.5 },
	]
	const result = await bench.run(await bench.writeRecords('coupons.jsonl', records), { skipBad: true })
	expect(result.reportedRows.map(({ line, field, reason }) => `${line} ${field} ${reason}`)).toEqual([
		'4 value above-100-percent',
		'5 value more-than-two-decimals',
		'6 value not-minor-units',
	])
	const coupons = await bench.db.selectFrom('coupon_codes').select(['code', 'value']).orderBy('value').execute()
	expect(coupons).toEqual([
		{ code: 'FIVE-OFF', value: 500 },
		{ code: 'TEN', value: 1000 },
		{ code: 'HALF', value: 1250 },
	])
})

test('two sizes may trade their codes', async () => {
	const gtins = (a: string, b: string) => {
		const [s, m] = colorwayEntry('G1', 'sky').variants
		const variants = [
			{ ...s!, gtin: a },
			{ ...m!, gtin: b },
		]
		return shirtRecord('G1', { colorways: [colorwayEntry('G1', 'sky', { variants })] })
	}
	await bench.run(await bench.writeRecords('gtin-1.jsonl', [gtins('4006381333931', '96385074')]))
	const traded = await bench.run(await bench.writeRecords('gtin-2.jsonl', [gtins('96385074', '4006381333931')]))
	expect(traded).toMatchObject({ ok: true, summary: { reported: 0, rows: { variants: 2 } } })
	const left = await bench.run(await bench.writeRecords('gtin-3.jsonl', [shirtRecord('G1')]))
	expect(left).toMatchObject({ ok: true, summary: { changed: false } })
	const lost = await bench.run(await bench.writeRecords('gtin-3.jsonl', [shirtRecord('G1')]), { replace: true })
	expect(lost).toMatchObject({ ok: true, summary: { reported: 0, rows: { variants: 2 } } })
})

test('bad rows are told with line, field and reason, and nothing is written', async () => {
	const before = await countRows(bench.db)
	const [s] = colorwayEntry('B1', 'sky').variants
	const badVariant = { ...s!, size: '3XL', prices: {}, stock: { nowhere: 1 } }
	const records = [
		shirtRecord('B0'),
		shirtRecord('B1', { category: 'none', colorways: [colorwayEntry('B1', 'sky', { variants: [badVariant] })] }),
		{ ...shirtRecord('B2'), color: 'red' },
		shirtRecord('B3', {
			measures: { chest: { M: 52.5, '3XL': 60 } },
			composition: [{ part: 'main', fibres: [{ fibre: 'cotton', percent: 98 }] }],
		}),
		shirtRecord('B4', { texts: {}, sizeRun: 'none', manufacturer: 'none' }),
		shirtRecord('B0'),
		{ type: 'coupon', site: 'pl', code: 'WIOSNA', kind: 'percent', value: 10, validFrom: '2026-01-01T00:00:00Z' },
		{ type: 'category', id: 'long-sleeved', parent: 'shirts', texts: { fr: { name: 'M', slug: 'm' } } },
	]
	const reportFile = `${bench.folder}/bad.report.jsonl`
	const file = await bench.writeRecords('bad.jsonl', records)
	const result = await bench.run(file, { reportFile })
	expect(result).toMatchObject({ ok: false, reason: 'bad-rows' })
	const reported = (await bench.readReport(reportFile)).map(({ line, field, reason }) => `${line} ${field} ${reason}`)
	expect(reported).toEqual([
		'2 category unknown-category',
		'2 colorways[0].variants[0].size unknown-size',
		'2 colorways[0].variants[0].prices.fr no-price-on-published-site',
		'2 colorways[0].variants[0].stock.nowhere unknown-store',
		'3  unrecognized-keys',
		'4 composition[0].fibres composition-not-100-percent',
		'4 measures.chest unknown-size',
		'5 sizeRun unknown-size-run',
		'5 manufacturer unknown-manufacturer',
		'5 texts no-language',
		'6 id duplicate-product',
		'7 site unknown-site',
		'8 parent below-two-levels',
	])
	expect(await countRows(bench.db)).toEqual(before)
	const skipped = await bench.run(file, { skipBad: true })
	expect(skipped).toMatchObject({ ok: true, summary: { reported: 13, changed: true } })
	expect((await countRows(bench.db)).products).toBe(before.products! + 1)
})

test('prices that the law or arithmetic forbids are told', async () => {
	const priced = (id: string, site: 'fr' | 'ch', price: object) => {
		const variants = [{ sku: `${id}-S`, size: 'S', prices: { [site]: price } }]
		return shirtRecord(id, { colorways: [colorwayEntry(id, 'sky', { variants, published: {} })] })
	}
	const result = await bench.run(
		await bench.writeRecords('prices.jsonl', [
			priced('P1', 'ch', { centAmount: 4999 }),
			priced('P2', 'fr', { centAmount: 4995, offer: { centAmount: 4995, from: '2026-01-01T00:00:00Z' } }),
			priced('P3', 'fr', { centAmount: 49.95 }),
			priced('P4', 'ch', { centAmount: 4995, offer: { centAmount: 3999, from: '2026-01-01T00:00:00Z' } }),
		]),
	)
	expect(result.reportedRows.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
		'1 not-a-price-step',
		'2 offer-not-below-price',
		'3 invalid-type',
		'4 not-a-price-step',
	])
})

test('what belongs to another product is told, in the file and in the database', async () => {
	await bench.run(await bench.writeRecords('owner.jsonl', [shirtRecord('O1')]))
	const records = [
		shirtRecord('O2', { colorways: [colorwayEntry('O1', 'sky')] }),
		shirtRecord('O3'),
		shirtRecord('O4', { colorways: [colorwayEntry('O3', 'sky', { id: 'O4-sky' })] }),
	]
	const file = await bench.writeRecords('conflicts.jsonl', records)
	const result = await bench.run(file, { skipBad: true })
	expect(result.reportedRows.map(({ line, field, reason }) => `${line} ${field} ${reason}`)).toEqual([
		'1 colorways[0].id colorway-of-another-product',
		'1 colorways[0].variants[0].sku sku-of-another-product',
		'1 colorways[0].variants[1].sku sku-of-another-product',
		'3 colorways[0].variants[0].sku sku-of-another-product',
		'3 colorways[0].variants[1].sku sku-of-another-product',
	])
	const products = await bench.db.selectFrom('products').select('id').where('id', 'like', 'O%').orderBy('id').execute()
	expect(products.map(({ id }) => id)).toEqual(['O1', 'O3'])
})

test('what only the database refuses costs the bad product alone', async () => {
	const bad = shirtRecord('Z2', { texts: { fr: { name: 'nul \u0000 character', slug: 'z2' } } })
	const file = await bench.writeRecords('nul.jsonl', [shirtRecord('Z1'), bad, shirtRecord('Z3')])
	const result = await bench.run(file, { skipBad: true })
	expect(result.reportedRows).toMatchObject([{ line: 2, record: 'Z2', reason: 'refused-by-database' }])
	const products = await bench.db.selectFrom('products').select('id').where('id', 'like', 'Z%').orderBy('id').execute()
	expect(products.map(({ id }) => id)).toEqual(['Z1', 'Z3'])
})

test('units on hold for an order cannot be imported away', async () => {
	await bench.run(await bench.writeRecords('held-1.jsonl', [shirtRecord('H1')]))
	const held = bench.db.updateTable('stock_levels').set({ reserved: 2 }).where('location_id', '=', 'warehouse')
	await held.where('sku', 'like', 'H1-sky-%').execute()
	const variants = [{ ...colorwayEntry('H1', 'sky').variants[0]!, stock: { warehouse: 1 } }]
	const file = await bench.writeRecords('held-2.jsonl', [
		shirtRecord('H1', { colorways: [colorwayEntry('H1', 'sky', { variants })] }),
	])
	const result = await bench.run(file, { replace: true })
	expect(result.reportedRows.map(({ field, reason }) => `${field} ${reason}`).toSorted()).toEqual([
		'colorways removed-variant-is-held',
		'colorways[0].variants[0].stock.warehouse stock-below-held',
	])
})

test('a dry run tells what would change and changes nothing', async () => {
	const before = await countRows(bench.db)
	const file = await bench.writeRecords('dry.jsonl', [shirtRecord('D1')])
	const result = await bench.run(file, { dryRun: true })
	expect(result).toMatchObject({ ok: true, summary: { changed: true, rows: { products: 1, variants: 2, prices: 2 } } })
	expect(await countRows(bench.db)).toEqual(before)
})

test('a file cut in the middle is refused whole, even when bad rows may be skipped', async () => {
	const before = await countRows(bench.db)
	const whole = [shirtRecord('C1'), shirtRecord('C2')].map((record) => JSON.stringify(record)).join('\n')
	const file = await bench.write('cut.jsonl', whole.slice(0, -40))
	const result = await bench.run(file, { skipBad: true })
	expect(result).toMatchObject({ ok: false, reason: 'broken-file', reportedRows: [{ line: 2, reason: 'file-cut' }] })
	expect(await countRows(bench.db)).toEqual(before)
})

test('a byte order mark, Windows line ends and a missing last one are no matter', async () => {
	const text = [shirtRecord('L1'), shirtRecord('L2')].map((record) => JSON.stringify(record)).join('\r\n\r\n')
	const result = await bench.run(await bench.write('bom.jsonl', `\ufeff${text}`))
	expect(result).toMatchObject({ ok: true, summary: { taken: 2, reported: 0 } })
	const latin = Buffer.from(JSON.stringify(shirtRecord('L3')).replace('Chemise', 'Chemisé'), 'latin1')
	expect(await bench.run(await bench.write('latin.jsonl', latin))).toMatchObject({
		ok: false,
		reportedRows: [{ reason: 'not-utf-8' }],
	})
})

test('one site can be imported alone: the others stay as they are', async () => {
	const both = (amount: number) => {
		const prices = { fr: { centAmount: amount }, ch: { centAmount: amount } }
		const from = { from: amount > 5000 ? '2026-02-02T00:00:00Z' : '2026-02-01T00:00:00Z' }
		const variants = [{ sku: 'S1-S', size: 'S', prices, stock: { 'paris-1': amount } }]
		return shirtRecord('S1', {
			colorways: [colorwayEntry('S1', 'sky', { variants, published: { fr: from, ch: from } })],
		})
	}
	await bench.run(await bench.writeRecords('site-1.jsonl', [both(5000)]))
	await bench.run(await bench.writeRecords('site-2.jsonl', [both(6000)]), { sites: ['ch'] })
	const prices = await bench.db.selectFrom('prices').selectAll().where('sku', '=', 'S1-S').orderBy('site').execute()
	expect(prices.map(({ site, cent_amount }) => [site, cent_amount])).toEqual([
		['ch', 6000],
		['fr', 5000],
	])
	const level = await bench.db.selectFrom('stock_levels').selectAll().where('sku', '=', 'S1-S').execute()
	expect(level).toMatchObject([{ location_id: 'paris-1', on_hand: 5000 }])
})

test("children's sizes are of the children's VAT class unless the file says otherwise", async () => {
	const variants = [
		{
			sku: 'K1',
			size: '6A',
			prices: { fr: { centAmount: 1995 }, ch: { centAmount: 1995, vatClass: 'standard' as const } },
		},
	]
	const kids = shirtRecord('K1', { sizeRun: 'kids', colorways: [colorwayEntry('K1', 'sky', { variants })] })
	await bench.run(await bench.writeRecords('kids.jsonl', [kids]))
	const prices = await bench.db.selectFrom('prices').selectAll().where('sku', '=', 'K1').orderBy('site').execute()
	expect(prices.map(({ vat_class }) => vat_class)).toEqual(['standard', 'childrens'])
})
