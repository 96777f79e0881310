import type { LocaleCode } from '@vitrine/market/locales'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useDocument } from '#app/document/document.tsx'
import { canonicalUrl } from '#app/facts/addresses/origins.ts'
import type { Alternates } from '#app/facts/addresses/alternates.ts'
import { withoutKeys } from '#app/facts/addresses/secrets.ts'
import type { PagePath } from '#app/facts/locale/page-path.ts'
import { givenPath } from '#app/facts/locale/path.ts'

/** Makes addresses in the language of the document: `const to = useLocalePath(); to('stores')`. */
export function useLocalePath(): <const S extends string = ''>(path?: S & PagePath<S>) => string {
	const { locale } = useDocument()
	return (path) => givenPath(locale, path ?? '')
}

/** The same for a path that only a run knows: of a record or of content. */
export function useGivenPath(): (path: string) => string {
	const { locale } = useDocument()
	return (path) => givenPath(locale, path)
}

/** The one address of a page, on its country's own domain: `const urlOf = useCanonicalUrl(); urlOf('fr', 'stores')`. */
export function useCanonicalUrl(): (locale: LocaleCode, path: string) => string {
	const { domains } = useDocument()
	return (locale, path) => canonicalUrl({ locale, path, domains })
}

/** Address of this page in a language, with its query; with its hash once the page is alive, which no server is told. */
export function usePageIn(alternates: Alternates): (locale: LocaleCode) => string {
	const { search, hash } = useLocation()
	const [shownHash, setShownHash] = useState('')
	useEffect(() => setShownHash(hash), [hash])
	return (locale) => `${givenPath(locale, alternates[locale])}${withoutKeys(search)}${shownHash}`
}
