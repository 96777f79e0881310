import type { Language } from '@vitrine/market/locales'
import type { Meaning } from '../meaning.ts'
import { readWords, type Role, type Words } from '../words/read-words.ts'
import { fold } from './fold.ts'
import { stem } from './stem.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Words of one meaning in one language, and words that are found too where one of them is typed. */
export type SynonymGroup = { language: Language; id: string; terms: readonly string[]; also: readonly string[] }

/** A phrase as stems, and what it stands for. */
export type Phrase = readonly string[]
export type LexiconEntry = { meanings: Meaning[]; same: Phrase[]; also: Phrase[] }

/** No phrase of a table is longer. */
export const LONGEST_PHRASE = 5

/** What the words of a language mean: facet values, departments and seasons from its table, synonyms from the shop's own. */
export class Lexicon {
	readonly language: Language
	/** By folded words, then by stems: `niña` and `niño` have one stem and are not one word. */
	readonly #exact = new Map<string, LexiconEntry>()
	readonly #stems = new Map<string, LexiconEntry>()
	readonly #roles = new Map<Role, ReadonlySet<string>>()
	/** Every single word of the tables by its folded form, for the nearest to a slip of the hand. */
	readonly words = new Map<string, string>()

	constructor(language: Language, groups: readonly SynonymGroup[]) {
		this.language = language
		const words = readWords(language)
		this.#enterRoles(words)
		for (const { phrase, meaning } of words.meanings) this.#enter(phrase, (entry) => entry.meanings.push(meaning))
		for (const { terms, also } of groups) {
			const same = terms.map((term) => this.phraseOf(term))
			const weaker = also.map((term) => this.phraseOf(term))
			for (const term of terms)
				this.#enter(term, (entry) => {
					entry.same.push(...same)
					entry.also.push(...weaker)
				})
		}
	}

	/** The stems of a text's telling words: queries leave articles and prepositions out as they like. */
	phraseOf(text: string): Phrase {
		return this.meaningful(tokensOf(text)).map(({ folded }) => stem(folded, this.language))
	}

	/** Without the words that tell nothing apart, unless there are no others. */
	meaningful(tokens: readonly Token[]): readonly Token[] {
		const meaningful = tokens.filter(({ folded }) => !this.is('ignore', folded))
		return meaningful.length > 0 ? meaningful : tokens
	}

	/** What words that follow each other stand for, as they are or in another form. */
	find(folded: readonly string[]): LexiconEntry | undefined {
		return (
			this.#exact.get(folded.join(' ')) ?? this.#stems.get(folded.map((word) => stem(word, this.language)).join(' '))
		)
	}

	/** What a phrase of stems stands for. */
	findPhrase(phrase: Phrase): LexiconEntry | undefined {
		return this.#stems.get(phrase.join(' '))
	}

	is(role: Role, folded: string): boolean {
		return this.#roles.get(role)?.has(folded) ?? false
	}

	#enter(phrase: string, fill: (entry: LexiconEntry) => void): void {
		const tokens = this.meaningful(tokensOf(phrase))
		const folded = tokens.map((token) => token.folded)
		for (const [keys, words] of [
			[this.#exact, folded],
			[this.#stems, this.phraseOf(phrase)],
		] as const) {
			const key = words.join(' ')
			const entry = keys.get(key) ?? { meanings: [], same: [], also: [] }
			fill(entry)
			keys.set(key, entry)
		}
		const [only] = tokens
		if (tokens.length === 1 && only) this.words.set(only.folded, only.surface.toLowerCase())
	}

	#enterRoles({ roles }: Words): void {
		for (const [role, words] of Object.entries(roles))
			this.#roles.set(role as Role, new Set(words.map((word) => fold(word))))
	}
}
