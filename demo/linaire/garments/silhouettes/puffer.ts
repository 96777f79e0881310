import { darken, lighten } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import { bothSides, onSide, short, SIDES } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { label, seam, stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { acrossSleeve, bodyOutline, childBlock, onSleeve, sleeveOutline, type TopBlock } from './top-block.ts'

const CHANNEL = 96

function blockOf(sleeveless: boolean): TopBlock {
	return {
		neck: [112, 196],
		depth: 246,
		neckShape: 'round',
		shoulder: [sleeveless ? 256 : 326, sleeveless ? 262 : 292],
		underarm: [sleeveless ? 322 : 336, 630],
		hem: [330, 1260],
		hemDrop: 18,
		cuff: sleeveless ? undefined : { outer: [520, 1150], inner: [396, 1166] },
	}
}

/** Down between two seams: a bulge, and small gathers where the seam pulls. */
function bulge(left: number, right: number, { y, random }: { y: number; random: () => number }): string {
	let drawing = lens([left, y + CHANNEL / 2, right, y + CHANNEL / 2, 40, 0, 0.8])
	for (let x = left + 20; x < right - 20; x += 34 + random() * 20) {
		const lean = (random() - 0.5) * 26
		drawing +=
			lens([x, y + 2, x + lean, y + 30 + random() * 16, 6, 0, 0.5]) +
			lens([x + 12, y + CHANNEL - 2, x + 12 - lean, y + CHANNEL - 30 - random() * 14, 6, 0, 0.45])
	}
	return drawing
}

/** Quilted jackets and gilets: channels of down, a standing collar, a zip. */
export function drawPuffer(cloth: Cloth, { sleeveless = false }: { sleeveless?: boolean } = {}): Drawing {
	const block = cloth.kids ? childBlock(blockOf(sleeveless)) : blockOf(sleeveless)
	const { colour, random } = cloth
	const [hx, hy] = block.hem
	const wide = Math.max(hx, block.underarm[0]) + 10
	const rows: number[] = []
	for (let y = 366; y < hy - 50; y += CHANNEL) rows.push(y)
	const channels = rows
		.map((y) =>
			seam(
				`M${600 - wide} ${y}C${short(600 - wide / 2)} ${y + 12} ${short(600 + wide / 2)} ${y + 12} ${600 + wide} ${y}`,
				0.5,
				3,
			),
		)
		.join('')
	const sleeves = sleeveless
		? []
		: SIDES.map((side) => {
				const steps = [0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86]
				const across = (along: number) => {
					const [ox, oy] = onSleeve(block, along, 0)
					const [ix, iy] = onSleeve(block, along, 1)
					return lens([600 + side * ox, oy, 600 + side * ix, iy, 36, 0, 0.8])
				}
				return cut(cloth, {
					outline: sleeveOutline(block, side),
					folds: [0.07, ...steps.map((step) => step + 0.06)].map(across).join(''),
					lines:
						steps.map((step) => seam(acrossSleeve(block, step, side), 0.5, 3)).join('') +
						seam(acrossSleeve(block, 0.955, side), 0.5, 3),
				})
			})
	const collar = cut(cloth, {
		outline: onSide('M-6 262C50 258 104 236 116 196L112 104C70 88 30 84 -6 84Z', 1),
		shadow: 0.2,
		rim: 20,
		folds: lens([610, 176, 706, 150, 34, 0, 0.8]),
		lines: seam(onSide('M0 176C50 174 92 164 114 146', 1), 0.5, 3),
	})
	const left = {
		...collar,
		outline: onSide('M-6 262C50 258 104 236 116 196L112 104C70 88 30 84 -6 84Z', -1),
		folds: lens([590, 176, 494, 150, 34, 0, 0.8]),
		lines: seam(onSide('M0 176C50 174 92 164 114 146', -1), 0.5, 3),
	}
	const metal = cloth.accents[0] ?? '#c9c6bd'
	const zip =
		`<path d="M600 96L600 ${hy + 14}" stroke="${darken(colour, 0.5)}" stroke-width="20"/><path d="M600 96L600 ${hy + 14}" stroke="${metal}" stroke-width="9" stroke-dasharray="3 3"/><path d="M600 96L600 ${hy + 14}" stroke="#55524b" stroke-width="1.6"/>` +
		`<rect x="590" y="116" width="20" height="28" rx="4" fill="${metal}" stroke="#55524b" stroke-width="1.5"/><rect x="595" y="142" width="10" height="46" rx="4" fill="${lighten(metal, 0.2)}" stroke="#55524b" stroke-width="1.5"/>`
	return {
		parts: [
			...sleeves,
			cut(cloth, {
				outline: bodyOutline(block, random),
				under: `<path d="M486 110C540 90 660 90 714 110L712 262L488 262Z" fill="${darken(colour, 0.5)}"/>${label(600, 120)}`,
				folds: [270, ...rows]
					.map((y) => bulge(600 - wide + 14, 590, { y, random }) + bulge(610, 600 + wide - 14, { y, random }))
					.join(''),
				lines:
					channels +
					bothSides(
						(side) =>
							stitch(onSide(`M24 290L24 ${hy + 10}`, side), { opacity: 0.3 }) +
							(sleeveless
								? seam(
										onSide(
											`M${block.shoulder[0] - 14} ${block.shoulder[1] + 4}C${block.shoulder[0] - 34} 400 ${block.shoulder[0] - 30} 540 ${block.underarm[0] - 14} 636`,
											side,
										),
										0.46,
										3,
									)
								: ''),
					) +
					bothSides(
						(side) =>
							`<path d="${onSide('M206 930L262 1090', side)}" stroke="#1a0f08" stroke-opacity=".5" stroke-width="6"/>`,
					),
			}),
			left,
			collar,
		],
		hardware: zip,
		crumple: [0.012, 0.006, 0.3],
		detail: [600, 330],
		detailWidth: 480,
	}
}
