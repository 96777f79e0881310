import { expect, test } from 'vitest'
import { tileGrid } from './tile-grid.ts'

/** Columns on wide screens and tablets, and whether a telephone shows the first across. */
function columnsOf(count: number, wide: readonly number[]) {
	const { className } = tileGrid(count, wide)
	const [, large, middle] = /tiles-wide-(\d) tiles-tablet-(\d)/.exec(className) ?? []
	return [Number(large), Number(middle), className.endsWith('tiles-odd')]
}

test.each([
	[3, [3, 3, true]],
	[4, [4, 4, false]],
	[5, [5, 5, true]],
	[6, [6, 3, false]],
])('%i departments leave no tile alone', (count, columns) => {
	expect(columnsOf(count, [4, 5, 6, 3])).toEqual(columns)
})

test.each([
	[8, [4, 4, false]],
	[9, [5, 3, true]],
	[10, [5, 5, false]],
	[11, [6, 4, true]],
	[12, [6, 4, false]],
	[13, [7, 5, true]],
])('%i categories leave no tile alone', (count, columns) => {
	expect(columnsOf(count, [6, 7, 5, 4])).toEqual(columns)
})

test('the first of an odd number is asked for as large as it is shown', () => {
	const [first, other] = tileGrid(13, [6, 7, 5, 4]).sizes
	expect(first).toBe('(min-width: 1280px) 13vw, (min-width: 768px) 18vw, 92vw')
	expect(other).toBe('(min-width: 1280px) 13vw, (min-width: 768px) 18vw, 46vw')
})
