import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureBytes } from '../../media/fixtures.ts'
import { referenceRecords } from '../fixtures.ts'
import { countRows, openImportBench } from '../test-bench.ts'

const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url))
const MAPPING = { categories: { 'Femme > Chemises': 'shirts', Accessoires: 'women' }, size: 'M' }

let bench: Awaited<ReturnType<typeof openImportBench>>
let mappingFile: string
beforeAll(async () => {
	bench = await openImportBench()
	await bench.run(await bench.writeRecords('reference.jsonl', referenceRecords()))
	for (const [i, name] of ['front', 'back', 'navy'].entries()) {
		await writeFile(
			join(bench.folder, `${name}.png`),
			await pictureBytes({ width: 100 + i, height: 100, format: 'png' }),
		)
	}
	mappingFile = await bench.write('mapping.json', JSON.stringify(MAPPING))
})
afterAll(() => bench.close())

const run = async (name: string, content: string | Uint8Array, over: object = {}) =>
	bench.run(await bench.write(name, content), { sites: ['fr'], mappingFile, skipBad: true, ...over })

const rows = (result: Awaited<ReturnType<typeof run>>) =>
	result.reportedRows.map(({ line, field, reason }) => `${line} ${field} ${reason}`)

test('the tab-separated form: items by group, prices, offers, what is wrong', async () => {
	const result = await run('feed.tsv', await fixture('feed.tsv'))
	expect(rows(result)).toEqual([
		'5 price other-currency',
		'6 id missing',
		'7 price no-currency',
		'7 sale_price_effective_date not-a-period',
	])
	expect(result).toMatchObject({ ok: true, summary: { reported: 4, notices: { 'Unknown attribute: house_code': 6 } } })
	const { db } = bench
	const products = await db.selectFrom('products').selectAll().orderBy('id').execute()
	expect(products).toMatchObject([
		{ id: 'SCARF', category_id: 'women', composition: [], manufacturer_id: 'linaire' },
		{
			id: 'TEE',
			category_id: 'shirts',
			size_run_id: 'women',
			composition: [
				{
					part: 'main',
					fibres: [
						{ fibre: 'cotton', percent: 95 },
						{ fibre: 'elastane', percent: 5 },
					],
				},
			],
			attributes: { gender: 'female', 'age-group': 'adult', pattern: 'côtelé', 'size-type': 'regular' },
		},
	])
	const texts = await db.selectFrom('product_texts').select(['name', 'slug', 'description']).orderBy('slug').execute()
	expect(texts).toEqual([
		{ name: 'T-shirt côtelé', slug: 't-shirt-cotele', description: 'Un t-shirt 5" plus long.' },
		{ name: 'Wool scarf', slug: 'wool-scarf', description: null },
	])
	const prices = await db.selectFrom('prices').selectAll().orderBy('sku').execute()
	expect(prices.map(({ sku, cent_amount, offer_cent_amount }) => [sku, cent_amount, offer_cent_amount])).toEqual([
		['SCARF', 4500, null],
		['TEE-RED-M', 2500, null],
		['TEE-RED-S', 2500, 1990],
	])
	expect(prices[2]).toMatchObject({
		offer_from: new Date('2026-02-24T10:07:00Z'),
		offer_until: new Date('2026-12-29T22:07:00Z'),
	})
	const images = await db
		.selectFrom('colorway_images')
		.selectAll()
		.where('colorway_id', '=', 'TEE-rouge')
		.orderBy('position')
		.execute()
	expect(images.map(({ source }) => source)).toEqual(['front.png', 'back.png', 'navy.png'])
	// A feed does not count: the stock is left alone.
	expect(await db.selectFrom('stock_levels').selectAll().execute()).toEqual([])
})

test('the XML form, RSS or Atom, says the same', async () => {
	const before = await countRows(bench.db)
	const xml = (await fixture('feed.xml')).toString()
	const rss = await run('feed.xml', xml, { now: new Date('2026-05-01T00:00:00Z') })
	expect(rss).toMatchObject({
		ok: true,
		summary: { reported: 4, changed: false, notices: { 'Unknown attribute: house_code': 6 } },
	})
	const atom = xml
		.replace(
			/<rss[^>]*>\s*<channel>/,
			'<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">',
		)
		.replace(/<\/channel>\s*<\/rss>/, '</feed>')
		.replaceAll('<item>', '<entry>')
		.replaceAll('</item>', '</entry>')
	expect(await run('atom.xml', atom)).toMatchObject({ ok: true, summary: { reported: 4, changed: false } })
	expect(await countRows(bench.db)).toEqual(before)
	const latin = Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1')
	expect(await run('latin.xml', latin)).toMatchObject({ ok: true, summary: { changed: false } })
})

test('with units for what is in stock, a feed tells the stock', async () => {
	const counting = await bench.write('counting.json', JSON.stringify({ ...MAPPING, unitsWhenAvailable: 5 }))
	await run('feed.tsv', await fixture('feed.tsv'), { mappingFile: counting })
	const stock = await bench.db.selectFrom('stock_levels').select(['location_id', 'sku', 'on_hand']).execute()
	expect(stock).toEqual([{ location_id: 'warehouse', sku: 'TEE-RED-S', on_hand: 5 }])
})

test('files that were cut are refused whole', async () => {
	const tsv = await fixture('feed.tsv')
	const xml = await fixture('feed.xml')
	for (const [name, bytes] of [
		['cut.tsv', tsv.subarray(0, -30)],
		['cut.xml', xml.subarray(0, -200)],
		['cut2.xml', xml.subarray(0, -10)],
	] as const) {
		const result = await run(name, bytes)
		expect(result).toMatchObject({ ok: false, reason: 'broken-file' })
		expect(result.reportedRows.at(-1)).toMatchObject({ reason: 'file-cut' })
	}
})

test.each([
	[
		'<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss><channel/></rss>',
		'doctype-refused',
	],
	['<rss><channel><item><id>&lol;</id></item></channel></rss>', 'not-xml'],
	[`<rss><channel><item>${'<a>'.repeat(50)}`, 'nested-too-deep'],
	[`<rss><channel><item><title>${'x'.repeat(300_000)}</title></item></channel></rss>`, 'value-too-long'],
	[`<rss><channel><description>${'x'.repeat(5_000_000)}`, 'value-too-long'],
	[`<rss ${'x'.repeat(5_000_000)}`, 'value-too-long'],
	// Whole, and wrong in its middle.
	['<rss><channel><item><id>1</id><title>Ring</item></channel></rss>', 'not-xml'],
	['<html><br></html>', 'not-xml'],
])('an unsafe or broken document is refused: %#', async (xml, reason) => {
	const result = await run('unsafe.xml', xml)
	expect(result).toMatchObject({ ok: false, reason: 'broken-file', reportedRows: [{ reason }] })
})

test('a table without ids is not a feed', async () => {
	const result = await run('other.tsv', 'name\tprice\nx\t1 EUR\n')
	expect(result).toMatchObject({ ok: false, reportedRows: [{ field: 'id', reason: 'missing-column' }] })
})
