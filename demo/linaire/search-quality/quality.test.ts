import { LANGUAGES } from '@vitrine/market/locales'
import { expect, test } from 'vitest'
import { demoProjection } from './demo-site.ts'
import { judgedQueries } from './judged-queries.ts'
import { measure, summarize } from './measure.ts'

const answered = measure(demoProjection(), LANGUAGES)
const byLanguage = summarize(answered, ({ language }) => language)

test('at least fifty queries of each language are judged, and each of them once', () => {
	for (const language of LANGUAGES) {
		const queries = judgedQueries([language]).map(({ query }) => query)
		expect(queries.length).toBeGreaterThanOrEqual(50)
		expect(new Set(queries).size).toBe(queries.length)
	}
})

test.each(byLanguage)('$group: nDCG@10 at least 0.85, and no result below 5 %', ({ ndcg, empty }) => {
	expect(ndcg).toBeGreaterThanOrEqual(0.85)
	expect(empty).toBeLessThan(0.05)
})

test('the exact word of a garment is never bettered', () => {
	const garments = summarize(
		answered.filter(({ kind }) => kind === 'garment' || kind === 'plural' || kind === 'reference'),
		({ kind }) => kind,
	)
	for (const { group, ndcg } of garments) expect([group, ndcg >= 0.95]).toEqual([group, true])
})
