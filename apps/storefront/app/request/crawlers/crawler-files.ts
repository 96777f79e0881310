import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { isSiteCode, type SiteCode } from '@vitrine/market/sites'
import { domainsOf } from '#app/facts/addresses/origins.ts'
import { logError } from '#app/request/gateway/log.ts'
import { siteOfHost } from '#app/facts/deployment/site-of-host.ts'
import type { Gateways } from '#app/request/serving/gateways.ts'
import type { StorefrontOptions } from '#app/request/serving/options.ts'
import { merchantFeed } from './merchant-feed.ts'
import { robotsText } from './robots.ts'
import { securityText } from './security-txt.ts'
import { createSitemaps } from './sitemaps.ts'
import { createFileCache } from './file-cache.ts'

const CACHED_FOR = 10 * 60_000
const FEED = /^\/feeds\/merchant-([\w-]+)\.xml$/

/** Counted by the gateway apart from the shop's other calls: a crawler never uses up what pages need. */
const CALLER = { 'x-client-address': '::1' }

/**
 * What programs read of a shop: robots.txt, sitemaps, product feeds. The host decides whose they are. A host of no country
 * is canonical for nothing and has no sitemap; a feed names its language there, on a country's host it is the country's own.
 */
export function createCrawlerFiles(options: StorefrontOptions, gateways: Gateways) {
	const { log, workEnvironment: environment, siteHosts = {} } = options
	const { gatewayOf, directory } = gateways
	const domains = domainsOf(siteHosts)
	const sitemaps = createSitemaps({ ...gateways, caller: CALLER, domains })
	const fileCache = createFileCache({
		milliseconds: CACHED_FOR,
		onError: (cause) => logError(log, { message: 'Feed: could not be written', status: 503, url: '/feeds/', cause }),
	})

	async function feed(locale: LocaleCode): Promise<AsyncIterable<Buffer>> {
		const gateway = gatewayOf({ site: LOCALES[locale].site, locale, visitor: CALLER })
		return fileCache.read(locale, () => merchantFeed({ locale, gateway, directory, domains }))
	}

	async function fileOf(site: SiteCode | undefined, path: string): Promise<AsyncIterable<Buffer> | undefined> {
		const [, locale] = FEED.exec(path) ?? []
		if (isLocaleCode(locale)) return site === undefined || LOCALES[locale].site === site ? feed(locale) : undefined
		const sitemap = site && (await sitemaps.file(site, path))
		return sitemap && piecesOf(sitemap)
	}

	async function answer(request: Request, url: URL): Promise<Response | undefined> {
		const hostSite = siteOfHost(url.hostname, siteHosts)
		const isClosed = hostSite !== undefined && !isSiteCode(hostSite)
		const site = isClosed ? undefined : hostSite
		if (url.pathname === '/robots.txt') return textResponse(robotsText({ site, environment, domains }))
		if (url.pathname === '/.well-known/security.txt')
			return textResponse(securityText({ site: hostSite, contact: options.securityContact, domains, now: new Date() }))
		if (isClosed) return undefined
		try {
			const file = await fileOf(site, url.pathname)
			return file && xmlResponse(file, request)
		} catch (cause) {
			logError(log, { message: 'Crawler file: the catalog cannot be had', status: 503, url: url.href, cause })
			const headers = { 'Retry-After': '60', 'Cache-Control': 'no-store' }
			return textResponse('Service unavailable', { status: 503, headers })
		}
	}
	return {
		answer,
		/** Something has changed, by key (decision 0074); everything may have, without keys. */
		purge(keys: readonly string[] | undefined): void {
			for (const locale of LOCALE_CODES)
				if (keys?.some((key) => key === 'brand' || key === `goods:${LOCALES[locale].site}`) ?? true)
					fileCache.expire(locale)
		},
	}
}

async function* piecesOf(file: Buffer): AsyncGenerator<Buffer, void> {
	yield file
}

function textResponse(text: string, { status = 200, headers }: { status?: number; headers?: object } = {}): Response {
	return new Response(text, {
		status,
		headers: {
			'Content-Type': 'text/plain; charset=utf-8',
			'Cache-Control': 'public, max-age=3600',
			'X-Content-Type-Options': 'nosniff',
			...headers,
		},
	})
}

/** `file` is compressed with gzip; who does not understand it gets it unpacked. */
function xmlResponse(file: AsyncIterable<Buffer>, request: Request): Response {
	const isCompressed = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
	const body = Readable.from(file)
	const headers = new Headers({
		'Content-Type': 'application/xml; charset=utf-8',
		'Cache-Control': 'no-cache',
		'X-Content-Type-Options': 'nosniff',
		'X-Robots-Tag': 'noindex',
		Vary: 'Accept-Encoding',
	})
	if (isCompressed) headers.set('Content-Encoding', 'gzip')
	// An aborted request ends both: a reader left behind would keep the file open.
	const unpacked = isCompressed ? body : pipeline(body, createGunzip(), () => undefined)
	return new Response(Readable.toWeb(unpacked) as ReadableStream<Uint8Array>, { headers })
}
