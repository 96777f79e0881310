import { short } from '../cloth/path.ts'
import type { Random } from '../cloth/random.ts'
import type { Fabric } from './fabric.ts'

const TILE = 270
const GAP = 9

function slubs(random: Random): string {
	let drawing = ''
	for (let index = 0; index < 54; index++) {
		const [x, y, length] = [random() * TILE, random() * TILE, 18 + random() * 60]
		const flat = random() < 0.5
		const [width, opacity] = [0.8 + random() * 1.5, 0.07 + random() * 0.14]
		const end = flat ? `${short(x + length)} ${short(y)}` : `${short(x)} ${short(y + length)}`
		drawing += `<path d="M${short(x)} ${short(y)}L${end}" stroke="${flat ? '#1a0f08' : '#fffaf0'}" stroke-width="${width.toFixed(1)}" stroke-linecap="round" opacity="${opacity.toFixed(2)}"/>`
	}
	return drawing
}

function threads(strength: number): string {
	const [across, along] = [(0.09 * strength).toFixed(2), (0.16 * strength).toFixed(2)]
	let [dark, light] = ['', '']
	for (let at = 0; at < TILE; at += GAP) {
		dark += `M0 ${at + 2}L${TILE} ${at + 2}M0 ${short(at + 6.4)}L${TILE} ${short(at + 6.4)}`
		light += `M${short(at + 2.4)} 0L${short(at + 2.4)} ${TILE}M${short(at + 6.6)} 0L${short(at + 6.6)} ${TILE}`
	}
	return (
		`<path d="${dark}" stroke="#1a0f08" stroke-width="1.1" opacity="${across}"/>` +
		`<path d="${light}" stroke="#fffaf0" stroke-width="1.1" opacity="${along}"/>`
	)
}

/** Linen: an open weave with slubs, sharp creases. `strength` 1.4 makes it a canvas. */
export function linen(random: Random, strength = 1): Fabric {
	return {
		tile: { width: TILE, height: TILE, drawing: threads(strength) + slubs(random) },
		grain: 0.14,
		soft: strength > 1 ? 13 : 8,
		depth: strength > 1 ? 40 : 46,
	}
}
