import { randomUUID } from 'node:crypto'
import { firstLocale, type LocaleCode, LOCALES } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { RouterContextProvider } from 'react-router'
import { type GuardTable, requestContext } from '#app/request/context.ts'
import { detectDevice } from '#app/facts/device/detect.ts'
import { domainsOf } from '#app/facts/addresses/origins.ts'
import { countryOrigins } from '#app/facts/addresses/country-origins.ts'
import { cookieValue, LOCALE_COOKIE } from '#app/facts/locale/cookie.ts'
import { negotiateLocale } from '#app/facts/locale/negotiate.ts'
import { localeOfPath } from '#app/facts/locale/path.ts'
import { siteOfHost, siteOfRequest } from '#app/facts/deployment/site-of-host.ts'
import { trackingHostOf } from '#app/facts/deployment/tracking-host.ts'
import type { RouteRules } from '#app/facts/addresses/route-rules.ts'
import { PART_TIMEOUT, withTimeout } from '#app/request/gateway/with-timeout.ts'
import { createShown } from '#app/request/gateway/shown.ts'
import { createPartners } from '#app/request/session/partners.ts'
import { createSession, NOBODYS_SESSION } from '#app/request/session/session.ts'
import { directoryOf } from '#app/request/web-domain/directory.ts'
import type { Gateways } from './gateways.ts'
import type { StorefrontOptions } from './options.ts'
import { isForEverybody } from './page-cache.ts'
import { readStyles } from './style-texts.ts'
import { isProductive } from '#app/facts/deployment/work-environment.ts'

/** T5. */
const POLL_INTERVAL = 3_600_000

/** Pages with a form that signs in: home, those of signing in, the first step of the checkout. */
const SIGNS_IN = /^\/[\w-]+\/(?:auth\/.*|checkout\/identification\/)?$/

type Shop = Gateways & { buildId: string | undefined; routeRules: RouteRules; guardTable: GuardTable }
type IncomingRequest = {
	request: Request
	clientAddress: string | undefined
	isFromProxy: boolean
	/** Of a page that is rendered for everybody, whose request says nothing of a device. */
	isNativeApp?: boolean
	/** Of a page of the build, which asks nobody. */
	isPrerendered?: boolean
}

/** Makes what a request's loaders may use, once per request; what outlives requests is made here once per shop. */
export function createContexts(
	options: StorefrontOptions,
	{ gatewayOf, directory, refresher, buildId, routeRules, guardTable }: Shop,
) {
	const siteHosts = options.siteHosts ?? {}
	const settings = settingsOf(options, { buildId, routeRules })
	const { workEnvironment } = settings

	const domains = Object.values(SITES).flatMap(({ hosts }) => hosts.flatMap((host) => [host, `www.${host}`]))
	const own = [...Object.keys(siteHosts), ...domains]
	const partnership = {
		secrets: options.cookieSecrets,
		hosts: { own, partners: options.partnerHosts ?? [] },
		log: options.log,
	}

	/** A sign-in form may end at a partner or at another of our sites: browsers apply `form-action` to the whole chain of redirects. */
	function signInTargets(url: URL, hostSite: SiteCode | undefined): string[] {
		if (!SIGNS_IN.test(url.pathname)) return []
		const origins = Object.values(countryOrigins({ url, hostSite, domains: settings.domains })).filter(Boolean)
		return [...origins, ...partnership.hosts.partners.map((host) => `https://${host.replace(/^\./, '*.')}`)]
	}

	return async ({ request, clientAddress, isFromProxy, isNativeApp, isPrerendered = false }: IncomingRequest) => {
		const url = new URL(request.url)
		const { host, hostname, pathname } = url
		const prefix = localeOfPath(pathname)
		const hostSite = siteOfHost(hostname, siteHosts)
		const locale = prefix ?? chosenLocale(request, hostSite)
		const site = siteOfRequest(hostSite, locale)
		const requestId = request.headers.get('x-request-id')?.slice(0, 64) ?? crypto.randomUUID()
		const visitor: Record<string, string> = { 'x-request-id': requestId }
		if (clientAddress) visitor['x-client-address'] = clientAddress
		// Drawn ahead by the hundred, unlike bytes: 244 bits of chance.
		const nonce = `${randomUUID()}${randomUUID()}`.replaceAll('-', '')
		const shown = createShown()
		const records = directoryOf(directory, shown)
		const calls = { site, locale, visitor, storeId: () => records.storeId(site), shown }
		const known = [records.knownBrand(site), records.knownTexts()] as const
		const asked = () => Promise.all([records.brand(site), records.texts()])
		const [brand, texts] = isPrerendered ? known : await withTimeout(PART_TIMEOUT, asked(), known)
		const session = isForEverybody(request)
			? NOBODYS_SESSION
			: createSession({ request, refresher, gatewayOf: (bearer) => gatewayOf({ ...calls, bearer }) })
		const partners = createPartners({ ...partnership, request, url, locale: prefix })
		const formTargets = new Set([...(options.formTargets ?? []), ...signInTargets(url, hostSite)])
		const context = new RouterContextProvider()
		context.set(requestContext, {
			locale,
			tag: LOCALES[locale].tag,
			site,
			timeZone: SITES[site].timeZone,
			host: { site: hostSite, trackingHost: trackingHostOf({ host, siteHosts, workEnvironment }) },
			gateway: gatewayOf(calls),
			session,
			partners,
			siteRecord: () => records.params(site),
			brand,
			texts: texts.of(site),
			directory: records,
			...(isNativeApp === undefined
				? deviceOf({ request, isFromProxy, nativeAppPrefix: records.appPrefix() })
				: { isNativeApp, device: undefined }),
			shown,
			log: options.log,
			nonce,
			settings,
			guardTable,
			formTargets,
		})
		return {
			context,
			shown,
			/** Of who is signed in, and of the partner who waits. */
			cookies: () => [...session.cookies(), ...partners.cookies()],
			page: {
				nonce,
				locale: prefix,
				...factsOfEveryPage(options),
				formTargets,
			},
		}
	}
}

