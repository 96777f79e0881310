import { plain } from './words.ts'

/** The unknown words of a foreign file: each in its first spelling, with the number of products that use it. */
export type UnknownWords = {
	colors: Record<string, number>
	/** Sizes of products for which no run knows all of them. */
	sizes: Record<string, number>
	/** The most telling word for the category of a product that has none. */
	categories: Record<string, number>
	manufacturers: Record<string, number>
}
export const NO_UNKNOWN_WORDS: UnknownWords = { colors: {}, sizes: {}, categories: {}, manufacturers: {} }

/** Collects them while a file is read. */
export class UnknownWordList {
	readonly words: UnknownWords = structuredClone(NO_UNKNOWN_WORDS)
	readonly #first = new Map<string, string>()

	add(kind: keyof UnknownWords, word: string): void {
		if (word === '') return
		const key = `${kind} ${plain(word)}`
		const known = this.#first.get(key) ?? word
		this.#first.set(key, known)
		this.words[kind][known] = (this.words[kind][known] ?? 0) + 1
	}
}
