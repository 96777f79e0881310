import type { LocaleCode } from '@vitrine/market/locales'
import { useLocation, useMatches } from 'react-router'
import { type Alternates, everywhere, type Places } from '#app/facts/addresses/alternates.ts'
import { pathWithoutLocale } from '#app/facts/locale/path.ts'

const NOWHERE_ABSENT: LocaleCode[] = []

/** The one truth behind the list of countries and hreflang. Every page whose loader says nothing has one path in all languages. */
export function usePlaces(): Places {
	const matches = useMatches()
	const { pathname } = useLocation()
	const announced = matches.map((match) => match.loaderData).findLast(hasPlaces)
	return announced ?? { alternates: everywhere(pathWithoutLocale(pathname)), absent: NOWHERE_ABSENT }
}

export function useAlternates(): Alternates {
	return usePlaces().alternates
}

/** Where the languages of one host are switched: every page of a host exists there in all of them (C15). */
export function useAlternatesHere(): Alternates {
	const { here, alternates } = usePlaces()
	return here ?? alternates
}

function hasPlaces(data: unknown): data is Places {
	return typeof data === 'object' && data !== null && 'alternates' in data && 'absent' in data
}
