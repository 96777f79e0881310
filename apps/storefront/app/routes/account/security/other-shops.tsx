import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { useTranslations } from 'use-intl'
import { countryRow } from '#app/document/layout/country-list.tsx'
import { localePath } from '#app/facts/locale/path.ts'

type OtherShopsProps = { origins: Partial<Record<LocaleCode, string>>; site: SiteCode }

/** The same account on our other sites: each of them asks this one for it (R96). On a host that is no country's own there is nothing to take along. */
export function OtherShops({ origins, site }: OtherShopsProps) {
	const t = useTranslations('account')
	const shops = (Object.entries(origins) as [LocaleCode, string][]).filter(([, origin]) => origin !== '')
	if (shops.length === 0) return null
	return (
		<section className="account-section">
			<h2 className="type-title-l thread">{t('otherShops.title')}</h2>
			<p className="account-now">{t('otherShops.text')}</p>
			<ul className="country-list account-shops">
				{shops.map(([locale, origin]) => (
					<li key={locale} lang={LOCALES[locale].tag}>
						<a href={`${origin}${localePath(locale, 'auth/hand-over')}?from=${site}`}>
							{countryRow(LOCALES[locale].site, locale)}
						</a>
					</li>
				))}
			</ul>
		</section>
	)
}
