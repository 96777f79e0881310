// npm run tools -- search-quality --styles 10000: what a search costs in a catalog of that size, in processor time, which other
// programs on the machine do not lengthen; every judged query once, none asked before.
import '@vitrine/market/install-seven-sites'
import { LANGUAGES } from '@vitrine/market/locales'
import { SITES, SITE_CODES } from '@vitrine/market/sites'
import { demoProjection, demoSite } from '@vitrine/linaire/search-quality/demo-site'
import { judgedQueries } from '@vitrine/linaire/search-quality/judged-queries'
import { answer, indexOf } from '@vitrine/linaire/search-quality/measure'

function megabytes(): number {
	globalThis.gc?.()
	const { heapUsed, arrayBuffers } = process.memoryUsage()
	return (heapUsed + arrayBuffers) / 2 ** 20
}

function milliseconds(work: () => void): number {
	const before = process.cpuUsage()
	work()
	const { user, system } = process.cpuUsage(before)
	return (user + system) / 1000
}

function quantile(sorted: readonly number[], share: number): number {
	return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/** Measures and prints p50, p99 and the slowest queries. */
export async function measureSpeed(styles: number): Promise<void> {
	const projection = demoProjection({ styles })
	const before = megabytes()
	const begun = process.cpuUsage()
	const index = indexOf(projection)
	const { user, system } = process.cpuUsage(begun)
	const indexed = ((user + system) / 1000).toFixed(0)
	console.log(
		`${styles} styles, ${projection.colorways.length} colorways: words of six languages indexed in ${indexed} ms, ${(megabytes() - before).toFixed(0)} MB`,
	)
	// Nothing is taken out of a list whose time counts.
	const isJudged = () => true
	const times: { query: string; time: number }[] = []
	for (const language of LANGUAGES) {
		const site = SITE_CODES.find((code) => SITES[code].locale === language) ?? 'fr'
		const catalog = demoSite(projection, site)
		const asked = judgedQueries([language])
		// Once to let the compiler see what is done here.
		for (const { query } of asked.slice(0, 20)) answer({ catalog, index, language, query: `${query} a`, isJudged })
		for (const { query } of asked)
			times.push({ query, time: milliseconds(() => answer({ catalog, index, language, query, isJudged })) })
	}
	const sorted = times.map(({ time }) => time).toSorted((a, b) => a - b)
	console.log(
		`a search with its list and facets: p50 ${quantile(sorted, 0.5).toFixed(1)} ms, p99 ${quantile(sorted, 0.99).toFixed(1)} ms`,
	)
	for (const { query, time } of times.toSorted((a, b) => b.time - a.time).slice(0, 5))
		console.log(`${time.toFixed(1).padStart(8)} ms  ${query}`)
}
