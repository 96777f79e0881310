/** Numbers from 0 to below 1, the same in every run (mulberry32). */
export function createRandom(seed: number): () => number {
	let state = seed >>> 0
	return () => {
		state = (state + 0x6d2b79f5) >>> 0
		let mixed = Math.imul(state ^ (state >>> 15), state | 1)
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
	}
}

/**
 * Draws places 0 to `count` - 1 with a frequency of 1 / (place + 1) ** `exponent`: how requests spread over the pages of
 * a site (Breslau et al., "Web caching and Zipf-like distributions", 1999, found exponents of 0.64 to 0.83; 1 is Zipf's own).
 */
export function createZipf(options: { count: number; exponent?: number; random: () => number }): () => number {
	const { count, exponent = 1, random } = options
	const cumulative = new Float64Array(count)
	let total = 0
	for (let place = 0; place < count; place++) {
		total += 1 / (place + 1) ** exponent
		cumulative[place] = total
	}
	return () => {
		const drawn = random() * total
		let [low, high] = [0, count - 1]
		while (low < high) {
			const middle = (low + high) >> 1
			if (cumulative[middle]! > drawn) high = middle
			else low = middle + 1
		}
		return low
	}
}

/** The same elements in another order, the same in every run. */
export function shuffled<T>(values: readonly T[], random: () => number): T[] {
	const result = [...values]
	for (let last = result.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1))
		;[result[last], result[other]] = [result[other]!, result[last]!]
	}
	return result
}
