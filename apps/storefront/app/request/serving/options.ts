import type { LocaleCode } from '@vitrine/market/locales'
import type { SiteCode, SiteRecord } from '@vitrine/market/sites'
import type { TagSettings } from '#app/facts/deployment/tag-settings.ts'
import type { Log } from '#app/request/gateway/log.ts'
import type { EdgeCache } from './edge.ts'
import type { ReadMedia } from './media.ts'
import type { HostHeader } from './request-origin.ts'
import type { WorkEnvironment } from '#app/facts/deployment/work-environment.ts'
import type { RouteRuleSettings } from './compile-rules.ts'
import type { PageGuard } from '#app/request/context.ts'

/** Where no other is configured. */
export const NATIVE_APP_PREFIX = 'ShopApp/'

export type StorefrontOptions = {
	/** What the shop is called while it has no brand. */
	shopName: string
	/** Answers the product calls: in process, or over HTTP with the base address put in. */
	gateway: (request: Request) => Promise<Response>
	/** Milliseconds until a product call is given up; none, and 0, wait for ever (R182). */
	gatewayTimeout?: number
	/** Never leaves the server (C26). */
	subscriptionKey: string
	/** Of at least 32 characters each: the first signs the shop's own cookies, all verify. The same for every process of a shop. */
	cookieSecrets: readonly [string, ...string[]]
	/** Hosts a shopper may be sent to after signing in, a dot before one for all below it (R35); our own are known. */
	partnerHosts?: readonly string[]
	/** The sites of the shop, as GET /sites/ answers. */
	sites: readonly SiteRecord[]
	/** Hosts besides those of the sites, such as previews, and the site each is; the first of a site is its domain instead of the record's. `gb.localhost` is known. */
	siteHosts?: Readonly<Record<string, SiteCode>>
	/** Pictures, served under /media/. */
	mediaFolder: string
	/** Reads them from elsewhere, by their path below /media/: undefined where there is none, throws when out of reach. */
	readMedia?: ReadMedia | undefined
	/** Base address of pictures, without a slash at its end; `/media` of the shop without it. */
	mediaUrl?: string | undefined
	/** Where the build has put the browser's files: build/client. */
	clientFolder: string
	/** Milliseconds that only grow, for what is kept between requests; another clock is for tests. */
	now?: () => number
	/** Where the builds before it are kept, a folder each: their hashed files are served to pages that are still open. */
	previousBuildsFolder?: string
	/** Milliseconds between two questions of an open page for a newer build (R164). Default an hour. */
	buildPollInterval?: number
	/** By locale, what every page of a shop for trying says. */
	staging?: Readonly<Record<LocaleCode, string>>
	log: Log
	isProduction: boolean
	/** Addresses or networks whose forwarded headers are believed. */
	trustedProxies?: readonly string[]
	/** In which of two headers they say the visitor's host. Default `x-forwarded-host`. */
	hostHeader?: HostHeader
	/** Whether browsers are to ask all subdomains over TLS as well (HSTS). */
	hasSecureSubdomains?: boolean
	/** Origins besides our own that a form may lead to: payment pages. */
	formTargets?: readonly string[]
	/** Third parties that may be loaded once a visitor allows them; none, without (R155). */
	tags?: TagSettings
	/** How the user agent of our app begins while the shop has no brand (R128). */
	nativeAppPrefix?: string
	/** How long an anonymous page may be given to others as it is while nobody announces its changes; 0, the default, renders every one anew. */
	pageCacheSeconds?: number
	/** Bytes that kept pages may take together. Default 320 MB: 10,000 lists. */
	pageCacheBytes?: number | undefined
	/** A cache that stands before this shop and is told of changes; without one no cache between us and a visitor keeps a page (decision 0081). */
	edge?: EdgeCache | undefined
	/** Where addresses lead that are no pages any more, and more (R160). Throws when one cannot be followed. */
	routeRules?: RouteRuleSettings
	/** Guards of the deployment beside the shop's own, for rules to name (R162). */
	guards?: Readonly<Record<string, PageGuard>>
	/** Whether /tmp/error/ answers (R18, C30). */
	hasTemporaryErrorPage?: boolean
	/** Whether the shop is embedded by other origins: the locale cookie is SameSite=None and Secure then (R82). */
	hasCrossOriginCookies?: boolean
	/** Where weaknesses are reported, as `mailto:` or `https:`; told in security.txt (RFC 9116). */
	securityContact?: string | undefined
	/** Told to analytics (R156). Default `prod`. */
	workEnvironment?: WorkEnvironment
}
