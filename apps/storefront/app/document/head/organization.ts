import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { canonicalUrl, type Domains, siteOrigin } from '#app/facts/addresses/origins.ts'
import type { ShopBrand } from '#app/request/web-domain/brands.ts'

type Place = { brand: ShopBrand; locale: LocaleCode; domains: Domains | undefined }

/** Who keeps this shop and how it is searched, for search engines (schema.org), on the country's own domain. */
export function organizationFacts({ brand, locale, domains }: Place): object {
	const { name, legalName, founded, socials, supportEmail, phone } = brand
	const origin = siteOrigin(LOCALES[locale].site, domains)
	const home = canonicalUrl({ locale, path: '', domains })
	const organization = { '@id': `${origin}/#organization` }
	const reached = { ...(supportEmail && { email: supportEmail }), ...(phone && { telephone: phone }) }
	return {
		'@graph': [
			{
				'@type': 'Organization',
				...organization,
				name,
				...(legalName === name ? {} : { legalName }),
				...(founded && { foundingDate: String(founded) }),
				url: home,
				logo: `${origin}/favicon.svg`,
				...(socials.length > 0 && { sameAs: socials }),
				...(supportEmail || phone
					? { contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', ...reached } }
					: {}),
			},
			{
				'@type': 'WebSite',
				'@id': `${home}#website`,
				name,
				url: home,
				inLanguage: LOCALES[locale].tag,
				publisher: organization,
				potentialAction: {
					'@type': 'SearchAction',
					target: {
						'@type': 'EntryPoint',
						urlTemplate: `${canonicalUrl({ locale, path: 'search', domains })}?q={search_term_string}`,
					},
					'query-input': 'required name=search_term_string',
				},
			},
		],
	}
}
