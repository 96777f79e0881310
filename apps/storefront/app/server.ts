import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { firstLocale } from '@vitrine/market/locales'
import { installSites } from '@vitrine/market/sites'
import { Hono } from 'hono'
import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITE_CODES } from '@vitrine/market/sites'
import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { requestContext } from '#app/request/context.ts'
import { completeError, lastResortPage } from '#app/request/serving/last-resort.ts'
import { logError } from '#app/request/gateway/log.ts'
import { localeOfPath } from '#app/facts/locale/path.ts'
import { createBuildFiles } from '#app/request/serving/build-files.ts'
import { documentFacts } from '#app/document/document-facts.ts'
import { createGuardTable } from '#app/request/guards/guard-table.ts'
import { PAGE_GUARDS } from '#app/request/guards/page-guards.ts'
import { compileRules } from '#app/request/serving/compile-rules.ts'
import { matchRules } from '#app/facts/addresses/route-rules.ts'
import { createContexts } from '#app/request/serving/contexts.ts'
import { createGateways, type Gateways } from '#app/request/serving/gateways.ts'
import { createClientFiles } from '#app/request/serving/client-files.ts'
import { isFilePath, withTrailingSlash } from '#app/request/serving/paths.ts'
import { textFile } from '#app/request/serving/text-file.ts'
import { createIcon } from '#app/request/serving/icon.ts'
import { missing, readerOf, serveMedia } from '#app/request/serving/media.ts'
import { createEdgePurges } from '#app/request/serving/edge.ts'
import { createDoor } from '#app/request/serving/door.ts'
import { createFileListener } from '#app/request/serving/file-listener.ts'
import { finishPage } from '#app/request/serving/finish-page.ts'
import { createPageListener, type Listener } from '#app/request/serving/page-listener.ts'
import { createPrerendered } from '#app/request/serving/prerendered.ts'
import { createProxyTrust, originOf, withOwnOrigin } from '#app/request/serving/request-origin.ts'
import { createSharedPages } from '#app/request/serving/shared-pages.ts'
import { createCrawlerFiles } from '#app/request/crawlers/crawler-files.ts'
import type { StorefrontOptions } from '#app/request/serving/options.ts'

export type { StorefrontOptions }
/** The screens of this build: a test lets one of them fail. */
export { build as pages }

type Env = { Bindings: Partial<HttpBindings> | undefined }

export type Storefront = Hono<Env> & {
	/** For a server of `node:http`; it answers kept pages itself. */
	listener: Listener
	/** Drops kept pages when the gateway announces that what they show has changed, until the returned function is called. Without it they are kept by time. */
	followChanges(): () => void
}

const CRAWLED = ['/robots.txt', '/.well-known/security.txt', '/sitemap.xml', '/sitemaps/*', '/feeds/*']

