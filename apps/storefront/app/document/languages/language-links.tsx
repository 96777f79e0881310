import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { useAlternatesHere } from '#app/document/links/use-places.ts'
import { usePageIn } from '#app/document/links/links.ts'
import './language-links.css'

/**
 * This page in the other languages, for pages without the shop's footer: signing in, the checkout, errors (R50, R81). Plain
 * links, because an error page has no code to count on; the server remembers the language.
 */
export function LanguageLinks() {
	const t = useTranslations('annex')
	const { locale: current } = useDocument()
	const hrefOf = usePageIn(useAlternatesHere())
	return (
		<nav aria-label={t('languages')}>
			<ul className="language-links">
				{LOCALE_CODES.map((locale) => (
					<li key={locale} lang={LOCALES[locale].tag}>
						<a
							href={hrefOf(locale)}
							hrefLang={LOCALES[locale].tag}
							aria-current={locale === current ? 'true' : undefined}
						>
							{LOCALES[locale].nativeName}
						</a>
					</li>
				))}
			</ul>
		</nav>
	)
}
