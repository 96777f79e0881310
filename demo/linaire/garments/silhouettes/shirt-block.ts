import { ridge } from '../cloth/fold.ts'
import { bothSides, onSide, short } from '../cloth/path.ts'
import { seam, stitch } from '../cloth/thread.ts'
import type { Cloth } from './cloth.ts'
import type { ShirtOptions } from './shirt.ts'
import type { TopBlock } from './top-block.ts'

const TAILS = 'C304 1370 250 1424 186 1438C112 1450 40 1430 0 1416'

/** The block of shirts, for dresses and pyjamas too. */
export function shirtBlock({
	straight = false,
	full = false,
	sleeves = 'long',
	collar = 'leaves',
}: ShirtOptions = {}): TopBlock {
	const low = collar === 'band' || collar === 'tie' || collar === 'peter-pan'
	const cuff =
		sleeves === 'short'
			? { outer: [462, 650], inner: [346, 700] }
			: full
				? { outer: [500, 1150], inner: [392, 1168] }
				: { outer: [500, 1196], inner: [384, 1216] }
	return {
		neck: low ? [96, 206] : [88, 190],
		depth: collar === 'peter-pan' ? 292 : 300,
		neckShape: low ? 'round' : 'v',
		shoulder: [304, 268],
		underarm: [306, 620],
		hem: straight ? [324, 1320] : [312, 1280],
		hemDrop: 20,
		hemPath: straight ? undefined : TAILS,
		cuff: { outer: [cuff.outer[0] ?? 0, cuff.outer[1] ?? 0], inner: [cuff.inner[0] ?? 0, cuff.inner[1] ?? 0] },
	}
}

/** Buttons of shirts: the last accent when there is one to spare, else mother of pearl. */
export function buttonColour(cloth: Cloth): string {
	return cloth.accents[2] ?? '#f6f2ea'
}

/** Placket, seams and buttons of a shirt front, from the neck to `bottom`. */
export function shirtFront(block: TopBlock, bottom: number): { trims: string; lines: string; folds: string } {
	const top = block.depth
	const [sx, sy] = block.shoulder
	const [ux, uy] = block.underarm
	const [nx, ny] = block.neck
	return {
		trims: `<rect x="571" y="${top}" width="58" height="${bottom - top}" fill="#fffaf0" opacity=".06"/>`,
		folds: ridge(`M572 ${top}L630 ${top}L630 ${bottom}L572 ${bottom}Z`, 0.32),
		lines:
			seam(`M572 ${top + 6}L572 ${bottom}`, 0.3) +
			seam(`M630 ${top + 6}L630 ${bottom}`, 0.34) +
			stitch(`M579 ${top + 10}L579 ${bottom}`, { opacity: 0.26, width: 1.3, dash: '5 4' }) +
			stitch(`M623 ${top + 10}L623 ${bottom}`, { opacity: 0.26, width: 1.3, dash: '5 4' }) +
			bothSides(
				(side) =>
					seam(
						onSide(
							`M${sx - 2} ${sy}C${sx - 22} ${short(sy + (uy - sy) * 0.34)} ${sx - 18} ${short(sy + (uy - sy) * 0.68)} ${ux} ${uy + 4}`,
							side,
						),
						0.36,
					) +
					seam(
						onSide(
							`M${nx + 30} ${ny + 72}C${short(nx + 88)} ${ny + 94} ${short(nx + 148)} ${ny + 110} ${sx - 14} ${sy + 46}`,
							side,
						),
						0.24,
					),
			),
	}
}
