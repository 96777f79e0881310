import type { LocaleCode } from '@vitrine/market/locales'
import { useDocument } from '#app/document/document.tsx'
import { canonicalUrl } from '#app/facts/addresses/origins.ts'
import { localePath } from '#app/facts/locale/path.ts'

/** Makes addresses in the language of the document: `const to = useLocalePath(); to('stores')`. */
export function useLocalePath(): (path?: string) => string {
	const { locale } = useDocument()
	return (path) => localePath(locale, path)
}

/** The one address of a page, on its country's own domain: `const urlOf = useCanonicalUrl(); urlOf('fr', 'stores')`. */
export function useCanonicalUrl(): (locale: LocaleCode, path: string) => string {
	const { domains } = useDocument()
	return (locale, path) => canonicalUrl({ locale, path, domains })
}
