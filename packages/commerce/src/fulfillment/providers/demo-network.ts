import { placeName } from '../rules/places.ts'
import network from './demo-network.json' with { type: 'json' }
import type { NearPoint, PickupNetwork } from './pickup-network.ts'

/** A city with real coordinates and the prefix of its postal codes. */
type Place = { city: string; prefix: string; postalCode: string; latitude: number; longitude: number }
/** Names of invented points in a language; streets in the order of the points, with numbers. */
type Names = { shops: string[]; lockers: string[]; streets: string[] }

const PLACES: Readonly<Record<string, Place[]>> = network.places
const NAMES: Readonly<Record<string, Names>> = network.names
const LANGUAGES: Readonly<Record<string, string>> = network.languages

const POINTS_PER_PLACE = 6
const SHOP_HOURS: [string, string][][] = [
	...Array.from({ length: 5 }, () => [['08:30', '19:00'] as [string, string]]),
	[['09:00', '13:00']],
	[],
]
const LOCKER_HOURS: [string, string][][] = Array.from({ length: 7 }, () => [['00:00', '24:00']])

/**
 * A network of invented points in real cities, for shops without a carrier contract: it returns the same data as real
 * ones (id, kind, address, coordinates, distance, hours), deterministically.
 */
export function createDemoNetwork(): PickupNetwork {
	return {
		name: 'demo',
		async *listPoints(countryCode) {
			for (const place of PLACES[countryCode] ?? []) yield* pointsOf(countryCode, place)
		},
		async pointsNear({ countryCode, near, limit }) {
			const places = PLACES[countryCode] ?? []
			return places
				.filter((place) => isNear(place, near))
				.flatMap((place) => pointsOf(countryCode, place))
				.toSorted((a, b) => a.distanceMeters - b.distanceMeters)
				.slice(0, limit)
		},
		async findPoint(id) {
			const [, countryCode = ''] = /^demo-([A-Z]{2})-/.exec(id) ?? []
			const points = (PLACES[countryCode] ?? []).flatMap((place) => pointsOf(countryCode, place))
			return points.find((point) => point.id === id)
		},
	}
}

function isNear(place: Place, near: string): boolean {
	const typed = near.trim().toUpperCase()
	if (/\d/.test(typed))
		return /^\d/.test(typed) ? typed.startsWith(place.prefix) : typed.replace(/\d.*$/, '') === place.prefix
	return placeName(place.city).startsWith(placeName(near))
}

function pointsOf(countryCode: string, place: Place): NearPoint[] {
	const { shops, lockers, streets } = NAMES[LANGUAGES[countryCode] ?? 'en'] ?? network.names.en
	return Array.from({ length: POINTS_PER_PLACE }, (_, index) => {
		const isLocker = index % 3 === 1
		const angle = (index * 2.4) % (2 * Math.PI)
		const distanceMeters = 180 + index * 240
		return {
			id: `demo-${countryCode}-${place.postalCode.replaceAll(/[^A-Z\d]/g, '')}-${index + 1}`,
			kind: isLocker ? ('locker' as const) : ('shop' as const),
			name: (isLocker ? lockers[Math.floor(index / 3)] : shops[index - Math.ceil(index / 3)]) ?? place.city,
			street: streets[index] ?? '',
			postalCode: place.postalCode,
			city: place.city,
			countryCode,
			latitude: place.latitude + (Math.cos(angle) * distanceMeters) / 111_000,
			longitude: place.longitude + (Math.sin(angle) * distanceMeters) / 75_000,
			distanceMeters,
			openingHours: isLocker ? LOCKER_HOURS : SHOP_HOURS,
		}
	})
}
