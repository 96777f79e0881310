import { darken } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { seam, stitch, stud } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { handle } from './handle.ts'

const BRASS = '#c9a45c'

/** A bucket bag gathered by a cord. */
export function drawBucketBag(cloth: Cloth): Drawing {
	const { colour } = cloth
	const gathers = Array.from({ length: 13 }, (_, index) => index - 6)
	return {
		behind: handle('M372 690C400 400 500 290 600 290C700 290 800 400 828 690', colour, 22),
		parts: [
			cut(cloth, {
				outline:
					'M356 640C380 622 420 640 452 626C500 640 540 622 600 634C660 622 700 640 748 626C780 640 820 622 844 640C830 700 826 730 838 780C880 900 900 1080 902 1240C902 1300 860 1326 600 1328C340 1326 298 1300 298 1240C300 1080 320 900 362 780C374 730 370 700 356 640Z',
				under: `<path d="M356 640C420 600 780 600 844 640L830 670L370 670Z" fill="${darken(colour, 0.5)}"/>`,
				folds:
					gathers.map((x) => lens([600 + x * 38, 730, 600 + x * 46, 900 + (x % 3) * 50, 11, x, 0.85])).join('') +
					gathers.map((x) => lens([600 + x * 38, 718, 600 + x * 38, 636, 9, 0, 0.7])).join('') +
					lens([360, 1000, 340, 1280, 24, 6, 0.4]) +
					lens([830, 960, 862, 1280, 26, -8, 0.4]),
				lines:
					seam('M304 1196C420 1226 780 1226 896 1196', 0.45, 3) +
					stitch('M305 1182C420 1212 780 1212 895 1182', {
						colour: cloth.fabric.topstitch,
						opacity: 0.7,
						width: 2.2,
						dash: '9 6',
					}) +
					gathers
						.filter((x) => x % 2 === 0)
						.map((x) => stud(600 + x * 37, 724, 9, BRASS))
						.join(''),
			}),
		],
		hardware:
			`<path d="M366 726C470 752 730 752 834 726" fill="none" stroke="${darken(colour, 0.45)}" stroke-width="15"/><path d="M366 724C470 750 730 750 834 724" fill="none" stroke="${darken(colour, 0.2)}" stroke-width="11"/>` +
			`<path d="M600 744C570 820 560 880 566 950M604 744C640 820 652 870 644 926" fill="none" stroke="${darken(colour, 0.35)}" stroke-width="12" stroke-linecap="round"/><circle cx="566" cy="956" r="17" fill="${darken(colour, 0.25)}"/><circle cx="644" cy="932" r="17" fill="${darken(colour, 0.25)}"/>`,
		crumple: [0.01, 0.006, 0.35],
		reach: { x: 400, y: 275, width: 400, height: 300 },
		fill: { height: 0.64, width: 0.62 },
		detail: [600, 780],
		detailWidth: 420,
	}
}
