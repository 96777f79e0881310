import type { Material } from '../materials.ts'
import type { Patch, Pattern, Point, Seam } from '../pattern.ts'
import { around, inside } from './mesh.ts'
import { noise } from './random.ts'

/** What is sewn, pressed or knit into a layer, drawn in the pattern: heights in cm, and where thread lies (0 to 1). */
export type Relief = { at(u: number, v: number): number; threadAt(u: number, v: number): number }

const CELL = 0.04
const REACH = 2.6

type Sheet = { left: number; top: number; columns: number; rows: number; height: Float32Array; thread: Float32Array }

/** The height of a seam beside its line, t cm to its left and s cm along it, and how much thread lies there. */
type Profile = (t: number, s: number) => { height: number; thread: number }

const bump = (t: number, sigma: number) => Math.exp(-(t * t) / (2 * sigma * sigma))
const stepUp = (t: number, soft: number) => 1 / (1 + Math.exp(-t / soft))
const STITCH = 0.34

function stitches(t: number, s: number, at: number): { height: number; thread: number } {
	const beat = Math.cos((s / STITCH) * 2 * Math.PI)
	const near = bump(t - at, 0.055)
	return { height: near * (-0.035 + 0.03 * beat), thread: near > 0.5 && beat > -0.35 ? 1 : 0 }
}

/** The little waves in which the cloth is drawn up by a seam. They end before the middle of a tight bend, where its parts meet. */
const puckers = (t: number, s: number, reach: number) =>
	Math.max(0, 1 - Math.abs(t) / 1.6) *
	(0.05 * noise(s / 0.85, t / 1.6, 90) * Math.exp(-Math.abs(t) / reach) +
		0.035 * noise(s / 2.1, t / 3, 91) * Math.exp(-Math.abs(t) / (reach * 1.6)))

/** Two strands that change sides every 5 cm, the one that comes from the left over the other. */
function cable(t: number, s: number, width: number): number {
	const turn = (s / 10) * 2 * Math.PI
	// The lower strand dips far where they cross: both as high would meet in a line straight across.
	const strand = (side: 1 | -1) => {
		const over = side * Math.cos(turn)
		const high = 0.29 + (over > 0 ? 0.05 : 0.2) * over
		return bump(t - width / 2 - side * Math.sin(turn) * width * 0.25, width * 0.15) * high
	}
	const groove = bump(t + 0.2, 0.12) + bump(t - width - 0.2, 0.12)
	return Math.max(strand(1), strand(-1)) - 0.08 * groove
}

/** Where a hand goes in: the edge stands off a little, and before it is the shadow of the opening. */
const mouth = (t: number) =>
	-0.26 * bump(t + 0.06, 0.09) + 0.09 * stepUp(t - 0.08, 0.04) * Math.exp(-Math.max(0, t) / 1.4)

/** An edge rolled by hand and held by a stitch every 0.7 cm. */
function rolled(t: number, s: number, width: number): { height: number; thread: number } {
	const far = (2 * t) / width - 1
	const round = Math.sqrt(Math.max(0, 1 - far * far))
	return {
		height: 0.15 * round * (0.86 + 0.14 * Math.cos((s / 0.7) * 2 * Math.PI)) + puckers(t, s, 0.6) * 0.4,
		thread: 0,
	}
}

