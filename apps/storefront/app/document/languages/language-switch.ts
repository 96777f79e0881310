import type { LocaleCode } from '@vitrine/market/locales'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { useNavigateTo } from '#app/document/links/navigate-to.ts'
import { isPlainClick } from '#app/ui/dialog.ts'
import { showToast } from '#app/ui/toast.tsx'
import { rememberChoice } from './country-choice.ts'
import { loadMessages } from '#app/facts/locale/messages.ts'
import { saveLocale } from './saved-locale.ts'

/** The newest wish counts, however long an older one has waited for its texts. */
let wishes = 0

/**
 * Takes over a link to this page in another language of the same host (R81): its texts, the cookie, then the page itself,
 * with query and hash. When the texts cannot be had the old language stays, and a notice says so (R72). A press on the
 * current language does nothing. Without a script the link is a link, and the server remembers the language.
 */
export function useLanguageSwitch(): (event: MouseEvent<HTMLAnchorElement>, locale: LocaleCode) => Promise<void> {
	const t = useTranslations('country')
	const navigateTo = useNavigateTo()
	const { locale: current, hasCrossOriginCookies = false } = useDocument()
	return async (event, locale) => {
		if (!isPlainClick(event)) return
		event.preventDefault()
		const link = event.currentTarget
		link.closest<HTMLElement>('[popover]')?.hidePopover()
		wishes += 1
		const wish = wishes
		rememberChoice()
		if (locale === current) return
		const hasTexts = await loadMessages(locale)
		if (wish !== wishes) return
		if (!hasTexts) return showToast({ message: t('failed') })
		saveLocale(locale, hasCrossOriginCookies)
		await navigateTo(`${link.pathname}${window.location.search}${window.location.hash}`)
	}
}
