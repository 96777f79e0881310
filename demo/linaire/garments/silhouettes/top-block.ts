import type { Fold } from '../cloth/fold.ts'
import { type Point, type Side, onSide, short, symmetric } from '../cloth/path.ts'
import type { Random } from '../cloth/random.ts'

/** Key points of anything worn on the torso: right half, x from the centre line, y on the canvas. */
export type TopBlock = {
	neck: Point
	/** Lowest point of the front neck. */
	depth: number
	neckShape: 'round' | 'v'
	shoulder: Point
	underarm: Point
	waist?: Point
	hem: Point
	/** How much lower the hem hangs in the middle. */
	hemDrop?: number
	/** A hem of its own from the hem point to the centre line. */
	hemPath?: string
	cuff?: { outer: Point; inner: Point }
}

/** The block for a child: wider, shorter body and shorter sleeves under the same neck. */
export function childBlock(block: TopBlock): TopBlock {
	const [, top] = block.shoulder
	const wider = ([x, y]: Point): Point => [x * 1.06, top + (y - top) * 0.86]
	const arm = ([x, y]: Point): Point => [x * 1.04, top + (y - top) * 0.82]
	return {
		...block,
		underarm: [block.underarm[0] * 1.06, block.underarm[1] - 10],
		waist: block.waist && wider(block.waist),
		hem: wider(block.hem),
		cuff: block.cuff && { outer: arm(block.cuff.outer), inner: arm(block.cuff.inner) },
	}
}

/** From the centre of the front to the side of the neck. */
function neckCurve({ neck: [x, y], depth, neckShape }: TopBlock): string {
	const drop = depth - y
	if (neckShape === 'round') {
		return `M0 ${depth}C${short(x * 0.54)} ${depth} ${short(x * 0.88)} ${short(depth - drop * 0.38)} ${x} ${y}`
	}
	return `M0 ${depth}C${short(x * 0.4)} ${short(depth - drop * 0.27)} ${short(x * 0.75)} ${short(y + drop * 0.36)} ${x} ${y}`
}

function armhole({ shoulder: [sx, sy], underarm: [ux, uy] }: TopBlock): string {
	const fall = uy - sy
	return `C${short(sx - 18)} ${short(sy + fall * 0.36)} ${short(sx - 16)} ${short(sy + fall * 0.7)} ${ux} ${uy}`
}

function sideSeam({ underarm: [ux, uy], waist, hem: [hx, hy] }: TopBlock): string {
	if (!waist) {
		const fall = hy - uy
		return `C${short(ux - 8)} ${short(uy + fall * 0.3)} ${short(hx - 10)} ${short(uy + fall * 0.62)} ${hx} ${hy}`
	}
	const [wx, wy] = waist
	const above = wy - uy
	const below = hy - wy
	return (
		`C${short(ux - 4)} ${short(uy + above * 0.4)} ${wx} ${short(wy - above * 0.35)} ${wx} ${wy}` +
		`C${wx} ${short(wy + below * 0.35)} ${short(hx - 4)} ${short(hy - below * 0.4)} ${hx} ${hy}`
	)
}

/** The closed outline of front and back together. */
export function bodyOutline(block: TopBlock, random: Random): string {
	const { neck, shoulder, hem, hemDrop = 26 } = block
	const [nx, ny] = [neck[0] + 22, neck[1] - 10]
	const slope = [shoulder[0] - nx, shoulder[1] - ny] as const
	const hemCurve =
		block.hemPath ??
		`C${short(hem[0] * 0.66)} ${short(hem[1] + hemDrop * 0.85)} ${short(hem[0] * 0.33)} ${hem[1] + hemDrop} 0 ${hem[1] + hemDrop}`
	return symmetric(
		`${neckCurve(block)}L${nx} ${ny}C${short(nx + slope[0] * 0.36)} ${short(ny + slope[1] * 0.32)} ${short(nx + slope[0] * 0.7)} ${short(ny + slope[1] * 0.6)} ${shoulder[0]} ${shoulder[1]}` +
			`${armhole(block)}${sideSeam(block)}${hemCurve}`,
		random,
	)
}

/** A point on the sleeve: `along` 0 at the shoulder to 1 at the cuff, `across` 0 at the outer edge to 1 at the inner. */
export function onSleeve(block: TopBlock, along: number, across: number): Point {
	const { shoulder, underarm, cuff } = block
	if (!cuff) return shoulder
	const y = shoulder[1] + along * (cuff.outer[1] - shoulder[1])
	const outer = shoulder[0] + (1 - Math.max(0, 1 - along) ** 1.7) * (cuff.outer[0] - shoulder[0])
	const inside = Math.min(1, Math.max(0, (y - underarm[1]) / (cuff.inner[1] - underarm[1])))
	const inner = underarm[0] + inside * (cuff.inner[0] - underarm[0])
	return [outer + (inner - outer) * across, y + across * inside * (cuff.inner[1] - cuff.outer[1])]
}

