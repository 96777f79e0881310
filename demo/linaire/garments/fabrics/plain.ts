import type { Fabric } from './fabric.ts'

/** T-shirt cloth: fine V stitches. */
export function jersey(): Fabric {
	const drawing = '<path d="M0 5L3 1L6 5" fill="none" stroke="#1a0f08" stroke-width=".9" opacity=".09"/>'
	return { tile: { width: 6, height: 5, drawing }, grain: 0.1, soft: 11, depth: 44 }
}
