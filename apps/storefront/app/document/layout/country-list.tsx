import { CURRENCIES } from '@vitrine/market/currencies'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { useAlternates, useAlternatesHere } from '#app/document/links/use-places.ts'
import { useLanguageSwitch } from '#app/document/languages/language-switch.ts'
import { classNames } from '#app/ui/class-names.ts'
import { usePageIn } from '#app/document/links/links.ts'

/** A country, the language of its shop and its currency; each in its own language, independent of the page's (R63). */
export function countryRow(site: SiteCode, locale: LocaleCode = SITES[site].locale): string {
	const { locale: own, currency } = SITES[site]
	const { row } = LOCALES[LOCALES[locale].site === site ? locale : own]
	return `${row.country}, ${LOCALES[locale].row.language}, ${CURRENCIES[currency].symbol}`
}

type Origins = Partial<Record<LocaleCode, string>>

/**
 * This page in the other countries' shops, which are other documents on other hosts; and on a country's own host, where
 * the prefix decides nothing but the language, in the other languages (C15, C34).
 */
export function CountryList({ origins }: { origins: Origins }) {
	const t = useTranslations('country')
	const { hostSite } = useDocument()
	const id = useId()
	return (
		<>
			{hostSite && (
				<>
					<p id={`${id}-languages`} className="country-head">
						{t('language')}
					</p>
					<Languages labelledBy={`${id}-languages`} />
					<p id={`${id}-countries`} className="country-head">
						{t('others')}
					</p>
				</>
			)}
			<Countries origins={origins} labelledBy={hostSite && `${id}-countries`} />
			<p className="type-small muted">{t('bagStays')}</p>
		</>
	)
}

function Languages({ labelledBy }: { labelledBy: string }) {
	const { locale: current } = useDocument()
	const hrefOf = usePageIn(useAlternatesHere())
	const change = useLanguageSwitch()
	return (
		<ul className="language-list" aria-labelledby={labelledBy}>
			{LOCALE_CODES.map((locale) => (
				<li key={locale} lang={LOCALES[locale].tag}>
					<a
						href={hrefOf(locale)}
						hrefLang={LOCALES[locale].tag}
						aria-current={locale === current ? 'true' : undefined}
						className={classNames('chip', locale === current && 'chip-selected')}
						onClick={(event) => change(event, locale)}
					>
						{LOCALES[locale].nativeName}
					</a>
				</li>
			))}
		</ul>
	)
}

function Countries({ origins, labelledBy }: { origins: Origins; labelledBy: string | undefined }) {
	const t = useTranslations('country')
	const { locale: current, site } = useDocument()
	const hrefOf = usePageIn(useAlternates())
	const change = useLanguageSwitch()
	// Under a heading of their own they are the others; alone, they say which one this is.
	const shown = labelledBy ? LOCALE_CODES.filter((locale) => LOCALES[locale].site !== site) : LOCALE_CODES
	return (
		<ul className="country-list" aria-labelledby={labelledBy}>
			{shown.map((locale) => {
				const isCurrent = locale === current && LOCALES[locale].site === site
				const origin = origins[locale] ?? ''
				return (
					<li key={locale} lang={LOCALES[locale].tag}>
						<a
							href={`${origin}${hrefOf(locale)}`}
							hrefLang={LOCALES[locale].tag}
							aria-current={isCurrent ? 'true' : undefined}
							className={classNames(isCurrent && 'selvedge')}
							onClick={origin ? undefined : (event) => change(event, locale)}
						>
							{countryRow(LOCALES[locale].site, locale)}
							{isCurrent && (
								<span lang={LOCALES[current].tag} className="type-small">
									{t('current')}
								</span>
							)}
						</a>
					</li>
				)
			})}
		</ul>
	)
}
