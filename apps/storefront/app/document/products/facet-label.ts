import { useTranslations } from 'use-intl'

/** Says a facet's value in words. Values that we have no word for, sizes among them, are as the gateway says them for the site. */
export function useFacetLabel() {
	const t = useTranslations('facet.value')
	return (key: string, { value, label }: { value: string; label: string }): string => {
		const message = `${key}.${value}` as Parameters<typeof t>[0]
		return t.has(message) ? t(message) : label
	}
}
