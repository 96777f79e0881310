import { darken } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import { bothSides, onSide } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { strap } from './straps.ts'

/** A soft canvas shopper with two long straps. */
export function drawShopper(cloth: Cloth): Drawing {
	const { colour } = cloth
	const loop = (top: number) =>
		onSide(`M132 640C128 ${top + 190} 96 ${top} 0 ${top}`, 1) +
		onSide(`M132 640C128 ${top + 190} 96 ${top} 0 ${top}`, -1)
	const tab = bothSides((side) => {
		const x = 600 + side * 132
		return (
			`<rect x="${x - 23}" y="560" width="46" height="150" fill="${colour}" stroke="#1a0f08" stroke-opacity=".35" stroke-width="1.6"/>` +
			stitch(
				`M${x - 16} 640L${x + 16} 640L${x + 16} 702L${x - 16} 702Z M${x - 16} 640L${x + 16} 702M${x + 16} 640L${x - 16} 702`,
			)
		)
	})
	return {
		behind: strap(loop(250), darken(colour, 0.12)) + strap(loop(278), colour),
		parts: [
			cut(cloth, {
				outline:
					'M270 566C480 584 720 584 930 566C936 800 950 1060 962 1290C958 1330 930 1346 890 1350C690 1362 510 1362 310 1350C270 1346 242 1330 238 1290C250 1060 264 800 270 566Z',
				under: `<path d="M270 566C480 540 720 540 930 566C720 590 480 590 270 566Z" fill="${darken(colour, 0.45)}"/>`,
				folds:
					lens([300, 620, 420, 1240, 34, 18, 0.5]) +
					lens([900, 640, 800, 1200, 32, -16, 0.5]) +
					lens([480, 720, 560, 1300, 32, -10, 0.3]) +
					lens([760, 700, 690, 1320, 30, 10, 0.3]) +
					lens([280, 1320, 470, 1180, 18, 8, 0.7]) +
					lens([930, 1320, 760, 1190, 18, -8, 0.7]),
				lines: stitch('M276 612C480 630 720 630 926 612') + stitch('M276 622C480 640 720 640 926 622') + tab,
			}),
		],
		crumple: [0.007, 0.006, 0.5],
		reach: { x: 460, y: 230, width: 280, height: 400 },
		fill: { height: 0.66, width: 0.66 },
		detail: [480, 700],
		detailWidth: 380,
	}
}
