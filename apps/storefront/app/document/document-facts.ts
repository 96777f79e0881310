import type { RouterContextProvider } from 'react-router'
import { deviceContext, hostContext, localeContext, settingsContext } from '#app/request/context.ts'
import type { DocumentFacts } from './document.tsx'

/** What a document says of itself to every visitor alike. Facts that say nothing are left out: they travel with each page. */
export function documentFacts(context: Readonly<RouterContextProvider>): Omit<DocumentFacts, 'nonce' | 'messages'> {
	const { site, trackingHost } = context.get(hostContext)
	const device = context.get(deviceContext)
	const { shopName, domains, siteHosts, workEnvironment, hasCrossOriginCookies, build } = context.get(settingsContext)
	return {
		shopName,
		locale: context.get(localeContext),
		hostSite: site,
		isNativeApp: device.isNativeApp,
		device,
		domains,
		trackingHost,
		build,
		workEnvironment,
		ownHosts: domains && Object.keys(siteHosts),
		hasCrossOriginCookies: hasCrossOriginCookies || undefined,
	}
}
