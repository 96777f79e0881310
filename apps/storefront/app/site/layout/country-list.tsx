import { LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/site/document.tsx'
import { useAlternates } from '#app/site/head/alternates.ts'
import { localePath } from '#app/site/locale/path.ts'
import { classNames } from '#app/ui/class-names.ts'

/** Each in its own language, whatever the page's (R63): not texts of a message file. */
const ROWS: Record<LocaleCode, { country: string; language: string; currency: string }> = {
	fr: { country: 'France', language: 'français', currency: '€' },
	en: { country: 'United Kingdom', language: 'English', currency: '£' },
	es: { country: 'España', language: 'español', currency: '€' },
	de: { country: 'Deutschland', language: 'Deutsch', currency: '€' },
	it: { country: 'Italia', language: 'italiano', currency: '€' },
	pl: { country: 'Polska', language: 'polski', currency: 'zł' },
	ch: { country: 'Suisse', language: 'français', currency: 'CHF' },
}

export function countryRow(locale: LocaleCode): string {
	const { country, language, currency } = ROWS[locale]
	return `${country}, ${language}, ${currency}`
}

/** Links to this page in the other countries' shops. They load a new document: language, country and prices all change. */
export function CountryList({ origins }: { origins: Partial<Record<LocaleCode, string>> }) {
	const t = useTranslations('country')
	const { locale: current } = useDocument()
	const { search } = useLocation()
	const alternates = useAlternates()
	return (
		<>
			<ul className="country-list">
				{LOCALE_CODES.map((locale) => (
					<li key={locale} lang={LOCALES[locale].tag}>
						<a
							href={`${origins[locale] ?? ''}${localePath(locale, alternates[locale])}${search}`}
							hrefLang={LOCALES[locale].tag}
							aria-current={locale === current ? 'true' : undefined}
							className={classNames(locale === current && 'selvedge')}
						>
							{countryRow(locale)}
							{locale === current && (
								<span lang={LOCALES[current].tag} className="type-small text-ink-3">
									{t('current')}
								</span>
							)}
						</a>
					</li>
				))}
			</ul>
			<p className="type-small mt-s-4 text-ink-2">{t('bagStays')}</p>
		</>
	)
}
