/** As SVG writes numbers: `0.5`, `.5`, `1e3`. */
const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** Whether a viewBox can be drawn: four numbers, width and height above zero. */
export function isViewBox(viewBox: string): boolean {
	const parts = viewBox.trim().split(/\s*,\s*|\s+/)
	return parts.length === 4 && parts.every((part) => number.test(part)) && Number(parts[2]) > 0 && Number(parts[3]) > 0
}
