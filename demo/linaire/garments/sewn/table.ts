import { LIGHTS, type Passes, TABLE } from './passes.ts'

const REACH = 9
/** Beyond this difference a shadow has an edge, which stays. */
const EDGE = 0.03

/** The light on the table around a solid, smoothed: its shadows are so soft that the steps of a stored picture show. */
export function smoothTable({
	width,
	height,
	light,
	shown,
}: Pick<Passes, 'width' | 'height' | 'light' | 'shown'>): Float32Array {
	const bare = new Uint8Array(light.length)
	const stored = new Float32Array(light.length)
	for (let at = 0; at < light.length; at += 1) {
		bare[at] = shown[at * 3] === TABLE ? 1 : 0
		stored[at] = Math.min(1, LIGHTS[light[at] ?? 0] ?? 0)
	}
	const rows = { count: height, length: width, step: 1, next: width }
	const columns = { count: width, length: height, step: width, next: 1 }
	const soft = spread(spread(stored, bare, rows), bare, columns)
	return stored.map((own, at) => {
		const mean = soft[at] ?? 0
		return own < 1 ? own + (mean - own) * Math.max(0, 1 - Math.abs(mean - own) / EDGE) : own
	})
}

type Lines = { count: number; length: number; step: number; next: number }

/** The mean of the bare pixels up to `REACH` away along lines. */
function spread(values: Float32Array, bare: Uint8Array, { count, length, step, next }: Lines): Float32Array {
	const result = values.slice()
	for (let line = 0; line < count; line += 1) {
		let [sum, many] = [0, 0]
		for (let index = -REACH; index < length; index += 1) {
			const [enters, leaves] = [line * next + (index + REACH) * step, line * next + (index - REACH - 1) * step]
			if (index + REACH < length && bare[enters]) {
				sum += values[enters] ?? 0
				many += 1
			}
			if (index - REACH - 1 >= 0 && bare[leaves]) {
				sum -= values[leaves] ?? 0
				many -= 1
			}
			if (index >= 0 && many > 0) result[line * next + index * step] = sum / many
		}
	}
	return result
}
