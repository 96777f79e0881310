/** What German puts between the parts of a compound. */
const LINKS = ['', 's', 'n', 'en', 'er', 'es', 'e']
const SHORTEST_PART = 3

/**
 * Takes a folded German compound apart into words that are known, the fewest: `sommerkleid` is sommer, kleid and
 * `wollmantel` woll, mantel. Undefined where its parts are not known, and for a word that is none.
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
		const others = rest.length >= 2 * SHORTEST_PART ? splitCompound(rest, isKnown) : undefined
		if (others) return [bare, ...others]
	}
}
