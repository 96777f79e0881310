import type { FacetValues } from './facet-values.ts'
import { groupBy } from './group-by.ts'
import type { SizeEntry } from './entries.ts'
import type { SizeRow } from './queries/read-catalog.ts'

/** A size key has one meaning where all runs label it alike; otherwise each run's size is a value of its own. */
function sizeValueName(size: SizeRow, namesakes: readonly SizeRow[]): string {
	const words = JSON.stringify(Object.entries(size.labels).toSorted())
	const isOneThing = namesakes.every((other) => JSON.stringify(Object.entries(other.labels).toSorted()) === words)
	return isOneThing ? size.key : `${size.size_run_id}.${size.key}`
}

/** Letters keep their order even where several runs share some of them. */
const LETTERS = ['XXS', 'XS', 'S', 'S/M', 'SM', 'M', 'M/L', 'ML', 'L', 'XL', 'XXL', '3XL', '4XL']

function sizeRank(key: string, place: number): number {
	const letter = LETTERS.indexOf(key)
	return letter < 0 ? LETTERS.length + place : letter
}

/** The sizes of all runs, as facet values. */
export class Sizes {
	readonly #values: FacetValues
	/** By `{run} {size key}`. */
	readonly #entries: ReadonlyMap<string, SizeEntry>

	constructor(values: FacetValues, rows: readonly SizeRow[]) {
		this.#values = values
		const namesakes = groupBy(rows, (row) => row.key)
		this.#entries = new Map(
			rows.map((row, place) => {
				const { key, position, labels } = row
				const name = sizeValueName(row, namesakes.get(key) ?? [])
				const value = values.use({ facet: 'size', value: name, alias: key, rank: sizeRank(key, place), labels })
				return [`${row.size_run_id} ${key}`, { key, position, labels, value }]
			}),
		)
	}

	/** Position in the run, 0 for a size that it lacks. */
	positionOf(run: string, key: string): number {
		return this.#entries.get(`${run} ${key}`)?.position ?? 0
	}

	/** The size of a variant, which has it from now on. One that its run lacks is labeled by its key. */
	use(run: string, key: string): SizeEntry {
		const known = this.#entries.get(`${run} ${key}`)
		if (!known)
			return { key, position: 0, labels: {}, value: this.#values.use({ facet: 'size', value: key, labels: {} }) }
		known.value.uses += 1
		return known
	}
}
