import type { ProductPage } from '@vitrine/commerce/catalog/contract'
import { useTranslations } from 'use-intl'

/** A part we have no word for is the main one: every composition has that. */
export function usePartName(): (part: string) => string {
	const t = useTranslations('pdp.part')
	return (part) => {
		const key = part as Parameters<typeof t>[0]
		return t.has(key) ? t(key) : t('main')
	}
}

/** Fibres of all parts in one line, for where a garment is told in short: `98 % coton, 2 % élasthanne`. */
export function useComposition(): (composition: ProductPage['composition']) => string {
	const t = useTranslations('pdp')
	const partName = usePartName()
	return (composition) =>
		composition
			.map(({ part, fibres }) => {
				const words = fibres.map(({ name, percent }) => t('fibre', { percent, name })).join(', ')
				return composition.length > 1 ? `${partName(part)} (${words})` : words
			})
			.join(', ')
}
