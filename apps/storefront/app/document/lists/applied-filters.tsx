import { CURRENCIES } from '@vitrine/market/currencies'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { RemovableChip } from '#app/ui/chip.tsx'
import { useFacetLabel } from '#app/document/products/facet-label.ts'
import { changed, cleared, without } from './list-url.ts'
import type { ListView } from './load-list.ts'

type Applied = { key: string; label: string; to: string }

/** The filters of the address in words, each with the address without it. */
export function useAppliedFilters(list: ListView): Applied[] {
	const t = useTranslations('facet')
	const labelOf = useFacetLabel()
	const [search] = useSearchParams()
	// A size of two kinds, 45 of collars and of shoes, is one chip.
	const values = list.facets.flatMap((facet) => {
		const selected = facet.values.filter((value) => value.isSelected)
		return [...Map.groupBy(selected, (value) => labelOf(facet.key, value))].map(([label, same]) => ({
			key: `${facet.key} ${label}`,
			label,
			to: without(
				search,
				facet.key,
				same.map(({ value }) => value),
			),
		}))
	})
	const min = search.get('price-min')
	const max = search.get('price-max')
	const price = { key: 'price', to: changed(search, { 'price-min': '', 'price-max': '', page: '' }) }
	if (min || max) {
		const amounts = { min: min ?? '0', max: max ?? '', currency: CURRENCIES[list.currency].symbol }
		values.push({ ...price, label: max ? t('priceBetween', amounts) : t('priceAbove', amounts) })
	}
	if (search.get('offer')) {
		values.push({ key: 'offer', label: t('offer'), to: changed(search, { offer: '', page: '' }) })
	}
	return values
}

/** Every filter in force as a chip that takes it away. */
export function AppliedFilters({ list, isCentered }: { list: ListView; isCentered?: boolean }) {
	const t = useTranslations('plp')
	const [search] = useSearchParams()
	const applied = useAppliedFilters(list)
	if (applied.length === 0) return null
	return (
		<ul className="applied-filters">
			{applied.map(({ key, label, to }) => (
				<li key={key}>
					<RemovableChip removeLabel={t('remove')} to={to} replace preventScrollReset>
						{label}
					</RemovableChip>
				</li>
			))}
			{!isCentered && (
				<li>
					<Link to={cleared(search)} replace preventScrollReset className="link applied-filters-clear">
						{t('clear')}
					</Link>
				</li>
			)}
		</ul>
	)
}
