// Measures a running shop by Lighthouse: npm run tools -- vitals [--against http://localhost:3000] [--locales fr,en,de]
// [--pages home,list,product,cart,checkout] [--runs 3]; results belong in docs/benchmarks.md.
import { parseArgs } from 'node:util'
import { printWebVitals } from './vitals-table.ts'
import { PAGE_KINDS, type PageKind } from './web-vitals.ts'

const { values } = parseArgs({
	options: {
		against: { type: 'string', default: 'http://localhost:3000' },
		locales: { type: 'string', default: 'fr,en,de' },
		pages: { type: 'string', default: PAGE_KINDS.join() },
		runs: { type: 'string', default: '3' },
	},
})
const asked = values.pages.split(',')
const pages = PAGE_KINDS.filter((kind: PageKind) => asked.includes(kind))

await printWebVitals({
	against: values.against,
	locales: values.locales.split(','),
	pages,
	runs: Math.max(1, Number(values.runs)),
})
