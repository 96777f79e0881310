import type { GarmentSpec } from '../spec.ts'
import { luminance } from './colour.ts'
import { clockwise } from './winding.ts'
import { drawHeights, drawPart, type Part } from './part.ts'
import { type Box, boxAround, CANVAS, type Point, short } from './path.ts'

/** The ground of every product image, identical to the placeholder behind it, so that a grid never flashes. */
export const GROUND = '#f2f1ed'

/** What a silhouette hands over: its parts in the order in which they lie on each other. */
export type Drawing = {
	parts: Part[]
	/** The part of the canvas that the detail view shows, before framing. Its proportion is forced to 3:4. */
	detail: Point
	/** Width in px of the detail view. */
	detailWidth?: number
	/** Drawn first, with a shadow: handles, straps, chains. */
	behind?: string
	/** Drawn last and not folded: buttons, buckles, cords. */
	hardware?: string
	/** Low waves of the cloth: frequency along x and y, and their height. */
	crumple?: [x: number, y: number, height: number]
	/** Share of the canvas that the garment fills. */
	fill?: { height: number; width: number }
	/** Extra room for what `behind` and `hardware` draw outside of the parts. */
	reach?: Box
}

export type SheetOptions = {
	/** Prefix of all ids. */
	id: string
	/** Seed of the waves of the cloth. */
	seed: number
	/** Width of the rendered image in px: lighting works on pixels, so its depth depends on it. */
	width: number
	view: GarmentSpec['view']
	ground: boolean
	/** Data URIs of layers rendered beforehand at a lower resolution, instead of filters. */
	baked?: { shadow: string; relief: string }
}

type Frame = { factor: number; x: number; y: number }

const SIZE = { width: CANVAS.width, height: CANVAS.height }
const FILL = { height: 0.79, width: 0.84 }

function frameOf(drawing: Drawing): Frame {
	const paths = drawing.parts.map((part) => part.outline)
	const { reach } = drawing
	if (reach) paths.push(`M${reach.x} ${reach.y}L${reach.x + reach.width} ${reach.y + reach.height}`)
	const box = boxAround(paths)
	const fill = drawing.fill ?? FILL
	const factor = Math.min((fill.height * CANVAS.height) / box.height, (fill.width * CANVAS.width) / box.width, 1.06)
	return {
		factor,
		x: CANVAS.centre - (box.x + box.width / 2) * factor,
		y: CANVAS.height / 2 - (box.y + box.height / 2) * factor,
	}
}

function reliefFilter({ drawing, seed, depth }: { drawing: Drawing; seed: number; depth: number }): string {
	const fabric = drawing.parts[0]?.fabric
	const [x, y, height] = drawing.crumple ?? [0.006, 0.0026, 0.42]
	return (
		`<filter id="relief" filterUnits="userSpaceOnUse" x="-200" y="-200" width="1600" height="2400" color-interpolation-filters="sRGB">` +
		'<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/>' +
		`<feGaussianBlur stdDeviation="${fabric?.soft ?? 10}" result="folds"/>` +
		`<feTurbulence type="fractalNoise" baseFrequency="${x} ${y}" numOctaves="2" seed="${seed % 997}"/><feGaussianBlur stdDeviation="7"/>` +
		`<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${height} 0 0 0 0" result="waves"/>` +
		'<feComposite in="folds" in2="waves" operator="arithmetic" k2=".62" k3="1"/>' +
		`<feDiffuseLighting surfaceScale="${depth.toFixed(2)}" diffuseConstant=".653" lighting-color="#fff"><feDistantLight azimuth="232" elevation="50"/></feDiffuseLighting>` +
		'<feGaussianBlur stdDeviation="3.2"/></filter>'
	)
}

function grainPattern(part: Part | undefined, seed: number): string {
	const amount = part?.fabric.grain ?? 0.1
	return (
		'<filter id="speckle" filterUnits="userSpaceOnUse" x="0" y="0" width="256" height="256" color-interpolation-filters="sRGB">' +
		`<feTurbulence type="fractalNoise" baseFrequency="${part?.fabric.grainFrequency ?? '.8 .8'}" numOctaves="2" seed="${(seed % 991) + 9}" stitchTiles="stitch"/>` +
		`<feColorMatrix values="0 0 0 0 .1 0 0 0 0 .06 0 0 0 0 .03 ${(amount * 4).toFixed(3)} 0 0 0 ${(-amount * 1.6).toFixed(3)}"/></filter>` +
		'<pattern id="grain" width="256" height="256" patternUnits="userSpaceOnUse"><rect width="256" height="256" filter="url(#speckle)"/></pattern>'
	)
}

const TINT = '<feColorMatrix values="0 0 0 0 .29 0 0 0 0 .22 0 0 0 0 .15 0 0 0 1 0"/>'

const LIGHTS =
	'<radialGradient id="dome" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a0f08" stop-opacity=".35"/></radialGradient>' +
	'<radialGradient id="wash"><stop offset="0" stop-color="#dbe6f4"/><stop offset=".35" stop-color="#dbe6f4" stop-opacity=".72"/><stop offset="1" stop-color="#dbe6f4" stop-opacity="0"/></radialGradient>' +
	'<linearGradient id="light" gradientUnits="userSpaceOnUse" x1="150" y1="150" x2="1050" y2="700"><stop offset="0" stop-color="#fffdf6" stop-opacity=".22"/><stop offset=".46" stop-color="#fffdf6" stop-opacity="0"/></linearGradient>' +
	'<linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="250" y1="200" x2="1000" y2="1400"><stop offset=".5" stop-color="#1a0f08" stop-opacity="0"/><stop offset="1" stop-color="#1a0f08" stop-opacity=".3"/></linearGradient>'

