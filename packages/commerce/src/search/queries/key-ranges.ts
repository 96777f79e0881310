const RANGE = 5000

/** SKUs in database order, cut into ranges: each begins after `after` and ends with `last`. */
export function skuRanges(skus: readonly string[]): { offset: number; after: string; last: string }[] {
	const count = Math.ceil(skus.length / RANGE)
	return Array.from({ length: count }, (_, index) => {
		const offset = index * RANGE
		const end = Math.min(offset + RANGE, skus.length)
		return { offset, after: skus[offset - 1] ?? '', last: skus[end - 1] ?? '' }
	})
}

/** Numbers joined with commas by PostgreSQL: a hundred thousand rows cost more than their few digits. */
export function parseNumbers(joined: string): number[] {
	return joined.split(',').map(Number)
}
