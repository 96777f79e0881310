import type { Language } from '@vitrine/market/locales'
import { pickText } from '../../catalog/queries/texts.ts'
import type { Projection } from '../projection.ts'
import { forEachSliced, type Sliced } from '../slices.ts'
import { splitCompound } from './compounds.ts'
import { type Word, wordsOf } from './fold.ts'
import type { Lexicon } from './lexicon.ts'
import { stem } from './stem.ts'

/** A stem and its occurrences in the catalog in one language. Ordinals, ascending. */
export type Term = {
	/** Products by head word, compound head or any word of the name; colorways by color name, categories by name. */
	heads: number[]
	compounds: number[]
	names: number[]
	colorways: number[]
	categories: number[]
}

/** A word form of the catalog. */
export type Form = { folded: string; surface: string; stem: string; uses: number }

/** Words after these are a material or a detail, not the article. */
const PREPOSITIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
	fr: new Set('a en au aux de du des d sans avec pour'.split(' ')),
	en: new Set('with in of for without and'.split(' ')),
	de: new Set('aus mit ohne fur und im'.split(' ')),
	es: new Set('de con sin en para y'.split(' ')),
	it: new Set('in a con senza per di e d alla da'.split(' ')),
	pl: new Set('z ze w na bez do dla'.split(' ')),
}

/** Position of the head word: first in Romance names, last of the first part in English and German, either in Polish. */
function headPlaces(chunks: readonly Word[][], language: Language): [first: number, end: number] {
	const preposition = chunks.findIndex(([word]) => word && PREPOSITIONS[language].has(word.folded))
	const end = preposition < 1 ? chunks.length : preposition
	if (language === 'pl') return [0, end]
	return language === 'en' || language === 'de' ? [end - 1, end] : [0, 1]
}

type NameWord = Word & { isHead: boolean }

/** The words of a name; `T-Shirt` is one position with three words. */
function nameWords(name: string, language: Language): NameWord[] {
	const chunks = name.split(/[\s,]+/).map((chunk) => wordsOf(chunk))
	const [first, end] = headPlaces(chunks, language)
	return chunks.flatMap((words, place) => words.map((word) => ({ ...word, isHead: place >= first && place < end })))
}

type List = keyof Term

/** The vocabulary of a catalog in one language. */
export class Vocabulary {
	forms: readonly Form[] = []
	readonly #language: Language
	readonly #lexicon: Lexicon
	readonly #terms = new Map<string, Term>()
	readonly #forms = new Map<string, Form>()

	private constructor(lexicon: Lexicon) {
		this.#language = lexicon.language
		this.#lexicon = lexicon
	}

	static *build(projection: Projection, lexicon: Lexicon): Sliced<Vocabulary> {
		const vocabulary = new Vocabulary(lexicon)
		yield* vocabulary.#enterAll(projection)
		return vocabulary
	}

	*#enterAll(projection: Projection): Sliced<void> {
		const names: NameWord[][] = []
		// Thousands of colorways share a few dozen color names.
		const colors = new Map<string, Word[]>()
		yield* forEachSliced(projection.products, ({ texts, ordinal }) => {
			const words = nameWords(pickText(texts, this.#language)?.name ?? '', this.#language)
			names.push(words)
			for (const word of words) this.#enter(word, word.isHead ? 'heads' : 'names', ordinal)
		})
		yield* forEachSliced(projection.colorways, ({ texts, ordinal }) => {
			const name = pickText(texts, this.#language) ?? ''
			const words = colors.get(name) ?? wordsOf(name)
			colors.set(name, words)
			for (const word of words) this.#enter(word, 'colorways', ordinal)
		})
		for (const { texts, ordinal } of projection.categories)
			for (const word of wordsOf(pickText(texts, this.#language)?.name ?? '')) this.#enter(word, 'categories', ordinal)
		this.forms = [...this.#forms.values()].sort((a, b) => (a.folded < b.folded ? -1 : 1))
		if (this.#language === 'de') yield* this.#enterParts(names)
	}

	term(stemmed: string): Term | undefined {
		return this.#terms.get(stemmed)
	}

	stemOf(folded: string): string {
		return stem(folded, this.#language)
	}

	isForm(folded: string): boolean {
		return this.#forms.has(folded)
	}

	/** True if the catalog or the tables know a word. */
	isWord(folded: string): boolean {
		return this.#terms.has(stem(folded, this.#language)) || this.#lexicon.find([folded]) !== undefined
	}

	/** Words of the catalog with a folded prefix, the prefix itself first. */
	startingWith(word: string): readonly Form[] {
		const first = this.#place(word)
		let end = first
		while (end < this.forms.length && this.forms[end]!.folded.startsWith(word)) end += 1
		return this.forms.slice(first, end)
	}

	/** Indexes German names by the parts of compounds too: the last part is the head. */
	*#enterParts(names: readonly NameWord[][]): Sliced<void> {
		const known = new Map<string, string[] | undefined>()
		yield* forEachSliced(names, (words, ordinal) => {
			for (const { folded, isHead } of words) {
				if (!known.has(folded))
					known.set(
						folded,
						splitCompound(folded, (part) => part !== folded && this.isWord(part)),
					)
				const parts = known.get(folded) ?? []
				for (const [index, part] of parts.entries()) {
					const isWhatItIs = isHead && index === parts.length - 1
					this.#list(stem(part, this.#language), isWhatItIs ? 'compounds' : 'names', ordinal)
				}
			}
		})
	}

	#enter({ folded, surface }: Word, list: List, ordinal: number): void {
		const known = this.#forms.get(folded)
		const form = known ?? { folded, surface, stem: stem(folded, this.#language), uses: 0 }
		form.uses += 1
		if (!known) this.#forms.set(folded, form)
		this.#list(form.stem, list, ordinal)
	}

	#list(stemmed: string, list: List, ordinal: number): void {
		let term = this.#terms.get(stemmed)
		if (!term) {
			term = { heads: [], compounds: [], names: [], colorways: [], categories: [] }
			this.#terms.set(stemmed, term)
		}
		if (term[list].at(-1) !== ordinal) term[list].push(ordinal)
	}

	#place(word: string): number {
		let [low, high] = [0, this.forms.length]
		while (low < high) {
			const middle = (low + high) >>> 1
			if (this.forms[middle]!.folded < word) low = middle + 1
			else high = middle
		}
		return low
	}
}
