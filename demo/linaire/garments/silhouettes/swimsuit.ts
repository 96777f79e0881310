import { lighten } from '../cloth/colour.ts'
import { foldPairs } from '../cloth/fold.ts'
import { bothSides, onSide, symmetric } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { seam, stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'

/** A swimsuit with crossed shoulder straps and a frill of its own cloth. */
export function drawSwimsuit(cloth: Cloth): Drawing {
	const { random, colour } = cloth
	const trim = cloth.accents[0] ?? lighten(colour, 0.7)
	const piped = (path: string) => `<path d="${path}" fill="none" stroke="${trim}" stroke-width="13"/>`
	const outline = symmetric(
		'M0 470C60 470 96 430 110 300L168 290C170 380 190 450 240 500C222 620 214 700 224 800C236 860 250 890 262 920C190 950 110 1030 66 1130C40 1138 20 1140 0 1140',
		random,
	)
	return {
		parts: [
			cut(cloth, {
				outline,
				under: `<path d="M432 290C450 350 520 400 600 400C680 400 750 350 768 290L700 500L500 500Z" fill="${lighten(colour, 0.05)}"/><path d="M432 290C450 350 520 400 600 400C680 400 750 350 768 290L700 500L500 500Z" fill="#1a0f08" opacity=".45"/>`,
				trims: bothSides(
					(side) =>
						piped(onSide('M0 472C62 472 98 430 112 300', side)) +
						piped(onSide('M166 290C168 380 188 450 240 502', side)) +
						piped(onSide('M262 918C190 948 110 1030 66 1132', side)),
				),
				folds: foldPairs(random, [
					[220, 560, 120, 660, 14, 10, 0.6],
					[226, 800, 90, 860, 16, 10, 0.6],
					[60, 1110, 170, 940, 14, 6, 0.6],
					[190, 620, 196, 820, 14, 4, 0.4],
				]),
				lines:
					bothSides(
						(side) =>
							stitch(onSide('M0 486C70 486 110 440 126 306', side), { opacity: 0.3 }) +
							stitch(onSide('M256 932C186 964 112 1042 76 1134', side), { opacity: 0.3 }),
					) + seam('M392 800C480 822 720 822 808 800', 0.3),
			}),
		],
		fill: { height: 0.66, width: 0.6 },
		detail: [600, 520],
		detailWidth: 420,
	}
}
