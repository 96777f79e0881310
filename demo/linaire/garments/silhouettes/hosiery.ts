import { darken, lighten } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import type { Part } from '../cloth/part.ts'
import { onSide, SIDES, symmetric } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { label, seam } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'

function sock(cloth: Cloth, x: number, colour: string): Part {
	const at = (path: string) =>
		path.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, a: string, b: string) => `${Number(a) + x} ${b}`)
	const dark = darken(colour, 0.12)
	let cuff = ''
	for (let left = 402; left < 596; left += 10) cuff += `M${left + x} 396L${left + x} 500`
	return cut(cloth, {
		colour,
		outline: at(
			'M400 396C460 384 540 384 600 396C604 560 604 720 612 860C620 940 600 1000 540 1060C470 1130 400 1196 330 1222C270 1240 220 1200 236 1140C260 1070 360 1000 392 900C410 760 404 560 400 396Z',
		),
		shadow: 0.3,
		rim: 34,
		trims: `<path d="${at('M380 380L620 380L620 500L380 500Z')}" fill="${colour}"/><path d="${cuff}" stroke="#1a0f08" stroke-opacity=".26" stroke-width="4.4"/><path d="${at('M620 820C560 820 500 900 560 1070L660 1000Z')}" fill="${dark}"/><path d="${at('M220 1100C280 1090 340 1140 350 1240L200 1250Z')}" fill="${dark}"/>`,
		folds:
			lens([420 + x, 860, 590 + x, 900, 15, 6, 0.6]) +
			lens([430 + x, 940, 580 + x, 950, 14, -6, 0.6]) +
			lens([470 + x, 540, 460 + x, 800, 20, 6, 0.4]),
		lines: seam(at('M400 500C460 510 540 510 602 500'), 0.36),
	})
}

/** Three pairs of socks, side by side, in the base colour and two accents. */
export function drawSocks(cloth: Cloth): Drawing {
	const [second = darken(cloth.colour, 0.35), third = lighten(cloth.colour, 0.45)] = cloth.accents
	return {
		parts: [sock(cloth, 400, third), sock(cloth, 190, second), sock(cloth, -20, cloth.colour)],
		fill: { height: 0.58, width: 0.74 },
		detail: [560, 480],
		detailWidth: 440,
	}
}

/** Tights laid flat, feet apart. */
export function drawTights(cloth: Cloth): Drawing {
	const { colour } = cloth
	const outline = symmetric(
		'M0 232C70 232 130 228 168 220L172 270C206 380 214 480 210 560C226 800 196 1020 178 1200C176 1280 200 1340 214 1400C216 1450 190 1474 150 1470C110 1460 100 1400 104 1330C96 1100 70 860 16 600C12 584 6 580 0 580',
		cloth.random,
	)
	return {
		parts: [
			cut(cloth, {
				outline,
				under: `<path d="M432 222C500 204 700 204 768 222L764 260C700 244 500 244 436 260Z" fill="${darken(colour, 0.5)}"/>${label(600, 216)}`,
				folds: SIDES.map(
					(side) =>
						lens([600 + side * 150, 640, 600 + side * 150, 1180, 22, side * 6, 0.5]) +
						lens([600 + side * 190, 560, 600 + side * 60, 600, 12, side * 4, 0.6]) +
						lens([600 + side * 110, 1200, 600 + side * 176, 1220, 10, 2, 0.6]) +
						lens([600 + side * 80, 820, 600 + side * 190, 850, 10, 2, 0.5]),
				).join(''),
				lines:
					seam('M430 270C500 284 700 284 770 270', 0.4) +
					seam('M600 280L600 580', 0.34) +
					SIDES.map((side) => seam(onSide('M104 1360C130 1384 170 1390 206 1376', side), 0.26)).join(''),
				rim: 44,
			}),
		],
		fill: { height: 0.74, width: 0.6 },
		detail: [600, 420],
		detailWidth: 440,
	}
}
