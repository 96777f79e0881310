import { useTranslations } from 'use-intl'

/** Facets whose values are codes; sizes come from the gateway as the site says them. */
const WORDED: readonly string[] = [
	'color',
	'material',
	'fit',
	'length',
	'neckline',
	'sleeve',
	'pattern',
	'season',
	'occasion',
	'audience',
	'fact',
]

/** Says a facet's value in words. A code we have no word for keeps the gateway's. */
export function useFacetLabel() {
	const t = useTranslations('facet.value')
	return (key: string, { value, label }: { value: string; label: string }): string => {
		const message = `${key}.${value}` as Parameters<typeof t>[0]
		return WORDED.includes(key) && t.has(message) ? t(message) : label
	}
}
