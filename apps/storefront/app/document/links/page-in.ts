import type { LocaleCode } from '@vitrine/market/locales'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Alternates } from '#app/facts/addresses/alternates.ts'
import { withoutKeys } from '#app/facts/addresses/secrets.ts'
import { localePath } from '#app/facts/locale/path.ts'

/** Address of this page in a language, with its query; with its hash once the page is alive, which no server is told. */
export function usePageIn(alternates: Alternates): (locale: LocaleCode) => string {
	const { search, hash } = useLocation()
	const [shownHash, setShownHash] = useState('')
	useEffect(() => setShownHash(hash), [hash])
	return (locale) => `${localePath(locale, alternates[locale])}${withoutKeys(search)}${shownHash}`
}
