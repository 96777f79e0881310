import outlines from './outlines.json'

type Place = { id: string; city: string; latitude: number; longitude: number }
type Outline = { width: number; height: number; west: number; north: number; scale: number; path: string }

/** A country and its stores, in the units of the drawing. */
export type MapView = {
	width: number
	height: number
	path: string
	pins: { id: string; city: string; x: number; y: number }[]
}

const OUTLINES: Readonly<Record<string, Outline>> = outlines

/** The map of a store finder (R120); null for a country without an outline. What lies outside of the drawing has no pin. */
export function mapView(countryCode: string, stores: readonly Place[]): MapView | null {
	const outline = Object.hasOwn(OUTLINES, countryCode) ? OUTLINES[countryCode] : undefined
	if (!outline) return null
	const { width, height, path, west, north, scale } = outline
	const pins = stores
		.map(({ id, city, latitude, longitude }) => ({
			id,
			city,
			x: Math.round((longitude - west) * scale),
			y: Math.round((north - mercator(latitude)) * scale),
		}))
		.filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height)
	return { width, height, path, pins }
}

/** A latitude as Mercator draws it, in degrees of longitude, as the outlines are. */
function mercator(latitude: number): number {
	return (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI
}
