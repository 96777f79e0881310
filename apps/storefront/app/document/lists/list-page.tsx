import type { ReactNode } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '#app/document/head/page-head.tsx'
import { PageBreadcrumb, type BreadcrumbStep } from '#app/document/layout/page-breadcrumb.tsx'
import type { TileView } from '#app/document/content/load-content.tsx'
import { ListGrid } from './list-grid.tsx'
import { ListTaxNote } from '#app/document/pricing/price-tag.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { isFiltered } from './list-url.ts'
import type { ListView } from './load-list.ts'
import { useLargePictures } from './picture-size.tsx'
import './lists.css'

type ListPageProps = {
	list: ListView
	/** Pictures among the products. */
	pictured?: TileView[]
	/** As events name it. */
	listId: string
	heading: ReactNode
	title: string
	description?: string
	intro?: string | null
	breadcrumb?: BreadcrumbStep[]
	isOffers?: boolean
	/** Between heading and filters: categories of a search. */
	children?: ReactNode
	/** Instead of the grid when a search without filters found nothing. */
	empty?: ReactNode
	noindex?: boolean
}

/** Heading, filters, grid: the same for a category, the new, the offers and a search. */
export function ListPage({
	list,
	pictured,
	listId,
	heading,
	intro,
	breadcrumb,
	isOffers = false,
	children,
	empty,
	...head
}: ListPageProps) {
	const t = useTranslations('plp')
	const [search] = useSearchParams()
	const { location } = useNavigation()
	const [isLarge, setLarge] = useLargePictures()
	const isFilteredList = isFiltered(search)
	const hasFilters = list.total > 0 || isFilteredList
	return (
		<div className="page-container" aria-busy={location !== undefined}>
			<PageHead
				{...head}
				title={list.page > 1 ? t('pageOf', { title: head.title, n: list.page }) : head.title}
				image={list.cards[0]?.pictures[0]?.base}
				noindex={head.noindex || isFilteredList || search.has('sort')}
				canonicalQuery={list.page > 1 ? `?page=${list.page}` : ''}
			/>
			{breadcrumb && <PageBreadcrumb steps={breadcrumb} />}
			<header className={breadcrumb ? 'list-head' : 'list-head list-head-alone'}>
				<h1 className="type-display-l">{heading}</h1>
				{list.total > 0 && <p className="list-count">{t('count', { n: list.total })}</p>}
			</header>
			{intro && <p className="lead measure">{intro}</p>}
			{children}
			{list.total > 0 && <ListTaxNote className={intro ? undefined : 'list-note'} />}
			{hasFilters && <FilterBar list={list} isOffers={isOffers} onPictureSize={setLarge} />}
			{hasFilters && <FilterDrawer list={list} isOffers={isOffers} />}
			<p role="status" className="visually-hidden">
				{t('count', { n: list.total })}
			</p>
			{!isFilteredList && list.total === 0 && empty ? (
				empty
			) : (
				<ListGrid list={list} pictured={pictured} listId={listId} isLarge={isLarge} />
			)}
		</div>
	)
}
