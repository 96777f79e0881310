import { foldsOn } from '../cloth/fold.ts'
import type { Part } from '../cloth/part.ts'
import { bothSides, onSide, SIDES } from '../cloth/path.ts'
import { seam, stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { acrossSleeve, sleeveFolds, sleeveOutline, type TopBlock } from './top-block.ts'

/** The block of clothes for babies. */
export const BODY: TopBlock = {
	neck: [116, 300],
	depth: 390,
	neckShape: 'round',
	shoulder: [286, 350],
	underarm: [288, 560],
	hem: [300, 900],
	cuff: { outer: [436, 560], inner: [318, 614] },
}

/** Half outline of their torso, from the neck to the hip. */
export const TORSO =
	'M0 390C64 390 102 354 116 300L138 290C196 310 246 326 286 350C272 420 270 490 288 560C284 680 290 800 304 930'

/** Both sleeves with their double hem. */
export function sleeves(cloth: Cloth, block: TopBlock): Part[] {
	return SIDES.map((side) =>
		cut(cloth, {
			outline: sleeveOutline(block, side),
			folds: foldsOn(side, sleeveFolds(block, 14)),
			lines: stitch(acrossSleeve(block, 0.94, side)) + stitch(acrossSleeve(block, 0.91, side)),
		}),
	)
}

/** Armhole seams of the block. */
export function armholes(): string {
	return bothSides((side) => seam(onSide('M284 350C266 420 268 490 288 560', side), 0.4))
}
