import { translatorOf } from '@vitrine/messages/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTextFollower, listTexts } from '../texts/queries.ts'
import { referenceRecords } from './fixtures.ts'
import { openImportBench } from './test-bench.ts'

let bench: Awaited<ReturnType<typeof openImportBench>>
beforeAll(async () => {
	bench = await openImportBench()
	await bench.run(await bench.writeRecords('reference.jsonl', referenceRecords()))
})
afterAll(() => bench.close())

const bring = async (...records: { language: string; key: string; text: unknown }[]) =>
	bench.run(
		await bench.writeRecords(
			'texts.jsonl',
			records.map((record) => ({ type: 'text-override', ...record })),
		),
	)

test('a shop says a text in its own words until it takes them back', async () => {
	const title = { language: 'en', key: 'home.title', text: 'Coats from {brand}' }
	expect(await bring(title)).toMatchObject({ ok: true, summary: { rows: { text_overrides: 1 } } })
	expect(await bring(title)).toMatchObject({ ok: true, summary: { changed: false } })
	expect(await listTexts(bench.db)).toEqual([{ language: 'en', key: 'home.title', text: 'Coats from {brand}' }])
	expect(await bring({ ...title, text: null })).toMatchObject({ ok: true, summary: { rows: { text_overrides: 1 } } })
	expect(await bring({ ...title, text: null })).toMatchObject({ ok: true, summary: { changed: false } })
	expect(await listTexts(bench.db)).toEqual([])
})

test('what is no text of the shop, lacks arguments or cannot be read is refused by its line', async () => {
	const result = await bring(
		{ language: 'en', key: 'home.seeAll', text: 'All of it' },
		{ language: 'en', key: 'home.nothing', text: 'x' },
		{ language: 'en', key: 'nav.bag', text: 'Bag' },
		{ language: 'en', key: 'home.title', text: '{brand' },
		{ language: 'en', key: 'home.title', text: '<script>alert(1)</script>' },
		{ language: 'en', key: 'checkout.review.button', text: 'Continue' },
		{ language: 'sv', key: 'home.title', text: 'x' },
		{ language: 'en', key: 'home.title', text: ' ' },
		{ language: 'en', key: 'home.title', text: 'a\u0000b' },
	)
	expect(result.reportedRows.map(({ line, record, field, reason }) => [line, record, field, reason])).toEqual([
		[2, 'home.nothing', 'key', 'unknown-text'],
		[3, 'nav.bag', 'text', 'lacks-arguments'],
		[4, 'home.title', 'text', 'not-a-message'],
		[5, 'home.title', 'text', 'unknown-arguments'],
		[6, 'checkout.review.button', 'key', 'fixed-text'],
		[7, 'home.title', 'language', 'invalid-value'],
		[8, 'home.title', 'text', 'invalid-format'],
		[9, 'home.title', 'text', 'invalid-format'],
	])
})

test('e-mails follow without a restart, and a text for which a newer version has no place is left out', async () => {
	const faults: unknown[] = []
	const follower = createTextFollower({
		db: bench.db,
		listen: bench.url,
		onError: (error) => faults.push(error),
	})
	const say = () => translatorOf('parcelEmail', 'en-GB')('bring')
	const shipped = say()
	try {
		await follower.start()
		await bench.db.insertInto('text_overrides').values({ language: 'en', key: 'parcelEmail.gone', text: 'x' }).execute()
		await bring({ language: 'en', key: 'parcelEmail.bring', text: 'Bring this e-mail.' })
		await expect.poll(say).toBe('Bring this e-mail.')
		await bring({ language: 'en', key: 'parcelEmail.bring', text: null })
		await expect.poll(say).toBe(shipped)
		expect(faults).toEqual([])
	} finally {
		await follower.stop()
	}
})
