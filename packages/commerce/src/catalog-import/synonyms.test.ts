import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImportBench } from './test-bench.ts'

let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
})
afterAll(() => bench.close())

const load = async (...groups: object[]) =>
	bench.run(await bench.writeRecords('words.jsonl', [{ type: 'synonyms', language: 'fr', groups }]))
const stored = () => bench.db.selectFrom('synonyms').select(['language', 'id', 'terms', 'also']).orderBy('id').execute()
const JUMPER = { id: 'jumper', terms: ['pull', 'chandail'], also: ['gilet'] }
const BELT = { id: 'belt', terms: ['ceinture', 'ceinturon'] }

test('a record of synonyms is the whole truth of its language, and twice changes nothing', async () => {
	expect(await load(JUMPER, BELT)).toMatchObject({ ok: true })
	expect(await stored()).toEqual([
		{ language: 'fr', also: [], ...BELT },
		{ language: 'fr', ...JUMPER },
	])
	const version = () => bench.db.selectFrom('catalog_versions').select('version').executeTakeFirstOrThrow()
	const before = await version()
	expect(await load(JUMPER, BELT)).toMatchObject({ ok: true })
	expect(await version()).toEqual(before)
	expect(await load({ ...JUMPER, terms: ['pull'] })).toMatchObject({ ok: true })
	expect(await stored()).toEqual([{ language: 'fr', ...JUMPER, terms: ['pull'] }])
	expect(await version()).not.toEqual(before)
})

test.each([
	['two groups of one name', [JUMPER, JUMPER]],
	['no words', [{ id: 'jumper', terms: [] }]],
	['an empty word', [{ id: 'jumper', terms: [' '] }]],
	['an unknown field', [{ ...JUMPER, finds: ['gilet'] }]],
])('%s: refused, and nothing is written', async (_, groups) => {
	const before = await stored()
	expect(await load(...groups)).toMatchObject({ ok: false })
	expect(await stored()).toEqual(before)
})
