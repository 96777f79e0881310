import { foldPairs, foldsOn, lens, ridge } from '../cloth/fold.ts'
import type { Part } from '../cloth/part.ts'
import { bothSides, onSide, short, type Side, SIDES } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { seam, stitch } from '../cloth/thread.ts'
import { cables } from './cables.ts'
import { type Cloth, cut } from './cloth.ts'
import { hood, kangarooPocket } from './hood.ts'
import { frontBand, vInside, zip } from './knit-front.ts'
import { neckInside, necklinePath, neckRib } from './neck.ts'
import { rollNeck } from './roll-neck.ts'
import {
	acrossSleeve,
	bodyFolds,
	bodyOutline,
	childBlock,
	onSleeve,
	sleeveFolds,
	sleeveOutline,
	type TopBlock,
} from './top-block.ts'

export type KnitOptions = {
	neck?: 'crew' | 'roll' | 'v' | 'shawl' | 'hood'
	/** Smaller ribs of a sweatshirt. */
	sweat?: boolean
	front?: 'closed' | 'buttons' | 'zip'
	cables?: boolean
	pocket?: boolean
}

function blockOf({ neck = 'crew' }: KnitOptions): TopBlock {
	const open = neck === 'v' || neck === 'shawl'
	const roll = neck === 'roll'
	return {
		neck: open ? [112, 206] : roll ? [106, 230] : [126, 226],
		depth: open ? 600 : roll ? 284 : 330,
		neckShape: open ? 'v' : 'round',
		shoulder: [316, 290],
		underarm: [326, 690],
		hem: [326, 1400],
		hemDrop: 22,
		cuff: { outer: [512, 1240], inner: [394, 1252] },
	}
}

function cuffRibs(block: TopBlock, side: Side, { from, colour }: { from: number; colour: string }): string {
	const [a, b] = [onSleeve(block, from, -0.06), onSleeve(block, from, 1.06)]
	const [c, d] = [onSleeve(block, 1.05, 1.06), onSleeve(block, 1.05, -0.06)]
	const band = [a, b, c, d].map(([x, y]) => `${short(x)} ${short(y)}`)
	let lines = ''
	for (let index = 0; index <= 11; index++) {
		const [x1, y1] = onSleeve(block, from, index / 11)
		const [x2, y2] = onSleeve(block, 1.04, index / 11)
		lines += `M${short(x1)} ${short(y1 + 4)}L${short(x2)} ${short(y2)}`
	}
	return (
		`<path d="${onSide(`M${band.join('L')}Z`, side)}" fill="${colour}"/>` +
		`<path d="${onSide(lines, side)}" stroke="#1a0f08" stroke-opacity=".32" stroke-width="4.5"/><path d="${onSide(lines, side)}" stroke="#fff8ea" stroke-opacity=".13" stroke-width="3" transform="translate(5.5 0)"/>`
	)
}

function hemRibs([x, y]: readonly [number, number], { height, colour }: { height: number; colour: string }): string {
	const top = y - height
	let lines = ''
	for (let at = 600 - x - 8; at < 600 + x + 14; at += 12.4) lines += `M${short(at)} ${top + 3}L${short(at)} ${y + 40}`
	return (
		`<path d="M${600 - x - 20} ${top}L${600 + x + 20} ${top}L${600 + x + 20} ${y + 40}L${600 - x - 20} ${y + 40}Z" fill="${colour}"/>` +
		`<path d="${lines}" stroke="#1a0f08" stroke-opacity=".3" stroke-width="5"/><path d="${lines}" stroke="#fff8ea" stroke-opacity=".13" stroke-width="3" transform="translate(6 0)"/>`
	)
}

function sleevesOf(cloth: Cloth, block: TopBlock, share: number): Part[] {
	return SIDES.map((side) =>
		cut(cloth, {
			outline: sleeveOutline(block, side),
			shift: [side * 3, 6],
			trims: cuffRibs(block, side, { from: 1 - share, colour: cloth.colour }),
			folds: foldsOn(side, sleeveFolds(block, 19)),
			lines: seam(acrossSleeve(block, 1 - share, side), 0.36),
		}),
	)
}