function profileOf({ kind, width }: Seam, thickness: number): Profile {
	const fold = Math.min(0.16, 0.05 + thickness * 0.5)
	const profiles: Record<Seam['kind'], Profile> = {
		hem: (t, s) => {
			const sewn = stitches(t, s, width - 0.25)
			const band = fold * stepUp(width - t, 0.06) * stepUp(t + 0.2, 0.05)
			const roped = 0.035 * noise((s + t * 0.8) / 0.7, t / 2, 92) * bump(t - width * 0.6, width * 0.4)
			return { height: band + sewn.height + roped + puckers(t - width, s, 0.9), thread: sewn.thread }
		},
		stitch: (t, s) => stitches(t, s, width),
		seam: (t, s) => ({
			height: -0.09 * bump(t, 0.07) + fold * 0.8 * stepUp(t, 0.05) * stepUp(width - t, 0.12) + puckers(t, s, 0.9),
			thread: 0,
		}),
		rib: (t, s) => {
			const within = stepUp(t + 0.02, 0.03) * stepUp(width - t + 0.1, 0.05)
			const roll = Math.sin(Math.min(1, Math.max(0, t / width)) * Math.PI) ** 0.6
			return {
				height:
					within * (0.09 + 0.1 * roll + 0.028 * Math.cos((s / 0.3) * 2 * Math.PI)) -
					0.1 * bump(t, 0.07) +
					puckers(t, s, 0.7) * (1 - within),
				thread: 0,
			}
		},
		edge: (t, s) => {
			const sewn = width > 0.2 ? stitches(t, s, width) : { height: 0, thread: 0 }
			return { height: -0.08 * bump(t, 0.09) + 0.05 * bump(t - 0.3, 0.2) + sewn.height, thread: sewn.thread }
		},
		roll: (t, s) => rolled(t, s, width),
		crease: (t) => ({ height: 0.16 * Math.exp(-Math.abs(t) / width), thread: 0 }),
		mouth: (t) => ({ height: mouth(t), thread: 0 }),
		placket: (t, s) => {
			const [near, far] = [stitches(t, s, 0.35), stitches(t, s, width - 0.35)]
			const band = fold * stepUp(t, 0.04) * stepUp(width - t, 0.04)
			return {
				height: band + near.height + far.height + puckers(t, s, 0.8) * 0.7,
				thread: Math.max(near.thread, far.thread),
			}
		},
		// The edge of a front that lies over the other: high on its own side, which is the left of the line, and a step down.
		overlap: (t) => ({
			height: (0.1 + thickness) * stepUp(-t, 0.06) * Math.max(0, 1 + Math.min(0, t) / REACH),
			thread: 0,
		}),
		// A channel of padding between two rows of stitches: round, and drawn up along both.
		quilt: (t, s) => {
			if (t < 0 || t > width) return { height: 0, thread: 0 }
			const round = Math.sqrt(Math.sin((t / width) * Math.PI))
			const near = Math.exp(-Math.min(t, width - t) / 1.1)
			const drawn = 0.2 * noise(s / 0.75, t / 3, 95) + 0.14 * noise(s / 1.9, t / 4, 96)
			return { height: round * (0.85 + 0.16 * noise(s / 5, 0.5, 97)) + drawn * near * (0.25 + round), thread: 0 }
		},
		cable: (t, s) => ({ height: cable(t, s, width), thread: 0 }),
		// A fold laid to one side: it rises slowly and falls at its edge.
		pleat: (t, s) => {
			const open = 0.35 + 0.65 * Math.min(1, s / 30)
			const share = t / (width * open)
			return {
				height:
					share > -1 && share < 0
						? 0.5 * open * (1 + share)
						: share >= 0 && share < 0.1
							? 0.5 * open * (1 - share / 0.1)
							: 0,
				thread: 0,
			}
		},
		gather: (t, s) => {
			const wave = noise(s / 1.5, t / 26, 93) + 0.5 * noise(s / 0.8, t / 12, 94)
			// Nothing is left of it where the seam's reach ends.
			const fades = t > 0 ? Math.exp(-t / width) * (1 - stepUp(t - width * 1.9, width * 0.12)) : Math.exp(t / 0.8)
			return { height: 0.34 * wave * fades * stepUp(t + 0.5, 0.2) - 0.12 * bump(t, 0.1), thread: 0 }
		},
		welt: (t, s) => {
			const sewn = stitches(t, s, width - 0.12)
			return {
				height: -0.16 * bump(t, 0.09) + fold * 1.2 * stepUp(t - 0.08, 0.05) * stepUp(width - t, 0.06) + sewn.height,
				thread: sewn.thread,
			}
		},
	}
	return profiles[kind]
}

function sheetOver(pattern: Pattern, layer: number): Omit<Sheet, 'height' | 'thread'> {
	const pieces = pattern.pieces.filter((piece) => piece.layer === layer)
	const points = (pieces.length > 0 ? pieces : pattern.pieces).flatMap(({ outline }) =>
		outline.flatMap((line) => line.points),
	)
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
	const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1]
	return {
		left,
		top,
		columns: Math.ceil((Math.max(...xs) + 1 - left) / CELL),
		rows: Math.ceil((Math.max(...ys) + 1 - top) / CELL),
	}
}

/** Whether a place lies beside a part of a line rather than before it. */
function isAlong(x: number, y: number, [[ax, ay], [bx, by]]: readonly [Point, Point]): boolean {
	return (x - ax) * (bx - ax) + (y - ay) * (by - ay) > 0
}

function directionOf([[ax, ay], [bx, by]]: readonly [Point, Point]): Point {
	const length = Math.hypot(bx - ax, by - ay) || 1e-6
	return [(bx - ax) / length, (by - ay) / length]
}

