import { darken, lighten } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'

function fringe(left: number, right: number, { y, colour }: { y: number; colour: string }): string {
	let drawing = ''
	for (let x = left + 6; x < right; x += 15) {
		const bend = ((x * 7) % 13) - 6
		drawing += `<path d="M${x} ${y - 4}C${x + bend} ${y + 24} ${x - bend} ${y + 44} ${x + bend} ${y + 66}" fill="none" stroke="${darken(colour, (x % 4) * 0.07)}" stroke-width="8" stroke-linecap="round"/>`
	}
	return drawing
}

/** A scarf folded lengthwise, laid once over itself, with fringes. */
export function drawScarf(cloth: Cloth): Drawing {
	const { colour } = cloth
	return {
		behind: fringe(330, 560, { y: 1300, colour: darken(colour, 0.1) }) + fringe(600, 860, { y: 1190, colour }),
		parts: [
			cut(cloth, {
				outline: 'M420 470C520 330 700 330 790 470C830 560 700 660 600 640C500 660 380 560 420 470Z',
				colour: darken(colour, 0.25),
				rim: 50,
				folds: lens([440, 500, 600, 620, 20, 10, 0.6]),
			}),
			cut(cloth, {
				outline: 'M400 520C380 700 330 1000 324 1306L566 1306C570 1050 620 800 700 620C640 560 500 500 400 520Z',
				turn: -7,
				shadow: 0.3,
				folds:
					lens([430, 620, 390, 1280, 26, 10, 0.7]) +
					lens([520, 660, 480, 1260, 24, -8, 0.6]) +
					lens([600, 640, 560, 900, 18, 6, 0.5]),
				lines: stitch('M326 1284L564 1284'),
			}),
			cut(cloth, {
				outline: 'M520 560C600 700 600 900 596 1196L866 1196C860 960 830 720 780 500C720 470 560 500 520 560Z',
				turn: 6,
				shadow: 0.36,
				folds:
					lens([640, 640, 660, 1170, 26, 8, 0.7]) +
					lens([740, 600, 780, 1160, 24, -10, 0.6]) +
					lens([580, 600, 640, 760, 18, -6, 0.6]),
				lines: stitch('M598 1174L864 1174'),
			}),
			cut(cloth, {
				outline:
					'M404 520C400 420 470 330 600 330C730 330 806 420 796 520C780 600 690 640 640 610C700 560 700 480 600 470C500 480 480 560 560 620C500 650 410 600 404 520Z',
				turn: 24,
				shadow: 0.3,
				rim: 30,
				folds:
					lens([430, 460, 620, 380, 18, 12, 0.7]) +
					lens([760, 440, 660, 600, 18, -10, 0.7]) +
					lens([450, 560, 560, 610, 12, 6, 0.6]),
			}),
		],
		reach: { x: 324, y: 330, width: 542, height: 1040 },
		fill: { height: 0.66, width: 0.66 },
		detail: [600, 620],
		detailWidth: 460,
	}
}

/** A printed square, folded to a triangle with its border showing. */
export function drawSquare(cloth: Cloth): Drawing {
	const border = cloth.accents[0] ?? '#c9573c'
	const edge = (path: string) =>
		`<path d="${path}" fill="none" stroke="${border}" stroke-width="64"/><path d="${path}" fill="none" stroke="${lighten(border, 0.6)}" stroke-width="10"/>`
	return {
		parts: [
			cut(cloth, {
				outline:
					'M230 480C420 462 780 470 960 486C972 700 968 960 950 1150C740 1168 460 1164 246 1148C232 930 222 700 230 480Z',
				trims: edge(
					'M230 480C420 462 780 470 960 486C972 700 968 960 950 1150C740 1168 460 1164 246 1148C232 930 222 700 230 480Z',
				),
				rim: 20,
				folds: lens([300, 560, 620, 1100, 34, 20, 0.5]),
			}),
			cut(cloth, {
				outline: 'M238 476C420 462 780 470 966 484C860 640 760 760 600 944C470 780 350 640 238 476Z',
				turn: 45,
				trims: edge('M238 476C350 640 470 780 600 944C760 760 860 640 966 484'),
				shadow: 0.34,
				rim: 22,
				folds:
					lens([420, 520, 590, 880, 26, 14, 0.7]) +
					lens([780, 520, 640, 860, 26, -14, 0.7]) +
					lens([600, 480, 600, 820, 20, 6, 0.5]),
			}),
		],
		crumple: [0.005, 0.004, 0.5],
		fill: { height: 0.58, width: 0.66 },
		detail: [600, 800],
		detailWidth: 440,
	}
}
