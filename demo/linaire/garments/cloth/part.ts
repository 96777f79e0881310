import { darken, lift, luminance } from './colour.ts'
import type { Fabric } from '../fabrics/fabric.ts'

/** One piece of cloth of a garment. Later parts lie on earlier ones. All paths in canvas coordinates. */
export type Part = {
	outline: string
	colour: string
	fabric: Fabric
	/** Height map drawn with `lens` and `ridge`. */
	folds?: string
	/** Drawn on the cloth, under the grain and the light: rib bands, plackets, washes. */
	trims?: string
	/** Seams and stitches. */
	lines?: string
	/** Seen behind the part: the inside of a neck or a waist. */
	under?: string
	/** Opacity of the shadow that the part casts on the parts below. */
	shadow?: number
	/** Turns the pattern in degrees: the change of direction at a seam is what convinces. */
	turn?: number
	shift?: [x: number, y: number]
	/** Width in px of the shade along the edge. */
	rim?: number
	edge?: number
}

/** Shading darkens most cloths by some six per cent on average; the base is lifted by as much. */
const LIFT = 1.06
const STEPS = 7
const LAID_OUT = 200

/** Soft edges are stacks of strokes: a blur filter per part cost half of the render time. */
function softStrokes(
	path: string,
	{ colour, reach, opacity }: { colour: string; reach: number; opacity: number },
): string {
	const each = (opacity / STEPS).toFixed(4)
	return Array.from({ length: STEPS }, (_, step) => {
		const width = (((step + 0.6) / STEPS) ** 1.25 * reach * 2).toFixed(1)
		return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" opacity="${each}"/>`
	}).join('')
}

function castShadow(path: string, opacity: number): string {
	const each = (opacity / STEPS).toFixed(4)
	const layers = Array.from({ length: STEPS }, (_, step) => {
		return `<path d="${path}" stroke-width="${(step * 4.6).toFixed(1)}" opacity="${each}"/>`
	})
	return `<g transform="translate(6 10)" fill="#2a1a0e" stroke="#2a1a0e" stroke-linejoin="round">${layers.join('')}</g>`
}

/**
 * The weave as a pattern. Small tiles are first laid out to one of some 200 px: repeating a tile of a few px took more
 * time than all filters together.
 */
function weavePattern(
	tile: NonNullable<Fabric['tile']>,
	{ id, turn, shift }: { id: string; turn: number; shift: [x: number, y: number] },
): string {
	const place = `patternUnits="userSpaceOnUse" patternTransform="translate(${shift[0]} ${shift[1]}) rotate(${(tile.turn ?? 0) + turn})"`
	const { width, height, drawing } = tile
	const [columns, rows] = [Math.max(1, Math.round(LAID_OUT / width)), Math.max(1, Math.round(LAID_OUT / height))]
	if (columns === 1 && rows === 1)
		return `<pattern id="${id}-weave" width="${width}" height="${height}" ${place}>${drawing}</pattern>`
	const [across, down] = [columns * width, rows * height]
	return (
		`<pattern id="${id}-tile" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${drawing}</pattern>` +
		`<pattern id="${id}-weave" width="${across}" height="${down}" ${place}><rect width="${across}" height="${down}" fill="url(#${id}-tile)"/></pattern>`
	)
}

/** Draws a part without its relief, which is lit once for the whole garment. `id` must be unique on the sheet. */
export function drawPart(part: Part, id: string): string {
	const { outline, colour, fabric, shift = [0, 0], turn = 0, rim = 34, edge = 0.3 } = part
	const pale = luminance(colour)
	const base = lift(colour, fabric.lift ?? LIFT)
	const tile = fabric.tile
	const pattern = tile ? weavePattern(tile, { id, turn, shift }) : ''
	const weave = tile ? `<path d="${outline}" fill="url(#${id}-weave)"/>` : ''
	const hair = darken(colour, 0.16)
	const fuzz = fabric.fuzz
		? `<path d="${outline}" fill="none" stroke="${hair}" stroke-width="5" stroke-dasharray="2.2 2.6 1.4 3.2" opacity=".5"/><path d="${outline}" fill="none" stroke="${hair}" stroke-width="8" stroke-dasharray="1.1 5.3 1.3 7.9" opacity=".35"/>`
		: ''
	return (
		`<defs><clipPath id="${id}"><path d="${outline}"/></clipPath>${pattern}</defs>` +
		(part.shadow ? castShadow(outline, part.shadow) : '') +
		(part.under ?? '') +
		fuzz +
		`<g clip-path="url(#${id})"><path d="${outline}" fill="${base}"/>${weave}${part.trims ?? ''}` +
		`<path d="${outline}" fill="url(#grain)" opacity="${(1 - 0.6 * pale).toFixed(3)}"/>` +
		softStrokes(outline, { colour: darken(colour, 0.8), reach: rim, opacity: 0.24 * (1 - 0.45 * pale) }) +
		`${part.lines ?? ''}<path d="${outline}" fill="none" stroke="${darken(colour, 0.62)}" stroke-width="4.4" opacity="${edge}"/></g>`
	)
}

/** The part in the height map: its folds on flat cloth, which also wipes out the folds of the parts below it. */
export function drawHeights(part: Part, id: string): string {
	return `<g clip-path="url(#${id})"><path d="${part.outline}" fill="#000"/><g fill="#fff">${part.folds ?? ''}</g></g>`
}
