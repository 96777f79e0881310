import { lens } from '../cloth/fold.ts'
import type { Part } from '../cloth/part.ts'
import { onSide, SIDES } from '../cloth/path.ts'
import { button, stitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { buttonsOf } from './coat-parts.ts'

/** The belt of a trench with its buckle and its hanging end. */
export function belt(cloth: Cloth): Part[] {
	const tail = cut(cloth, {
		outline: 'M668 846C690 930 706 1010 712 1090L656 1098C650 1010 640 930 632 852Z',
		shadow: 0.36,
		rim: 10,
		edge: 0.4,
		lines: stitch('M702 1084L664 1089C658 1010 650 940 642 860', { opacity: 0.3 }),
	})
	const band = cut(cloth, {
		outline: 'M304 812C400 836 800 836 896 812L902 872C800 898 400 898 298 872Z',
		shadow: 0.3,
		rim: 12,
		edge: 0.42,
		lines: stitch('M304 822C400 846 800 846 896 822') + stitch('M300 863C400 888 800 888 900 863'),
		folds: lens([360, 840, 540, 866, 9, 0, 0.6]),
	})
	const buckle = cut(cloth, {
		colour: '#5b3a22',
		outline: 'M588 806L672 806L672 908L588 908ZM606 826L654 826L654 888L606 888Z',
		shadow: 0.3,
		rim: 6,
		edge: 0.5,
	})
	return [tail, band, buckle]
}

/** Epaulettes and the flap over one shoulder. */
export function stormFlaps(cloth: Cloth): Part[] {
	const epaulettes = SIDES.map((side) =>
		cut(cloth, {
			outline: onSide('M300 232L324 262L210 236L190 208Z', side),
			shadow: 0.24,
			rim: 6,
			edge: 0.4,
			lines: button(600 + side * 214, 222, 8, buttonsOf(cloth)),
		}),
	)
	const flap = cut(cloth, {
		outline: 'M668 420C740 470 820 500 900 506L896 400C890 330 884 280 880 240L760 230Z',
		shadow: 0.26,
		rim: 14,
		edge: 0.4,
		lines: stitch('M672 412C744 460 820 490 896 496'),
	})
	return [flap, ...epaulettes]
}
