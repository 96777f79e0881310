import { LANGUAGES, type Language } from '@vitrine/market/locales'
import type { CatalogRecordInput } from '@vitrine/commerce/catalog/records'
import { GERMAN_SYNONYMS } from './synonyms/de.ts'
import { ENGLISH_SYNONYMS } from './synonyms/en.ts'
import { SPANISH_SYNONYMS } from './synonyms/es.ts'
import { FRENCH_SYNONYMS } from './synonyms/fr.ts'
import { ITALIAN_SYNONYMS } from './synonyms/it.ts'
import { POLISH_SYNONYMS } from './synonyms/pl.ts'

const TABLES: Readonly<Record<Language, string>> = {
	fr: FRENCH_SYNONYMS,
	en: ENGLISH_SYNONYMS,
	de: GERMAN_SYNONYMS,
	es: SPANISH_SYNONYMS,
	it: ITALIAN_SYNONYMS,
	pl: POLISH_SYNONYMS,
}

function listOf(text: string): string[] {
	return text
		.split(',')
		.map((term) => term.trim())
		.filter((term) => term !== '')
}

/** The demo's synonyms, a group for each line `id: words that mean one thing > words that are found too`. */
export function synonyms(): CatalogRecordInput[] {
	return LANGUAGES.map((language) => ({ type: 'synonyms', language, groups: groupsOf(TABLES[language]) }))
}

function groupsOf(table: string) {
	return table
		.trim()
		.split('\n')
		.map((line) => {
			const colon = line.indexOf(':')
			const [terms = '', also = ''] = line.slice(colon + 1).split('>')
			return { id: line.slice(0, colon), terms: listOf(terms), also: listOf(also) }
		})
}
