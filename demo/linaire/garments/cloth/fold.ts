import { short } from './path.ts'

/**
 * One fold: from a point of tension to where it fades in free cloth, x counted from the centre line.
 * `width` in px, `bow` bends it, `strength` 0 to 1.
 */
export type Fold = [x1: number, y1: number, x2: number, y2: number, width: number, bow?: number, strength?: number]

/**
 * A fold as a white lens of the height map. Nothing is painted dark: the relief filter blurs the map and lights it
 * once, so that the shadow and the highlight of every fold agree. Coordinates are those of the canvas.
 */
export function lens([x1, y1, x2, y2, width, bow = 0, strength = 0.9]: Fold): string {
	const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2]
	const length = Math.hypot(x2 - x1, y2 - y1) || 1
	const [normalX, normalY] = [-(y2 - y1) / length, (x2 - x1) / length]
	const point = (distance: number) => `${short(middleX + normalX * distance)} ${short(middleY + normalY * distance)}`
	const start = `${short(x1)} ${short(y1)}`
	const end = `${short(x2)} ${short(y2)}`
	return `<path d="M${start}Q${point(bow + width)} ${end}Q${point(bow - width)} ${start}Z" opacity="${strength.toFixed(2)}"/>`
}

/** A raised or sunken band of the height map, as at a ribbed hem. */
export function ridge(path: string, strength: number): string {
	return `<path d="${path}" opacity="${strength}"/>`
}
