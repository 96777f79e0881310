/** Linking elements between the parts of a German compound. */
const LINKS = ['', 's', 'n', 'en', 'er', 'es', 'e']
const SHORTEST_PART = 3
/** Shorter words are simple ones. */
export const SHORTEST_COMPOUND = 2 * SHORTEST_PART

/**
 * Splits a folded German compound into the fewest known words: `sommerkleid` into sommer, kleid and `wollmantel` into
 * woll, mantel. Undefined for unknown parts, and for a simple word.
 */
export function splitCompound(word: string, isKnown: (part: string) => boolean): string[] | undefined {
	for (let length = word.length - SHORTEST_PART; length >= SHORTEST_PART; length--) {
		const [first, rest] = [word.slice(0, length), word.slice(length)]
		const link = LINKS.find((end) => {
			const bare = first.slice(0, first.length - end.length)
			return first.endsWith(end) && bare.length >= SHORTEST_PART && isKnown(bare)
		})
		if (link === undefined) continue
		const bare = first.slice(0, first.length - link.length)
		if (isKnown(rest)) return [bare, rest]
		const others = rest.length >= SHORTEST_COMPOUND ? splitCompound(rest, isKnown) : undefined
		if (others) return [bare, ...others]
	}
}
