import { LOCALES } from '@vitrine/market/locales'
import type { Crawl, Visited } from './crawl.ts'
import { type Hosts, keyOf, localeOf, type Place } from './hosts.ts'
import type { PageRead } from './read-page.ts'

export type Checked = {
	faults: string[]
	indexedCount: number
	withAlternates: number
	mutual: number
	pageCount: number
}
type Page = Visited & { page: PageRead }

/** Everything that only shows when pages are held against each other (acceptance 5 of the shell). */
export function checkCrawl(crawl: Crawl, hosts: Hosts): Checked {
	const all = [...crawl.visited.values()]
	const pages = all.filter((visited): visited is Page => visited.page !== undefined)
	const indexed = pages.filter(({ page }) => page.isIndexed)
	const announced = indexed.filter(({ page }) => page.alternates.size > 0)
	const oneSided = announced.flatMap((visited) => alternateFaults(visited, { crawl, hosts }).slice(0, 1))
	return {
		faults: [
			...crawl.faults,
			...all.flatMap((visited) => statusFaults(visited, crawl)),
			...crawl.feedLinks.flatMap((place) => feedFaults(place, crawl)),
			...pages.flatMap(pageFaults),
			...indexed.flatMap((visited) => canonicalFaults(visited, { crawl, hosts })),
			...oneSided,
			...titleFaults(indexed),
		],
		pageCount: pages.length,
		indexedCount: indexed.length,
		withAlternates: announced.length,
		mutual: announced.length - oneSided.length,
	}
}

const name = ({ place }: Visited) => keyOf(place)

function statusFaults(visited: Visited, { visited: known, knownCount }: Crawl): string[] {
	const { status, error, from, redirectsTo } = visited
	if (error) return [`${name(visited)}: ${error}, from ${from}`]
	if (status >= 400 || status === 0) return [`${name(visited)} answers ${status}, linked from ${from}`]
	if (status < 300) return []
	if (from === 'sitemap') return [`${name(visited)} is named by a sitemap and answers ${status}`]
	const target = redirectsTo && known.get(keyOf(redirectsTo))
	// With a limit the target of one of the last may be beyond it.
	return redirectsTo && !target && knownCount === known.size
		? [`${name(visited)} leads to ${keyOf(redirectsTo)}, which was not asked for`]
		: []
}

function feedFaults(place: Place, { visited }: Crawl): string[] {
	const status = visited.get(keyOf(place))?.status
	return status === 200 ? [] : [`a feed leads to ${keyOf(place)}, which answers ${status ?? 'nothing'}`]
}

function pageFaults(visited: Page): string[] {
	const { page, place } = visited
	const locale = localeOf(place)
	const faults = page.factFaults.map((fault) => `structured data of ${name(visited)}: ${fault}`)
	if (page.headings !== 1) faults.push(`${name(visited)} has ${page.headings} first headings`)
	if (!page.title) faults.push(`${name(visited)} has no title`)
	if (locale && page.lang !== LOCALES[locale].tag) faults.push(`${name(visited)} is in ${page.lang}`)
	return faults
}

type Context = { crawl: Crawl; hosts: Hosts }

/** A page names itself, or one that names itself; and always on the domain of its language's own country (C15). */
function canonicalFaults(visited: Page, { crawl, hosts }: Context): string[] {
	const { page, place } = visited
	const [canonical, ...more] = page.canonicals
	const locale = localeOf(place)
	const target = canonical && hosts.placeOf(canonical)
	if (!target || more.length > 0) return [`${name(visited)} has ${page.canonicals.length} canonical addresses`]
	if (locale && target.site !== LOCALES[locale].site) return [`${name(visited)} is canonical on ${target.site}`]
	const there = crawl.visited.get(keyOf(target))?.page
	const isSelf = there?.canonicals.length === 1 && there.canonicals[0] === canonical
	return isSelf ? [] : [`${name(visited)} names ${canonical}, which does not name itself`]
}

/** Every language named is there, and names this page back under this page's own tag. */
function alternateFaults(visited: Page, { crawl, hosts }: Context): string[] {
	const { page, place } = visited
	const locale = localeOf(place)
	const own = page.canonicals[0]
	const faults: string[] = []
	if (!locale || page.alternates.get(LOCALES[locale].tag) !== own) faults.push(`${name(visited)} does not name itself`)
	if (page.alternates.has(LOCALES.en.tag) !== page.alternates.has('x-default')) {
		faults.push(`${name(visited)} has no x-default of its own`)
	}
	for (const [tag, address] of page.alternates) {
		const target = hosts.placeOf(address)
		const there = target && crawl.visited.get(keyOf(target))
		const isMutual = locale && there?.page?.alternates.get(LOCALES[locale].tag) === own
		// With a limit it may be beyond it.
		const isBeyond = target && !there && crawl.knownCount > crawl.visited.size
		if (!isMutual && !isBeyond) faults.push(`${name(visited)} names ${address} in ${tag}, which does not name it back`)
	}
	return faults
}

/** No two pages that may be found have one title inside a site and language (R85). */
function titleFaults(indexed: Page[]): string[] {
	const canonical = indexed.filter(({ place }) => !place.path.includes('?') || place.path.includes('?page='))
	const byTitle = Map.groupBy(canonical, ({ page, place }) => `${place.site} ${localeOf(place)} "${page.title}"`)
	return [...byTitle]
		.filter(([, same]) => same.length > 1)
		.map(([title, same]) => `one title ${title}: ${same.slice(0, 3).map(name).join(', ')}`)
}
