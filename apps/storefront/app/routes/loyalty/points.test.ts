import { expect, test } from 'vitest'
import { readPoints } from './loyalty-view.ts'

test.each([
	['250', 250],
	['0', 0],
	['007', 7],
	[' 1 250 ', 1250],
	['1\u202f250', 1250],
	['999999999', 999_999_999],
])('%j is %i points (R113)', (typed, points) => {
	expect(readPoints(typed)).toEqual({ points })
})

test.each([
	['', 'required'],
	['   ', 'required'],
	['-1', 'whole'],
	['+1', 'whole'],
	['2.5', 'whole'],
	['2,5', 'whole'],
	['1e3', 'whole'],
	['0x10', 'whole'],
	['Infinity', 'whole'],
	['NaN', 'whole'],
	['many', 'whole'],
	['<script>', 'whole'],
	['٢٥٠', 'whole'],
	['1000000000', 'huge'],
	['9'.repeat(400), 'huge'],
])('%j is refused: %s', (typed, refusal) => {
	expect(readPoints(typed)).toEqual({ refusal })
})
