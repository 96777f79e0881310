import { darken } from '../cloth/colour.ts'
import { lens, ridge } from '../cloth/fold.ts'
import { bothSides, onSide, SIDES } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { stitch, stud } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'

/** A round handle: dark edge, cloth, and the light along its top. */
export function handle(path: string, colour: string, width = 26): string {
	return (
		`<path d="${path}" fill="none" stroke="${darken(colour, 0.35)}" stroke-width="${width + 8}" stroke-linecap="round"/>` +
		`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>` +
		`<path d="${path}" fill="none" stroke="#fff3e0" stroke-opacity=".3" stroke-width="5" transform="translate(-3 -4)"/>`
	)
}

/** A structured tote with two short handles. */
export function drawTote(cloth: Cloth): Drawing {
	const { colour } = cloth
	const thread = cloth.accents[0] ?? '#d9a878'
	const handles = SIDES.map((side) => handle(onSide('M150 660C150 420 90 330 0 330', side), colour)).join('')
	const tab = (side: 1 | -1) =>
		`<rect x="${600 + side * 150 - 24}" y="640" width="48" height="96" rx="10" fill="${darken(colour, 0.12)}" stroke="#1a0f08" stroke-opacity=".5" stroke-width="2"/>`
	return {
		behind: handles,
		parts: [
			cut(cloth, {
				outline:
					'M300 690C300 650 330 630 372 628L828 628C870 630 900 650 900 690L940 1250C942 1300 912 1326 866 1328L334 1328C288 1326 258 1300 260 1250Z',
				folds:
					lens([420, 700, 380, 1280, 30, 10, 0.4]) +
					lens([780, 700, 820, 1280, 30, -10, 0.4]) +
					ridge('M300 690L900 690L900 720L300 720Z', 0.5),
				lines:
					stitch(
						'M322 700C322 668 344 652 376 650L824 650C856 652 878 668 878 700L916 1246C918 1286 896 1304 862 1306L338 1306C304 1304 282 1286 284 1246Z',
						{ colour: thread, opacity: 0.75, width: 2.4, dash: '10 6' },
					) +
					bothSides(tab) +
					'<rect x="560" y="800" width="80" height="34" rx="3" fill="none" stroke="#1a0f08" stroke-opacity=".35" stroke-width="2"/>',
			}),
		],
		hardware: bothSides((side) => stud(600 + side * 150, 712, 8, '#c9a45c')),
		crumple: [0.01, 0.008, 0.35],
		reach: { x: 420, y: 320, width: 360, height: 400 },
		fill: { height: 0.6, width: 0.7 },
		detail: [690, 800],
		detailWidth: 420,
	}
}
