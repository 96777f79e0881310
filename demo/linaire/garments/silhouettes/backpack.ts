import { darken } from '../cloth/colour.ts'
import { lens, ridge } from '../cloth/fold.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { strap } from './straps.ts'
import { handle } from './handle.ts'

const BRASS = '#c9a45c'

/** A backpack with a top flap, a front pocket and two straps behind. */
export function drawBackpack(cloth: Cloth): Drawing {
	const { colour } = cloth
	const leather = cloth.accents[0] ?? '#6d4a2c'
	const tab = (x: number) =>
		`<rect x="${x - 19}" y="650" width="38" height="230" rx="6" fill="${leather}" stroke="#1a0f08" stroke-opacity=".5" stroke-width="2"/><rect x="${x - 27}" y="770" width="54" height="44" rx="5" fill="none" stroke="${BRASS}" stroke-width="9"/><rect x="${x - 4}" y="776" width="8" height="36" fill="${BRASS}"/>`
	return {
		behind:
			strap('M404 470C336 560 286 960 420 1240', darken(colour, 0.15), 56) +
			strap('M796 470C864 560 914 960 780 1240', darken(colour, 0.15), 56) +
			handle('M540 410C540 300 660 300 660 410', leather, 24),
		parts: [
			cut(cloth, {
				outline:
					'M380 520C380 430 450 392 600 392C750 392 820 430 820 520L862 1180C866 1270 830 1300 760 1306L440 1306C370 1300 334 1270 338 1180Z',
				folds:
					lens([380, 760, 370, 1240, 26, 8, 0.6]) +
					lens([820, 760, 834, 1240, 26, -8, 0.6]) +
					lens([450, 700, 430, 900, 16, 6, 0.4]),
				lines: stitch('M400 530C400 452 464 414 600 414C736 414 800 452 800 530'),
			}),
			cut(cloth, {
				outline:
					'M402 960L798 960C812 960 820 968 821 982L836 1224C836 1262 816 1278 784 1280L416 1280C384 1278 364 1262 364 1224L379 982C380 968 388 960 402 960Z',
				shadow: 0.34,
				rim: 34,
				folds:
					ridge('M380 960L820 960L824 1000L376 1000Z', 0.5) +
					lens([460, 1040, 430, 1250, 20, 6, 0.5]) +
					lens([730, 1050, 770, 1250, 20, -6, 0.5]),
				lines:
					stitch('M396 1016L804 1016') +
					stitch('M398 980L802 980M380 1226C382 1252 396 1264 420 1266L780 1266C804 1264 818 1252 820 1226'),
			}),
			cut(cloth, {
				outline:
					'M366 540C372 440 450 378 600 378C750 378 828 440 834 540L840 700C836 752 800 776 740 780L460 780C400 776 364 752 360 700Z',
				shadow: 0.4,
				rim: 40,
				folds:
					lens([420, 520, 400, 740, 24, 10, 0.5]) +
					lens([780, 520, 800, 740, 24, -10, 0.5]) +
					ridge('M400 400L800 400L800 440L400 440Z', 0.4),
				lines: stitch('M376 700C380 740 408 762 460 764L740 764C792 762 820 740 824 700'),
			}),
		],
		hardware:
			tab(480) +
			tab(720) +
			'<rect x="556" y="1080" width="88" height="48" rx="3" fill="#f7f2e8"/><path d="M574 1104L626 1104" stroke="#6b6257" stroke-width="3"/>',
		crumple: [0.008, 0.006, 0.45],
		reach: { x: 300, y: 300, width: 600, height: 900 },
		fill: { height: 0.66, width: 0.64 },
		detail: [600, 760],
		detailWidth: 440,
	}
}
