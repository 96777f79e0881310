import type { Fabric } from './fabric.ts'

/** T-shirt cloth: fine V stitches. */
export function jersey(): Fabric {
	const drawing = '<path d="M0 5L3 1L6 5" fill="none" stroke="#1a0f08" stroke-width=".9" opacity=".09"/>'
	return { tile: { width: 6, height: 5, drawing }, grain: 0.1, soft: 11, depth: 44 }
}

/** Smooth leather with its grain, sewn with a pale thread. */
export function leather(): Fabric {
	return { grain: 0.22, grainFrequency: '.22 .22', soft: 8, depth: 30, topstitch: '#d9a878' }
}
