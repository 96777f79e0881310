import type { Language } from '@vitrine/market/locales'
import { LANGUAGES } from '@vitrine/market/locales'
import type { Projection } from '../projection.ts'
import { forEachSliced, type Sliced } from '../slices.ts'
import { Audiences } from './audiences.ts'
import { Lexicon } from './lexicon.ts'
import { MeaningScores } from './meaning-scores.ts'
import { Vocabulary } from './vocabulary.ts'

/** Vocabulary, lexicon and scores of a catalog in one language. */
export type LanguageIndex = {
	language: Language
	lexicon: Lexicon
	vocabulary: Vocabulary
	meanings: MeaningScores
}
export type LanguageIndexes = ReadonlyMap<Language, LanguageIndex>

/** Indexes a catalog in each language. */
export function* indexLanguages(projection: Projection): Sliced<{ indexes: LanguageIndexes; audiences: Audiences }> {
	const lexicons = new Map(
		LANGUAGES.map((language) => [
			language,
			new Lexicon(
				language,
				projection.synonyms.filter((group) => group.language === language),
			),
		]),
	)
	const audiences = new Audiences(projection, lexicons)
	yield* forEachSliced(projection.products, (product) => audiences.enter(product))
	const indexes = new Map<Language, LanguageIndex>()
	for (const [language, lexicon] of lexicons) {
		const vocabulary = yield* Vocabulary.build(projection, lexicon)
		const meanings = new MeaningScores({ projection, audiences, lexicon, language })
		yield* forEachSliced(projection.colorways, (colorway) => meanings.enter(colorway))
		indexes.set(language, { language, lexicon, vocabulary, meanings })
	}
	return { indexes, audiences }
}
