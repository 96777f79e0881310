import { SITES, type SiteCode } from '@vitrine/market/sites'
import type { WorkEnvironment } from './work-environment.ts'
import { siteOfHost } from './site-of-host.ts'
import { registeredDomain } from './top-level-domain.ts'

type Place = {
	/** Of the address in the browser's bar, with its port: the original host when a trusted proxy names it. */
	host: string
	siteHosts: Readonly<Record<string, SiteCode>>
	workEnvironment: WorkEnvironment
}

/**
 * The host for analytics (R156): nothing in the test environment, else the host of the request. A host that is neither ours
 * nor below one of our domains was forged (C29); names without a public registry, such as localhost, an IP address or a
 * container's name, pass.
 */
export function trackingHostOf({ host, siteHosts, workEnvironment }: Place): string {
	if (workEnvironment === 'test') return ''
	if (siteOfHost(host, siteHosts)) return host
	const domain = registeredDomain(host)
	if (domain === undefined) return host
	const ours = [...Object.keys(siteHosts), ...Object.values(SITES).flatMap((site) => site.hosts)].map(registeredDomain)
	return ours.includes(domain) ? host : ''
}
