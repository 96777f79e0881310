import type { Currency } from '@vitrine/market/currencies'
import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { ImportMapping } from '../mapping.ts'
import type { UnknownWordList } from './unknown-words.ts'

export type SizeRunWords = {
	id: string
	sizes: { key: string; isChildrens: boolean; labels: Record<string, string> }[]
}

/** Everything needed to convert a foreign product: the mapping, and names from the database. */
export type Vocabulary = {
	mapping: ImportMapping
	site: SiteCode
	currency: Currency
	language: Language
	now: Date
	/** Category by plain name, slug or id; undefined for an ambiguous name. */
	categories: ReadonlyMap<string, string | undefined>
	sizeRuns: readonly SizeRunWords[]
	manufacturers: ReadonlyMap<string, string | undefined>
	/** Collects unknown words, for completing the mapping. */
	unknown: UnknownWordList
}
