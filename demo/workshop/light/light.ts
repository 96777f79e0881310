import type { Camera } from './camera.ts'

/** Heights in cm of what lies on the table, and its slopes, at each pixel of the camera. */
export type Field = { camera: Camera; height: Float32Array; slopeX: Float32Array; slopeY: Float32Array }

/** A window low at the top left, in a white room. */
const WINDOW = { from: 215, spread: 26, elevation: 38, rise: 9, rays: 10 }
const KEY = 1.0
const SKY = 0.5
/** Of the light that a fold takes away, its neighbor gives back so much. */
const BOUNCE = 0.35
const SKY_DIRECTIONS = 12
const SKY_STEPS = [2, 4, 6, 10, 16, 24, 36]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** What reaches each pixel of the window, 1 where nothing stands before it, and what of the sky, in units of the light on a flat place. */
export type Reaching = { window: Float32Array; sky: Float32Array }

const MIDDLE = { azimuth: radians(WINDOW.from), elevation: radians(WINDOW.elevation) }
const FLAT = KEY * Math.sin(MIDDLE.elevation) + SKY

/** What a slope turned to the window gets of it, in units of the light on a flat place. */
export function towardsWindow(slopeX: number, slopeY: number): number {
	const { azimuth, elevation } = MIDDLE
	const [lx, ly, lz] = [
		Math.cos(azimuth) * Math.cos(elevation),
		Math.sin(azimuth) * Math.cos(elevation),
		Math.sin(elevation),
	]
	const facing = (lz - slopeX * lx - slopeY * ly) / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY)
	// A window is wide: a slope turned away from its middle still sees its edge.
	const soft = facing > 0.12 ? facing : 0.12 * Math.exp((facing - 0.12) / 0.12)
	return (KEY * soft) / FLAT
}

/**
 * The light that reaches each pixel. The cloth is a height over the table, seen from where the camera hangs, so shadows are
 * marches over that height: no noise, nothing to wait for.
 */
export function light(field: Field): Reaching {
	const { camera } = field
	const size = camera.width * camera.height
	const window = new Float32Array(size)
	const blocks = blocksOf(field)
	for (let ray = 0; ray < WINDOW.rays; ray += 1) {
		const share = (ray + 0.5) / WINDOW.rays - 0.5
		const azimuth = radians(WINDOW.from + share * 2 * WINDOW.spread)
		const elevation = radians(WINDOW.elevation + Math.sin(ray * 2.4) * WINDOW.rise)
		addRay(field, window, { azimuth, elevation, blocks })
	}
	const sky = doubled(openness(coarse(field)), camera)
	for (let at = 0; at < size; at += 1) {
		const open = sky[at]
		window[at] /= WINDOW.rays
		sky[at] = (SKY * (open + (1 - open) * BOUNCE * open)) / FLAT
	}
	return { window, sky }
}

/** Side in px of the blocks of which the highest place is known. */
const BLOCK = 16

type Blocks = { columns: number; rows: number; high: Float32Array }

/** The highest place of every block, and of all that a ray from it can meet: what lies beyond need not be walked. */
function blocksOf({ camera: { width, height: rows }, height }: Field): Blocks {
	const columns = Math.ceil(width / BLOCK)
	const high = new Float32Array(columns * Math.ceil(rows / BLOCK))
	for (let y = 0; y < rows; y += 1) {
		const row = (y >> 4) * columns
		for (let x = 0; x < width; x += 1) {
			const at = row + (x >> 4)
			const z = height[y * width + x]
			if (z > high[at]) high[at] = z
		}
	}
	return { columns, rows: high.length / columns, high }
}

function reached(
	{ columns, rows, high }: Blocks,
	{ dx, dy, reach }: { dx: number; dy: number; reach: number },
): Float32Array {
	const result = new Float32Array(high.length)
	for (let at = 0; at < high.length; at += 1) {
		const [column, row] = [at % columns, Math.floor(at / columns)]
		for (let far = 0; far <= reach + BLOCK; far += BLOCK) {
			const [x, y] = [Math.round(column + (dx * far) / BLOCK), Math.round(row + (dy * far) / BLOCK)]
			for (let r = Math.max(0, y - 1); r <= Math.min(rows - 1, y + 1); r += 1)
				for (let c = Math.max(0, x - 1); c <= Math.min(columns - 1, x + 1); c += 1)
					result[at] = Math.max(result[at], high[r * columns + c])
		}
	}
	return result
}

type Ray = { azimuth: number; elevation: number; blocks: Blocks }

