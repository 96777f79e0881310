import { darken, lighten } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import { onSide, SIDES, symmetric } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { label, seam, stitch } from '../cloth/thread.ts'
import { poplin } from '../fabrics/plain.ts'
import { type Cloth, cut } from './cloth.ts'

const SKIRT_FOLDS = [-168, -124, -74, -24, 30, 84, 128, 168]

/** A dress wrapped to the right, tied at the waist, with a swinging skirt. */
export function drawWrapDress(cloth: Cloth): Drawing {
	const { colour } = cloth
	const sleeves = SIDES.map((side) =>
		cut(cloth, {
			outline: onSide(
				'M250 188C318 230 352 320 380 440C352 468 304 482 262 480C246 456 230 424 222 396C220 330 232 256 250 188Z',
				side,
			),
			shift: [side * 60, 40],
			folds:
				lens([600 + side * 330, 300, 600 + side * 350, 450, 14, -side * 6, 0.7]) +
				lens([600 + side * 280, 260, 600 + side * 300, 460, 13, side * 5, 0.6]) +
				lens([600 + side * 250, 240, 600 + side * 330, 230, 12, side * 4, 0.7]),
			lines: stitch(onSide('M374 424C346 448 302 460 256 460', side), { opacity: 0.4 }),
		}),
	)
	const skirt = SKIRT_FOLDS.map((x, index) =>
		lens([
			600 + x * 0.92,
			650 + (index % 3) * 18,
			600 + x * 2.2 + (index % 2 ? 12 : -8),
			1500,
			25 + (index % 3) * 8,
			x < 0 ? 14 : -14,
			0.75,
		]),
	).join('')
	const band = 'M418 584C520 608 680 608 782 584L788 636C680 662 520 662 412 636Z'
	const body = cut(cloth, {
		outline: symmetric(
			'M0 330C40 280 82 190 106 138L136 132C180 152 218 170 252 190C238 260 224 330 222 392C212 466 190 536 176 596C202 700 316 1060 392 1452C262 1490 116 1502 0 1500',
			cloth.random,
		),
		under: `<path d="M486 150C540 176 660 176 714 150L692 250C650 310 600 374 600 374C600 374 550 310 508 250Z" fill="${darken(colour, 0.5)}"/>${label(600, 178)}`,
		folds:
			skirt +
			lens([772, 592, 556, 380, 13, 12, 0.7]) +
			lens([768, 584, 604, 450, 13, 10, 0.7]) +
			lens([770, 600, 520, 548, 12, 6, 0.5]) +
			lens([430, 580, 516, 410, 13, -8, 0.6]) +
			lens([440, 572, 560, 510, 11, -6, 0.5]),
		trims: `<path d="${band}" fill="${lighten(colour, 0.04)}"/>`,
		lines:
			seam('M494 138C520 200 560 290 642 390C694 460 748 532 778 592', 0.6, 3) +
			seam('M706 138C680 196 640 290 600 344', 0.6, 3) +
			seam('M418 584C520 608 680 608 782 584', 0.5) +
			seam('M412 636C520 662 680 662 788 636', 0.5) +
			stitch('M216 1434C340 1472 490 1480 600 1478C710 1480 860 1472 984 1434', { opacity: 0.4 }),
	})
	const tie = (outline: string, paler: number) =>
		cut(cloth, { outline, colour: lighten(colour, paler), fabric: poplin(), shadow: 0.38, rim: 8 })
	return {
		parts: [
			...sleeves,
			body,
			tie('M752 610C764 720 790 830 800 960L768 968C764 850 748 730 738 620Z', 0.05),
			tie('M742 606C730 700 720 800 700 900L676 890C700 790 716 700 724 606Z', 0),
			tie('M760 604C800 574 868 580 884 604C864 640 800 640 756 624Z', 0.06),
			tie('M724 600C742 588 770 594 774 614C770 636 740 640 724 626Z', 0.1),
		],
		detail: [640, 420],
		detailWidth: 460,
	}
}
