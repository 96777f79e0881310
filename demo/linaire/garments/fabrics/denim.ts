import type { Fabric } from './fabric.ts'

/** Denim: a twill with light and dark threads, topstitched in ochre. */
export function denim(): Fabric {
	const drawing =
		'<path d="M0 1.6L7 1.6M0 5.1L7 5.1" stroke="#eef2f8" stroke-width="1.3" opacity=".18"/>' +
		'<path d="M0 3.4L7 3.4" stroke="#0a1020" stroke-width="1.2" opacity=".2"/>'
	return {
		tile: { width: 7, height: 7, turn: 28, drawing },
		grain: 0.26,
		grainFrequency: '.75 .25',
		soft: 10,
		depth: 42,
		topstitch: '#c98b45',
	}
}
