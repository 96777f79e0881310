import { expect, test } from 'vitest'
import { clustersOf } from './clusters.ts'
import { mapView } from './map-view.ts'

const store = (id: string, city: string, latitude: number, longitude: number) => ({ id, city, latitude, longitude })

test('stores of one city are one pin with their number, and come apart when seen from near', () => {
	const pins = [
		{ id: 'a', city: 'Paris', x: 300, y: 200 },
		{ id: 'b', city: 'Paris', x: 310, y: 204 },
		{ id: 'c', city: 'Lille', x: 300, y: 100 },
	]
	expect(clustersOf(pins, 1).map(({ city, ids }) => [city, ids])).toEqual([
		['Paris', ['a', 'b']],
		['Lille', ['c']],
	])
	expect(clustersOf(pins, 4)).toHaveLength(3)
	expect(clustersOf([], 1)).toEqual([])
})

test('places lie where they are: Lille in the north, Nice in the south east, Guadeloupe nowhere', () => {
	const map = mapView('FR', [
		store('lille', 'Lille', 50.64, 3.06),
		store('nice', 'Nice', 43.7, 7.26),
		store('brest', 'Brest', 48.39, -4.48),
		store('gp', 'Pointe-à-Pitre', 16.24, -61.53),
	])!
	const at = Object.fromEntries(map.pins.map(({ id, x, y }) => [id, { x: x / map.width, y: y / map.height }]))
	expect(Object.keys(at)).toEqual(['lille', 'nice', 'brest'])
	expect(at['lille']!.y).toBeLessThan(0.15)
	expect(at['nice']!.x).toBeGreaterThan(0.8)
	expect(at['nice']!.y).toBeGreaterThan(0.6)
	expect(at['brest']!.x).toBeLessThan(0.1)
})

test('every country with stores has an outline, and it is light', () => {
	for (const country of ['FR', 'GB', 'ES', 'DE', 'IT', 'PL', 'CH'])
		expect(mapView(country, [])!.path.length, country).toBeLessThan(4_000)
	expect(mapView('US', [])).toBeNull()
	expect(mapView('toString', [])).toBeNull()
})
