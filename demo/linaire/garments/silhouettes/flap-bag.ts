import { lighten } from '../cloth/colour.ts'
import { lens, ridge } from '../cloth/fold.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { stitch, stud } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { handle } from './handle.ts'

const BRASS = '#c9a45c'

/** A crossbody with a flap, a turn lock and a thin strap. */
export function drawFlapBag(cloth: Cloth): Drawing {
	const { colour } = cloth
	const thread = cloth.accents[0] ?? lighten(colour, 0.4)
	const seams = { colour: thread, opacity: 0.7, width: 2.2, dash: '9 6' }
	return {
		behind: handle('M300 800C270 480 430 290 600 290C770 290 930 480 900 800', colour, 17),
		parts: [
			cut(cloth, {
				outline:
					'M282 800C282 772 300 760 328 760L872 760C900 760 918 772 918 800L930 1180C930 1226 900 1252 856 1252L344 1252C300 1252 270 1226 270 1180Z',
				folds: lens([340, 1000, 320, 1220, 20, 6, 0.4]) + lens([860, 1000, 880, 1220, 20, -6, 0.4]),
				lines: stitch('M288 1176C288 1216 314 1236 350 1236L850 1236C886 1236 912 1216 912 1176', seams),
			}),
			cut(cloth, {
				outline:
					'M270 792C270 756 296 736 334 736L866 736C904 736 930 756 930 792L934 930C930 1010 770 1076 600 1076C430 1076 270 1010 266 930Z',
				shadow: 0.4,
				rim: 40,
				folds: ridge('M270 740L930 740L930 790L270 790Z', 0.4) + lens([320, 860, 520, 1040, 22, 10, 0.4]),
				lines: stitch(
					'M286 924C292 996 440 1058 600 1058C760 1058 908 996 914 924L912 796C910 766 894 754 864 754L336 754C306 754 290 766 288 796Z',
					seams,
				),
			}),
		],
		hardware:
			stud(300, 782, 15, BRASS) +
			stud(900, 782, 15, BRASS) +
			`<rect x="566" y="996" width="68" height="92" rx="14" fill="${BRASS}" stroke="#5d4718" stroke-width="2"/><rect x="566" y="996" width="68" height="92" rx="14" fill="url(#dome)"/><rect x="588" y="1024" width="24" height="38" rx="10" fill="#8d6f33"/>`,
		crumple: [0.01, 0.008, 0.3],
		reach: { x: 300, y: 275, width: 600, height: 300 },
		fill: { height: 0.6, width: 0.62 },
		detail: [600, 940],
		detailWidth: 420,
	}
}
