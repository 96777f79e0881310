import { MEASURES } from '@vitrine/commerce/catalog/rules/measures'
import { expect, test } from 'vitest'
import { measuresOf } from './measures.ts'
import { readObjects } from './records.ts'
import { sizesOf, STYLES } from './styles.ts'

const GRADED = STYLES.map((style) => {
	const sizes = sizesOf(style).map(({ key }) => key)
	return { style, sizes, measures: measuresOf(style.measuredAs ?? style.id, sizes) }
})

test('every garment is measured, in every size, and none shrinks where its size grows', () => {
	const without = GRADED.filter(({ measures }) => !measures).map(({ style }) => style.category)
	expect([...new Set(without)].sort()).toEqual(['a-belts', 'a-jewel', 'a-scarves', 'a-socks'])
	for (const { style, sizes, measures = {} } of GRADED) {
		for (const [measure, bySize] of Object.entries(measures)) {
			expect(MEASURES, style.id).toContain(measure)
			const values = sizes.map((size) => bySize[size]!)
			expect([style.id, measure, values.every((value) => value > 0 && value < 200)]).toEqual([style.id, measure, true])
			// The leg of jeans goes by the second number of their size.
			if (measure === 'inseam' && style.sizeRun === 'men-jeans') continue
			expect([style.id, measure, values]).toEqual([style.id, measure, values.toSorted((a, b) => a - b)])
		}
	}
})

test('lengths told in words are those of the table', () => {
	const bases = new Map(readObjects<{ id: string; base: string }>('measures.jsonl').map(({ id, base }) => [id, base]))
	let told = 0
	for (const { style, measures } of GRADED) {
		for (const detail of style.texts.en?.details ?? []) {
			const [, name, centimeters] = /^(Length|Inside leg|Leg opening) (\d+) cm/.exec(detail) ?? []
			if (name === undefined || style.category === 'a-jewel') continue
			const measure = name === 'Length' ? 'length' : name === 'Inside leg' ? 'inseam' : 'hem'
			expect([style.id, detail, measures?.[measure]?.[bases.get(style.measuredAs ?? style.id)!]]).toEqual([
				style.id,
				detail,
				Number(centimeters),
			])
			told += 1
		}
	}
	expect(told).toBeGreaterThan(55)
})

test('a garment leaves its wearer some room', () => {
	const around = (id: string, size: string) => {
		const { measures } = GRADED.find(({ style }) => style.id === id)!
		return measures!.chest![size]! * 2
	}
	// Body of brief 2.5: women 40 have a chest of 92 cm, men M of 98.
	for (const id of ['LN-W01', 'LN-W12', 'LN-W24']) expect(around(id, '40')).toBeGreaterThan(94)
	for (const id of ['LN-M02', 'LN-M08', 'LN-M15']) expect(around(id, 'M')).toBeGreaterThan(102)
})
