import { cross, dot, unit, type Vec } from './vector.ts'

/** A source of light: a softbox or the white room; `from` in the camera's frame: right, away, up. */
export type Source = {
	name: 'key' | 'fill' | 'room'
	directions: readonly Vec[]
	/** Light of one direction on a surface that faces it, in units of the light on the table. */
	strength: number
	middle: Vec
	/** Half its breadth in radians. */
	spread: number
	/** How bright it looks. */
	radiance: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const GOLDEN = Math.PI * (3 - Math.sqrt(5))

function aimed(azimuth: number, elevation: number): Vec {
	const [a, e] = [radians(azimuth), radians(elevation)]
	return [Math.cos(a) * Math.cos(e), Math.sin(a) * Math.cos(e), Math.sin(e)]
}

/** Directions spread evenly over a disk of half an angle around another. */
function disk(middle: Vec, spread: number, count: number): Vec[] {
	const side = unit(cross(middle, [0, 0, 1]))
	const up = cross(side, middle)
	return Array.from({ length: count }, (_, index) => {
		const [far, angle] = [Math.sin(spread) * Math.sqrt((index + 0.5) / count), index * GOLDEN]
		const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far]
		const along = Math.sqrt(1 - far * far)
		return unit([
			middle[0] * along + side[0] * x + up[0] * y,
			middle[1] * along + side[1] * x + up[1] * y,
			middle[2] * along + side[2] * x + up[2] * y,
		])
	})
}

type Box = { name: 'key' | 'fill'; azimuth: number; elevation: number; spread: number; count: number; share: number }

function softbox({ name, azimuth, elevation, spread, count, share }: Box): Source {
	const middle = aimed(azimuth, elevation)
	const wide = radians(spread)
	const directions = disk(middle, wide, count)
	const flat = directions.reduce((sum, [, , z]) => sum + z, 0)
	const solidAngle = Math.PI * Math.sin(wide) ** 2
	return {
		name,
		directions,
		strength: share / flat,
		middle,
		spread: wide,
		radiance: (share * Math.PI) / (solidAngle * middle[2]),
	}
}

const ROOM = 0.4
const ROOM_DIRECTIONS = 64

const room: Source = {
	name: 'room',
	directions: Array.from({ length: ROOM_DIRECTIONS }, (_, index) => {
		const z = (index + 0.5) / ROOM_DIRECTIONS
		const [flat, angle] = [Math.sqrt(1 - z * z), index * GOLDEN]
		return [Math.cos(angle) * flat, Math.sin(angle) * flat, z] as const
	}),
	strength: (ROOM * 2) / ROOM_DIRECTIONS,
	middle: [0, 0, 1],
	spread: Math.PI / 2,
	radiance: ROOM,
}

/** What lies flat is modeled by a light from behind it. */
const BEHIND = 152

/** A large softbox at the left, a wide one at the right before it, a white room: 1 on the table in all. `key` is where the first stands, in degrees. */
export const studio = (key = BEHIND): readonly Source[] => [
	softbox({ name: 'key', azimuth: key, elevation: 52, spread: 23, count: 44, share: 0.44 }),
	softbox({ name: 'fill', azimuth: 292, elevation: 40, spread: 34, count: 18, share: 0.16 }),
	room,
]

const TABLE_RADIANCE = 0.86

export type Reached = { key: number; fill: number; room: number }

/** What a surface mirrors in a direction, its spread in radians: softboxes that nothing hides, the room and the table (a filter takes part of theirs). */
export function mirrored(sources: readonly Source[], direction: Vec, rough: number, reached: Reached): number {
	let sum = 0
	for (const { name, middle, spread, radiance } of sources) {
		if (name === 'room') continue
		const angle = Math.acos(Math.min(1, Math.max(-1, dot(direction, middle))))
		const own = (spread * 0.75) ** 2
		const wide = own + rough * rough
		sum += ((radiance * own) / wide) * Math.exp(-(angle * angle) / (2 * wide)) * reached[name]
	}
	const soft = 0.08 + rough * 0.6
	const above = 1 / (1 + Math.exp(-direction[2] / (soft * 0.5)))
	return sum + reached.room * (0.5 * ROOM * above + 0.6 * TABLE_RADIANCE * (1 - above) * (0.4 + 0.6 * reached.key))
}

/** What polished metal mirrors: boxes with edges, black cards between them and a pale table, so that it has form. */
export function polished(sources: readonly Source[], direction: Vec, reached: Reached): number {
	const [x, y, z] = direction
	const edge = (value: number, wide: number) => 1 / (1 + Math.exp(-value / wide))
	const box = (middle: Vec, half: number) => edge(dot(direction, middle) - Math.cos(half), 0.03)
	const table = 0.62 + 0.25 * edge(z + 0.75, 0.12)
	const cards = 0.2 + 0.16 * edge(z - 0.45, 0.08) + 0.3 * edge(z - 0.88, 0.05) + 0.1 * edge(-x * 0.7 + y * 0.7, 0.2)
	const room = cards + (table - cards) * edge(-z - 0.06, 0.035)
	const lit = 1.15 * box(sources[0].middle, 0.44) + 0.5 * box(sources[1].middle, 0.55)
	return Math.min(1.75, (room + lit * (0.35 + 0.65 * reached.key)) * (0.35 + 0.65 * Math.sqrt(reached.room)))
}
