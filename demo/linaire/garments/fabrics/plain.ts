import type { Fabric } from './fabric.ts'

/** T-shirt cloth: fine V stitches. */
export function jersey(): Fabric {
	const drawing = '<path d="M0 5L3 1L6 5" fill="none" stroke="#1a0f08" stroke-width=".9" opacity=".09"/>'
	return { tile: { width: 6, height: 5, drawing }, grain: 0.1, soft: 11, depth: 44 }
}

/** Crisp cotton: thin folds, many of them. */
export function poplin(): Fabric {
	const drawing = '<path d="M0 1L4 1M1 0L1 4" stroke="#1a0f08" stroke-width=".7" opacity=".06"/>'
	return { tile: { width: 4, height: 4, drawing }, grain: 0.06, soft: 8, depth: 40 }
}

/** Coat cloth: broad soft folds, visible fibre. */
export function wool(): Fabric {
	const drawing = '<path d="M0 2.5L5 2.5" stroke="#1a0f08" stroke-width="1.4" opacity=".07"/>'
	return {
		tile: { width: 5, height: 5, turn: 45, drawing },
		grain: 0.3,
		grainFrequency: '.42 .42',
		soft: 17,
		depth: 62,
		lift: 1.11,
	}
}

/** Silk-like: no weave to see, strong folds. */
export function satin(): Fabric {
	return { grain: 0.03, soft: 13, depth: 86, reliefStrength: 1.15, lift: 1.2 }
}

/** Smooth leather with its grain, sewn with a pale thread. */
export function leather(): Fabric {
	return { grain: 0.22, grainFrequency: '.22 .22', soft: 8, depth: 30, topstitch: '#d9a878' }
}

/** Corduroy: wales of 12 px. */
export function cord(): Fabric {
	const drawing =
		'<rect width="4.6" height="8" fill="#1a0f08" opacity=".22"/><rect x="6.4" width="3" height="8" fill="#fffaf0" opacity=".16"/>'
	return { tile: { width: 12, height: 8, drawing }, grain: 0.2, soft: 14, depth: 50, lift: 1.17 }
}

/** Short pile that drinks the light. */
export function velour(): Fabric {
	return { grain: 0.2, grainFrequency: '.5 .5', soft: 16, depth: 66, reliefStrength: 1.05, fuzz: true }
}
