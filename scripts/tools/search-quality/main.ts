import '@vitrine/market/install-seven-sites'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '@vitrine/market/locales'
import { demoProjection } from '@vitrine/linaire/search-quality/demo-site'
import { measureSpeed } from './speed.ts'
import { type Answered, measure, summarize } from '@vitrine/linaire/search-quality/measure'

// npm run tools -- search-quality [--below 0.5]: how well the search answers the judged queries, by language and by kind, and with
// `--below` each query that is answered worse; with `--styles` what a search costs in a catalog of that size.
const { values } = parseArgs({ options: { below: { type: 'string' }, styles: { type: 'string' } } })
const answered = measure(demoProjection(), LANGUAGES)

function print(title: string, groupOf: (query: Answered) => string): void {
	console.log(`\n${title.padEnd(14)}queries  nDCG@10  no result`)
	for (const { group, queries, ndcg, empty } of summarize(answered, groupOf))
		console.log(
			`${group.padEnd(14)}${String(queries).padStart(7)}${ndcg.toFixed(3).padStart(9)}${`${(100 * empty).toFixed(1)} %`.padStart(11)}`,
		)
}

print('language', ({ language }) => language)
print('kind', ({ kind }) => kind)
print('all', () => 'all')
const below = Number(values.below ?? 0)
for (const { language, kind, query, ndcg, found, isEmpty } of answered)
	if (ndcg < below)
		console.log(`${language} ${kind.padEnd(11)} ${ndcg.toFixed(2)} ${query}: ${isEmpty ? 'nothing' : found.join(' ')}`)
if (values.styles) await measureSpeed(Number(values.styles))
