import { SITE_CODES } from '@vitrine/market/sites'
import { createFrontier } from './frontier.ts'
import { createHosts, keyOf, localesOf, type Place } from './hosts.ts'
import { type Answer, createClient } from './http.ts'
import { straySources } from './images.ts'
import { type PageRead, readPage } from './read-page.ts'
import { readFeedLinks, readSitemaps } from './site-files.ts'
import { slashFaults } from './slashes.ts'

export type CrawlOptions = {
	/** Of a running shop: `http://localhost:3000`. */
	base: URL
	/** Narrowed or sorted lists to follow for each list. */
	facets: number
	/** Most addresses to ask for. */
	limit: number
	connections: number
	/** `MEDIA_BASE_URL` of the shop, at which all pictures are to be, and where they are asked for; without it they are below `/media`. */
	media?: { base: string; origin: string }
	onProgress?: (done: number, known: number) => void
}

/** An address that was asked for. `from`: the first page that links to it. */
export type Visited = {
	place: Place
	from: string
	status: number
	redirectsTo?: Place
	page?: PageRead
	error?: string
}

export type Crawl = {
	visited: Map<string, Visited>
	/** What was wrong while it was read; the rest is found by comparing pages afterwards. */
	faults: string[]
	/** Links seen, each time it was seen. */
	linkCount: number
	sitemapCount: number
	feedLinks: Place[]
	/** Addresses found, those beyond the limit included. */
	knownCount: number
	seconds: number
}

/** Crawls a shop on all its hosts: the addresses of its sitemaps and all linked pages. */
export async function crawl(options: CrawlOptions): Promise<Crawl> {
	const begun = performance.now()
	const hosts = createHosts(options.base)
	const base = options.media?.base ?? '/media'
	const client = createClient(options)
	const frontier = createFrontier(options)
	const result: Crawl = {
		visited: new Map(),
		faults: [],
		linkCount: 0,
		sitemapCount: 0,
		feedLinks: [],
		knownCount: 0,
		seconds: 0,
	}
	const origins = new Map<string, string>()
	const follow = (place: Place, from?: Place) => {
		if (!origins.has(keyOf(place))) origins.set(keyOf(place), from ? keyOf(from) : 'sitemap')
		frontier.add(place, from)
	}

	for (const site of SITE_CODES) {
		for (const locale of localesOf(site)) follow({ site, path: `/${locale}/` })
		const files = { client, hosts, site, base, faults: result.faults }
		const listed = await readSitemaps(files)
		result.sitemapCount += listed.length
		for (const place of listed) follow(place)
		result.feedLinks.push(...(await readFeedLinks(files)))
	}

	async function visit(place: Place): Promise<void> {
		const visited: Visited = { place, from: origins.get(keyOf(place)) ?? '', status: 0 }
		result.visited.set(keyOf(place), visited)
		let answer: Answer
		try {
			answer = await client.get(hosts.hostOf(place.site), place.path)
		} catch (error) {
			visited.error = error instanceof Error ? error.message : String(error)
			return
		}
		visited.status = answer.status
		const target = answer.location === undefined ? undefined : hosts.placeOf(answer.location, place)
		if (target) {
			visited.redirectsTo = target
			follow(target)
		}
		if (answer.status !== 200 || !answer.contentType.startsWith('text/html')) return
		result.faults.push(...straySources(answer.body, { base, at: keyOf(place) }))
		const { page, links } = readPage(answer.body)
		visited.page = page
		result.linkCount += links.length
		const named = [...page.canonicals, ...page.alternates.values()]
		result.faults.push(...slashFaults([...named, ...links.map(({ href }) => href)], { hosts, place }))
		for (const address of [...links.map(({ href }) => href), ...named]) {
			const linked = hosts.placeOf(address, place)
			if (linked && isPage(linked)) follow(linked, place)
		}
	}

	async function work(): Promise<void> {
		for (let place = frontier.take(); place || busy > 0; place = frontier.take()) {
			if (!place) {
				await new Promise((resolve) => setTimeout(resolve, 10))
				continue
			}
			busy += 1
			await visit(place)
			busy -= 1
			done += 1
			if (done % 500 === 0) options.onProgress?.(done, frontier.size())
		}
	}

	let busy = 0
	let done = 0
	await Promise.all(Array.from({ length: options.connections }, work))
	client.close()
	result.knownCount = frontier.size()
	result.seconds = (performance.now() - begun) / 1000
	return result
}

/** Pictures are looked at apart; the inbox and the bank of a demo are no part of the shop. */
function isPage({ path }: Place): boolean {
	return !/^\/(?:media|assets|_inbox|sandbox)\/|\.\w{2,5}(?:\?|$)/.test(path)
}