/** Adds what gets through from one direction of the window. */
function addRay({ camera, height }: Field, result: Float32Array, { azimuth, elevation, blocks }: Ray): void {
	const { width, height: rows, scale } = camera
	// Towards the light, in px and cm per px.
	const [dx, dy] = [Math.cos(azimuth), Math.sin(azimuth)]
	const climb = Math.tan(elevation) / scale
	const highest = blocks.high.reduce((most, z) => Math.max(most, z), 0)
	const high = reached(blocks, { dx, dy, reach: highest / climb })
	for (let y = 0; y < rows; y += 1) {
		for (let x = 0; x < width; x += 1) {
			const at = y * width + x
			const top = high[(y >> 4) * blocks.columns + (x >> 4)]
			let z = height[at] + 0.03
			let [px, py] = [x + 0.5, y + 0.5]
			let lit = 1
			let walked = 0
			while (lit > 0) {
				const stride = walked < 6 ? 1 : walked < 20 ? 2 : 4
				px += dx * stride
				py += dy * stride
				z += climb * stride
				if (z > top || px < 0 || py < 0 || px >= width || py >= rows) break
				const over = height[(py | 0) * width + (px | 0)] - z
				if (over > 0) lit = Math.min(lit, 1 - over / (0.03 + (0.3 * walked) / scale))
				walked += stride
			}
			if (lit > 0) result[at] += lit
		}
	}
}

/** How much of the sky each pixel sees, 0 to 1, by the horizon in some directions. */
function openness(field: Field): Float32Array {
	const { camera, height, slopeX, slopeY } = field
	const { width, height: rows, scale } = camera
	const result = new Float32Array(width * rows)
	const unit = scale / 12
	const blocks = blocksOf(field)
	const { columns } = blocks
	const far = (SKY_STEPS.at(-1) as number) * unit
	const bare = blocks.high.map((_, at) => (nearby(blocks, at, far) ? 1 : 0))
	const walks = Array.from({ length: SKY_DIRECTIONS }, (_, index) => {
		const angle = (index / SKY_DIRECTIONS) * 2 * Math.PI
		const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
		return {
			dx,
			dy,
			steps: SKY_STEPS.map((step) => step * unit).map((step) => ({
				x: Math.round(dx * step),
				y: Math.round(dy * step),
				far: step / scale,
			})),
		}
	})
	for (let y = 0; y < rows; y += 1) {
		for (let x = 0; x < width; x += 1) {
			const at = y * width + x
			const z = height[at]
			if (bare[(y >> 4) * columns + (x >> 4)] === 0) {
				result[at] = 1
				continue
			}
			let open = 0
			for (const { dx, dy, steps } of walks) {
				// The surface itself hides what lies below its own plane.
				let horizon = Math.max(0, slopeX[at] * dx + slopeY[at] * dy)
				for (const step of steps) {
					const [column, row] = [x + step.x, y + step.y]
					if (column < 0 || row < 0 || column >= width || row >= rows) break
					const rise = (height[row * width + column] - z) / step.far
					if (rise > horizon) horizon = rise
				}
				open += 1 / (1 + horizon * horizon)
			}
			result[at] = open / SKY_DIRECTIONS
		}
	}
	return result
}

/** Whether anything lies within so many px of a block. */
function nearby({ columns, rows, high }: Blocks, at: number, far: number): boolean {
	const [column, row, wide] = [at % columns, Math.floor(at / columns), Math.ceil(far / BLOCK)]
	for (let r = Math.max(0, row - wide); r <= Math.min(rows - 1, row + wide); r += 1)
		for (let c = Math.max(0, column - wide); c <= Math.min(columns - 1, column + wide); c += 1)
			if (high[r * columns + c] > 0) return true
	return false
}

/** Every second pixel of every second row: the sky is so wide that what hides it needs no more. */
function coarse({ camera, height, slopeX, slopeY }: Field): Field {
	const [width, rows] = [camera.width / 2, camera.height / 2]
	const half = (values: Float32Array) => {
		const result = new Float32Array(width * rows)
		for (let y = 0; y < rows; y += 1)
			for (let x = 0; x < width; x += 1) result[y * width + x] = values[y * 2 * camera.width + x * 2]
		return result
	}
	return {
		camera: { ...camera, width, height: rows, scale: camera.scale / 2 },
		height: half(height),
		slopeX: half(slopeX),
		slopeY: half(slopeY),
	}
}

function doubled(values: Float32Array, { width, height }: Camera): Float32Array {
	const [small, low] = [width / 2, height / 2]
	const result = new Float32Array(width * height)
	for (let y = 0; y < height; y += 1) {
		const row = Math.min(low - 1, y >> 1)
		const next = y % 2 ? Math.min(low - 1, row + 1) : row
		for (let x = 0; x < width; x += 1) {
			const column = Math.min(small - 1, x >> 1)
			const right = x % 2 ? Math.min(small - 1, column + 1) : column
			const [a, b] = [
				values[row * small + column] + values[row * small + right],
				values[next * small + column] + values[next * small + right],
			]
			result[y * width + x] = (a + b) / 4
		}
	}
	return result
}
