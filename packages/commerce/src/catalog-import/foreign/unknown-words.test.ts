import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceRecords } from '../fixtures.ts'
import { ImportMapping } from '../mapping.ts'
import { suggestMapping } from '../suggest-mapping.ts'
import { openImportBench } from '../test-bench.ts'

let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
	await bench.run(await bench.writeRecords('reference.jsonl', referenceRecords()))
})
afterAll(() => bench.close())

const HEADER =
	'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,SEO Title,Cost per item,Image Src'
const row = (handle: string, color: string, size: string) =>
	`${handle},Shirt ${handle},Maison X,Oddities,Color,${color},Size,${size},${handle}-${size},49.95,A title for machines,12.00,missing/${handle}.jpg`

async function read(rows: string[], over = {}) {
	const file = await bench.write('export.csv', `${HEADER}\n${rows.join('\n')}\n`)
	return bench.run(file, { sites: ['fr'], dryRun: true, ...over })
}

test('a foreign file tells what nobody understands, and a mapping to fill in says it once (retailer.md 2)', async () => {
	const { summary } = await read([row('a', 'Steel', 'Small'), row('b', 'steel', 'Small'), row('c', 'Skin', 'Large')])
	expect(summary).toMatchObject({ read: 3, taken: 0, refused: 3 })
	expect(summary.unknownWords).toEqual({
		colors: { Steel: 2, Skin: 1 },
		sizes: { Small: 2, Large: 1 },
		categories: { Oddities: 3 },
		manufacturers: {},
	})
	expect(suggestMapping(summary.unknownWords)).toEqual({
		categories: { Oddities: '' },
		colors: { Steel: { family: '' }, Skin: { family: '' } },
		sizeRuns: [{ run: '', sizes: { Small: '', Large: '' } }],
	})
})

test('what the mapping says already stays in the suggestion, and a complete one leaves nothing to suggest', async () => {
	const given = ImportMapping.parse({ currency: 'EUR', colors: { Skin: { family: 'beige' } } })
	const words = { colors: { Steel: 1 }, sizes: {}, categories: {}, manufacturers: {} }
	expect(suggestMapping(words, given)).toEqual({
		currency: 'EUR',
		colors: { Skin: { family: 'beige' }, Steel: { family: '' } },
	})
	expect(suggestMapping({ ...words, colors: {} }, given)).toBeUndefined()
})

test('columns that Vitrine has no place for are counted, and pictures that cannot be had can be left out', async () => {
	const mapping = {
		currency: 'EUR',
		category: 'shirts',
		colors: { Steel: { family: 'grey' } },
		sizeRuns: [{ run: 'women', sizes: { Small: 'S' } }],
	}
	const mappingFile = await bench.write('mapping.json', JSON.stringify(mapping))
	const bad = await read([row('a', 'Steel', 'Small')], { mappingFile })
	expect(bad).toMatchObject({ ok: false, reason: 'bad-rows' })
	expect(bad.reportedRows).toMatchObject([{ reason: 'image-not-found' }])
	const taken = await read([row('a', 'Steel', 'Small')], { mappingFile, leaveOutImages: true })
	expect(taken).toMatchObject({ ok: true, summary: { taken: 1, refused: 0 } })
	expect(taken.summary.notices).toEqual({
		'Not taken over: SEO Title': 1,
		'Not taken over: Cost per item': 1,
		'Picture left out, it cannot be had': 1,
	})
})
