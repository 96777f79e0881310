import { FIGURES, MEASURES } from '@vitrine/commerce/catalog/rules/measures'
import { expect, test } from 'vitest'
import { drawingOf, markOf } from './garment-lines.ts'

/** Of a letter's circle, with its stroke. */
const WIDTH = 19

type Figure = (typeof FIGURES)[number]

/** Pairs of measures whose letters touch. */
function touching(figure: Figure, sleeve: number): string[] {
	const measures = MEASURES.map((measure) => (measure === 'sleeve' ? sleeve : 50))
	const size = { sizeKey: 'M', sizeLabel: 'M', secondSizeLabel: '', conversions: {}, measures }
	const { lines } = drawingOf({ figure, measures: [...MEASURES], systems: [], sizes: [size] })!
	const marks = Object.entries(lines).map(([measure, line]) => ({ measure, ...markOf(line) }))
	return marks.flatMap((one, index) => {
		const near = marks.slice(index + 1).filter(({ x, y }) => Math.hypot(x - one.x, y - one.y) < WIDTH)
		return near.map(({ measure }) => `${figure}: ${one.measure} and ${measure}`)
	})
}

test('no two letters of a drawing touch, with short sleeves and long ones', () => {
	expect(FIGURES.flatMap((figure) => [...touching(figure, 20), ...touching(figure, 60)])).toEqual([])
})
