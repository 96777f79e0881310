import { LOCALES, type LocaleCode } from '@vitrine/market/locales'

type Place = { shopName: string; locale: LocaleCode; origin: string; home: string; search: string }

/** Who keeps this shop and how it is searched, for search engines (schema.org); `origin` and the addresses on the country's own domain. */
export function organizationFacts({ shopName, locale, origin, home, search }: Place): object {
	const organization = { '@id': `${origin}/#organization` }
	return {
		'@graph': [
			{
				'@type': 'Organization',
				...organization,
				name: shopName,
				url: home,
				logo: `${origin}/favicon.svg`,
			},
			{
				'@type': 'WebSite',
				'@id': `${home}#website`,
				name: shopName,
				url: home,
				inLanguage: LOCALES[locale].tag,
				publisher: organization,
				potentialAction: {
					'@type': 'SearchAction',
					target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
					'query-input': 'required name=search_term_string',
				},
			},
		],
	}
}
