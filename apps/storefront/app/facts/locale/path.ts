import type { PagePath } from './page-path.ts'
import { isKnownLocale, type LocaleCode } from '@vitrine/market/locales'

/** Address of a page of `routes.ts` in a language: `localePath('fr', 'stores')` is `/fr/stores/`. */
export function localePath<const S extends string = ''>(locale: LocaleCode, path?: S & PagePath<S>): string {
	return givenPath(locale, path ?? '')
}

/** The same for a path that only a run knows: of a record, of content, of the page itself. Always a slash before query and hash (R6). */
export function givenPath(locale: LocaleCode, path: string): string {
	const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
	const segments = pathname.split('/').filter(Boolean)
	return `/${[locale, ...segments].join('/')}/${rest}`
}

/** The language a path is prefixed with; undefined when it has no prefix of ours. */
export function localeOfPath(pathname: string): LocaleCode | undefined {
	const first = pathname.split('/', 2)[1]
	return isKnownLocale(first) ? first : undefined
}

/** The path without its prefix, without slashes at its ends: what `localePath` takes. */
export function pathWithoutLocale(pathname: string): string {
	const segments = pathname.split('/').filter(Boolean)
	return (isKnownLocale(segments[0]) ? segments.slice(1) : segments).join('/')
}
