import type { LocaleCode } from '@vitrine/market/locales'
import { useEffect, useRef } from 'react'
import { useDocument } from '#app/document/document.tsx'
import { cookieValue, LOCALE_COOKIE, localeCookie } from '#app/facts/locale/cookie.ts'

/** In the browser: remembers a language unless it is the saved one. */
export function saveLocale(locale: LocaleCode, isCrossOrigin: boolean): void {
	if (cookieValue(document.cookie, LOCALE_COOKIE) === locale) return
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
	document.cookie = localeCookie(locale, { now: new Date(), isCrossOrigin })
}

/** A page read in another language is a choice, within a document as on the server: Back and Forward between languages too (R81). */
export function useSavedLocale(): void {
	const { locale, hasCrossOriginCookies = false } = useDocument()
	const shown = useRef(locale)
	useEffect(() => {
		if (shown.current === locale) return
		shown.current = locale
		saveLocale(locale, hasCrossOriginCookies)
	}, [locale, hasCrossOriginCookies])
}
