import type { UnknownWords } from './foreign/unknown-words.ts'
import { ImportMapping } from './mapping.ts'

/** A mapping in the shape of `mapping.schema.json`, with empty strings for a person to fill in. */
export type SuggestedMapping = Record<string, unknown>

/**
 * Extends the mapping of a file by its unknown words, most frequent first: colors without a family, sizes without a
 * key, categories and manufacturers without an id. Undefined when complete.
 */
export function suggestMapping(
	words: UnknownWords,
	given: ImportMapping = ImportMapping.parse({}),
): SuggestedMapping | undefined {
	const named = (counts: Record<string, number>) =>
		Object.entries(counts)
			.toSorted(([, a], [, b]) => b - a)
			.map(([word]) => word)
	const blanks = (counts: Record<string, number>) => Object.fromEntries(named(counts).map((word) => [word, '']))
	if (Object.values(words).every((counts) => Object.keys(counts).length === 0)) return undefined
	const { categories, colors, sizeRuns, manufacturers, ...rest } = given
	const sizes = blanks(words.sizes)
	const suggested: SuggestedMapping = {
		...rest,
		categories: { ...categories, ...blanks(words.categories) },
		colors: { ...colors, ...Object.fromEntries(named(words.colors).map((word) => [word, { family: '' }])) },
		sizeRuns: [...sizeRuns, ...(Object.keys(sizes).length > 0 ? [{ run: '', sizes }] : [])],
		manufacturers: { ...manufacturers, ...blanks(words.manufacturers) },
	}
	const isSaid = (value: unknown) => typeof value !== 'object' || value === null || Object.keys(value).length > 0
	return Object.fromEntries(Object.entries(suggested).filter(([, value]) => value !== undefined && isSaid(value)))
}
