import { darken } from '../cloth/colour.ts'
import { lens } from '../cloth/fold.ts'
import { bothSides, onSide, symmetric } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { seam, stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'

/** A hat: a short stitched brim of cloth, or a wide one of straw with a ribbon. */
export function drawHat(cloth: Cloth, { wide = false }: { wide?: boolean } = {}): Drawing {
	const { colour } = cloth
	if (wide) {
		return {
			parts: [
				cut(cloth, {
					outline:
						'M110 930C130 830 360 780 600 780C840 780 1070 830 1090 930C1080 1030 860 1080 600 1080C340 1080 120 1030 110 930Z',
					rim: 50,
					folds: lens([160, 940, 500, 1050, 26, 12, 0.5]) + lens([1040, 930, 720, 1050, 26, -12, 0.5]),
					lines:
						stitch(
							'M140 930C160 850 370 800 600 800C830 800 1040 850 1060 930C1050 1014 840 1060 600 1060C360 1060 150 1014 140 930Z',
						) +
						stitch(
							'M180 930C200 860 390 824 600 824C810 824 1000 860 1020 930C1010 1000 820 1036 600 1036C380 1036 190 1000 180 930Z',
							{ opacity: 0.2 },
						),
				}),
				cut(cloth, {
					outline:
						'M352 936C352 780 380 610 450 566C520 530 680 530 750 566C820 610 848 780 848 936C760 984 440 984 352 936Z',
					shadow: 0.36,
					rim: 60,
					folds: lens([450, 600, 560, 640, 22, 8, 0.7]) + lens([760, 610, 650, 640, 20, -8, 0.6]),
				}),
				cut(cloth, {
					outline:
						'M350 850C440 896 760 896 850 850C854 880 854 910 850 938C760 986 440 986 350 938C346 910 346 880 350 850Z',
					colour: cloth.accents[0] ?? '#22304a',
					fabric: {
						tile: { width: 6, height: 6, drawing: '<path d="M0 3L6 3" stroke="#fff" stroke-width="1" opacity=".12"/>' },
						grain: 0.1,
						soft: 8,
						depth: 20,
					},
					rim: 20,
				}),
			],
			fill: { height: 0.42, width: 0.78 },
			detail: [600, 860],
			detailWidth: 460,
		}
	}
	const rows = [0, 1, 2, 3]
		.map((row) =>
			bothSides((side) =>
				stitch(
					onSide(
						`M0 ${1010 + row * 24}C150 ${1010 + row * 24} 270 ${986 + row * 24} ${328 + row * 16} ${940 + row * 26}`,
						side,
					),
					{ colour: cloth.fabric.topstitch ?? darken(colour, 0.5), opacity: 0.6 },
				),
			),
		)
		.join('')
	return {
		parts: [
			cut(cloth, {
				outline: symmetric('M0 560C120 556 210 576 244 610C270 700 290 820 300 910C200 960 90 970 0 970', cloth.random),
				rim: 46,
				folds:
					lens([420, 640, 390, 900, 26, 8, 0.6]) +
					lens([770, 640, 806, 900, 26, -8, 0.6]) +
					lens([540, 640, 520, 860, 18, 6, 0.4]),
				lines:
					seam('M356 616C440 652 760 652 844 616', 0.44) +
					stitch('M356 626C440 662 760 662 844 626') +
					seam('M430 650C420 740 408 850 404 940', 0.24) +
					stitch('M770 650L794 940'),
			}),
			cut(cloth, {
				outline: symmetric(
					'M0 962C120 960 230 934 300 896C350 940 390 1000 412 1060C300 1120 140 1136 0 1136',
					cloth.random,
				),
				shadow: 0.3,
				rim: 40,
				folds:
					lens([320, 960, 290, 1080, 22, 8, 0.6]) +
					lens([880, 960, 920, 1080, 22, -8, 0.6]) +
					lens([560, 1000, 540, 1120, 18, 4, 0.4]),
				lines: rows,
			}),
		],
		fill: { height: 0.44, width: 0.66 },
		detail: [460, 900],
		detailWidth: 420,
	}
}
