import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { noise } from './cloth/random.ts'
import { reliefs } from './cloth/relief.ts'
import { type Seen, TABLE } from './light/camera.ts'
import { roundEdges } from './light/edges.ts'
import { partsOf } from './light/parts.ts'
import { passesOf } from './light/shade.ts'
import { type Material, materials, type Surface } from './materials.ts'
import { line, type Pattern } from './pattern.ts'
import { writePasses } from './write-passes.ts'

/** px of the passes, and cm of the table that they show. */
const [WIDTH, BREADTH] = [960, 16.4]
/** Side of the square, cm; how far its corner is folded over along the diagonal; the turn in which it lies, degrees. */
const [SIDE, FOLD, TURN] = [13.5, 5.2, -7]
/** Teeth of the shears, cm. */
const TOOTH = { wide: 0.55, deep: 0.28 }
/** Half the breadth of the fold, and how far from it the corner lies flat, cm. */
const [ROLL, REST] = [0.42, 2.2]

const around = line('edge', [0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE], [0, 0])
const PATTERN: Pattern = {
	pieces: [
		{ name: 'square', layer: 0, part: 'body', outline: [around] },
		{ name: 'corner', layer: 1, part: 'inside', outline: [around] },
	],
	seams: [],
	hands: [],
	detail: { x: 0, y: 0, width: BREADTH },
}

/** Names of the squares by surface. */
export const squareName = (surface: Surface) => `cloth-${surface}`

const tooth = (along: number) => TOOTH.deep * Math.abs(((((along / TOOTH.wide) % 1) + 1) % 1) - 0.5) * 2

function isInside(x: number, y: number): boolean {
	return x > tooth(y) && y > tooth(x) && x < SIDE - tooth(y) && y < SIDE - tooth(x)
}

type Spot = { piece: number; u: number; v: number; height: number }

/** What lies at a place of the square's own axes: the square, its corner folded over, or the table. */
function spotAt(x: number, y: number, { thickness }: Material): Spot | undefined {
	// Beyond the fold line is nothing any more; what was there lies mirrored on this side of it.
	const beyond = (x + y) / Math.SQRT2 - (SIDE * Math.SQRT2 - FOLD)
	if (beyond > 0) return undefined
	const [mx, my] = [x - beyond * Math.SQRT2, y - beyond * Math.SQRT2]
	const flat = thickness + 0.05 * noise(x / 4, y / 4, 31) + 0.05
	if (isInside(mx, my)) {
		const [top, rest] = [2 * ROLL + thickness, flat + 2 * thickness + 0.18]
		const height =
			beyond > -ROLL
				? top * Math.sqrt(Math.max(0, 1 - ((beyond + ROLL) / ROLL) ** 2))
				: rest + (top - rest) * Math.exp(-(((beyond + ROLL) / REST) ** 2))
		return { piece: 1, u: mx, v: my, height }
	}
	return isInside(x, y) ? { piece: 0, u: x, v: y, height: flat } : undefined
}

function lay(material: Material): Seen {
	const [width, height] = [WIDTH * 2, (WIDTH * 8) / 3]
	const scale = width / BREADTH
	const size = width * height
	const seen: Seen = {
		camera: { scale, left: 0, top: 0, width, height },
		height: new Float32Array(size),
		slopeX: new Float32Array(size),
		slopeY: new Float32Array(size),
		u: new Float32Array(size),
		v: new Float32Array(size),
		piece: new Uint8Array(size).fill(TABLE),
	}
	const [cos, sin] = [Math.cos((TURN * Math.PI) / 180), Math.sin((TURN * Math.PI) / 180)]
	for (let at = 0; at < size; at += 1) {
		const [px, py] = [((at % width) - width / 2) / scale, (Math.floor(at / width) - height / 2) / scale]
		const spot = spotAt(px * cos + py * sin + SIDE / 2, py * cos - px * sin + SIDE / 2, material)
		if (!spot) continue
		seen.piece[at] = spot.piece
		seen.u[at] = spot.u
		seen.v[at] = spot.v
		seen.height[at] = spot.height
	}
	addSlopes(seen)
	return seen
}

function addSlopes({ camera: { width, height: rows, scale }, height, slopeX, slopeY, piece }: Seen): void {
	for (let y = 1; y < rows - 1; y += 1) {
		for (let x = 1; x < width - 1; x += 1) {
			const at = y * width + x
			const rise = (step: number) =>
				piece[at - step] === piece[at] && piece[at + step] === piece[at]
					? ((height[at + step] - height[at - step]) * scale) / 2
					: 0
			if (piece[at] === TABLE) continue
			slopeX[at] = rise(1)
			slopeY[at] = rise(width)
		}
	}
}

/** Lays, lights and writes a square of a cloth with a folded corner, cut with pinking shears; returns its size in bytes. */
export async function makeSquare(surface: Surface, folder: string): Promise<number> {
	const material = Object.values(materials).find((one: Material) => one.surface === surface)
	if (!material) throw new Error(`No material has the surface ${surface}`)
	const seen = lay(material)
	roundEdges(seen, 0.12 + material.thickness / 2)
	const passes = passesOf(seen, PATTERN, { material, sewn: reliefs(PATTERN, material), sewButtons: () => undefined })
	const own = join(folder, squareName(surface))
	await mkdir(own, { recursive: true })
	const scale = WIDTH / BREADTH
	const { bytes, content, grids } = await writePasses(own, 'cloth', passes, scale)
	const fingerprint = createHash('sha256').update(content).digest('hex').slice(0, 12)
	const sheet = { surface, fingerprint, parts: { front: partsOf(PATTERN) }, views: { cloth: { scale, grids } } }
	await writeFile(join(own, 'garment.json'), `${JSON.stringify(sheet)}\n`)
	return bytes
}
