import type { CatalogRecordInput } from '@vitrine/commerce/catalog-import/records'
import { LANGUAGES } from '@vitrine/market/locales'
import { readLines } from './records.ts'

function listOf(text: string): string[] {
	return text
		.split(',')
		.map((term) => term.trim())
		.filter((term) => term !== '')
}

/** `id: words that mean one thing > words that are found too` */
function groupOf(line: string) {
	const colon = line.indexOf(':')
	const [terms = '', also = ''] = line.slice(colon + 1).split('>')
	return { id: line.slice(0, colon), terms: listOf(terms), also: listOf(also) }
}

/** The demo's synonyms: of each language a file `synonyms/<language>.txt`, of each group a line. */
export function synonyms(): CatalogRecordInput[] {
	return LANGUAGES.map((language) => ({
		type: 'synonyms',
		language,
		groups: readLines(`synonyms/${language}.txt`).map(groupOf),
	}))
}
