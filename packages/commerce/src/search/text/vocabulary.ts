import type { Language } from '@vitrine/market/locales'
import { pickText } from '../../catalog/queries/texts.ts'
import type { Projection } from '../projection.ts'
import { allowedSlips, editDistance } from './edit-distance.ts'
import { type Word, wordsOf } from './fold.ts'

/** A word of the catalog in one language and where it stands. */
export type Term = {
	folded: string
	/** As it was first written, in small letters. */
	surface: string
	/** Products by name, colorways by color name, categories by name: ordinals. */
	products: number[]
	colorways: number[]
	categories: number[]
}

/** The words of a catalog in one language, sorted. */
export class Vocabulary {
	readonly terms: readonly Term[]

	constructor(projection: Projection, language: Language) {
		const terms = new Map<string, Term>()
		// Thousands of colorways share a few dozen color names.
		const known = new Map<string, Word[]>()
		const enter = (text: string, enlist: (term: Term) => number[], ordinal: number) => {
			const words = known.get(text) ?? wordsOf(text)
			known.set(text, words)
			for (const { folded, surface } of words) {
				let term = terms.get(folded)
				if (!term) {
					term = { folded, surface, products: [], colorways: [], categories: [] }
					terms.set(folded, term)
				}
				const list = enlist(term)
				if (list.at(-1) !== ordinal) list.push(ordinal)
			}
		}
		for (const product of projection.products)
			enter(pickText(product.texts, language)?.name ?? '', (term) => term.products, product.ordinal)
		for (const colorway of projection.colorways)
			enter(pickText(colorway.texts, language) ?? '', (term) => term.colorways, colorway.ordinal)
		for (const category of projection.categories)
			enter(pickText(category.texts, language)?.name ?? '', (term) => term.categories, category.ordinal)
		this.terms = [...terms.values()].sort((a, b) => (a.folded < b.folded ? -1 : 1))
	}

	/** Terms that begin with a folded word, the word itself first. */
	startingWith(word: string): readonly Term[] {
		const first = this.#place(word)
		let end = first
		while (end < this.terms.length && this.terms[end]!.folded.startsWith(word)) end += 1
		return this.terms.slice(first, end)
	}

	/** Terms as near as a slip of the hand can be, nearest only, the most used first. */
	near(word: string): Term[] {
		let limit = word.length < 3 ? 0 : 2
		let nearest: Term[] = []
		for (const term of this.terms) {
			// The longer of the two decides: `pulower` is forgiven as much as `pullover`.
			const slips = Math.min(limit, allowedSlips(Math.max(word.length, term.folded.length)))
			if (slips === 0) continue
			const distance = editDistance(word, term.folded, slips)
			if (distance > slips) continue
			if (distance < limit) nearest = []
			limit = distance
			nearest.push(term)
		}
		const uses = (term: Term) => term.products.length + term.colorways.length + term.categories.length
		return nearest.sort((a, b) => uses(b) - uses(a)).slice(0, 3)
	}

	#place(word: string): number {
		let [low, high] = [0, this.terms.length]
		while (low < high) {
			const middle = (low + high) >>> 1
			if (this.terms[middle]!.folded < word) low = middle + 1
			else high = middle
		}
		return low
	}
}
