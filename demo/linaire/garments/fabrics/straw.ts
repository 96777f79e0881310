import type { Fabric } from './fabric.ts'

/** Plaited straw: rows of slanting leaves. */
export function straw(): Fabric {
	const drawing =
		'<path d="M0 8L8 0L16 0L8 8Z" fill="#fffaf0" opacity=".2"/><path d="M0 8L8 8L16 16L8 16Z" fill="#1a0f08" opacity=".12"/>' +
		'<path d="M0 8L16 8M0 0L16 0M0 8L8 0M8 8L16 0M0 8L8 16M8 8L16 16" stroke="#1a0f08" stroke-width="1.1" opacity=".3" fill="none"/>'
	return { tile: { width: 16, height: 16, drawing }, grain: 0.14, soft: 8, depth: 24 }
}
