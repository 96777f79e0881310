import { LOCALES } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import type { Database } from '../../database/client.ts'
import type { Known } from '../known.ts'
import { ImportMapping, readMapping } from '../mapping.ts'
import { loadWords } from '../queries.ts'
import { UnknownWordList } from './unknown-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * Loads the vocabulary for reading a foreign file for one site. Throws an error with a displayable message when the
 * site or the mapping is missing or invalid.
 */
export async function openVocabulary(
	db: Database,
	options: { sites?: readonly SiteCode[]; mappingFile?: string; known: Known; now: Date },
): Promise<Vocabulary> {
	const [site, ...others] = options.sites ?? []
	if (!site || others.length > 0) throw new Error('A foreign format speaks of one site: name it with --site.')
	const currency = options.known.currencies.get(site)
	if (!currency) throw new Error(`The site ${site} is not in the database: import its web-domain record first.`)
	const mapping = options.mappingFile ? await readMapping(options.mappingFile) : ImportMapping.parse({})
	const language = mapping.language ?? LOCALES[SITES[site].locale].language
	const unknown = new UnknownWordList()
	return { mapping, site, currency, language, now: options.now, unknown, ...(await loadWords(db)) }
}
