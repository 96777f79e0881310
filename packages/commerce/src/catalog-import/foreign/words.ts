/** Normalizes a word for comparison: case, accents, and extra spaces. */
export function plain(word: string): string {
	return word
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll('ł', 'l')
		.replaceAll('Ł', 'L')
		.replaceAll('ß', 'ss')
		.toLowerCase()
		.replaceAll(/\s+/g, ' ')
		.trim()
}

/** Looks a word up in an object of a mapping, normalized. */
export function lookUp<T>(words: Readonly<Record<string, T>>, word: string): T | undefined {
	const wanted = plain(word)
	for (const [key, value] of Object.entries(words)) if (plain(key) === wanted) return value
	return undefined
}

/** Slug of a text; empty when no character can be used. */
export function slugOf(text: string): string {
	return plain(text)
		.replaceAll('œ', 'oe')
		.replaceAll('æ', 'ae')
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-+|-+$/g, '')
		.slice(0, 100)
		.replace(/-+$/, '')
}
