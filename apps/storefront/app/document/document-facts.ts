import { promiseArguments } from '@vitrine/market/return-periods'
import { ALL_LOCALE_CODES, type LocaleCode, LOCALES } from '@vitrine/market/locales'
import { SITE_BOOK, type SiteCode, SITES } from '@vitrine/market/sites'
import type { RouterContextProvider } from 'react-router'
import type { PageTexts } from '#app/facts/locale/server-messages.ts'
import { requestContext } from '#app/request/context.ts'
import type { DocumentFacts, ServerFact } from './document.tsx'

/** What a document says of itself to every visitor alike. Facts that say nothing are left out: they travel with each page. */
export function documentFacts(context: Readonly<RouterContextProvider>): Omit<DocumentFacts, ServerFact | 'messages'> {
	const { brand, texts, host, device, isNativeApp, settings, locale } = context.get(requestContext)
	const { site, trackingHost } = host
	const { domains, siteHosts, workEnvironment, hasCrossOriginCookies, build, staging } = settings
	return {
		shopName: brand.name,
		shop: { brand: brand.name, ...promiseArguments(brand) },
		legalName: brand.legalName === brand.name ? undefined : brand.legalName,
		markRatio: brand.wordmark && brand.wordmark.width / brand.wordmark.height,
		ownTexts: texts.hash,
		sites: SITE_BOOK,
		locale,
		hostSite: site,
		isNativeApp,
		device,
		domains,
		trackingHost,
		build,
		staging,
		closed: closedWords(site, texts),
		workEnvironment,
		ownHosts: domains && Object.keys(siteHosts),
		hasCrossOriginCookies: hasCrossOriginCookies || undefined,
	}
}

/** On the host of a closed site all pages say that it is closed, on a host of no country those in its locales. */
function closedWords(hostSite: SiteCode | undefined, texts: PageTexts): DocumentFacts['closed'] {
	const shown = ALL_LOCALE_CODES.filter((locale) => !SITES[hostSite ?? LOCALES[locale].site].isOpen)
	if (shown.length === 0) return undefined
	return Object.fromEntries(shown.map((locale) => [locale, noticeIn(locale, texts)]))
}

function noticeIn(locale: LocaleCode, texts: PageTexts): string {
	const { follow } = texts.messages(locale, ['follow']) as { follow: { closed: string } }
	return follow.closed
}
