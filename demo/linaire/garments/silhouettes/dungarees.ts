import { darken } from '../cloth/colour.ts'
import { foldPairs, lens } from '../cloth/fold.ts'
import { bothSides, onSide, SIDES, symmetric } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { label, seam, stud, topstitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { denimWash, jeansSeams } from './jeans.ts'
import { childTrousers, type TrouserBlock, trouserFolds, trouserOutline } from './trouser-block.ts'

const BLOCK: TrouserBlock = {
	waist: [252, 470],
	band: [254, 520],
	hip: [312, 860],
	crotch: 880,
	hem: { outer: [344, 1540], inner: [120, 1548] },
}

/** Dungarees: a bib with a pocket, straps with buckles, wide legs. */
export function drawDungarees(cloth: Cloth): Drawing {
	const { colour, random } = cloth
	const thread = cloth.accents[0] ?? cloth.fabric.topstitch ?? '#c98b45'
	const block = childTrousers(BLOCK)
	const lowered = (drawn: string) => `<g transform="translate(0 272)">${drawn}</g>`
	const raised: TrouserBlock = {
		...block,
		hem: {
			outer: [block.hem.outer[0], block.hem.outer[1] - 272],
			inner: [block.hem.inner[0], block.hem.inner[1] - 272],
		},
	}
	const buckle = (side: 1 | -1) => {
		const x = 600 + side * 118
		return `<rect x="${x - 30}" y="262" width="60" height="62" rx="8" fill="none" stroke="#8d8a82" stroke-width="10"/><path d="M${x - 30} 292L${x + 30} 292" stroke="#8d8a82" stroke-width="7"/>${stud(x, 336, 13)}`
	}
	return {
		parts: [
			...SIDES.map((side) =>
				cut(cloth, {
					outline: onSide('M94 300L142 300C150 220 130 150 100 110L56 118C84 160 96 220 94 300Z', side),
					rim: 8,
					edge: 0.44,
					lines: topstitch(onSide('M103 296C104 224 92 166 68 124M133 296C140 220 122 160 94 122', side), thread),
				}),
			),
			cut(cloth, {
				outline: trouserOutline(block, random),
				under: `<path d="M350 470C450 440 750 440 850 470L840 540L360 540Z" fill="${darken(colour, 0.55)}"/>${label(600, 470)}`,
				trims: lowered(denimWash(raised)),
				folds: foldPairs(random, trouserFolds(block)),
				lines:
					lowered(jeansSeams(raised, thread)) +
					seam('M600 540L600 880', 0.46) +
					topstitch('M608 540L608 870', thread) +
					bothSides((side) => stud(600 + side * 262, 560, 12) + stud(600 + side * 276, 620, 12)),
			}),
			cut(cloth, {
				outline: symmetric('M0 280L146 280C152 360 176 440 222 478L252 474L254 536C160 548 80 550 0 550', random),
				shadow: 0.2,
				rim: 22,
				edge: 0.42,
				folds: lens([480, 470, 560, 380, 12, 6, 0.5]) + lens([720, 480, 650, 400, 12, -6, 0.5]),
				lines: bothSides(
					(side) =>
						topstitch(onSide('M0 292L136 292C144 366 168 440 216 488', side), thread) +
						topstitch(onSide('M0 536C80 536 160 534 250 524M0 498C90 498 160 496 230 490', side), thread),
				),
			}),
			cut(cloth, {
				outline: 'M510 340L690 340L690 450L600 478L510 450Z',
				shadow: 0.2,
				rim: 10,
				edge: 0.44,
				lines:
					topstitch('M519 362L681 362M519 348L519 444L600 468L681 444L681 348', thread) +
					topstitch('M570 362L570 460', thread),
			}),
		],
		hardware: bothSides(buckle),
		detail: [600, 420],
		detailWidth: 460,
	}
}
