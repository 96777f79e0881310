import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Makes app/routes/stores/outlines.json, the outlines of the countries the shop has stores in, from `countries-50m.json`
 * of the npm package world-atlas 2.0.2 (Natural Earth, public domain): `node apps/storefront/scripts/outlines.ts <file>`.
 * The result is committed, since coasts seldom move.
 */
type Point = [x: number, y: number]
type Topology = {
	arcs: Point[][]
	transform: { scale: Point; translate: Point }
	objects: { countries: { geometries: Geometry[] } }
}
type Geometry = { id: string; type: 'Polygon' | 'MultiPolygon'; arcs: number[][] | number[][][] }

/** ISO 3166-1 numeric code, and the part of the country that is drawn: what lies overseas would leave the rest a dot. */
const COUNTRIES: Record<string, { id: string; west: number; east: number; south: number; north: number }> = {
	FR: { id: '250', west: -6, east: 10, south: 41, north: 52 },
	GB: { id: '826', west: -9, east: 3, south: 49, north: 59.5 },
	ES: { id: '724', west: -10, east: 5, south: 35.9, north: 44 },
	DE: { id: '276', west: 5, east: 16, south: 47, north: 56 },
	IT: { id: '380', west: 6, east: 19, south: 35, north: 48 },
	PL: { id: '616', west: 13, east: 25, south: 48, north: 56 },
	CH: { id: '756', west: 5, east: 11, south: 45, north: 48 },
}
/** Width of every drawing; finer than a unit of it nothing is told. */
const WIDTH = 600
const TOLERANCE = 0.8
/** Islands smaller than this, in square units, are left out. */
const SMALLEST = 6

/** Mercator, in degrees of longitude. */
function mercator([longitude, latitude]: Point): Point {
	const radians = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
	return [longitude, (radians * 180) / Math.PI]
}

function ringsOf(topology: Topology, id: string): Point[][] {
	const { scale, translate } = topology.transform
	const arcs = topology.arcs.map((arc) => {
		let [x, y] = [0, 0]
		return arc.map(([dx, dy]): Point => {
			x += dx
			y += dy
			return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
		})
	})
	const arcOf = (index: number) => (index < 0 ? arcs[~index]!.toReversed() : arcs[index]!)
	const country = topology.objects.countries.geometries.find((geometry) => geometry.id === id)!
	const polygons = (country.type === 'Polygon' ? [country.arcs] : country.arcs) as number[][][]
	return polygons.map(([outer = []]) => outer.flatMap((index, at) => arcOf(index).slice(at === 0 ? 0 : 1)))
}

/** Ramer, Douglas and Peucker: leaves out the points that lie nearer to the line than a pen is wide. */
function simplified(points: Point[]): Point[] {
	const [first, last] = [points[0]!, points.at(-1)!]
	let [farthest, distance] = [0, 0]
	for (let index = 1; index < points.length - 1; index++) {
		const away = distanceTo(points[index]!, first, last)
		if (away > distance) [farthest, distance] = [index, away]
	}
	if (distance <= TOLERANCE) return [first, last]
	return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))]
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
	const length = Math.hypot(bx - ax, by - ay)
	if (length === 0) return Math.hypot(x - ax, y - ay)
	return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

function area(ring: Point[]): number {
	const doubled = ring.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = ring[(index + 1) % ring.length]!
		return sum + x * nextY - nextX * y
	}, 0)
	return Math.abs(doubled) / 2
}

function pathOf(ring: Point[]): string {
	let [x, y] = [Math.round(ring[0]![0]), Math.round(ring[0]![1])]
	const steps = ring.slice(1).flatMap((point) => {
		const [dx, dy] = [Math.round(point[0]) - x, Math.round(point[1]) - y]
		if (dx === 0 && dy === 0) return []
		x += dx
		y += dy
		return [`${dx} ${dy}`]
	})
	return `M${Math.round(ring[0]![0])} ${Math.round(ring[0]![1])}l${steps.join(' ')}z`.replaceAll(' -', '-')
}

function outline(topology: Topology, country: (typeof COUNTRIES)[string]) {
	const inside = ringsOf(topology, country.id).filter((ring) => {
		const middle = ring.reduce<Point>(([x, y], [a, b]) => [x + a / ring.length, y + b / ring.length], [0, 0])
		const [x, y] = middle
		return x > country.west && x < country.east && y > country.south && y < country.north
	})
	const rings = inside.map((ring) => ring.map(mercator))
	const xs = rings.flat().map(([x]) => x)
	const ys = rings.flat().map(([, y]) => y)
	const [west, north] = [Math.min(...xs), Math.max(...ys)]
	const scale = WIDTH / (Math.max(...xs) - west)
	const drawn = rings
		.map((ring) => ring.map(([x, y]): Point => [(x - west) * scale, (north - y) * scale]))
		.filter((ring) => area(ring) >= SMALLEST)
		.map((ring) => [...simplified(ring.slice(0, ring.length >> 1)), ...simplified(ring.slice(ring.length >> 1))])
	return {
		width: WIDTH,
		height: Math.ceil((north - Math.min(...ys)) * scale),
		west: Number(west.toFixed(4)),
		north: Number(north.toFixed(4)),
		scale: Number(scale.toFixed(4)),
		path: drawn.map(pathOf).join(''),
	}
}

const [source = ''] = process.argv.slice(2)
const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology
const outlines = Object.fromEntries(
	Object.entries(COUNTRIES).map(([code, country]) => [code, outline(topology, country)]),
)
const target = new URL('../app/routes/stores/outlines.json', import.meta.url)
writeFileSync(target, `${JSON.stringify(outlines, null, '\t')}\n`)
