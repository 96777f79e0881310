import { darken } from '../cloth/colour.ts'
import { foldPairs, lens } from '../cloth/fold.ts'
import { bothSides, onSide, short, symmetric } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { button, label, seam, stitch, topstitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'

function waistInside(colour: string, [x, y]: [number, number]): string {
	const half = `M0 ${y - 22}C${x * 0.55} ${y - 22} ${x * 0.9} ${y - 12} ${x} ${y}L${x} ${y + 46}L0 ${y + 50}Z`
	return `<path d="${onSide(half, 1)}${onSide(half, -1)}" fill="${darken(colour, 0.5)}"/>${label(600, y - 14)}`
}

/** A long skirt of sunray pleats under a plain waistband. */
export function drawPleatedSkirt(cloth: Cloth): Drawing {
	const folds = Array.from({ length: 15 }, (_, index) => index - 7)
	return {
		parts: [
			cut(cloth, {
				outline: symmetric(
					'M0 236C80 236 150 230 212 220L220 300C252 620 320 1040 392 1400C260 1440 120 1450 0 1450',
					cloth.random,
				),
				under: waistInside(cloth.colour, [212, 220]),
				folds: folds
					.map((index) =>
						lens([600 + index * 29, 300, 600 + index * 54 + 6, 1450, 13 + Math.abs(index) * 1.4, index * 1.5, 0.85]),
					)
					.join(''),
				lines:
					seam('M382 300C480 322 720 322 818 300', 0.45) +
					stitch('M212 1372C340 1412 480 1424 600 1424C720 1424 860 1412 988 1372', { opacity: 0.26 }) +
					folds
						.filter((index) => index % 2)
						.map((index) =>
							seam(
								`M${600 + index * 28} 306C${600 + index * 30} 420 ${600 + index * 33} 520 ${600 + index * 36} 600`,
								0.18,
								1.6,
							),
						)
						.join(''),
			}),
		],
		crumple: [0.008, 0.001, 0.25],
		detail: [600, 420],
		detailWidth: 460,
	}
}

/** A short A-line skirt, buttoned down the front, with denim pockets. */
export function drawShortSkirt(cloth: Cloth): Drawing {
	const thread = cloth.fabric.topstitch ?? darken(cloth.colour, 0.4)
	const hemAt = (up: number) =>
		bothSides((side) =>
			topstitch(
				onSide(`M0 ${1140 - up}C140 ${1140 - up} 260 ${1130 - up} ${376 - up * 0.06} ${1106 - up}`, side),
				thread,
			),
		)
	return {
		parts: [
			cut(cloth, {
				outline: symmetric(
					'M0 336C90 336 160 330 226 318L238 400C290 520 340 780 382 1106C262 1132 130 1142 0 1142',
					cloth.random,
				),
				under: waistInside(cloth.colour, [226, 318]),
				trims: bothSides(
					(side) => `<ellipse cx="${600 + side * 170}" cy="800" rx="110" ry="290" fill="url(#wash)" opacity=".3"/>`,
				),
				folds: foldPairs(cloth.random, [
					[120, 560, 200, 1120, 26, 10, 0.6],
					[240, 640, 330, 1100, 22, 6, 0.6],
					[60, 720, 70, 1130, 20, -6, 0.5],
					[200, 430, 90, 560, 14, 10, 0.6],
				]),
				lines:
					seam('M362 400C470 424 730 424 838 400', 0.5) +
					topstitch('M364 392C470 416 730 416 836 392', thread) +
					topstitch('M374 330C470 348 730 348 826 330', thread) +
					seam('M572 418L566 1140', 0.4) +
					topstitch('M640 418L646 1138', thread) +
					seam('M632 418L637 1140', 0.4) +
					hemAt(30) +
					hemAt(40) +
					bothSides(
						(side) =>
							seam(onSide('M116 414C128 500 190 548 282 552', side), 0.5) +
							topstitch(onSide('M106 415C120 508 186 558 286 562', side), thread),
					),
			}),
		],
		hardware: [372, 480, 590, 700, 810, 920, 1030].map((y) => button(602, y, 14, '#a9764a')).join(''),
		detail: [600, 520],
		detailWidth: 440,
	}
}

const TIERS = [
	{ top: 300, bottom: 640, from: 214, to: 296, pleats: 9 },
	{ top: 630, bottom: 990, from: 288, to: 366, pleats: 12 },
	{ top: 980, bottom: 1370, from: 358, to: 430, pleats: 15 },
]

/** Three gathered tiers under an elastic waist. */
export function drawTieredSkirt(cloth: Cloth): Drawing {
	const tiers = TIERS.map(({ top, bottom, from, to, pleats }) => {
		const fan = Array.from({ length: pleats * 2 + 1 }, (_, index) => {
			const share = (index - pleats) / pleats
			const reach = 0.5 + 0.55 * cloth.random()
			return lens([
				600 + share * from,
				top + 6,
				600 + share * (from + (to - from) * reach),
				top + (bottom - top) * reach,
				10 + cloth.random() * 8,
				share * 6,
				0.35 + cloth.random() * 0.3,
			])
		}).join('')
		const soft = { ...cloth.fabric, soft: 13 }
		return cut(cloth, {
			fabric: soft,
			outline: symmetric(
				`M0 ${top + 12}C${from * 0.5} ${top + 12} ${from * 0.8} ${top + 6} ${from} ${top}C${from + 30} ${top + 70} ${to - 12} ${bottom - 120} ${to} ${bottom}C${short(to * 0.66)} ${bottom + 26} ${short(to * 0.33)} ${bottom + 30} 0 ${bottom + 30}`,
				cloth.random,
				4,
			),
			folds: fan,
			shadow: 0.2,
			rim: 26,
			lines:
				seam(
					`M${600 - from} ${top + 4}C${600 - from / 2} ${top + 18} ${600 + from / 2} ${top + 18} ${600 + from} ${top + 4}`,
					0.36,
				) +
				stitch(
					bothSides((side) =>
						onSide(
							`M0 ${bottom + 18}C${to * 0.33} ${bottom + 18} ${to * 0.66} ${bottom + 14} ${to - 4} ${bottom - 12}`,
							side,
						),
					),
					{ opacity: 0.26 },
				),
		})
	})
	let gathers = ''
	for (let x = -200; x <= 200; x += 11) gathers += `M${600 + x} 236L${600 + x + (x % 2 ? 3 : -2)} 312`
	const band = cut(cloth, {
		outline: symmetric('M0 246C80 246 150 240 206 230L214 306C150 316 80 320 0 320', cloth.random),
		under: waistInside(cloth.colour, [206, 230]),
		trims: `<path d="${gathers}" stroke="#1a0f08" stroke-opacity=".2" stroke-width="4"/><path d="${gathers}" stroke="#fff8ea" stroke-opacity=".16" stroke-width="3" transform="translate(5 0)"/>`,
		rim: 12,
		lines: seam('M386 306C480 324 720 324 814 306', 0.4),
	})
	return { parts: [...tiers.toReversed(), band], detail: [600, 480], detailWidth: 500 }
}