/** The shop as one Hono app: files, pictures, pages. Give its `listener` to a server, or call `request()` in a test. */
export function createStorefront(options: StorefrontOptions): Storefront {
	// A build has its own copy of the table that this fills.
	installSites(options.sites)
	const app = new Hono<Env>()
	const routeRules = compileRules(options.routeRules)
	const clientFile = createClientFiles(options.clientFolder, options.previousBuildsFolder)
	const readMedia = readerOf(options)
	const buildFiles = createBuildFiles(options.clientFolder, routeRules)
	const prerendered = createPrerendered(options.clientFolder)
	const isTrusted = createProxyTrust(options.trustedProxies ?? [])
	const gateways = createGateways(options)
	const crawlerFiles = createCrawlerFiles(options, gateways)
	const icon = createIcon({ directory: gateways.directory, siteHosts: options.siteHosts, clientFile })
	const guards = { ...PAGE_GUARDS, ...options.guards }
	const guardTable = createGuardTable({ routes: build.routes, guards, isProduction: options.isProduction })
	const contexts = createContexts(options, { ...gateways, buildId: buildFiles.id, routeRules, guardTable })
	const render = createRequestHandler(build, options.isProduction ? 'production' : 'development')
	const shared = createSharedPages({ options, contexts, render, isAnnounced: gateways.feed.isLive })

	const { hostHeader } = options
	const { directory } = gateways
	const plainOf = (locale: LocaleCode) => plainPageFacts(directory, locale)
	app.use(createDoor({ isTrusted, hostHeader, plainOf, log: options.log }))
	app.on('GET', [...CRAWLED, '/favicon.svg'], async (c) => {
		const peer = c.env?.incoming?.socket.remoteAddress
		const { url } = originOf({ request: c.req.raw, peer, isTrusted, hostHeader })
		return (await (url.pathname === '/favicon.svg' ? icon : crawlerFiles.answer)(c.req.raw, url)) ?? missing()
	})
	app.get('/builds/*', (c) => buildFiles.answer(c.req.path) ?? missing())
	app.get('/texts/*', async (c) => textFile(await directory.texts(), c.req.path) ?? missing())
	app.get('/media/*', (c) => serveMedia(readMedia, c.req.path.slice('/media/'.length)))
	app.all('*', async (c) => {
		const { path, method } = c.req
		// An address that leads elsewhere now may look like a file, and needs no slash first (R160).
		const { redirect, appMiddleware } = matchRules(routeRules, path.replace(/_?\.data$/, ''))
		const isMoved = redirect !== undefined
		// What looks like a file is one or is not there: React Router would render a page to say so.
		if (!isMoved && isFilePath(path)) return (await clientFile(c.req.raw, path)) ?? missing()
		const peer = c.env?.incoming?.socket.remoteAddress
		const { url, ...sender } = originOf({ request: c.req.raw, peer, isTrusted, hostHeader })
		const mayLackSlash = !isMoved && (method === 'GET' || method === 'HEAD')
		const slashed = mayLackSlash ? withTrailingSlash(url) : undefined
		if (slashed) return c.redirect(slashed, 301)
		// A second request costs more than all else a kept page costs: only for an address that a proxy has told us.
		const request = withOwnOrigin(url.href === c.req.raw.url ? c.req.raw : new Request(url, c.req.raw))
		const isPrerendered = !isMoved && !appMiddleware && prerendered.has(request)
		const { context, cookies, page } = await contexts({ request, ...sender, isPrerendered })
		const { brand, texts, locale, isNativeApp, host } = context.get(requestContext)
		if (isPrerendered)
			return prerendered.answer({ ...page, request, ownCookies: [], facts: documentFacts(context), brand })
		// A guard of the deployment may look at whoever asks.
		const address = appMiddleware ? undefined : shared.addressOf(request, { isNativeApp, hostSite: host.site })
		const askedAt = Date.now()
		const found = address && (await shared.pages.answer(address, sender.clientAddress))
		if (found && 'document' in found)
			return finishPage(found, { ...page, request, ownCookies: cookies(), isHit: found.renderedAt < askedAt })
		// Where it leads depends on what the visitor has asked in every detail.
		const own = found && !isRedirect(found.response) ? found : { response: await render(request, context), ...page }
		const complete = completeError(own.response, { request, locale, brand, texts })
		return finishPage(complete, { ...page, nonce: own.nonce, request, ownCookies: cookies() })
	})
	app.onError((error, c) => {
		const locale = localeOfPath(c.req.path) ?? firstLocale()
		logError(options.log, { message: error.message, status: 500, url: c.req.url, cause: error })
		const page = plainOf(locale)
		return completeError(lastResortPage({ status: 500, ...page }), { request: c.req.raw, ...page })
	})
	const longWay = getRequestListener(app.fetch)
	const otherwise = createFileListener({ clientFile, readMedia, routeRules, otherwise: longWay })
	const { isLive: isAnnounced } = gateways.feed
	const listener = createPageListener({
		options,
		...shared,
		appPrefix: gateways.directory.appPrefix,
		isTrusted,
		isAnnounced,
		otherwise,
	})
	const purge = createPurge({ options, directory: gateways.directory, pages: shared.pages, crawlerFiles })
	const followChanges = () => {
		// For pages that ask nobody.
		void gateways.directory.brand(SITE_CODES[0]!)
		void gateways.directory.texts()
		return gateways.feed.follow(purge)
	}
	return Object.assign(app, { listener, followChanges })
}

/** What a page needs that nothing is asked for. */
function plainPageFacts(directory: Gateways['directory'], locale: LocaleCode) {
	const { site } = LOCALES[locale]
	return { locale, brand: directory.knownBrand(site), texts: directory.knownTexts().of(site) }
}

type Keepers = {
	options: StorefrontOptions
	directory: Gateways['directory']
	pages: ReturnType<typeof createSharedPages>['pages']
	crawlerFiles: ReturnType<typeof createCrawlerFiles>
}

/** Drops everywhere what has changed, by key (decision 0074); everything, without keys. */
function createPurge({ options: { edge, log }, directory, pages, crawlerFiles }: Keepers) {
	const purgeEdge = edge && createEdgePurges({ edge, log })
	return (keys: readonly string[] | undefined): void => {
		// First what pages are made from.
		directory.purge(keys)
		pages.purge(keys)
		crawlerFiles.purge(keys)
		purgeEdge?.(keys)
	}
}

function isRedirect({ status }: Response): boolean {
	return status >= 300 && status < 400
}