const SHADOW_FILTERS =
	`<filter id="fall" filterUnits="userSpaceOnUse" x="-200" y="-200" width="1600" height="2400" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="30"/>${TINT}</filter>` +
	`<filter id="near" filterUnits="userSpaceOnUse" x="-200" y="-200" width="1600" height="2400" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="8"/>${TINT}</filter>`

type Stage = { drawing: Drawing; options: SheetOptions; frame: Frame; view: Box; placed: string }

function stageOf(drawing: Drawing, options: SheetOptions): Stage {
	const frame = frameOf(drawing)
	const view = options.view === 'front' ? { x: 0, y: 0, ...SIZE } : detailBox(drawing, frame)
	const placed = `transform="translate(${short(frame.x)} ${short(frame.y)}) scale(${frame.factor.toFixed(4)})"`
	return { drawing, options, frame, view, placed }
}

function svg({ x, y, width, height }: Box, pixels: number, content: string): string {
	const rows = Math.round((pixels * height) / width)
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${short(x)} ${short(y)} ${short(width)} ${short(height)}" width="${pixels}" height="${rows}">${content}</svg>`
}

/** Folds run on beyond the cut of a detail, else the light would see a cliff at its border. */
function overscan({ x, y, width, height }: Box): Box {
	return { x: x - width * 0.1, y: y - height * 0.1, width: width * 1.2, height: height * 1.2 }
}

function shadows(drawing: Drawing): string {
	const outlines = drawing.parts.map((part) => `<path d="${part.outline}"/>`).join('') + (drawing.behind ?? '')
	return (
		`<defs>${SHADOW_FILTERS}</defs><g opacity=".2" transform="translate(26 44)"><g fill="#4a3826" filter="url(#fall)">${outlines}</g></g>` +
		`<g opacity=".26" transform="translate(6 10)"><g fill="#4a3826" filter="url(#near)">${outlines}</g></g>`
	)
}

function relief({ drawing, options, frame, view }: Stage): string {
	const { id, seed } = options
	const depth = ((drawing.parts[0]?.fabric.depth ?? 40) * options.width * frame.factor) / view.width
	return (
		`<defs>${reliefFilter({ drawing, seed, depth })}</defs><g filter="url(#relief)"><rect x="-300" y="-300" width="1800" height="2600"/>` +
		`${drawing.parts.map((part, index) => drawHeights(part, `${id}-${index}`)).join('')}</g>`
	)
}

/** The shadow on the ground alone, to be baked. */
export function drawShadowLayer(drawing: Drawing, options: SheetOptions): string {
	const { view, placed } = stageOf(drawing, options)
	return svg(view, options.width, `<g ${placed}>${shadows(drawing)}</g>`)
}

/** The light on the folds alone, on the whole canvas, to be baked. A detail gets a tenth more on every side. */
export function drawReliefLayer(drawing: Drawing, options: SheetOptions): string {
	const stage = stageOf(drawing, options)
	const clips = drawing.parts.map(
		(part, index) => `<clipPath id="${options.id}-${index}"><path d="${part.outline}"/></clipPath>`,
	)
	const box = options.view === 'front' ? stage.view : overscan(stage.view)
	const pixels = Math.round((options.width * box.width) / stage.view.width)
	return svg(box, pixels, `<defs>${clips.join('')}</defs><g ${stage.placed}>${relief(stage)}</g>`)
}

function image({ x, y, width, height }: Box, source: string): string {
	return `<image x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" preserveAspectRatio="none" href="${source}"/>`
}

/** The whole picture: ground, shadow, parts, one light over all folds, hardware. */
export function drawSheet(drawing: Drawing, options: SheetOptions): string {
	const stage = stageOf(drawing, options)
	const { view, placed } = stage
	const { parts } = drawing
	const { id, baked } = options
	const cloth = parts[0]
	const pale = luminance(cloth?.colour ?? GROUND)
	const reliefOpacity = (cloth?.fabric.reliefStrength ?? 1) * (0.8 - 0.46 * pale)
	const blend = `style="mix-blend-mode:hard-light" opacity="${reliefOpacity.toFixed(3)}"`
	const lit = baked
		? image(options.view === 'front' ? view : overscan(view), baked.relief)
		: `<g ${placed}>${relief(stage)}</g>`
	const ground = options.ground
		? `<rect x="${short(view.x)}" y="${short(view.y)}" width="${short(view.width)}" height="${short(view.height)}" fill="${GROUND}"/>`
		: ''
	return svg(
		view,
		options.width,
		`<defs>${LIGHTS}${grainPattern(cloth, options.seed)}<clipPath id="${id}-all">${parts.map((part) => `<path d="${clockwise(part.outline)}" ${placed}/>`).join('')}</clipPath></defs>` +
			ground +
			(baked ? image(view, baked.shadow) : `<g ${placed}>${shadows(drawing)}</g>`) +
			`<g ${placed}>${drawing.behind ?? ''}${parts.map((part, index) => drawPart(part, `${id}-${index}`)).join('')}</g>` +
			`<g clip-path="url(#${id}-all)"><g ${blend}>${lit}</g>` +
			`<g ${placed}><rect x="-200" y="-200" width="1600" height="2400" fill="url(#light)"/><rect x="-200" y="-200" width="1600" height="2400" fill="url(#shade)" opacity="${(1 - 0.55 * pale).toFixed(3)}"/></g></g>` +
			`<g ${placed}>${drawing.hardware ?? ''}</g>`,
	)
}

function detailBox(drawing: Drawing, frame: Frame): Box {
	const width = (drawing.detailWidth ?? 400) * frame.factor
	const [x, y] = drawing.detail
	return {
		x: x * frame.factor + frame.x - width / 2,
		y: y * frame.factor + frame.y - (width * 2) / 3,
		width,
		height: (width * 4) / 3,
	}
}
