import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { BadgeCount } from '#app/ui/badge-count.tsx'
import { buttonClassNames } from '#app/ui/button.tsx'
import { DrawerLink } from '#app/ui/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Popover } from '#app/ui/popover.tsx'
import { AppliedFilters, useAppliedFilters } from './applied-filters.tsx'
import { type FacetView, FacetValues } from './facet-values.tsx'
import { FacetGroups } from './facet-groups.tsx'
import { FILTERS_DRAWER } from './filter-drawer.tsx'
import { changed } from './list-url.ts'
import type { ListView } from './load-list.ts'
import { PictureSizeSwitch } from './picture-size.tsx'
import { PriceFilter } from './price-filter.tsx'
import { SortSelect } from './sort-select.tsx'

/** Facets with a button of their own on wide screens; the price is the third of the row. */
const PROMOTED = ['size', 'color', 'fit', 'material'] as const

type FilterBarProps = { list: ListView; isOffers: boolean; onPictureSize: (isLarge: boolean) => void }

/** Stays in sight while the list scrolls: promoted facets and the rest on wide screens, two buttons and the size of pictures on narrow ones. */
export function FilterBar({ list, isOffers, onPictureSize }: FilterBarProps) {
	const t = useTranslations('plp')
	const [search] = useSearchParams()
	const applied = useAppliedFilters(list)
	const isInline = search.get('filters') === 'open'
	return (
		<>
			<div className="filter-bar">
				<div className="filter-bar-promoted">
					{PROMOTED.map((key) => list.facets.find((facet) => facet.key === key)).map(
						(facet) => facet && <PromotedFacet key={facet.key} facet={facet} list={list} />,
					)}
				</div>
				<DrawerLink
					drawer={FILTERS_DRAWER}
					to={changed(search, { filters: isInline ? '' : 'open' })}
					rel="nofollow"
					preventScrollReset
					className={buttonClassNames({ variant: 'tertiary' }, 'filter-bar-all')}
				>
					<Icon name="filter" size={20} />
					<span className="button-label">{t('filter')}</span>
					<span className="button-label">{t('allFilters')}</span>
					<BadgeCount count={applied.length} />
				</DrawerLink>
				<PictureSizeSwitch onChange={onPictureSize} />
				<SortSelect sort={list.sort} isOffers={isOffers} />
			</div>
			{isInline && (
				<div className="filter-inline">
					<FacetGroups list={list} isOffers={isOffers} />
				</div>
			)}
			<AppliedFilters list={list} />
		</>
	)
}

function PromotedFacet({ facet, list }: { facet: FacetView; list: ListView }) {
	const t = useTranslations('facet')
	return (
		<>
			<FacetPopover label={t(`name.${facet.key}`)} count={facet.values.filter((value) => value.isSelected).length}>
				<FacetValues facet={facet} />
			</FacetPopover>
			{facet.key === 'color' && list.priceRange && (
				<FacetPopover label={t('name.price')} count={0}>
					<PriceFilter range={list.priceRange} currency={list.currency} />
				</FacetPopover>
			)}
		</>
	)
}

function FacetPopover({ label, count, children }: { label: string; count: number; children: React.ReactNode }) {
	const id = useId()
	return (
		<>
			<button type="button" popoverTarget={id} className="filter-button">
				{label}
				<BadgeCount count={count} />
				<Icon name="chevron-down" size={16} />
			</button>
			<Popover id={id} label={label} align="start" className="facet-popover">
				{children}
			</Popover>
		</>
	)
}
