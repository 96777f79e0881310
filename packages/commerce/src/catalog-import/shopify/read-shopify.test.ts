import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureBytes } from '../../media/fixtures.ts'
import { referenceRecords } from '../fixtures.ts'
import { countRows, openImportBench } from '../test-bench.ts'

const fixture = (name: string) => new URL(`fixtures/${name}`, import.meta.url).pathname
const mappingFile = fixture('mapping.json')

let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
	await bench.run(await bench.writeRecords('reference.jsonl', referenceRecords()))
	for (const [i, name] of ['front', 'back', 'navy', 'ecru'].entries()) {
		await writeFile(
			join(bench.folder, `${name}.png`),
			await pictureBytes({ width: 100 + i, height: 100, format: 'png' }),
		)
	}
})
afterAll(() => bench.close())

const options = { sites: ['fr'] as const, mappingFile, skipBad: true }
const importFixture = async (change: (bytes: Buffer) => Uint8Array | string = (bytes) => bytes, over: object = {}) => {
	const bytes = await readFile(fixture('products.csv'))
	return bench.run(await bench.write('products.csv', change(bytes)), { ...options, ...over })
}

test('bad rows are told by line and column, before anything is written', async () => {
	const result = await importFixture(undefined, { skipBad: false })
	expect(result).toMatchObject({ ok: false, reason: 'bad-rows' })
	expect(result.reportedRows.map(({ line, field, reason }) => `${line} ${field} ${reason}`)).toEqual([
		'14 Handle missing',
		'15 Variant Inventory Qty not-a-whole-number',
		'15 Variant Price not-an-amount',
		'16 Option3 Name option-not-supported',
		'16 Type no-category-for-it',
		'16 Option2 Value no-size-run-for-it',
		'16 Option1 Value unknown-color',
	])
	expect(result.summary.notices).toMatchObject({
		'Unknown column: Loyalty points': 1,
		'Gift card left out': 1,
		'Not taken over: SEO Title': 6,
		'Not taken over: Cost per item': 7,
		'Not taken over: Color (product.metafields.shopify.color-pattern)': 1,
	})
	expect((await countRows(bench.db)).products).toBe(0)
})

test('products, colors, sizes, prices, offers, stock and pictures', async () => {
	expect(await importFixture()).toMatchObject({ ok: true, summary: { reported: 7, changed: true } })
	const { db } = bench
	const products = await db.selectFrom('products').selectAll().orderBy('id').execute()
	expect(products.map(({ id }) => id)).toEqual(['brouillon', 'chemise-lin', 'echarpe'])
	expect(products[1]).toMatchObject({
		category_id: 'shirts',
		size_run_id: 'women',
		manufacturer_id: 'linaire',
		attributes: { gender: 'female', 'age-group': 'adult', fit: 'straight' },
		composition: [
			{
				part: 'main',
				fibres: [
					{ fibre: 'linen', percent: 55 },
					{ fibre: 'cotton', percent: 45 },
				],
			},
		],
		launched_on: '2026-03-01',
	})
	expect(products[2]?.composition).toEqual([{ part: 'main', fibres: [{ fibre: 'wool', percent: 100 }] }])
	const text = await db.selectFrom('product_texts').selectAll().where('product_id', '=', 'chemise-lin').execute()
	expect(text).toMatchObject([{ language: 'fr', name: 'Chemise en lin', slug: 'chemise-lin' }])
	expect(text[0]?.description).toBe(
		'Une chemise « douce », tissée en Normandie.\n\n * Col "officier"\n * Boutons nacre',
	)
	const colorways = await db.selectFrom('colorways').selectAll().orderBy('id').execute()
	expect(colorways.map(({ id, color_family }) => [id, color_family])).toEqual([
		['brouillon-white', 'white'],
		['chemise-lin-bleu-marine', 'navy'],
		['chemise-lin-ecru', 'ecru'],
		['echarpe-gris', 'grey'],
	])
	const variants = await db
		.selectFrom('variants')
		.innerJoin('prices', 'prices.sku', 'variants.sku')
		.leftJoin('stock_levels', 'stock_levels.sku', 'variants.sku')
		.select(['variants.sku', 'size_key', 'gtin', 'cent_amount', 'offer_cent_amount', 'on_hand'])
		.orderBy('variants.sku')
		.execute()
	expect(variants.map((row) => Object.values(row))).toEqual([
		['0012-ECRU-S', 'S', null, 6500, null, null],
		['0012-NAVY-M', 'M', null, 7990, 5990, null],
		['0012-NAVY-S', 'S', '4006381333931', 7990, 5990, 4],
		['DRAFT-1', 'XL', null, 2000, null, 1],
		['ECH-1', 'M', null, 4500, null, 7],
	])
	const images = await db.selectFrom('colorway_images').selectAll().orderBy('colorway_id').orderBy('position').execute()
	expect(images.map(({ colorway_id, view, source }) => `${colorway_id} ${view} ${source}`)).toEqual([
		'chemise-lin-bleu-marine front navy.png',
		'chemise-lin-bleu-marine view-2 front.png',
		'chemise-lin-bleu-marine view-3 back.png',
		'chemise-lin-ecru front ecru.png',
		'chemise-lin-ecru view-2 front.png',
		'chemise-lin-ecru view-3 back.png',
	])
	const published = await db.selectFrom('publications').selectAll().orderBy('colorway_id').execute()
	expect(published.map(({ site, colorway_id }) => `${site} ${colorway_id}`)).toEqual([
		'fr chemise-lin-bleu-marine',
		'fr chemise-lin-ecru',
	])
})

