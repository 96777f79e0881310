import type { SiteCode } from '@vitrine/market/sites'
import { type Domains, siteOrigin } from '#app/facts/addresses/origins.ts'
import { isProductive, type WorkEnvironment } from '#app/facts/deployment/work-environment.ts'

/** Lists filtered by the visitor and pages of one person are nothing to index. */
const DISALLOWED = [
	'cart',
	'checkout',
	'order',
	'reservation',
	'p/*/reserve',
	'p/*/notify',
	'stock-alert',
	'search',
	'auth',
	'account',
	'tmp',
	'error',
]

/** Where the longer rule wins (RFC 9309): creating an account is for everybody, and may be found (T1). */
const ALLOWED = ['auth/create']

type Place = {
	/** Of the host; none on a host of no country, which has no sitemap. */
	site: SiteCode | undefined
	environment: WorkEnvironment | undefined
	domains?: Domains | undefined
}

/** What crawlers may ask for: in production all that is for everybody, elsewhere nothing. */
export function robotsText({ site, environment, domains }: Place): string {
	if (!isProductive(environment)) return 'User-agent: *\nDisallow: /\n'
	const lines = [
		'User-agent: *',
		...ALLOWED.map((room) => `Allow: /*/${room}/`),
		...DISALLOWED.map((room) => `Disallow: /*/${room}/`),
	]
	if (site) lines.push('', `Sitemap: ${siteOrigin(site, domains)}/sitemap.xml`)
	return `${lines.join('\n')}\n`
}
