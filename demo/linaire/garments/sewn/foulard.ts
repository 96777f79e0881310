import { type Dye, type Dyeing, mix, type Rgb, times, WHITE } from './dye.ts'
import { noise } from './noise.ts'

/** Half a square of silk, the breadth of its border and of the line within it, cm. */
const [HALF, BORDER, LINE] = [32.5, 4.2, 0.45]
/** From flower to flower, cm. */
const SIZE = 8.6

type Flower = { bloom: Rgb; inner: Rgb; heart: Rgb; leaf: Rgb; vein: Rgb }

/** Large flowers with their leaves within a border, as squares of silk are printed. */
export function foulard({ base, accents, soft }: Dyeing): Dye {
	const [border = times(base, 0.4), line = WHITE, third = mix(base, border, 0.5)] = accents
	const kinds: readonly Flower[] = [
		{ bloom: line, inner: mix(line, base, 0.45), heart: third, leaf: third, vein: mix(line, border, 0.4) },
		{
			bloom: border,
			inner: mix(border, line, 0.3),
			heart: line,
			leaf: mix(third, line, 0.25),
			vein: mix(border, line, 0.35),
		},
		{ bloom: mix(third, line, 0.4), inner: line, heart: border, leaf: mix(third, base, 0.25), vein: third },
	]
	const cover = (edge: number) => Math.min(1, Math.max(0, edge / soft + 0.5))
	const field = (x: number, y: number): Rgb => {
		let color = base
		for (const part of [leavesAt, blossomsAt, petalsAt])
			for (let k = 0; k < 9; k += 1) {
				const [column, row] = [Math.round(x / SIZE) + (k % 3) - 1, Math.round(y / SIZE) + Math.floor(k / 3) - 1]
				const chance = (salt: number) => noise(column * 7.31 + 0.5, row * 5.17 + 0.5, salt) * 0.5 + 0.5
				const shift = (row & 1) * 0.5
				const [dx, dy] = [
					x - (column + shift + (chance(1) - 0.5) * 0.3 - 0.25) * SIZE,
					y - (row + (chance(2) - 0.5) * 0.3) * SIZE,
				]
				if (Math.abs(dx) > SIZE * 0.8 || Math.abs(dy) > SIZE * 0.8) continue
				const kind = kinds[(((column + row * 2) % 3) + 3) % 3] as Flower
				color = part(color, { dx, dy, radius: 2.3 + 1.1 * chance(3), turn: chance(4) * 6, kind, cover })
			}
		return color
	}
	return (x, y) => {
		const inside = HALF - Math.max(Math.abs(x), Math.abs(y))
		if (inside < BORDER - soft) return border
		const within = cover(inside - BORDER - LINE)
		const framed = mix(border, line, cover(inside - BORDER))
		return within > 0 ? mix(framed, field(x, y), within) : framed
	}
}

type Spot = { dx: number; dy: number; radius: number; turn: number; kind: Flower; cover(edge: number): number }

/** Three leaves around a flower, pointed, each with its rib. */
function leavesAt(under: Rgb, { dx, dy, radius, turn, kind, cover }: Spot): Rgb {
	let color = under
	for (const k of [0, 1, 2]) {
		const angle = turn + k * 2.3
		const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
		const along = (dx * cos + dy * sin - radius * 0.6) / (radius * 1.15)
		if (along < 0 || along > 1) continue
		const across = dy * cos - dx * sin + 0.35 * radius * along * along
		const breadth = radius * 0.34 * Math.sin(Math.PI * along ** 0.8)
		const leaf = mix(color, kind.leaf, cover(breadth - Math.abs(across)))
		const ribs = Math.min(Math.abs(across), Math.abs(((Math.abs(across) * 0.8 + along * radius) % 0.5) - 0.25) + 0.04)
		color = mix(leaf, under, 0.55 * cover(0.045 - ribs) * cover(breadth - Math.abs(across)))
	}
	return color
}

/** Small blossoms and dots between the flowers. */
function blossomsAt(under: Rgb, { dx, dy, turn, kind, cover }: Spot): Rgb {
	let color = under
	for (const k of [0, 1, 2, 3, 4]) {
		const angle = turn * 2.1 + k * 1.35
		const away = SIZE * (0.46 + 0.05 * Math.sin(turn * 3 + k * 2))
		const [x, y] = [dx - Math.cos(angle) * away, dy - Math.sin(angle) * away]
		const far = Math.hypot(x, y)
		if (far > 0.7) continue
		const petals = k % 2 ? 0.24 : 0.52 * (0.7 + 0.3 * Math.cos(5 * Math.atan2(y, x) + turn))
		color = mix(color, k % 2 ? kind.leaf : kind.inner, cover(petals - far))
		if (k % 2 === 0) color = mix(color, kind.heart, cover(0.13 - far))
	}
	return color
}

/** Two rings of petals with their veins, and a heart of dots. */
function petalsAt(under: Rgb, { dx, dy, radius, turn, kind, cover }: Spot): Rgb {
	const far = Math.hypot(dx, dy)
	if (far > radius * 1.05) return under
	const angle = Math.atan2(dy, dx)
	const ring = (count: number, size: number, by: number) =>
		size * (0.66 + 0.34 * Math.sqrt(Math.abs(Math.cos((count / 2) * (angle + by)))))
	const [outer, inner] = [ring(7, radius, turn), ring(6, radius * 0.58, turn + 0.4)]
	const veins = (count: number, by: number) => Math.abs(Math.sin(count * (angle + by))) * far
	let color = mix(under, kind.bloom, cover(outer - far))
	color = mix(color, kind.vein, 0.5 * cover(outer * 0.86 - far) * cover(0.06 - veins(10.5, turn) * 0.25))
	color = mix(color, kind.vein, 0.7 * cover(0.05 - Math.abs(inner + 0.05 - far)))
	color = mix(color, kind.inner, cover(inner - far))
	color = mix(color, kind.vein, 0.6 * cover(inner * 0.8 - far) * cover(0.05 - veins(9, turn + 0.4) * 0.25))
	color = mix(color, kind.heart, cover(radius * 0.2 - far))
	const dots = Math.abs(far - radius * 0.28) + Math.abs(Math.sin(8 * angle)) * 0.1
	return mix(color, kind.heart, cover(0.09 - dots))
}
