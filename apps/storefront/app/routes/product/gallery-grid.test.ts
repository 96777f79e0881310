import { expect, test } from 'vitest'
import { galleryGrid } from './gallery-grid.ts'

const upright = () => ({ width: 960, height: 1280 })
const wide = () => ({ width: 1280, height: 960 })
const uprights = (count: number) => Array.from({ length: count }, upright)

test.each([
	[0, 'pairs'],
	[1, 'alone'],
	[2, 'pairs'],
	[3, 'large'],
	[4, 'pairs'],
	[5, 'large'],
	[7, 'large'],
])('%i pictures stand as %s', (count, layout) => {
	expect(galleryGrid(uprights(count)).layout).toBe(layout)
})

test('a landscape picture takes a row of its own and is not counted', () => {
	expect(galleryGrid([upright(), wide(), upright()]).layout).toBe('pairs')
	expect(galleryGrid([upright(), wide()]).layout).toBe('alone')
	expect(galleryGrid([wide(), upright(), upright(), upright()]).layout).toBe('large')
})

test('each is asked for as large as it is shown, and the first on a telephone as ever', () => {
	const { sizes } = galleryGrid([upright(), wide(), ...uprights(4)])
	const desktop = sizes.map((one) => /\(min-width: 1280px\) ([^,]*)/.exec(one)![1])
	expect(desktop).toEqual(['41vw', '62vw', '20vw', '20vw', '31vw', '31vw'])
	expect(new Set(sizes.map((one) => one.split(', ').at(-1)))).toEqual(new Set(['100vw']))
})
