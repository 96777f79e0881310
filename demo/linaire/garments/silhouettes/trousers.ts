import { darken, mix } from '../cloth/colour.ts'
import { foldPairs } from '../cloth/fold.ts'
import { bothSides, onSide, short } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { button, label, seam, stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { childTrousers, type TrouserBlock, trouserFolds, trouserOutline } from './trouser-block.ts'

export type TrouserOptions = {
	cut?: 'straight' | 'wide' | 'cuffed' | 'short'
	waist?: 'button' | 'drawstring'
	/** Pressed creases and two pleats. */
	pleats?: boolean
}

const HEMS: Record<NonNullable<TrouserOptions['cut']>, TrouserBlock['hem']> = {
	straight: { outer: [306, 1470], inner: [136, 1478] },
	wide: { outer: [384, 1470], inner: [98, 1478] },
	cuffed: { outer: [262, 1440], inner: [170, 1446] },
	short: { outer: [348, 980], inner: [62, 990] },
}

/** The block of trousers, for sets that combine them with a top. */
export function trouserBlock(style: NonNullable<TrouserOptions['cut']>): TrouserBlock {
	return {
		waist: [212, 168],
		band: [222, 238],
		hip: [style === 'wide' ? 306 : 292, 600],
		crotch: 640,
		hem: HEMS[style],
	}
}

function waistInside(block: TrouserBlock, colour: string): string {
	const [x, y] = block.waist
	const path =
		onSide(`M0 ${y - 22}C${x * 0.6} ${y - 22} ${x * 0.9} ${y - 12} ${x} ${y}L${x - 6} ${y + 54}L0 ${y + 60}Z`, 1) +
		onSide(`M0 ${y - 22}C${x * 0.6} ${y - 22} ${x * 0.9} ${y - 12} ${x} ${y}L${x - 6} ${y + 54}L0 ${y + 60}Z`, -1)
	return `<path d="${path}" fill="${darken(colour, 0.5)}"/>${label(600, y - 14)}`
}

function elasticBand({ waist: [x, y], band: [bx, by] }: TrouserBlock): string {
	let lines = ''
	for (let index = -17; index <= 17; index++) {
		lines += `M${short(600 + (index / 17) * x)} ${short(y + 22 - (Math.abs(index) / 17) ** 2 * 18)}L${short(600 + (index / 17) * bx + (index % 2 ? 2 : -2))} ${short(by + 20 - (Math.abs(index) / 17) ** 2 * 18)}`
	}
	return `<path d="${lines}" stroke="#1a0f08" stroke-opacity=".24" stroke-width="4"/><path d="${lines}" stroke="#fff8ea" stroke-opacity=".16" stroke-width="3" transform="translate(6 0)"/>`
}

function drawcord(y: number, colour: string): string {
	const cord = (path: string) =>
		`<path d="${path}" fill="none" stroke="#1a0f08" stroke-opacity=".3" stroke-width="9" stroke-linecap="round" transform="translate(3 5)"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round"/>`
	return (
		cord(
			`M596 ${y}C570 ${y + 26} 548 ${y + 40} 552 ${y + 18}C556 ${y + 2} 586 ${y} 600 ${y + 4}C590 ${y + 70} 572 ${y + 110} 574 ${y + 164}`,
		) +
		cord(
			`M604 ${y}C632 ${y + 28} 654 ${y + 40} 650 ${y + 18}C644 ${y} 616 ${y} 600 ${y + 4}C614 ${y + 74} 626 ${y + 104} 620 ${y + 148}`,
		)
	)
}

/** Chinos, pleated and wide trousers, joggers and shorts. */
export function drawTrousers(stiff: Cloth, options: TrouserOptions = {}): Drawing {
	// The weight of the legs pulls the small creases out of any cloth.
	const cloth = { ...stiff, fabric: { ...stiff.fabric, soft: Math.max(stiff.fabric.soft, 12) } }
	const { cut: style = 'straight', waist = 'button', pleats = false } = options
	const block = cloth.kids ? childTrousers(trouserBlock(style)) : trouserBlock(style)
	const { colour, random } = cloth
	const [, wy] = block.waist
	const [bx, by] = block.band
	const { outer, inner } = block.hem
	const [ox, oy] = outer
	const [ix, iy] = inner
	const across = (up: number) =>
		onSide(
			`M${ox - 2} ${oy - up}C${ox - (ox - ix) * 0.3} ${oy + 18 - up} ${ix + (ox - ix) * 0.3} ${iy + 12 - up} ${ix} ${iy - up}`,
			1,
		)
	const acrossLeft = (up: number) =>
		onSide(
			`M${ox - 2} ${oy - up}C${ox - (ox - ix) * 0.3} ${oy + 18 - up} ${ix + (ox - ix) * 0.3} ${iy + 12 - up} ${ix} ${iy - up}`,
			-1,
		)
	const hems = (up: number) => across(up) + acrossLeft(up)
	const mid = (ox + ix) / 2
	const crease = bothSides((side) =>
		seam(onSide(`M150 ${by + 150}C168 ${block.crotch} ${mid - 10} ${oy - 300} ${mid} ${oy + 8}`, side), 0.3, 2.4),
	)
	const pleat = (x: number) =>
		bothSides((side) =>
			seam(onSide(`M${x} ${by + 14}C${x + 4} ${by + 60} ${x + 8} ${by + 110} ${x + 16} ${by + 170}`, side), 0.34),
		)
	const fly =
		waist === 'button'
			? seam(`M600 ${by + 20}L600 ${block.crotch}`, 0.4) +
				stitch(`M648 ${by + 22}C652 ${by + 150} 648 ${by + 250} 606 ${block.crotch - 60}`)
			: seam(`M600 ${by + 22}L600 ${block.crotch}`, 0.3)
	const loops =
		waist === 'button'
			? [-170, -84, 84, 170]
					.map(
						(x) =>
							`<g><rect x="${600 + x - 8}" y="${wy + 8}" width="16" height="${by - wy + 18}" rx="2" fill="${mix(colour, '#ffffff', 0.05)}" stroke="#1a0f08" stroke-opacity=".4" stroke-width="2"/></g>`,
					)
					.join('')
			: ''
	const bandSeam = seam(
		`M${600 - bx} ${by}C${600 - bx * 0.55} ${by + 26} ${600 + bx * 0.55} ${by + 26} ${600 + bx} ${by}`,
		0.44,
	)
	const pockets = bothSides(
		(side) =>
			seam(onSide(`M${bx - 76} ${by + 14}L${bx + 30} ${by + 210}`, side), 0.44) +
			stitch(onSide(`M${bx - 86} ${by + 16}L${bx + 22} ${by + 216}`, side)),
	)
	const seams = bothSides((side) =>
		seam(onSide(`M24 ${block.crotch + 30}C60 ${block.crotch + 230} ${ix - 26} ${iy - 280} ${ix + 4} ${iy}`, side), 0.2),
	)
	const ending =
		style === 'cuffed' ? cuffRib(block) : style === 'short' ? seam(hems(52), 0.4) + stitch(hems(44)) : stitch(hems(40))
	return {
		parts: [
			cut(cloth, {
				outline: trouserOutline(block, random),
				under: waistInside(block, colour),
				trims: (waist === 'drawstring' ? elasticBand(block) : '') + (style === 'cuffed' ? cuffTint(block, colour) : ''),
				folds: foldPairs(random, trouserFolds(block, pleats ? 0.6 : 0.75)),
				lines: bandSeam + fly + pockets + seams + ending + loops + (pleats ? crease + pleat(100) + pleat(140) : ''),
			}),
		],
		hardware:
			waist === 'button'
				? button(606, (wy + by) / 2 + 18, 13, cloth.accents[0] ?? mix(colour, '#2a1a10', 0.6))
				: drawcord(by - 14, cloth.accents[0] ?? '#ece6d8'),
		detail: [600, 400],
		detailWidth: 440,
	}
}

function cuffTint({ hem: { outer, inner } }: TrouserBlock, colour: string): string {
	return bothSides(
		(side) =>
			`<path d="${onSide(`M${outer[0] + 20} ${outer[1] - 90}L${inner[0] - 20} ${inner[1] - 90}L${inner[0] - 20} ${inner[1] + 40}L${outer[0] + 20} ${outer[1] + 40}Z`, side)}" fill="${darken(colour, 0.04)}"/>`,
	)
}

function cuffRib({ hem: { outer, inner } }: TrouserBlock): string {
	let lines = ''
	for (let x = inner[0] - 20; x < outer[0] + 20; x += 11) lines += `M${x} ${outer[1] - 86}L${x} ${outer[1] + 40}`
	return bothSides(
		(side) =>
			`<path d="${onSide(lines, side)}" stroke="#1a0f08" stroke-opacity=".24" stroke-width="4.4"/>` +
			seam(onSide(`M${outer[0] + 14} ${outer[1] - 90}L${inner[0] - 16} ${inner[1] - 84}`, side), 0.4),
	)
}
