import type { SiteCode } from '@vitrine/market/sites'
import { sizeLabel } from '../../catalog/rules/naming.ts'
import type { FacetValueEntry } from '../entries.ts'
import type { Meaning } from '../meaning.ts'
import type { SiteCatalog } from '../site-catalog.ts'
import type { Lexicon } from './lexicon.ts'
import { sizeNames } from './meaning-scores.ts'
import type { Token } from './tokens.ts'

/** Tokens that name a size or an age. */
export type SizeReading = { count: number; meaning: Meaning }

/** Unambiguous sizes: `42`, `W32`, `XL`; a lone S, M or L only in capitals. */
const BARE_SIZE = /^(?:\d{2}|w\d{2}|x{1,3}[sl]|[345]xl)$/
const LONE_LETTER = /^[SML]$/
const NUMBER = /^\d{1,2}$/

/** All labels of the sizes of a site, read once for each state of the values. */
export function createSizeNames(): (catalog: SiteCatalog) => ReadonlySet<string> {
	const known = new Map<SiteCode, { values: readonly FacetValueEntry[]; names: ReadonlySet<string> }>()
	return ({ site, projection }) => {
		const values = projection.values.all
		const before = known.get(site)
		if (before?.values === values) return before.names
		const labels = values.flatMap(({ facet, alias, labels }) =>
			facet === 'size' && labels ? sizeNames(sizeLabel(site, { key: alias, labels })) : [],
		)
		const names = new Set(labels)
		known.set(site, { values, names })
		return names
	}
}

/** Parses `taille 40`, `Gr. L`, `6 ans`, `6-12 months`, `age 6` or a bare `W32` at the beginning of the tokens. */
export function readSize(
	tokens: readonly Token[],
	{ lexicon, names }: { lexicon: Lexicon; names: ReadonlySet<string> },
): SizeReading | undefined {
	return readAge(tokens, lexicon) ?? readLabel(tokens, { lexicon, names })
}

function readAge(tokens: readonly Token[], lexicon: Lexicon): SizeReading | undefined {
	const [first, second, third] = tokens.map(({ folded }) => folded)
	if (first === undefined) return undefined
	if (lexicon.is('age', first)) {
		const rest = readAge(tokens.slice(1), lexicon)
		if (rest) return { ...rest, count: rest.count + 1 }
		return second !== undefined && NUMBER.test(second) ? ageReading(2, `${second}y`) : undefined
	}
	if (!NUMBER.test(first)) return undefined
	const unit = (word: string | undefined) =>
		word === undefined ? undefined : lexicon.is('years', word) ? 'y' : lexicon.is('months', word) ? 'm' : undefined
	if (unit(second)) return ageReading(2, `${first}${unit(second)}`)
	return second !== undefined && NUMBER.test(second) && unit(third)
		? ageReading(3, `${second}${unit(third)}`)
		: undefined
}

function ageReading(count: number, age: string): SizeReading {
	return { count, meaning: { facet: 'age', values: [age] } }
}

function readLabel(
	tokens: readonly Token[],
	{ lexicon, names }: { lexicon: Lexicon; names: ReadonlySet<string> },
): SizeReading | undefined {
	const [first, second] = tokens
	const reading = (count: number, size: string) =>
		names.has(size) ? { count, meaning: { facet: 'size' as const, values: [size] } } : undefined
	if (first && second && lexicon.is('size', first.folded)) return reading(2, second.folded)
	if (!first) return undefined
	const isBare = BARE_SIZE.test(first.folded) || LONE_LETTER.test(first.surface)
	return isBare ? reading(1, first.folded) : undefined
}