/** The closed outline of one sleeve; it reaches under the body, so that no ground shows at the armhole. */
export function sleeveOutline(block: TopBlock, side: Side): string {
	const { shoulder, underarm, cuff } = block
	if (!cuff) return ''
	const [sx, sy] = [shoulder[0] - 2, shoulder[1] - 2]
	const [ox, oy] = cuff.outer
	const [ix, iy] = cuff.inner
	const [ux, uy] = [underarm[0], underarm[1] + 6]
	const [mx, my] = [sx + 0.72 * (ox - sx), sy + 0.52 * (oy - sy)]
	const at = (x: number, y: number) => `${short(x)} ${short(y)}`
	const [dx, dy, width, fall] = [ox - sx, oy - sy, ox - ix, uy - sy]
	return onSide(
		`M${at(sx, sy)}C${at(sx + 64, sy + 46)} ${at(mx - dx * 0.2, my - dy * 0.27)} ${at(mx, my)}` +
			`C${at(mx + dx * 0.12, my + dy * 0.16)} ${at(ox - dx * 0.07, oy - dy * 0.157)} ${at(ox, oy)}` +
			`C${at(ox - width * 0.31, oy + (iy - oy) * 0.31 + 16)} ${at(ix + width * 0.34, iy - (iy - oy) * 0.34 + 14)} ${at(ix, iy)}` +
			`C${at(ix - (ix - ux) * 0.26, iy - (iy - uy) * 0.28)} ${at(ux + (ix - ux) * 0.44, uy + (iy - uy) * 0.36)} ${at(ux, uy)}` +
			`C${at(Math.min(ux, sx) - 44, uy - fall * 0.35)} ${at(sx - 48, sy + fall * 0.32)} ${at(sx, sy)}Z`,
		side,
	)
}

/** A line across the sleeve, bent like its cuff: for hems, cuffs and their stitches. */
export function acrossSleeve(block: TopBlock, along: number, side: Side): string {
	const [ox, oy] = onSleeve(block, along, 0.01)
	const [ix, iy] = onSleeve(block, along, 0.99)
	const width = ox - ix
	return onSide(
		`M${short(ox)} ${short(oy)}C${short(ox - width * 0.31)} ${short(oy + (iy - oy) * 0.31 + 14)} ${short(ix + width * 0.34)} ${short(iy - (iy - oy) * 0.34 + 14)} ${short(ix)} ${short(iy)}`,
		side,
	)
}

/** Folds across elbow and underarm of a long sleeve, or the few of a short one. */
export function sleeveFolds(block: TopBlock, width: number): Fold[] {
	const { shoulder, cuff } = block
	if (!cuff) return []
	const fold = (from: Point, to: Point, size: number, bow: number, strength: number): Fold => [
		...onSleeve(block, ...from),
		...onSleeve(block, ...to),
		width * size,
		bow,
		strength,
	]
	if (cuff.outer[1] - shoulder[1] < 600) {
		return [
			fold([0.7, 0.5], [0.96, 0.82], 1, 8, 0.9),
			fold([0.22, 0.4], [0.7, 0.3], 0.8, -6, 0.6),
			fold([0.78, 0.22], [0.97, 0.3], 0.8, 6, 0.7),
		]
	}
	return [
		fold([0.5, 0.3], [0.58, 0.96], 1, 6, 0.9),
		fold([0.66, 0.22], [0.72, 0.92], 1, 6, 0.8),
		fold([0.79, 0.18], [0.86, 0.9], 0.9, 5, 0.75),
		fold([0.32, 0.4], [0.42, 0.98], 1.15, 8, 0.8),
		fold([0.13, 0.72], [0.36, 0.4], 0.95, -8, 0.55),
		fold([0.6, 0.12], [0.88, 0.1], 0.9, -6, 0.5),
	]
}

/** Folds that every worn torso has: underarm to opposite hip, and long ones up from the hem. */
export function bodyFolds({ underarm: [ux, uy], hem: [hx, hy], shoulder: [, sy] }: TopBlock, width: number): Fold[] {
	const fall = hy - uy
	const down = (share: number) => uy + fall * share
	return [
		[ux * 0.92, uy - 10, ux * 0.41, down(0.36), width, 24],
		[ux * 0.91, uy + 50, ux * 0.57, down(0.5), width * 0.8, 16, 0.7],
		[hx * 0.45, down(0.36), hx * 0.54, hy + 6, width * 1.15, -14, 0.8],
		[ux * 0.57, sy + 44, ux * 0.66, uy - 60, width * 0.65, -8, 0.5],
		[hx * 0.12, down(0.54), hx * 0.1, hy + 10, width * 0.9, 6, 0.5],
		[hx * 0.76, down(0.56), hx * 0.79, hy, width * 0.8, -4, 0.6],
		[ux * 0.38, uy - 50, ux * 0.47, down(0.2), width * 0.65, -8, 0.4],
	]
}
