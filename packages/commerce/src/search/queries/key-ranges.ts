const RANGE = 5000

/** Keys in database order, cut into ranges: each begins after `after` and ends with `last`. */
export function keyRanges(keys: readonly string[]): { offset: number; after: string; last: string }[] {
	const count = Math.ceil(keys.length / RANGE)
	return Array.from({ length: count }, (_, index) => {
		const offset = index * RANGE
		const end = Math.min(offset + RANGE, keys.length)
		return { offset, after: keys[offset - 1] ?? '', last: keys[end - 1] ?? '' }
	})
}

/** Numbers joined with commas by PostgreSQL: a hundred thousand rows cost more than their few digits. */
export function parseNumbers(joined: string): number[] {
	return joined.split(',').map(Number)
}
