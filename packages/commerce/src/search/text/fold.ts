const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', đ: 'd' }

/** Removes case and accents: `Œillet Écru` gives `oeillet ecru`, `Płaszcz` gives `plaszcz`. */
export function fold(text: string): string {
	// Fast path: most words are ASCII.
	if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase()
	return text
		.normalize('NFD')
		.toLowerCase()
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[łßœæøđ]/g, (letter) => LETTERS[letter] ?? letter)
}

/** A word as written, and folded. */
export type Word = { surface: string; folded: string }

/** The words of a text, in order. `T-shirt` is t, shirt and tshirt. */
export function wordsOf(text: string): Word[] {
	return text
		.toLowerCase()
		.split(/[^\p{L}\p{N}\p{M}'’-]+/u)
		.flatMap((chunk) => {
			const parts = chunk.split(/['’-]+/).filter((part) => part !== '')
			const words = parts.length > 1 ? [...parts, parts.join('')] : parts
			return words.map((surface) => ({ surface, folded: fold(surface) }))
		})
}

/** Normalizes a reference, SKU or GTIN: `LN W01-sky` gives `lnw01sky`. */
export function foldReference(text: string): string {
	return fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}
