import type { CatalogRecordInput } from '@vitrine/commerce/catalog-import/records'
import { readObjects } from './records.ts'

type Measures = NonNullable<Extract<CatalogRecordInput, { type: 'product' }>['measures']>
type Measure = keyof Measures

/**
 * How a measure grows: its centimeters at the base size, and how many more for each step, which is one of the number in a size
 * (two from 38 to 40, six from 110 to 116 cm), or the next letter. `size` is the number itself; `L` that of the leg, in inches.
 */
type Growth = 'size' | readonly [atBase: number, each: number] | readonly [leg: 'L', inches: number]
type Grading = { id: string; base: string } & Partial<Record<Measure, Growth>>

const GRADINGS = new Map(readObjects<Grading>('measures.jsonl').map((grading) => [grading.id, grading]))

/** How a garment grows. Throws where none of this id is measured. */
export function gradingOf(id: string): Grading {
	const grading = GRADINGS.get(id)
	if (!grading) throw new Error(`no measures ${id}`)
	return grading
}

/** What a style measures in each size; undefined where size says nothing of it, as of earrings. */
export function measuresOf(id: string, sizes: readonly string[]): Measures | undefined {
	const grading = GRADINGS.get(id)
	if (!grading) return undefined
	const { id: _, base, ...growths } = grading
	const placed = Object.entries(growths).map(([measure, growth]) => {
		const values = sizes.map((size) => [size, measured(growth, { size, base, sizes })] as const)
		return [measure, Object.fromEntries(values)] as const
	})
	return Object.fromEntries(placed)
}

type Place = { size: string; base: string; sizes: readonly string[] }

/** To half a centimeter, as a tape is read. */
function measured(growth: Growth, { size, base, sizes }: Place): number {
	if (growth === 'size') return stepOf(size, sizes)
	const [start, each] = growth
	const centimeters = start === 'L' ? legOf(size) * each : start + each * (stepOf(size, sizes) - stepOf(base, sizes))
	return Math.round(centimeters * 2) / 2
}

function stepOf(size: string, sizes: readonly string[]): number {
	const number = /^W?(\d+)/.exec(size)?.[1]
	return number === undefined ? sizes.indexOf(size) : Number(number)
}

function legOf(size: string): number {
	return Number(/L(\d+)$/.exec(size)?.[1])
}
