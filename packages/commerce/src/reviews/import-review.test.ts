import { afterAll, beforeAll, expect, test } from 'vitest'
import { CatalogRecord } from '../catalog-import/records.ts'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { importReview } from './commands/import-review.ts'
import { readProductReviews } from './queries/shown-reviews.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
})
afterAll(() => drop())

const RECORD = {
	type: 'review',
	id: '4711',
	product: 'moved',
	site: 'fr',
	language: 'de',
	stars: 5,
	title: 'Sehr schön',
	text: 'Sitzt.',
	writtenAt: '2024-05-01T10:00:00Z',
	fit: 'true',
}
const load = (changes: object = {}) => {
	const record = CatalogRecord.parse({ ...RECORD, ...changes })
	if (record.type !== 'review') throw new Error(record.type)
	return db.transaction().execute((tx) => importReview(tx, record))
}

test('a review from elsewhere is shown as not checked, counts nowhere, and is written once', async () => {
	expect(await load()).toBe(1)
	expect(await load()).toBe(0)
	expect(await load({ title: 'Schön' })).toBe(1)
	expect(await readProductReviews(db, { productId: 'moved', page: 1, limit: 10, inquiries: 0 })).toMatchObject({
		figures: { count: 0, average: null },
		reviews: [{ origin: 'imported', title: 'Schön', languageTag: 'de', boughtAt: null }],
	})
})

test('what was taken down stays so, however often its file is imported', async () => {
	await db.updateTable('reviews').set({ status: 'refused', refusal: 'Nicht echt.' }).execute()
	expect(await load({ title: 'Wieder' })).toBe(1)
	expect(await readProductReviews(db, { productId: 'moved', page: 1, limit: 10, inquiries: 0 })).toMatchObject({
		all: 0,
	})
})

test('an answer given in the shop outlives the next import; another one of the file takes its place', async () => {
	const answer = async () => (await db.selectFrom('reviews').select('answer').executeTakeFirstOrThrow()).answer
	await db.updateTable('reviews').set({ answer: 'Merci.' }).execute()
	await load({ title: 'Noch einmal' })
	expect(await answer()).toBe('Merci.')
	await load({ answer: 'Danke.' })
	expect(await answer()).toBe('Danke.')
})

test('a record is checked as what a shopper types is', () => {
	for (const wrong of [{ stars: 6 }, { title: '' }, { writtenAt: 'yesterday' }, { isVerified: true }, { id: 'a b' }])
		expect(CatalogRecord.safeParse({ ...RECORD, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
})