/** How far every cell within reach is beside a line, and how far along it; infinitely far beyond. */
function besideOf({ left, top, columns, rows }: Sheet, points: readonly Point[], reach: number) {
	const beside = new Float32Array(columns * rows).fill(Infinity)
	const onwards = new Float32Array(columns * rows)
	let walked = 0
	for (const [index, [ax, ay]] of points.slice(0, -1).entries()) {
		const [bx, by] = points[index + 1]
		const next = index < points.length - 2 ? ([points[index + 1], points[index + 2]] as const) : undefined
		const length = Math.hypot(bx - ax, by - ay) || 1e-6
		const [dx, dy] = [(bx - ax) / length, (by - ay) / length]
		const [from, to] = [cellOf(Math.min(ax, bx) - reach, left), cellOf(Math.max(ax, bx) + reach, left)]
		const [first, last] = [cellOf(Math.min(ay, by) - reach, top), cellOf(Math.max(ay, by) + reach, top)]
		for (let row = Math.max(0, first); row <= Math.min(rows - 1, last); row += 1) {
			for (let column = Math.max(0, from); column <= Math.min(columns - 1, to); column += 1) {
				const [px, py] = [left + column * CELL - ax, top + row * CELL - ay]
				const along = px * dx + py * dy
				if (along < -0.02) continue
				// At a bend, what lies outside of both parts belongs to the bend itself.
				if (along > length + 0.02 && (next === undefined || isAlong(px + ax, py + ay, next))) continue
				const kept = Math.min(length, Math.max(0, along))
				const bend = along > length && next
				// Around a point as of a V, the side is that of both of its parts together.
				const [sx, sy] = bend ? directionOf(next) : [0, 0]
				const across = bend ? (px - dx * length) * (dy + sy) - (py - dy * length) * (dx + sx) : px * dy - py * dx
				const far = kept === along ? Math.abs(across) : Math.hypot(px - dx * kept, py - dy * kept)
				const at = row * columns + column
				if (far > reach || Math.abs(beside[at]) <= far) continue
				beside[at] = across < 0 ? -far : far
				onwards[at] = walked + kept
			}
		}
		walked += length
	}
	return { beside, onwards, walked }
}

/** Stamps a seam: every cell within reach takes the profile of the nearest place of the line. */
function sew(
	sheet: Sheet,
	seam: Seam,
	{ thickness, within }: { thickness: number; within?: { x: number; y: number }[] },
): void {
	const { left, top, columns, height, thread } = sheet
	const profile = profileOf(seam, thickness)
	const reach = Math.max(REACH, seam.kind === 'gather' ? seam.width * 2.4 : seam.width + 0.8)
	const { beside, onwards, walked } = besideOf(sheet, seam.points, reach)
	for (let at = 0; at < beside.length; at += 1) {
		const [t, s] = [beside[at], onwards[at]]
		if (t === Infinity) continue
		const here = profile(t, s)
		if (here.height === 0 && here.thread === 0) continue
		if (within && !inside(left + (at % columns) * CELL, top + Math.floor(at / columns) * CELL, within)) continue
		// Gathers die away towards both ends of their seam.
		const share = seam.kind === 'gather' ? Math.min(1, Math.max(0, Math.min(s, walked - s) / 3.5)) : 1
		height[at] += here.height * share
		thread[at] = Math.max(thread[at], here.thread)
	}
}

const cellOf = (value: number, from: number) => Math.floor((value - from) / CELL)

/** A patch of cloth sewn on: as high as the cloth is thick, round at its edge. */
function patch(sheet: Sheet, { points, raise }: Patch, thickness: number): void {
	const outline = points.map(([x, y]) => ({ x, y }))
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
	const [first, last] = [cellOf(Math.min(...ys), sheet.top), cellOf(Math.max(...ys), sheet.top)]
	const [from, to] = [cellOf(Math.min(...xs), sheet.left), cellOf(Math.max(...xs), sheet.left)]
	for (let row = Math.max(0, first); row <= Math.min(sheet.rows - 1, last); row += 1) {
		for (let column = Math.max(0, from); column <= Math.min(sheet.columns - 1, to); column += 1) {
			const [x, y] = [sheet.left + column * CELL, sheet.top + row * CELL]
			if (inside(x, y, outline)) sheet.height[row * sheet.columns + column] += raise ?? Math.max(0.07, thickness * 0.7)
		}
	}
}

/** The reliefs of all layers of a pattern. */
export function reliefs(pattern: Pattern, { thickness }: Material): Relief[] {
	const highest = Math.max(...pattern.pieces.map(({ layer }) => layer))
	return Array.from({ length: highest + 1 }, (_, layer) => {
		const size = sheetOver(pattern, layer)
		const sheet = {
			...size,
			height: new Float32Array(size.columns * size.rows),
			thread: new Float32Array(size.columns * size.rows),
		}
		for (const one of pattern.patches ?? []) if (one.layer === layer) patch(sheet, one, thickness)
		for (const seam of pattern.seams.filter((one) => one.layer === layer)) {
			const piece = pattern.pieces.find(({ name }) => name === seam.piece)
			sew(sheet, seam, { thickness, within: piece && around(piece, 1) })
		}
		return { at: (u, v) => sample(sheet, sheet.height, u, v), threadAt: (u, v) => sample(sheet, sheet.thread, u, v) }
	})
}

function sample({ left, top, columns, rows }: Sheet, values: Float32Array, u: number, v: number): number {
	const [x, y] = [(u - left) / CELL, (v - top) / CELL]
	const [column, row] = [Math.floor(x), Math.floor(y)]
	if (column < 0 || row < 0 || column >= columns - 1 || row >= rows - 1) return 0
	const [s, t, at] = [x - column, y - row, row * columns + column]
	return (
		(values[at] * (1 - s) + values[at + 1] * s) * (1 - t) +
		(values[at + columns] * (1 - s) + values[at + columns + 1] * s) * t
	)
}
