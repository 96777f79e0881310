import { checkCrawl } from './checks.ts'
import { crawl, type CrawlOptions } from './crawl.ts'
import { createHosts } from './hosts.ts'
import { createClient } from './http.ts'
import { checkImages } from './images.ts'

const IMAGE_SAMPLE = 300

export type CrawlReport = { faults: string[]; urlCount: number; mutualPercent: number; lines: string[] }

/** Crawls a running shop and holds what it finds against acceptance 5 of the shell. */
export async function runCrawl(options: CrawlOptions): Promise<CrawlReport> {
	const hosts = createHosts(options.base)
	const found = await crawl(options)
	const checked = checkCrawl(found, hosts)
	const client = createClient({ base: options.base, connections: 1 })
	const images = await checkImages(found, { client, hosts, sample: IMAGE_SAMPLE, media: options.media })
	client.close()
	const faults = [...checked.faults, ...images.faults]
	const statuses = Object.groupBy(found.visited.values(), ({ status }) => status)
	const counted = Object.entries(statuses).map(([status, of = []]) => `${of.length} answered ${status}`)
	const perSite = Object.groupBy(found.visited.values(), ({ place }) => place.site)
	const mutualPercent = checked.withAlternates === 0 ? 0 : (100 * checked.mutual) / checked.withAlternates
	const urlCount = found.visited.size
	return {
		faults,
		urlCount,
		mutualPercent,
		lines: [
			`${urlCount} of ${found.knownCount} addresses found were asked for, in ${found.seconds.toFixed(0)} s: ${counted.join(', ')}`,
			Object.entries(perSite)
				.map(([site, of]) => `${site} ${of.length}`)
				.join(', '),
			`${found.sitemapCount} named by sitemaps, ${found.feedLinks.length} by feeds, ${found.linkCount} links seen`,
			`${checked.pageCount} pages, ${checked.indexedCount} for search engines, ${checked.withAlternates} with hreflang, ${mutualPercent.toFixed(2)} % of those mutual`,
			`${images.count} pictures asked for`,
			`${faults.length} faults`,
		],
	}
}
