import type { ValueFacet } from '@vitrine/commerce/search/contract'
import { isCampaign } from '#app/facts/addresses/campaign-parameters.ts'

/** Facets kept in the address as comma lists, in the order the shop shows them (brief 2.4). */
export const VALUE_FILTERS = [
	'size',
	'color',
	'material',
	'fit',
	'length',
	'neckline',
	'sleeve',
	'pattern',
	'season',
	'occasion',
	'fact',
] as const satisfies readonly ValueFacet[]
const OTHER_FILTERS = ['price-min', 'price-max', 'offer'] as const
const FILTERS: readonly string[] = [...VALUE_FILTERS, ...OTHER_FILTERS]

/** Values of a facet in an address: `color=navy,ecru`, or repeated as a form without JavaScript sends them. */
export function valuesOf(search: URLSearchParams, key: string): string[] {
	return [...new Set(search.getAll(key).flatMap((list) => list.split(',')))].filter(Boolean)
}

/** A size as others may have written it: `shoes-all.45` is also told by `45`. */
function namesOf(value: string): string[] {
	return [value, value.slice(value.indexOf('.') + 1)]
}

/** The query without these values, however they were written; back to the first page. */
export function without(search: URLSearchParams, key: string, values: readonly string[]): string {
	const names = new Set(values.flatMap(namesOf))
	return changed(search, {
		[key]: valuesOf(search, key)
			.filter((one) => !names.has(one))
			.join(','),
		page: '',
	})
}

/** The query with a value added, or taken away when it is there; back to the first page. */
export function toggled(search: URLSearchParams, key: string, value: string): string {
	const values = valuesOf(search, key)
	if (namesOf(value).some((name) => values.includes(name))) return without(search, key, [value])
	return changed(search, { [key]: [...values, value].join(','), page: '' })
}

/** The query with some parameters set, or without those set to nothing. Commas stay readable. */
export function changed(search: URLSearchParams, changes: Record<string, string>): string {
	if (search.size === 0) return queryOf(new URLSearchParams(Object.entries(changes).filter(([, value]) => value)))
	const next = new URLSearchParams(search)
	for (const [name, value] of Object.entries(changes)) {
		if (value) next.set(name, value)
		else next.delete(name)
	}
	return queryOf(next)
}

function queryOf(search: URLSearchParams): string {
	return `?${search.toString().replaceAll('%2C', ',')}`
}

/** The query without any filter; what is searched and how it is sorted stays. */
export function cleared(search: URLSearchParams): string {
	return changed(search, Object.fromEntries([...FILTERS, 'page', 'filters'].map((name) => [name, ''])))
}

export function isFiltered(search: URLSearchParams): boolean {
	return FILTERS.some((name) => search.get(name))
}

/** Everything but one facet, for the hidden fields of its form: in one order, and without what kept pages do not have (decision 0073). */
export function othersThan(search: URLSearchParams, keys: readonly string[]): [string, string][] {
	const left = [...keys, 'page', 'filters']
	const others = [...search.entries()].filter(([name]) => !left.includes(name) && !isCampaign(name))
	return others.sort(([one], [other]) => (one < other ? -1 : Number(one > other)))
}