function settingsOf(options: StorefrontOptions, { buildId, routeRules }: Pick<Shop, 'buildId' | 'routeRules'>) {
	const siteHosts = options.siteHosts ?? {}
	return {
		hasTemporaryErrorPage: options.hasTemporaryErrorPage ?? !options.isProduction,
		siteHosts,
		domains: domainsOf(siteHosts),
		hasCrossOriginCookies: options.hasCrossOriginCookies ?? false,
		workEnvironment: options.workEnvironment ?? 'prod',
		build: buildId ? { id: buildId, pollInterval: options.buildPollInterval ?? POLL_INTERVAL } : undefined,
		routeRules,
		staging: options.staging,
		tags: options.tags ?? {},
		styleText: readStyles(options.clientFolder),
	}
}

type Asking = Pick<IncomingRequest, 'request' | 'isFromProxy'> & { nativeAppPrefix: string }

function deviceOf({ request, isFromProxy, nativeAppPrefix }: Asking) {
	const userAgent = request.headers.get('user-agent') ?? ''
	const device = detectDevice({ userAgent, headers: isFromProxy ? request.headers : undefined, nativeAppPrefix })
	return { device, isNativeApp: device.isNativeApp }
}

/** What every answer's headers depend on. */
function factsOfEveryPage({
	hasCrossOriginCookies,
	hasSecureSubdomains,
	mediaUrl,
	workEnvironment,
	tags,
}: StorefrontOptions) {
	return {
		isCrossOrigin: hasCrossOriginCookies ?? false,
		isIndexed: isProductive(workEnvironment),
		tags: tags ?? {},
		hasSecureSubdomains: hasSecureSubdomains ?? false,
		mediaOrigin: mediaUrl && new URL(mediaUrl).origin,
	}
}

function chosenLocale(request: Request, hostSite: SiteCode | undefined): LocaleCode {
	// The languages to choose from are those of open sites.
	if (hostSite && !SITES[hostSite].isOpen) return SITES[hostSite].locale
	return negotiateLocale({
		cookie: cookieValue(request.headers.get('cookie'), LOCALE_COOKIE),
		acceptLanguage: request.headers.get('accept-language') ?? undefined,
		fallback: hostSite ? SITES[hostSite].locale : firstLocale(),
	})
}
