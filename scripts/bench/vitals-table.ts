import { measureWebVitals, type Settings, type Vitals } from './web-vitals.ts'

/** Measures pages by Lighthouse and prints a row of Markdown for each as soon as it is known. */
export async function printWebVitals(settings: Omit<Settings, 'onPage'>): Promise<void> {
	console.log(`| Page | Score | FCP | LCP | TBT | CLS | Bytes | Missing points |\n|${' --- |'.repeat(8)}`)
	await measureWebVitals({ ...settings, onPage: (vitals) => console.log(rowOf(vitals)) })
}

function rowOf({ locale, page, score, fcp, lcp, tbt, cls, bytes, missing, largest }: Vitals): string {
	const kinds = Object.entries(bytes).map(([kind, size]) => `${kind} ${(size / 1_000).toFixed(1)}`)
	const points = Object.entries(missing).map(([metric, lost]) => `${metric} ${lost}`)
	if (missing['LCP']) points.push(largest.slice(0, 80).replaceAll('|', ' '))
	const times = [fcp, lcp, tbt].map((time) => `${Math.round(time)} ms`)
	return `| ${[`/${locale}/ ${page}`, score, ...times, cls.toFixed(3), `${kinds.join(', ')} kB`, points.join(', ')].join(' | ')} |`
}
