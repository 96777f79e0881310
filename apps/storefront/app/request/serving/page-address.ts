import { type LocaleCode, isLocaleCode } from '@vitrine/market/locales'
import { isLoopback } from '@vitrine/market/essentials'
import { isCampaign } from '#app/facts/addresses/campaign-parameters.ts'
import { holdsKey } from '#app/facts/addresses/secrets.ts'
import { REDIRECT_PARAMETER } from '#app/request/session/partner.ts'

/** Rooms whose pages are the same for everybody; the home page is too for who is not signed in (R99). */
const PAGE =
	/^\/(?<locale>[a-z-]{2,5})\/(?:(?<room>c|p|new|offers|private-sale|search|stores|loyalty)\/(?:[\w-][\w.-]*\/)*)?$/
/** Rooms whose queries are as many as there are visitors: their pages are rendered for each of them. */
const RENDERED_WITH_QUERY = new Set<string | undefined>(['loyalty'])
/** Characters of a query; no filter of a list is longer. */
const LONGEST_QUERY = 2_000

/** A page that everybody gets, by what it may depend on. */
export type PageAddress = {
	/** All of the below: two requests with the same key get the same bytes. */
	key: string
	/** Without what no page reads, its parameters in order. */
	url: string
	locale: LocaleCode
	/** Our app shows the shop without header and footer (R128). */
	isNativeApp: boolean
	/** Addresses anybody can make up, with a query or on a host that is not ours: they compete for a part of the memory only. */
	isMadeUp: boolean
}

type Asked = {
	origin: string
	/** As it stands in the request. */
	pathname: string
	/** With its question mark, or empty. */
	search: string
	isNativeApp: boolean
	isOurHost: boolean
}

/** The address of a page that is the same for everybody; undefined for every other, and for one that opens something. */
export function pageAddress({ origin, pathname, search, isNativeApp, isOurHost }: Asked): PageAddress | undefined {
	const { locale, room } = PAGE.exec(pathname)?.groups ?? {}
	if (!isLocaleCode(locale) || search.length > LONGEST_QUERY) return undefined
	const query = search.length > 1 ? normalQuery(search) : ''
	if (query === undefined || (query !== '' && RENDERED_WITH_QUERY.has(room))) return undefined
	const url = `${origin}${pathname}${query}`
	return { key: isNativeApp ? `app ${url}` : url, url, locale, isNativeApp, isMadeUp: query !== '' || !isOurHost }
}

/** Undefined where the query is one visitor's own: a key, or where a partner waits. */
function normalQuery(search: string): string | undefined {
	const searchParams = new URLSearchParams(search)
	if (searchParams.has(REDIRECT_PARAMETER) || holdsKey({ searchParams })) return undefined
	for (const name of new Set(searchParams.keys())) if (isCampaign(name)) searchParams.delete(name)
	searchParams.sort()
	return searchParams.size > 0 ? `?${searchParams}` : ''
}

/** Whether a host is one of this shop's, or this machine. */
export function isOwnHost(hostname: string, site: string | undefined): boolean {
	return site !== undefined || isLoopback(hostname)
}
