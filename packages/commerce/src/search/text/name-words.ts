import type { Language } from '@vitrine/market/locales'
import { type Word, wordsOf } from './fold.ts'

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

export type NameWord = Word & { isHead: boolean }

/** The words of a name; `T-Shirt` is one position with three words. */
export function nameWords(name: string, language: Language): NameWord[] {
	const chunks = name.split(/[\s,]+/).map((chunk) => wordsOf(chunk))
	const [first, end] = headPlaces(chunks, language)
	return chunks.flatMap((words, place) => words.map((word) => ({ ...word, isHead: place >= first && place < end })))
}
