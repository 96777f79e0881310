import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import { type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { useAlternates } from '#app/document/links/use-places.ts'
import { hasChosen, rememberChoice } from './country-choice.ts'
import { useLanguageSwitch } from './language-switch.ts'
import { isProgramHere } from '#app/facts/device/browser-program.ts'
import { localeOfLanguages } from '#app/facts/locale/negotiate.ts'
import { givenPath } from '#app/facts/locale/path.ts'
import { saveLocale } from './saved-locale.ts'
import { Texts } from './texts.tsx'
import { withoutKeys } from '#app/facts/addresses/secrets.ts'
import './country-suggestion.css'

type Origins = Partial<Record<LocaleCode, string>>

/** Asks a shopper whose browser speaks another country's language whether its shop is meant. Only a link leads there (law 13). */
export function CountrySuggestion({ origins }: { origins: Origins }) {
	const { country } = useDocument()
	const [isAnswered, setAnswered] = useState(false)
	const [there] = useState(() =>
		isProgramHere(navigator.userAgent) || comesFromOneOf(origins) ? undefined : localeOfLanguages(navigator.languages),
	)
	// Whoever has just chosen another language at the foot of the page is not asked whether it was meant.
	if (isAnswered || !there || countryOf(there) === country || hasChosen()) return null
	return (
		<Texts namespaces={['suggest', 'country']}>
			<Question there={there} origin={origins[there] ?? ''} onAnswer={() => setAnswered(true)} />
		</Texts>
	)
}

function countryOf(locale: LocaleCode): string {
	return SITES[LOCALES[locale].site].countryCode
}

/** A visitor from another of our countries' shops has chosen already. */
function comesFromOneOf(origins: Origins): boolean {
	const isOurs = URL.canParse(document.referrer) && Object.values(origins).includes(new URL(document.referrer).origin)
	if (isOurs) rememberChoice()
	return isOurs
}

type QuestionProps = { there: LocaleCode; origin: string; onAnswer: () => void }

function Question({ there, origin, onAnswer }: QuestionProps) {
	const t = useTranslations('suggest')
	const { locale, country, hasCrossOriginCookies = false } = useDocument()
	const { search } = useLocation()
	const alternates = useAlternates()
	const change = useLanguageSwitch()
	function stay() {
		rememberChoice()
		saveLocale(locale, hasCrossOriginCookies)
		onAnswer()
	}
	function go(event: MouseEvent<HTMLAnchorElement>) {
		rememberChoice()
		if (origin) event.currentTarget.hash = window.location.hash
		else void change(event, there)
	}
	const { tag, row } = LOCALES[there]
	return (
		<aside className="country-suggestion" aria-label={t('label')}>
			<p>{t('text', { here: country, there: countryOf(there) })}</p>
			<button type="button" onClick={stay}>
				{t('stay')}
			</button>
			<a href={`${origin}${givenPath(there, alternates[there])}${withoutKeys(search)}`} hrefLang={tag} onClick={go}>
				{t('go')}{' '}
				<span lang={tag} className="country-suggestion-language">
					({row.language})
				</span>
			</a>
		</aside>
	)
}
