import { expect, test } from 'vitest'
import { labelSides } from './pin-labels.ts'

const at = (city: string, x: number, y: number) => ({ city, x, y, ids: [city] })

test('a name that would lie on another pin goes to the other side, and one without room is left out', () => {
	expect(labelSides([at('Paris', 200, 100), at('Lille', 210, 20)], 1)).toEqual(['start', 'start'])
	expect(labelSides([at('Montpellier', 200, 300), at('Marseille', 250, 306)], 1)).toEqual(['end', 'start'])
	expect(labelSides([at('A', 200, 100), at('Lyon', 230, 100), at('B', 262, 100)], 1)).toEqual(['end', null, 'start'])
})

test('from near there is room for all', () => {
	expect(labelSides([at('A', 200, 100), at('Lyon', 230, 100), at('B', 262, 100)], 8)).toEqual([
		'start',
		'start',
		'start',
	])
})
