/** Tolerated edit distance by word length. */
export function allowedSlips(letters: number): number {
	return letters >= 8 ? 2 : letters >= 4 ? 1 : 0
}

/** Damerau-Levenshtein distance (insertion, deletion, substitution, transposition), or `limit + 1` as soon as it exceeds the limit. */
export function editDistance(a: string, b: string, limit: number): number {
	if (Math.abs(a.length - b.length) > limit) return limit + 1
	let before: number[] = []
	let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
	for (let i = 1; i <= a.length; i++) {
		const current = [i]
		let best = i
		for (let j = 1; j <= b.length; j++) {
			const isSame = a[i - 1] === b[j - 1]
			let distance = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (isSame ? 0 : 1))
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
				distance = Math.min(distance, before[j - 2]! + 1)
			current.push(distance)
			best = Math.min(best, distance)
		}
		if (best > limit) return limit + 1
		;[before, previous] = [previous, current]
	}
	return Math.min(previous[b.length]!, limit + 1)
}
