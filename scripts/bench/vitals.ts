// Measures a running shop by Lighthouse: npm run vitals -- [--against http://localhost:3000] [--locales fr,en,de]
// [--pages home,list,product,cart,checkout] [--runs 3]; results belong in docs/benchmarks.md.
import { parseArgs } from 'node:util'
import { measureWebVitals, PAGE_KINDS, type PageKind, type Vitals } from './web-vitals.ts'

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

console.log(`| Page | Score | FCP | LCP | TBT | CLS | Bytes | Missing points |\n|${' --- |'.repeat(8)}`)
await measureWebVitals({
	against: values.against,
	locales: values.locales.split(','),
	pages,
	runs: Math.max(1, Number(values.runs)),
	onPage: (vitals) => console.log(rowOf(vitals)),
})

function rowOf({ locale, page, score, fcp, lcp, tbt, cls, bytes, missing, largest }: Vitals): string {
	const kinds = Object.entries(bytes).map(([kind, size]) => `${kind} ${(size / 1_000).toFixed(1)}`)
	const points = Object.entries(missing).map(([metric, lost]) => `${metric} ${lost}`)
	if (missing['LCP']) points.push(largest.slice(0, 80).replaceAll('|', ' '))
	const times = [fcp, lcp, tbt].map((time) => `${Math.round(time)} ms`)
	return `| ${[`/${locale}/ ${page}`, score, ...times, cls.toFixed(3), `${kinds.join(', ')} kB`, points.join(', ')].join(' | ')} |`
}
