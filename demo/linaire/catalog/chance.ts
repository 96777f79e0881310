/** Chance that is the same on every run: a number in [0, 1) from any text (FNV-1a, then a final mix). */
export function chance(text: string): number {
	let hash = 0x811c9dc5
	for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
	return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}

/** A whole number from `low` to `high`, both included, drawn by `text`. */
export function between(text: string, low: number, high: number): number {
	return low + Math.floor(chance(text) * (high - low + 1))
}

/** That share of the ids, drawn by `purpose`: exact to one, where drawing each by itself would scatter. */
export function drawShare(ids: readonly string[], share: number, purpose: string): Set<string> {
	const drawn = ids.toSorted((a, b) => chance(purpose + a) - chance(purpose + b))
	return new Set(drawn.slice(0, Math.round(ids.length * share)))
}
