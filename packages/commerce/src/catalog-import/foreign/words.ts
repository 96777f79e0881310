/** A word as it is compared: without case, accents, and spaces at its ends or doubled within. */
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

/** What an object of a mapping says of a word, however either is written. */
export function lookUp<T>(words: Readonly<Record<string, T>>, word: string): T | undefined {
	const wanted = plain(word)
	for (const [key, value] of Object.entries(words)) if (plain(key) === wanted) return value
	return undefined
}

/** A slug of a text; empty when nothing of it can be written in one. */
export function slugOf(text: string): string {
	return plain(text)
		.replaceAll('œ', 'oe')
		.replaceAll('æ', 'ae')
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-+|-+$/g, '')
		.slice(0, 100)
		.replace(/-+$/, '')
}
