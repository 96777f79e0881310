import type { Language } from '@vitrine/market/locales'
import { pickText } from '../../catalog/queries/texts.ts'
import type { ColorwayEntry, ProductEntry } from '../entries.ts'
import type { Projection } from '../projection.ts'
import { forEachSliced, type Sliced } from '../slices.ts'
import { SHORTEST_COMPOUND, splitCompound } from './compounds.ts'
import { type Word, wordsOf } from './fold.ts'
import { type Form, Forms } from './forms.ts'
import type { Lexicon } from './lexicon.ts'
import { type NameWord, nameWords } from './name-words.ts'
import { stem } from './stem.ts'
import { type List, type Term, Terms } from './terms.ts'

/** The vocabulary of a catalog in one language. */
export class Vocabulary {
	readonly #language: Language
	readonly #lexicon: Lexicon
	readonly #projection: Projection
	readonly #forms: Forms
	readonly #terms = new Terms()
	/** Thousands of colorways share a few dozen color names. */
	readonly #colors = new Map<string, Word[]>()
	/** Parts of German words, none for simple ones. */
	readonly #parts = new Map<string, readonly string[]>()

	private constructor(projection: Projection, lexicon: Lexicon) {
		this.#language = lexicon.language
		this.#lexicon = lexicon
		this.#projection = projection
		this.#forms = new Forms(lexicon.language)
	}

	static *build(projection: Projection, lexicon: Lexicon): Sliced<Vocabulary> {
		const vocabulary = new Vocabulary(projection, lexicon)
		yield* vocabulary.#enterAll()
		return vocabulary
	}

	/** Forms first: which words are compounds depends on all others. */
	*#enterAll(): Sliced<void> {
		const { products, colorways, categories } = this.#projection
		yield* forEachSliced(products, (product) => {
			for (const word of this.#wordsOf(product)) this.#forms.add(word)
		})
		yield* forEachSliced(colorways, (colorway) => this.#enterColorway(colorway))
		for (const { texts, ordinal } of categories)
			for (const word of wordsOf(pickText(texts, this.#language)?.name ?? '')) {
				this.#forms.add(word)
				this.#terms.add(this.stemOf(word.folded), 'categories', ordinal)
			}
		// Read once more: kept meanwhile, they take more than the index.
		yield* forEachSliced(products, (product) => this.#list(product.ordinal, this.#wordsOf(product), 'add'))
		this.#forms.otherStems.clear()
		yield* this.#forms.sort()
	}

	/** Call `settle` after products have entered or left. */
	enter(product: ProductEntry): void {
		const words = this.#wordsOf(product)
		for (const word of words) this.#forms.add(word)
		this.#list(product.ordinal, words, 'add')
		for (const colorway of this.#colorwaysOf(product)) this.#enterColorway(colorway)
	}

	leave(product: ProductEntry): void {
		const words = this.#wordsOf(product)
		for (const word of words) this.#forms.remove(word)
		this.#list(product.ordinal, words, 'remove')
		for (const colorway of this.#colorwaysOf(product))
			for (const word of this.#colorWords(colorway)) {
				this.#forms.remove(word)
				this.#terms.remove(this.stemOf(word.folded), 'colorways', colorway.ordinal)
			}
	}

	/** Lists words anew that are compounds, or no longer, because others are known or unknown now. */
	settle(): void {
		const stems = [...this.#forms.otherStems]
		if (stems.length === 0) return
		this.#forms.otherStems.clear()
		const others = [...this.#parts].flatMap(([word, parts]) => {
			if (!stems.some((stemmed) => word.includes(stemmed))) return []
			const next = this.#split(word)
			return next.join(' ') === parts.join(' ') ? [] : [{ word, next }]
		})
		const affected = new Set(others.flatMap(({ word }) => this.#productsNamed(word)))
		const relist = (act: 'add' | 'remove') => {
			for (const ordinal of affected) this.#list(ordinal, this.#wordsOf(this.#projection.products[ordinal]!), act)
		}
		relist('remove')
		for (const { word, next } of others) this.#parts.set(word, next)
		relist('add')
	}

	/** By folded text. */
	get forms(): readonly Form[] {
		return this.#forms.all
	}

	term(stemmed: string): Term | undefined {
		return this.#terms.get(stemmed)
	}

	stemOf(folded: string): string {
		return this.#forms.get(folded)?.stem ?? stem(folded, this.#language)
	}

	isForm(folded: string): boolean {
		return this.#forms.get(folded) !== undefined
	}

	/** True if the catalog or the tables know a word. */
	isWord(folded: string): boolean {
		return this.#forms.hasStem(this.stemOf(folded)) || this.#lexicon.find([folded]) !== undefined
	}

	/** Words of the catalog with a folded prefix, the prefix itself first. */
	startingWith(word: string): readonly Form[] {
		return this.#forms.startingWith(word)
	}

	#enterColorway(colorway: ColorwayEntry): void {
		for (const word of this.#colorWords(colorway)) {
			this.#forms.add(word)
			this.#terms.add(this.stemOf(word.folded), 'colorways', colorway.ordinal)
		}
	}

	/** Indexes a name; a German one by the parts of compounds too: the last part is the head. */
	#list(ordinal: number, words: readonly NameWord[], act: 'add' | 'remove'): void {
		for (const { folded, isHead } of words) {
			this.#terms[act](this.stemOf(folded), isHead ? 'heads' : 'names', ordinal)
			const parts = this.#partsOf(folded)
			for (const [index, part] of parts.entries()) {
				const list: List = isHead && index === parts.length - 1 ? 'compounds' : 'names'
				this.#terms[act](this.stemOf(part), list, ordinal)
			}
		}
	}

	#partsOf(folded: string): readonly string[] {
		if (this.#language !== 'de' || folded.length < SHORTEST_COMPOUND) return []
		const known = this.#parts.get(folded) ?? this.#split(folded)
		this.#parts.set(folded, known)
		return known
	}

	#split(folded: string): readonly string[] {
		return splitCompound(folded, (part) => part !== folded && this.isWord(part)) ?? []
	}

	/** Products with a German word in their name. */
	#productsNamed(word: string): number[] {
		const { heads = [], names = [] } = this.#terms.get(this.stemOf(word)) ?? {}
		return [...heads, ...names].filter((ordinal) =>
			this.#wordsOf(this.#projection.products[ordinal]!).some(({ folded }) => folded === word),
		)
	}

	#wordsOf({ texts }: ProductEntry): NameWord[] {
		return nameWords(pickText(texts, this.#language)?.name ?? '', this.#language)
	}

	#colorWords({ texts }: ColorwayEntry): Word[] {
		const name = pickText(texts, this.#language) ?? ''
		const words = this.#colors.get(name) ?? wordsOf(name)
		this.#colors.set(name, words)
		return words
	}

	#colorwaysOf({ firstColorway, endColorway }: ProductEntry): ColorwayEntry[] {
		return this.#projection.colorways.slice(firstColorway, endColorway)
	}
}