/** The ribbed V below the neck of a sweatshirt; `y` is its upper edge. */
function sweatInsert(y: number): string {
	const outline = `M548 ${y}L600 ${y + 76}L652 ${y}`
	return `<path d="${outline}Z" fill="#1a0f08" opacity=".07"/>${stitch(outline, { opacity: 0.5, width: 2, dash: '4 3' })}`
}

function closingOf(cloth: Cloth, block: TopBlock, { neck, front }: KnitOptions) {
	if (front === 'buttons') return frontBand(cloth, block, neck === 'shawl')
	return front === 'zip' ? zip(cloth, block) : { parts: [], hardware: '' }
}

function hoodOf(cloth: Cloth, block: TopBlock, neck: KnitOptions['neck']) {
	return neck === 'hood' ? hood(cloth, block) : { parts: [], hardware: '' }
}

/** Jumpers, cardigans, sweatshirts and hoodies: ribbed at neck, cuffs and hem. */
export function drawKnit(cloth: Cloth, options: KnitOptions = {}): Drawing {
	const { neck = 'crew', sweat = false, front = 'closed' } = options
	const { colour, random } = cloth
	const block = cloth.kids ? childBlock(blockOf(options)) : blockOf(options)
	const open = block.neckShape === 'v'
	const [hemHeight, ribWidth] = sweat ? [84, 44] : [112, 60]
	const hem: [number, number] = [...block.hem]
	const round = !open && neck !== 'hood' && neck !== 'roll'
	const [sx, sy] = block.shoulder
	const [ux, uy] = block.underarm
	const [hx, hy] = hem
	const armhole = bothSides((side) =>
		seam(
			onSide(
				`M${sx - 2} ${sy - 2}C${sx - 20} ${short(sy + (uy - sy) * 0.35)} ${sx - 16} ${short(sy + (uy - sy) * 0.7)} ${ux} ${uy}`,
				side,
			),
			0.44,
			3,
		),
	)
	const insert = sweat && round ? sweatInsert(block.depth + 46) : ''
	const body = cut(cloth, {
		outline: bodyOutline(block, random),
		under: open ? vInside(block, colour) : neckInside(block, colour),
		trims:
			(options.cables ? cables(block) : '') +
			(round ? neckRib(block, { width: ribWidth, colour, ribs: 26 }) : '') +
			hemRibs(hem, { height: hemHeight, colour }),
		folds:
			foldPairs(random, bodyFolds(block, 26)) +
			(round
				? `<path d="${necklinePath(block, ribWidth + 20)}" fill="none" stroke="#fff" stroke-width="26" opacity=".4"/>`
				: '') +
			ridge(
				`M${580 - hx} ${hy - hemHeight + 4}L${620 + hx} ${hy - hemHeight + 4}L${620 + hx} ${hy + 40}L${580 - hx} ${hy + 40}Z`,
				0.4,
			) +
			(front === 'closed' ? '' : lens([600, block.depth, 602, hy, 12, 0, 0.4])),
		lines:
			(round ? seam(necklinePath(block, ribWidth), 0.4) : '') +
			insert +
			armhole +
			seam(
				`M${600 - hx - 4} ${hy - hemHeight}C${600 - hx / 2} ${hy - hemHeight + 10} ${600 + hx / 2} ${hy - hemHeight + 10} ${600 + hx + 4} ${hy - hemHeight}`,
				0.36,
			),
	})
	const closing = closingOf(cloth, block, options)
	const hooded = hoodOf(cloth, block, neck)
	return {
		parts: [
			...sleevesOf(cloth, block, sweat ? 0.09 : 0.115),
			body,
			...(options.pocket ? [kangarooPocket(cloth, hy - hemHeight, front === 'zip')].flat() : []),
			...closing.parts,
			...(neck === 'roll' ? rollNeck(cloth, block) : []),
			...hooded.parts,
		],
		hardware: closing.hardware + hooded.hardware,
		detail: [600, 400],
		detailWidth: 500,
	}
}
