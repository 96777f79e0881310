import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import type { WorkEnvironment } from '#app/facts/deployment/work-environment.ts'
import type { PageType } from '#app/facts/addresses/page-types.ts'
import { withoutSecrets } from '#app/facts/addresses/secrets.ts'

/** The twelve fields every page tells the tag manager (R138). Their names are agreed with it: a change here is a change there. */
export type TrackingContext = {
	channel: 'desktop' | 'mobile and tablet'
	/** ISO 3166-1 alpha-2. */
	country: string
	/** ISO 4217. */
	currency: string
	device: 'm' | 't' | 'd'
	/** Upper-case; Swiss French is FR (C1). */
	language: string
	template: PageType
	version: typeof VERSION
	workEnvironment: WorkEnvironment
	/** With the locale. */
	pathname: string
	url: string
	storeId: string
	siteReferer: 'Ecommerce' | 'Other'
}

/** Marks the fourth ecommerce version (R144). */
export const VERSION = 'ecommerce-4'

/** What a page needs to know for its context: the same for every visitor of a site on a host with a kind of device. */
export type TrackingFacts = Pick<TrackingContext, 'currency' | 'storeId' | 'workEnvironment' | 'device'> & {
	countryCode: string
	/** Of `url`; empty in the test environment (R156). */
	trackingHost: string
	/** Hosts of this deployment, besides the country domains. */
	ownHosts: readonly string[]
}

type Page = {
	facts: TrackingFacts
	locale: LocaleCode
	template: PageType
	/** Address in the browser's bar. */
	address: URL
	/** The referrer of the document; empty without one. */
	referrer: string
}

/** The context of a page (R138 to R149). */
export function trackingContext({ facts, locale, template, address, referrer }: Page): TrackingContext {
	const { countryCode: country, currency, storeId, workEnvironment, device, trackingHost, ownHosts } = facts
	const clean = withoutSecrets(address)
	const path = `${clean.pathname}${clean.search}`
	const own = [address.hostname, ...ownHosts, ...Object.values(SITES).map(({ domain }) => domain)]
	return {
		channel: device === 'd' ? 'desktop' : 'mobile and tablet',
		country,
		currency,
		device,
		language: LOCALES[locale].language.toUpperCase(),
		template,
		version: VERSION,
		workEnvironment,
		pathname: clean.pathname,
		url: trackingHost ? `${address.protocol}//${trackingHost}${path}` : path,
		storeId,
		siteReferer: siteReferer(referrer, own),
	}
}

/** `www.`, `dev.`, `preprod.www.`, `www-int.` and the like: the owner of a domain owns its subdomains. */
const VARIANT =
	/^(?:(?:www\.)?(?:dev|int|preprod)\.(?:www\.)?|(?:www(?:-(?:dev|int|preprod))?|(?:dev|int|preprod)-www)\.)/

/** Whether the visitor came from a site of the brand or from a dev, int or preprod variant of one (R149): by the whole host, never a part of it. */
export function siteReferer(referrer: string, ownHosts: readonly string[]): TrackingContext['siteReferer'] {
	if (!URL.canParse(referrer)) return 'Other'
	const { protocol, hostname } = new URL(referrer)
	if (!/^https?:$/.test(protocol)) return 'Other'
	const name = bareHost(hostname)
	return ownHosts.some((own) => bareHost(own) === name) ? 'Ecommerce' : 'Other'
}

function bareHost(host: string): string {
	const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
	return name.replace(VARIANT, '')
}
