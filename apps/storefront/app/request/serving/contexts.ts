import { randomUUID } from 'node:crypto'
import { type LocaleCode, LOCALES } from '@vitrine/market/locales'
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
import { createPartners } from '#app/request/session/partners.ts'
import { createSession, NOBODYS_SESSION } from '#app/request/session/session.ts'
import { readOnce } from '#app/request/web-domain/site-records.ts'
import type { Gateways } from './gateways.ts'
import type { StorefrontOptions } from './options.ts'
import { isForEverybody } from './page-cache.ts'
import { isProductive } from '#app/facts/deployment/work-environment.ts'

/** T5. */
const POLL_INTERVAL = 3_600_000

/** Pages with a form that signs in: home, those of signing in, the first step of the checkout. */
const SIGNS_IN = /^\/\w+\/(?:auth\/.*|checkout\/identification\/)?$/

type Shop = Gateways & { buildId: string | undefined; routeRules: RouteRules; guardTable: GuardTable }
type IncomingRequest = { request: Request; clientAddress: string | undefined; isFromProxy: boolean }

/** Makes what a request's loaders may use, once per request; what outlives requests is made here once per shop. */
export function createContexts(
	options: StorefrontOptions,
	{ gatewayOf, directory, refresher, buildId, routeRules, guardTable }: Shop,
) {
	const siteHosts = options.siteHosts ?? {}
	const workEnvironment = options.workEnvironment ?? 'prod'
	const settings = {
		shopName: options.shopName,
		hasTemporaryErrorPage: options.hasTemporaryErrorPage ?? !options.isProduction,
		siteHosts,
		domains: domainsOf(siteHosts),
		hasCrossOriginCookies: options.hasCrossOriginCookies ?? false,
		workEnvironment,
		build: buildId ? { id: buildId, pollInterval: options.buildPollInterval ?? POLL_INTERVAL } : undefined,
		routeRules,
		tags: options.tags ?? {},
	}

	const domains = Object.values(SITES).flatMap(({ domain }) => [domain, `www.${domain}`])
	const own = [...Object.keys(siteHosts), ...domains]
	const partnership = {
		secret: options.cookieSecret,
		hosts: { own, partners: options.partnerHosts ?? [] },
		log: options.log,
	}

	/** A sign-in form may end at a partner or at another of our sites: browsers apply `form-action` to the whole chain of redirects. */
	function signInTargets(url: URL, hostSite: SiteCode | undefined): string[] {
		if (!SIGNS_IN.test(url.pathname)) return []
		const origins = Object.values(countryOrigins({ url, hostSite, domains: settings.domains })).filter(Boolean)
		return [...origins, ...partnership.hosts.partners.map((host) => `https://${host.replace(/^\./, '*.')}`)]
	}

	return ({ request, clientAddress, isFromProxy }: IncomingRequest) => {
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
		const records = readOnce(directory)
		const calls = { site, locale, visitor, storeId: () => records.storeId(site) }
		const session = isForEverybody(request)
			? NOBODYS_SESSION
			: createSession({ request, refresher, gatewayOf: (bearer) => gatewayOf({ ...calls, bearer }) })
		const partners = createPartners({ ...partnership, request, url, locale: prefix })
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
			directory: records,
			device: detectDevice({
				userAgent: request.headers.get('user-agent') ?? '',
				headers: isFromProxy ? request.headers : undefined,
				nativeAppPrefix: options.nativeAppPrefix ?? 'ShopApp/',
			}),
			log: options.log,
			nonce,
			settings,
			guardTable,
		})
		return {
			context,
			/** Of who is signed in, and of the partner who waits. */
			cookies: () => [...session.cookies(), ...partners.cookies()],
			page: {
				nonce,
				locale: prefix,
				...factsOfEveryPage(options),
				formTargets: [...(options.formTargets ?? []), ...signInTargets(url, hostSite)],
			},
		}
	}
}

/** What every answer's headers depend on. */
function factsOfEveryPage({ hasCrossOriginCookies, hasSecureSubdomains, workEnvironment, tags }: StorefrontOptions) {
	return {
		isCrossOrigin: hasCrossOriginCookies ?? false,
		isIndexed: isProductive(workEnvironment),
		tags: tags ?? {},
		hasSecureSubdomains: hasSecureSubdomains ?? false,
	}
}

function chosenLocale(request: Request, hostSite: SiteCode | undefined): LocaleCode {
	return negotiateLocale({
		cookie: cookieValue(request.headers.get('cookie'), LOCALE_COOKIE),
		acceptLanguage: request.headers.get('accept-language') ?? undefined,
		fallback: hostSite ? SITES[hostSite].locale : 'fr',
	})
}
