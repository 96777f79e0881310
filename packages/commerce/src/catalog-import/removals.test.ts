import { afterAll, beforeAll, expect, test } from 'vitest'
import { colorwayEntry, referenceRecords, shirtRecord } from './fixtures.ts'
import { countRows, openImportBench } from './test-bench.ts'

let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
	const shirts = Array.from({ length: 12 }, (_, index) => shirtRecord(`R${index}`))
	await bench.run(await bench.writeRecords('reference.jsonl', [...referenceRecords(), ...shirts]))
})
afterAll(() => bench.close())

test('a record that mends one name and leaves out the rest is refused, told and changes nothing (retailer.md B4)', async () => {
	const minimal = shirtRecord('R1', {
		texts: { fr: { name: 'Chemise sans faute', slug: 'chemise-sans-faute' } },
		colorways: [colorwayEntry('R1', 'sky', { images: [], published: {} })],
	})
	const before = await countRows(bench.db)
	const file = await bench.writeRecords('minimal.jsonl', [minimal])
	const refused = await bench.run(file, { allowRemovals: false })
	expect(refused).toMatchObject({ ok: false, reason: 'too-many-removals', summary: { read: 1 } })
	expect(refused.summary.removals).toMatchObject({ publications: { removed: 1, before: 1 } })
	expect(await countRows(bench.db)).toEqual(before)

	expect(await bench.run(file, { allowRemovals: false, dryRun: true })).toMatchObject({ reason: 'too-many-removals' })
	expect(await bench.run(file, { allowRemovals: true })).toMatchObject({ ok: true, summary: { taken: 1, refused: 0 } })
})

test('what a full file no longer names goes and is told, as long as it is a small share', async () => {
	const shirts = Array.from({ length: 12 }, (_, index) => {
		const entry = colorwayEntry(`R${index}`, 'sky')
		return shirtRecord(`R${index}`, { colorways: [index === 3 ? { ...entry, variants: [entry.variants[0]!] } : entry] })
	})
	const result = await bench.run(await bench.writeRecords('full.jsonl', shirts), { allowRemovals: false })
	expect(result).toMatchObject({ ok: true, summary: { read: 12, taken: 12, refused: 0 } })
	expect(result.summary.removals).toMatchObject({ variants: { removed: 1, before: 24 } })
})

test('a size that is said to be sold out everywhere is an answer, not a removal', async () => {
	const entry = colorwayEntry('R5', 'sky')
	const [first, ...others] = entry.variants
	const empty = Object.fromEntries(Object.keys(first!.stock ?? {}).map((location) => [location, 0]))
	const shirt = shirtRecord('R5', { colorways: [{ ...entry, variants: [{ ...first!, stock: empty }, ...others] }] })
	const result = await bench.run(await bench.writeRecords('sold-out.jsonl', [shirt]), { allowRemovals: false })
	expect(result).toMatchObject({ ok: true, summary: { removals: {} } })
})
