import { LOCALE_CODES, type LocaleCode } from '@vitrine/market/locales'
import { useLocation, useMatches } from 'react-router'
import { pathWithoutLocale } from '#app/site/locale/path.ts'

/** Where the page is found in each language, without the prefix; a language that lacks it gives the nearest page above. */
export type Alternates = Record<LocaleCode, string>

/** Loaders of pages whose address changes with the language return `alternates`; every other page keeps its path. */
export function useAlternates(): Alternates {
	const matches = useMatches()
	const { pathname } = useLocation()
	const told = matches.map((match) => match.loaderData).findLast(tellsAlternates)
	const path = pathWithoutLocale(pathname)
	return told?.alternates ?? (Object.fromEntries(LOCALE_CODES.map((locale) => [locale, path])) as Alternates)
}

function tellsAlternates(data: unknown): data is { alternates: Alternates } {
	return typeof data === 'object' && data !== null && 'alternates' in data && Boolean(data.alternates)
}
