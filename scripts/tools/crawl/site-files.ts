import type { SiteCode } from '@vitrine/market/sites'
import { type Hosts, localesOf, type Place } from './hosts.ts'
import type { Client } from './http.ts'
import { straySources } from './images.ts'

/** `base`: where pictures are. */
type ReadInput = { client: Client; hosts: Hosts; site: SiteCode; base: string; faults: string[] }

/** Every page the sitemaps of a site list; all of them must be on its own domain. */
export async function readSitemaps(input: ReadInput): Promise<Place[]> {
	const index = await readFile(input, '/sitemap.xml')
	const places: Place[] = []
	for (const address of locations(index)) {
		const file = input.hosts.placeOf(address)
		if (file) places.push(...locations(await readFile(input, file.path)).flatMap((loc) => ownPlace(loc, input)))
	}
	return places
}

/** The pages a site's product feed leads to, each once. */
export async function readFeedLinks(input: ReadInput): Promise<Place[]> {
	const addresses = new Set<string>()
	for (const locale of localesOf(input.site)) {
		const feed = await readFile(input, `/feeds/merchant-${locale}.xml`)
		for (const [, link = ''] of feed.matchAll(/<g:link>([^<]*)<\/g:link>/g)) addresses.add(link)
	}
	return [...addresses].flatMap((address) => ownPlace(address, input))
}

function ownPlace(address: string, { hosts, site, faults }: ReadInput): Place[] {
	const place = hosts.placeOf(address.replaceAll('&amp;', '&'))
	if (place?.site === site) return [place]
	faults.push(`${address} is listed on another domain than its own (${site})`)
	return []
}

function locations(xml: string): string[] {
	return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
}

async function readFile({ client, hosts, site, base, faults }: ReadInput, path: string): Promise<string> {
	const { status, body } = await client.get(hosts.hostOf(site), path)
	faults.push(...straySources(body, { base, at: `${site}${path}` }))
	if (status !== 200) faults.push(`${site}${path} answers ${status}`)
	return status === 200 ? body : ''
}
