import { SITE_BOOK } from '@vitrine/market/sites'
import type { RouterContextProvider } from 'react-router'
import { requestContext } from '#app/request/context.ts'
import type { DocumentFacts, ServerFact } from './document.tsx'

/** What a document says of itself to every visitor alike. Facts that say nothing are left out: they travel with each page. */
export function documentFacts(context: Readonly<RouterContextProvider>): Omit<DocumentFacts, ServerFact | 'messages'> {
	const { brand, texts, host, device, isNativeApp, settings, locale } = context.get(requestContext)
	const { site, trackingHost } = host
	const { domains, siteHosts, workEnvironment, hasCrossOriginCookies, build, staging } = settings
	return {
		shopName: brand.name,
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
		workEnvironment,
		ownHosts: domains && Object.keys(siteHosts),
		hasCrossOriginCookies: hasCrossOriginCookies || undefined,
	}
}
