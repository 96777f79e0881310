export type Random = () => number

/** A repeatable stream of numbers in [0, 1) (mulberry32). */
export function createRandom(seed: number): Random {
	let state = seed >>> 0
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
	}
}

/** A 32-bit seed from a text (FNV-1a), so that the same specification always has the same folds. */
export function seedOf(text: string): number {
	let hash = 0x811c9dc5
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
	return hash >>> 0
}
