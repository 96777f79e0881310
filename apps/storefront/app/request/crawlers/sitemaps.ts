import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { LocaleCode } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { LRUCache } from 'lru-cache'
import { announcedIn, type Places } from '#app/facts/addresses/alternates.ts'
import { canonicalUrl, type Domains, siteOrigin } from '#app/facts/addresses/origins.ts'
import type { Gateways } from '#app/request/serving/gateways.ts'
import {
	localesOf,
	SITEMAP_KINDS,
	sitemapCount,
	sitemapEntries,
	type SitemapKind,
	type SitemapSource,
} from './sitemap-entries.ts'
import { xmlText } from './xml.ts'

const CACHED_FOR = 10 * 60_000
const MOST_BYTES = 64 * 1024 * 1024
const FILE = /^\/sitemaps\/(\w+)-([1-9]\d{0,4})\.xml$/
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

type Sitemaps = {
	/** A sitemap file by its path, compressed with gzip; undefined where there is none. Throws when the catalog cannot be had. */
	file(site: SiteCode, path: string): Promise<Buffer | undefined>
}

type Source = SitemapSource & { domains: Domains | undefined }
type Options = Gateways & { caller: Record<string, string>; domains: Domains | undefined }

/** The sitemaps of every site: an index, and files by kind that name each page with its other languages. Kept for ten minutes. */
export function createSitemaps({ gatewayOf, directory, caller, domains }: Options): Sitemaps {
	const files = new LRUCache<`${SiteCode} ${string}`, Buffer>({
		maxSize: MOST_BYTES,
		sizeCalculation: (file) => file.length + 1,
		ttl: CACHED_FOR,
		allowStaleOnFetchRejection: true,
		async fetchMethod(key) {
			const [site, path] = key.split(' ') as [SiteCode, string]
			const [locale] = localesOf(site)
			if (!locale) return Buffer.alloc(0)
			const gateway = gatewayOf({ site, locale, visitor: caller })
			const xml = await write({ site, gateway, directory, domains }, path)
			return xml === undefined ? Buffer.alloc(0) : await promisify(gzip)(xml)
		},
	})
	return {
		async file(site, path) {
			if (path !== '/sitemap.xml' && !FILE.test(path)) return undefined
			const file = await files.fetch(`${site} ${path}`)
			if (!file) throw new Error('The sitemap cannot be written')
			// An empty one stands for none, so that asking for it again costs nothing.
			return file.length > 0 ? file : undefined
		},
	}
}

async function write(source: Source, path: string): Promise<string | undefined> {
	if (path === '/sitemap.xml') return writeIndex(source)
	const [, name, number] = FILE.exec(path) ?? []
	const kind = SITEMAP_KINDS.find((one) => one === name)
	const entries = kind ? await sitemapEntries(source, kind, Number(number)) : []
	if (entries.length === 0) return undefined
	const urls = entries.flatMap((places) =>
		localesOf(source.site).map((locale) => urlElement(places, { locale, domains: source.domains })),
	)
	return `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

async function writeIndex(source: Source): Promise<string> {
	const fileNames = async (kind: SitemapKind) =>
		Array.from({ length: await sitemapCount(source, kind) }, (_, index) => `${kind}-${index + 1}`)
	const names = (await Promise.all(SITEMAP_KINDS.map(fileNames))).flat()
	const origin = siteOrigin(source.site, source.domains)
	const items = names.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>\n`)
	return `${HEAD}<sitemapindex ${NAMESPACE}>\n${items.join('')}</sitemapindex>\n`
}

/** No date of a last change: prices, stock and neighbours of a page move without one that would be true. */
function urlElement(places: Places, { locale, domains }: { locale: LocaleCode; domains: Domains | undefined }): string {
	const links = announcedIn(places).map(({ hrefLang, locale: code, path }) => {
		const href = xmlText(canonicalUrl({ locale: code, path, domains }))
		return `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`
	})
	return `<url><loc>${xmlText(canonicalUrl({ locale, path: places.alternates[locale], domains }))}</loc>${links.join('')}</url>\n`
}
