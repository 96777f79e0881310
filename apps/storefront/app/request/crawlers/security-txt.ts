import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import { type Domains, siteOrigin } from '#app/facts/addresses/origins.ts'

const DAY = 86_400_000
/** RFC 9116 wants less than a year; half of one is what a shop that runs can promise anew every day. */
const PROMISED_DAYS = 180

type Options = { site: SiteCode | undefined; contact: string | undefined; domains: Domains | undefined; now: Date }

/**
 * Where to write who has found a weakness (RFC 9116), the same for all hosts but for the site's own words. Without a contact
 * of the deployment it leads to the shop's front page, whose foot says how to reach who sells.
 */
export function securityText({ site, contact, domains, now }: Options): string {
	const shop = site ?? SITE_CODES[0]!
	const locale: LocaleCode = SITES[shop].locale
	const origin = siteOrigin(shop, domains)
	const expires = new Date(Math.floor(now.getTime() / DAY) * DAY + PROMISED_DAYS * DAY)
	const languages = [...new Set([LOCALES[locale].language, 'en'])]
	return [
		`Contact: ${contact ?? `${origin}/${locale}/`}`,
		`Expires: ${expires.toISOString().replace('.000', '')}`,
		`Preferred-Languages: ${languages.join(', ')}`,
		`Canonical: ${origin}/.well-known/security.txt`,
		'',
	].join('\n')
}
