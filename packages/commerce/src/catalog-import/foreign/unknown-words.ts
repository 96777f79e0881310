import { plain } from './words.ts'

/** Unknown words of a foreign file in their first spelling, with the number of products that use them. */
export type UnknownWords = {
	colors: Record<string, number>
	/** Sizes of products without a matching run. */
	sizes: Record<string, number>
	/** Most specific word of products without a category. */
	categories: Record<string, number>
	manufacturers: Record<string, number>
}
export const NO_UNKNOWN_WORDS: UnknownWords = { colors: {}, sizes: {}, categories: {}, manufacturers: {} }

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