test('again on another day nothing changes, and what Shopify does not know stays', async () => {
	const { db } = bench
	await db
		.updateTable('products')
		.set({ rank: 7, care: ['wash-30'] })
		.where('id', '=', 'chemise-lin')
		.execute()
	const english = { product_id: 'chemise-lin', language: 'en', name: 'Linen shirt', slug: 'linen-shirt', details: [] }
	await db
		.insertInto('product_texts')
		.values({ ...english, description: null })
		.execute()
	const swiss = {
		site: 'ch',
		sku: '0012-NAVY-S',
		cent_amount: 8990,
		offer_cent_amount: null,
		offer_from: null,
		offer_until: null,
	}
	await db.insertInto('prices').values(swiss).execute()
	const store = { location_id: 'paris-1', sku: '0012-NAVY-S', on_hand: 2 }
	await db.insertInto('stock_levels').values(store).execute()
	const before = await countRows(db)
	const again = await importFixture(undefined, { now: new Date('2026-06-01T00:00:00Z') })
	expect(again).toMatchObject({ ok: true, summary: { changed: false, rows: {} } })
	expect(await countRows(db)).toEqual(before)
	const product = await db.selectFrom('products').selectAll().where('id', '=', 'chemise-lin').executeTakeFirst()
	expect(product).toMatchObject({ rank: 7, care: ['wash-30'], launched_on: '2026-03-01' })
})

test('Windows line ends, a byte order mark and Windows-1252 are the same file', async () => {
	const crlf = await importFixture((bytes) => `\ufeff${bytes.toString().replaceAll('\n', '\r\n')}`)
	expect(crlf).toMatchObject({ ok: true, summary: { changed: false, reported: 7 } })
	const latin = await importFixture((bytes) => Buffer.from(bytes.toString(), 'latin1'))
	expect(latin).toMatchObject({ ok: true, summary: { changed: false, reported: 7 } })
	const utf16 = await importFixture((bytes) => Buffer.from(`\ufeff${bytes.toString()}`, 'utf16le'))
	expect(utf16).toMatchObject({ ok: true, summary: { changed: false, reported: 7 } })
})

test('the newer names of the columns mean the same', async () => {
	const renamed = await importFixture((bytes) => {
		const [header, ...rest] = bytes.toString().split('\n')
		const names = [
			['Handle', 'URL handle'],
			['Body (HTML)', 'Description'],
			['Variant SKU', 'SKU'],
			['Variant Price', 'Price'],
			['Variant Compare At Price', 'Compare-at price'],
			['Variant Inventory Qty', 'Inventory quantity'],
			['Variant Barcode', 'Barcode'],
			['Image Src', 'Product image URL'],
			['Variant Image', 'Variant image URL'],
		]
		const columns = header!.split(',').map((name) => names.find(([old]) => old === name)?.[1] ?? name)
		return [columns.join(','), ...rest].join('\n')
	})
	expect(renamed).toMatchObject({ ok: true, summary: { changed: false, reported: 7 } })
})

test('rows of a product need not stand together', async () => {
	const apart = await importFixture((bytes) => {
		const lines = bytes.toString().trimEnd().split('\n')
		const image = lines.findIndex((line) => line.startsWith('chemise-lin,,,,,,,,,,,,,,,,,,,,,,'))
		return [...lines.slice(0, image), ...lines.slice(image + 1), lines[image]].join('\n')
	})
	expect(apart).toMatchObject({ ok: true, summary: { changed: false } })
})

test.each([
	['within a quoted text', 2_000],
	['within a row', -60],
])('a file cut %s is refused whole', async (_, end) => {
	const before = await countRows(bench.db)
	const cut = await importFixture((bytes) => bytes.subarray(0, end > 0 ? bytes.indexOf('douce') : end))
	expect(cut).toMatchObject({ ok: false, reason: 'broken-file' })
	expect(cut.reportedRows.at(-1)).toMatchObject({ reason: 'file-cut' })
	expect(await countRows(bench.db)).toEqual(before)
})

test('amounts in another currency than the site are told', async () => {
	const mapping = JSON.parse(await readFile(mappingFile, 'utf8'))
	const other = await bench.write('mapping.json', JSON.stringify({ ...mapping, currency: 'GBP' }))
	const result = await importFixture(undefined, { mappingFile: other, dryRun: true })
	// The one variant with a price of its own for the French market is in euros.
	const reported = result.reportedRows.filter(({ reason }) => reason === 'other-currency')
	expect(reported.map(({ line }) => line)).toEqual([2, 9, 12, 15, 18])
})

test('a mapping that is not one, a missing site and a missing column are said at once', async () => {
	const wrong = await bench.write('wrong.json', '{"categorys": {}}')
	await expect(importFixture(undefined, { mappingFile: wrong })).rejects.toThrow(/categorys/)
	await expect(importFixture(undefined, { sites: [] })).rejects.toThrow(/--site/)
	await expect(importFixture(undefined, { sites: ['pl'] })).rejects.toThrow(/pl is not in the database/)
	const headless = await importFixture((bytes) => bytes.toString().replace('Variant Price', 'Variant Cost'))
	expect(headless.reportedRows).toMatchObject([{ field: 'Variant Price', reason: 'missing-column' }])
	await copyFile(join(bench.folder, 'front.png'), join(bench.folder, 'what.csv'))
	await expect(bench.run(join(bench.folder, 'what.csv'), options)).rejects.toThrow(/neither/)
})
