import { mix } from '../cloth/colour.ts'
import type { Fabric } from './fabric.ts'

/** Woven stripes; `across` lays them level, as on a Breton top. */
export function stripe(colour: string, { gap = 18, width = 5, across = false } = {}): Fabric {
	const tile = across
		? { width: 8, height: gap, drawing: `<rect width="8" height="${width}" fill="${colour}"/>` }
		: { width: gap, height: 8, drawing: `<rect width="${width}" height="8" fill="${colour}"/>` }
	return { tile, grain: across ? 0.09 : 0.05, soft: across ? 11 : 8, depth: across ? 44 : 40 }
}

/** A check of two crossing bands and one fine line; `size` of the repeat in px. */
export function check(band: string, line: string, size = 120): Fabric {
	const [broad, thin, at] = [size * 0.42, size * 0.06, size * 0.68]
	const drawing =
		`<rect width="${broad}" height="${size}" fill="${band}" opacity=".42"/><rect width="${size}" height="${broad}" fill="${band}" opacity=".42"/>` +
		`<rect x="${at}" width="${thin}" height="${size}" fill="${line}" opacity=".7"/><rect y="${at}" width="${size}" height="${thin}" fill="${line}" opacity=".7"/>` +
		`<rect x="${broad * 0.44}" width="${thin / 2}" height="${size}" fill="${mix(line, '#ffffff', 0.6)}" opacity=".35"/>`
	return { tile: { width: size, height: size, drawing }, grain: 0.16, soft: 10, depth: 44 }
}
