import { darken, lighten } from '../cloth/colour.ts'
import { foldPairs } from '../cloth/fold.ts'
import { bothSides, onSide, short } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { button, seam, stitch, stud, topstitch } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { childTrousers, type TrouserBlock, trouserFolds, trouserOutline } from './trouser-block.ts'

export type JeansOptions = { leg?: 'wide' | 'straight' | 'taper' }

const HEMS: Record<NonNullable<JeansOptions['leg']>, TrouserBlock['hem']> = {
	wide: { outer: [372, 1466], inner: [104, 1474] },
	straight: { outer: [332, 1466], inner: [140, 1474] },
	taper: { outer: [284, 1466], inner: [156, 1474] },
}

/** The block of jeans, for dungarees too. */
export function jeansBlock(leg: NonNullable<JeansOptions['leg']>): TrouserBlock {
	return { waist: [224, 150], band: [234, 222], hip: [308, 640], crotch: 622, hem: HEMS[leg] }
}

/** Worn pale on thigh and shin. */
export function denimWash(block: TrouserBlock): string {
	const shin = (block.hem.outer[0] + block.hem.inner[0]) / 2
	return bothSides(
		(side) =>
			`<ellipse cx="${600 + side * 146}" cy="670" rx="112" ry="310" fill="url(#wash)" opacity=".42"/>` +
			`<ellipse cx="${short(600 + side * (shin * 0.4 + 108))}" cy="1090" rx="84" ry="220" fill="url(#wash)" opacity=".26"/>`,
	)
}

/** Scoop pockets, seams and hems of the legs, below the waistband. */
export function jeansSeams(block: TrouserBlock, thread: string): string {
	const { outer, inner } = block.hem
	const [ox, oy] = outer
	const [ix, iy] = inner
	return bothSides(
		(side) =>
			seam(onSide('M122 236C134 330 190 376 276 378', side), 0.5) +
			topstitch(onSide('M114 237C128 338 188 386 280 388', side), thread) +
			topstitch(onSide('M105 238C120 346 186 396 284 398', side), thread) +
			topstitch(
				onSide(
					`M${ox - 8} ${oy - 42}C${short(ox - (ox - ix) * 0.34)} ${oy - 24} ${short(ix + (ox - ix) * 0.3)} ${oy - 22} ${ix + 2} ${iy - 40}`,
					side,
				),
				thread,
			) +
			seam(
				onSide(
					`M24 650C60 ${short(650 + (iy - 650) * 0.28)} ${short(ix - 16)} ${short(650 + (iy - 650) * 0.66)} ${ix + 2} ${iy - 4}`,
					side,
				),
				0.28,
			) +
			`<path d="${onSide(`M254 460C280 760 ${short(ox - 76)} 1120 ${short(ox - 42)} ${oy}`, side)}" fill="none" stroke="#0d1526" stroke-width="2" opacity=".14"/>`,
	)
}

function beltLoop(x: number, colour: string, thread: string): string {
	const at = 600 + x
	return (
		`<rect x="${at - 11}" y="160" width="22" height="82" rx="3" fill="${lighten(colour, 0.07)}" stroke="#0d1526" stroke-opacity=".5" stroke-width="2"/>` +
		stitch(`M${at - 6} 166L${at - 6} 238M${at + 6} 166L${at + 6} 238`, {
			colour: thread,
			opacity: 0.95,
			width: 1.6,
			dash: '5 4',
		})
	)
}

/** Jeans with five pockets; the leg decides the hem. */
export function drawJeans(cloth: Cloth, { leg = 'straight' }: JeansOptions = {}): Drawing {
	const block = cloth.kids ? childTrousers(jeansBlock(leg)) : jeansBlock(leg)
	const { colour, random } = cloth
	const thread = cloth.accents[0] ?? cloth.fabric.topstitch ?? '#c98b45'
	const under =
		`<path d="M378 154C450 128 750 128 822 154L816 210C740 184 460 184 384 210Z" fill="${darken(colour, 0.55)}"/>` +
		'<rect x="562" y="146" width="76" height="38" rx="2" fill="#8a5a34"/><path d="M574 165L626 165" stroke="#5c3a20" stroke-width="3"/>'
	const lines =
		seam('M368 222C470 250 730 250 832 222', 0.5) +
		topstitch('M371 213C470 240 730 240 829 213', thread) +
		topstitch('M378 162C470 182 730 182 822 162', thread) +
		seam('M600 240L600 622', 0.5) +
		topstitch('M600 248C652 250 664 268 662 310C660 420 644 506 606 552', thread) +
		topstitch('M600 248C662 250 674 268 671 312C668 430 650 516 608 562', thread) +
		jeansSeams(block, thread) +
		topstitch('M742 300C762 316 790 322 826 324', thread) +
		[-176, -98, 98, 176].map((x) => beltLoop(x, colour, thread)).join('')
	return {
		parts: [
			cut(cloth, {
				outline: trouserOutline(block, random),
				under,
				trims: denimWash(block),
				lines,
				folds: foldPairs(random, trouserFolds(block)),
			}),
		],
		hardware:
			button(612, 202, 16, '#a9764a') +
			bothSides((side) => stud(600 + side * 124, 248, 5) + stud(600 + side * 276, 374, 5)),
		detail: [690, 350],
		detailWidth: 380,
	}
}
