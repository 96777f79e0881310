import { COUNTRIES } from '@vitrine/market/country-packs'
import { fold } from '../../stores/rules.ts'

/** Postal code as it is searched: `SW1A 1AA` is `SW1A1AA`, `00-950` is `00950`. */
export function placeCode(postalCode: string): string {
	return postalCode.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
}

/** City as it is searched: `Saint-Étienne` is `saintetienne`. */
export function placeName(city: string): string {
	return fold(city)
}

/** What a shopper typed: a postal code if there are digits in it, `75011 Paris` included, otherwise a city. */
export function wantedPlace(near: string, countryCode: string): { code: string } | { name: string } {
	if (!/\d/.test(near)) return { name: placeName(near) }
	// British, Irish and Dutch codes have letters; elsewhere those are a city, or a country as in `F-75011`.
	const hasLetters = /[A-Z]/.test(COUNTRIES[countryCode]?.address.postalCodeExample ?? '')
	const code = placeCode(hasLetters ? near.replace(/^\D*\s(?=\S*\d)/, '') : near.replaceAll(/[^\d\s-]/g, ''))
	return { code: code.slice(0, 10) }
}

type Position = { latitude: number; longitude: number }

/** Middle of some positions, which one far away does not move; undefined of none. */
export function medianPosition(positions: readonly Position[]): Position | undefined {
	if (positions.length === 0) return undefined
	const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
	return {
		latitude: middle(positions.map(({ latitude }) => latitude)),
		longitude: middle(positions.map(({ longitude }) => longitude)),
	}
}
