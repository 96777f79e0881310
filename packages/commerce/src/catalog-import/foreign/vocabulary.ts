import type { Currency } from '@vitrine/market/currencies'
import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { ImportMapping } from '../mapping.ts'
import type { UnknownWordList } from './unknown-words.ts'

export type SizeRunWords = {
	id: string
	sizes: { key: string; isChildrens: boolean; labels: Record<string, string> }[]
}

/** All that is needed to put a foreign product into Vitrine's words: the mapping, and what the database calls things. */
export type Vocabulary = {
	mapping: ImportMapping
	site: SiteCode
	currency: Currency
	language: Language
	now: Date
	/** Category by plain name, slug or id; undefined where two categories are called the same. */
	categories: ReadonlyMap<string, string | undefined>
	sizeRuns: readonly SizeRunWords[]
	manufacturers: ReadonlyMap<string, string | undefined>
	/** Notes what the rest does not answer, for a mapping to be filled in. */
	unknown: UnknownWordList
}
