import type { LocaleCode } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { createContext, type Params, type RouterContextProvider } from 'react-router'
import type { Gateway } from '#app/request/gateway/client.ts'
import type { Build } from '#app/facts/deployment/current-build.ts'
import type { Shown } from '#app/request/gateway/shown.ts'
import type { Device } from '#app/facts/device/detect.ts'
import type { TagSettings } from '#app/facts/deployment/tag-settings.ts'
import type { Log } from '#app/request/gateway/log.ts'
import type { Domains } from '#app/facts/addresses/origins.ts'
import type { WorkEnvironment } from '#app/facts/deployment/work-environment.ts'
import type { RouteRule, RouteRules } from '#app/facts/addresses/route-rules.ts'
import type { Partners } from '#app/request/session/partners.ts'
import type { Session } from '#app/request/session/session.ts'
import type { PageTexts } from '#app/facts/locale/server-messages.ts'
import type { ShopBrand } from '#app/request/web-domain/brands.ts'
import type { SiteDirectory } from '#app/request/web-domain/directory.ts'
import type { SiteParams } from '#app/request/web-domain/site-params.ts'

/** What React Router gives to a loader, an action or a guard. */
export type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> }

type Host = { site: SiteCode | undefined; trackingHost: string }

type Settings = {
	hasTemporaryErrorPage: boolean
	siteHosts: Readonly<Record<string, SiteCode>>
	/** Domains that the site hosts name; nothing when they name none. */
	domains: Domains | undefined
	/** Whether the locale cookie is for other origins too (R82). */
	hasCrossOriginCookies: boolean
	workEnvironment: WorkEnvironment
	build: Build | undefined
	/** By locale, what every page of a shop for trying says; none in one that sells. */
	staging?: Readonly<Record<LocaleCode, string>> | undefined
	routeRules: RouteRules
	/** Third parties; what a page may load of them is in its document's facts. */
	tags: TagSettings
	/** The text of a stylesheet of the build, by its address. */
	styleText(address: string): string | undefined
}

type GuardArgs = LoaderArgs & { url: URL; params: Params }

/** What a guard says: nothing or true lets the visit through, false refuses it; an error is shown; a redirect is followed. */
export type Verdict = boolean | Error | Response | undefined

/** Runs on the server before the page's own code, for its document and for its data: what a browser would say is no proof. */
export type PageGuard = (args: GuardArgs) => Verdict | Promise<Verdict>

export type GuardTable = {
	/** The guards of a page, outermost first, with those its rule adds and without those it takes away. Throws for an unknown name (R162). */
	guardsOf(pattern: string, rule: RouteRule): PageGuard[]
}

/** What loaders, actions and guards know of their request, and what they may use. Made once per request. */
export type RequestContext = {
	/** Language of the page: its prefix, or for a path without one the language chosen for the visitor. */
	locale: LocaleCode
	/** The language's BCP 47 tag, for `Intl`. */
	tag: string
	/** Country whose shop this is: the host's, or on a host of no country the prefix's (C15). */
	site: SiteCode
	/** Of the site's country. */
	timeZone: string
	/** The country of the host, independent of the prefix; no site on hosts of no country. */
	host: Host
	/** The product calls of this request: they carry its language, its store and its visitor's address. */
	gateway: Gateway
	/** Who the request is of; closed on pages that everybody shares. */
	session: Session
	/** The partner whose page the visitor goes to once signed in. */
	partners: Partners
	/** How this site's shop is called and looks. */
	brand: ShopBrand
	/** What pages say in each language. */
	texts: PageTexts
	/** The record of this site: read at the first call, at most once. */
	siteRecord(): Promise<SiteParams>
	/** What is remembered between requests for every site: records (each read at most once here), category trees. */
	directory: SiteDirectory
	/** Our app shows the shop without header and footer (R128). */
	isNativeApp: boolean
	/** Undefined on pages that are the same for everybody: their browser tells it itself. */
	device: Device | undefined
	/** Collects what the page shows, so that it is made anew when that changes. */
	shown: Shown
	log: Log
	/** Lets the scripts of this very response run under the content security policy. */
	nonce: string
	/** Settings of the deployment that a page may depend on. */
	settings: Settings
	/** Which guards stand before which page (R162). */
	guardTable: GuardTable
	/** Origins that forms of this document may lead to besides the shop: a page adds those of its own form. */
	formTargets: Set<string>
}

export const requestContext = createContext<RequestContext>()
