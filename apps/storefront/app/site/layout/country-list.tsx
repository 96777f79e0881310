import { CURRENCIES } from '@vitrine/market/currencies'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/site/document.tsx'
import { type Alternates, useAlternates, useAlternatesHere } from '#app/site/head/alternates.ts'
import { useLanguageSwitch } from '#app/site/locale/language-switch.ts'
import { localePath } from '#app/site/locale/path.ts'
import { withoutKeys } from '#app/site/tracking/secrets.ts'
import { classNames } from '#app/ui/class-names.ts'

/** A country, the language its shop is read in, its money; each in its own language, whatever the page's (R63). */
export function countryRow(site: SiteCode, locale: LocaleCode = SITES[site].locale): string {
	const { locale: own, currency } = SITES[site]
	return `${LOCALES[own].row.country}, ${LOCALES[locale].row.language}, ${CURRENCIES[currency].symbol}`
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
			<p className="type-small mt-s-4 text-ink-2">{t('bagStays')}</p>
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
	return (
		<ul className="country-list" aria-labelledby={labelledBy}>
			{LOCALE_CODES.map((locale) => {
				const isCurrent = LOCALES[locale].site === site
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
							{countryRow(LOCALES[locale].site)}
							{isCurrent && (
								<span lang={LOCALES[current].tag} className="type-small text-ink-3">
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

/** Address of this page in a language, with its query; with its hash once the page is alive, which no server is told. */
function usePageIn(alternates: Alternates): (locale: LocaleCode) => string {
	const { search, hash } = useLocation()
	const [shownHash, setShownHash] = useState('')
	useEffect(() => setShownHash(hash), [hash])
	return (locale) => `${localePath(locale, alternates[locale])}${withoutKeys(search)}${shownHash}`
}
