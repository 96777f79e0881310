import { texture } from '../cloth/surface.ts'
import { inside } from '../cloth/mesh.ts'
import type { Relief } from '../cloth/relief.ts'
import type { Material } from '../materials.ts'
import type { Pattern } from '../pattern.ts'
import { type Seen, TABLE } from './camera.ts'
import { nameParts } from './parts.ts'
import { light, towardsWindow } from './light.ts'

/** The picture's passes, twice as small as what was seen. */
export type Passes = {
	width: number
	height: number
	/** 1 is a flat place that nothing shades. */
	light: Float32Array
	/** How much of a pixel is garment. */
	cover: Float32Array
	/** The piece that shows most; 255 the table. */
	piece: Uint8Array
	/** Sewing thread, 0 to 1. */
	thread: Float32Array
	/** Place in the pattern in cm. */
	u: Float32Array
	v: Float32Array
	/** Height over the table in cm. */
	z: Float32Array
}

const ROUGHEST = 1.6

/** Whether a place of a layer is under a woven label, whose own weave is too fine to see. */
function labelsOf({ patches = [] }: Pattern): (layer: number, u: number, v: number) => boolean {
	const labels = patches
		.filter(({ part }) => part === 'label')
		.map(({ layer, points }) => ({ layer, outline: points.map(([x, y]) => ({ x, y })) }))
	return (layer, u, v) => labels.some((label) => label.layer === layer && inside(u, v, label.outline))
}

/** Adds to height and slope what is sewn into the cloth and what its texture is; returns where thread lies. */
function addRelief(
	seen: Seen,
	pattern: Pattern,
	{ material, sewn }: { material: Material; sewn: readonly Relief[] },
): Float32Array {
	const { camera, piece, u, v, height, slopeX, slopeY } = seen
	const { width, height: rows, scale } = camera
	const relief = new Float32Array(height.length)
	const thread = new Float32Array(height.length)
	const turns = pattern.pieces.map(({ grain = 0 }) => [
		Math.cos((grain * Math.PI) / 180),
		Math.sin((grain * Math.PI) / 180),
	])
	const isLabel = labelsOf(pattern)
	for (let at = 0; at < height.length; at += 1) {
		if (piece[at] === TABLE) continue
		const { layer, surface = material.surface } = pattern.pieces[piece[at]]
		const [cos, sin] = turns[piece[at]]
		const [x, y] = [u[at] * cos + v[at] * sin, v[at] * cos - u[at] * sin]
		// Collars and hoods are double and stand off a little from what they lie on.
		const loft = layer > 1 ? 0.08 + material.thickness * 0.5 : 0
		const weave = isLabel(layer, u[at], v[at]) ? 0 : texture(surface, x, y, 1 / scale)
		relief[at] = sewn[layer].at(u[at], v[at]) + weave + loft
		thread[at] = sewn[layer].threadAt(u[at], v[at])
	}
	const limit = (slope: number) => Math.max(-ROUGHEST, Math.min(ROUGHEST, slope))
	for (let y = 1; y < rows - 1; y += 1) {
		for (let x = 1; x < width - 1; x += 1) {
			const at = y * width + x
			if (piece[at] === TABLE) continue
			const rise = (before: number, after: number) =>
				piece[before] === piece[at] && piece[after] === piece[at]
					? limit(((relief[after] - relief[before]) * scale) / 2)
					: 0
			slopeX[at] += rise(at - 1, at + 1)
			slopeY[at] += rise(at - width, at + width)
		}
	}
	for (let at = 0; at < height.length; at += 1) height[at] += relief[at]
	return thread
}

/** Half as large: what light travels through is smooth enough for it. */
function halved(values: Float32Array, width: number, rows: number): Float32Array {
	const [small, low] = [width / 2, rows / 2]
	const result = new Float32Array(small * low)
	for (let y = 0; y < low; y += 1) {
		for (let x = 0; x < small; x += 1) {
			const at = y * 2 * width + x * 2
			result[y * small + x] = (values[at] + values[at + 1] + values[at + width] + values[at + width + 1]) / 4
		}
	}
	return result
}

type Cloth = { material: Material; sewn: readonly Relief[]; sewButtons: () => void }

/** The passes of a view from what was seen at twice its size. */
export function passesOf(seen: Seen, pattern: Pattern, cloth: Cloth): Passes {
	const { camera, height, slopeX, slopeY } = seen
	const { width, height: rows } = camera
	const thread = addRelief(seen, pattern, cloth)
	nameParts(seen, pattern)
	cloth.sewButtons()
	const [w, h] = [width / 2, rows / 2]
	const small = { ...camera, width: w, height: h, scale: camera.scale / 2 }
	const z = halved(height, width, rows)
	const far = light({
		camera: small,
		height: z,
		slopeX: halved(slopeX, width, rows),
		slopeY: halved(slopeY, width, rows),
	})
	const passes: Passes = {
		width: w,
		height: h,
		light: new Float32Array(w * h),
		cover: new Float32Array(w * h),
		piece: new Uint8Array(w * h).fill(TABLE),
		thread: halved(thread, width, rows),
		u: new Float32Array(w * h),
		v: new Float32Array(w * h),
		z,
	}
	for (let y = 0; y < h; y += 1) for (let x = 0; x < w; x += 1) gather(x, y, { seen, far, passes })
	return passes
}

type Gathering = { seen: Seen; far: ReturnType<typeof light>; passes: Passes }

function gather(x: number, y: number, { seen, far, passes }: Gathering): void {
	const { camera, piece, slopeX, slopeY, u, v } = seen
	const at = y * passes.width + x
	const first = y * 2 * camera.width + x * 2
	let [sum, count, shown, own, us, vs] = [0, 0, TABLE, 0, 0, 0]
	for (let k = 0; k < 4; k += 1) {
		const one = first + (k & 1) + (k >> 1) * camera.width
		sum += towardsWindow(slopeX[one], slopeY[one]) * far.window[at] + far.sky[at]
		if (piece[one] === TABLE) continue
		count += 1
		if (shown === TABLE) shown = piece[one]
		if (piece[one] !== shown) continue
		own += 1
		us += u[one]
		vs += v[one]
	}
	passes.light[at] = sum / 4
	passes.cover[at] = count / 4
	if (count === 0) return
	passes.piece[at] = shown
	passes.u[at] = us / own
	passes.v[at] = vs / own
}
