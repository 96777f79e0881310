import type { Store } from './contract.ts'

type Point = { latitude: number; longitude: number }

const EARTH_RADIUS = 6_371_000

/** Great-circle distance of two points in meters. */
export function distanceMeters(from: Point, to: Point): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180
	const latitude = radians(to.latitude - from.latitude)
	const longitude = radians(to.longitude - from.longitude)
	const chord =
		Math.sin(latitude / 2) ** 2 +
		Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2
	return Math.round(2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord))))
}

/** Normalizes to letters and digits without accents or case: `Saint-Étienne` and `saint etienne` are the same place. */
export function fold(text: string): string {
	return text
		.normalize('NFD')
		.toLowerCase()
		.replaceAll('ł', 'l')
		.replaceAll('ß', 'ss')
		.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function commonPrefix(a: string, b: string): number {
	let length = 0
	while (length < a.length && a[length] === b[length]) length += 1
	return length
}

/** Stores that locate a place: those of the city, else those with the longest common postal code prefix. */
function storesAt(stores: readonly Store[], place: string): Store[] {
	if (!/\d/.test(place)) {
		const cities = stores.map((store) => ({ store, city: fold(store.city) }))
		const exact = cities.filter(({ city }) => city === place)
		const found = exact.length > 0 ? exact : cities.filter(({ city }) => city.startsWith(place))
		const named = found.length > 0 ? found : cities.filter(({ store }) => fold(store.name).includes(place))
		return named.map(({ store }) => store)
	}
	const shared = stores.map((store) => ({ store, length: commonPrefix(place, fold(store.postalCode)) }))
	const longest = Math.max(0, ...shared.map(({ length }) => length))
	return longest === 0 ? [] : shared.filter(({ length }) => length === longest).map(({ store }) => store)
}

/** Sorts stores by distance from a city or postal code; a place none of the stores locates leaves the order unchanged. */
export function nearestFirst(stores: readonly Store[], place: string): Store[] {
	const wanted = fold(place)
	const at = wanted === '' ? [] : storesAt(stores, wanted)
	if (at.length === 0) return [...stores]
	const centre = {
		latitude: at.reduce((sum, store) => sum + store.latitude, 0) / at.length,
		longitude: at.reduce((sum, store) => sum + store.longitude, 0) / at.length,
	}
	const distances = new Map(stores.map((store) => [store, distanceMeters(centre, store)]))
	return stores.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0))
}
