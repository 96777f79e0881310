import { useEffect, useRef } from 'react'
import { Link, useNavigation, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { buttonClassNames, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { TileView } from '#app/document/content/load-content.tsx'
import { useBlocks } from './blocks.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { changed, cleared, isFiltered } from './list-url.ts'
import type { ListView } from './load-list.ts'
import { listCardSizes, ProductCard } from '#app/document/products/product-card.tsx'

const FIRST_ROW = 4

/** The products of a list, and pictures among them. Every block has its own address; "show more" adds the next one below. */
type ListGridProps = { list: ListView; pictured?: TileView[] | undefined; listId: string; isLarge: boolean }

export function ListGrid({ list, pictured = [], listId, isLarge }: ListGridProps) {
	const t = useTranslations('plp')
	const [search] = useSearchParams()
	const navigation = useNavigation()
	const { cards, firstPage, firstNewCard } = useBlocks(list)
	const grid = useRef<HTMLUListElement>(null)
	const pageBefore = useRef(list.page)
	useEffect(() => {
		const isMore = list.page > pageBefore.current
		pageBefore.current = list.page
		if (isMore)
			grid.current?.querySelectorAll('[data-item]')[firstNewCard]?.querySelector('a')?.focus({ preventScroll: true })
	}, [list.page, firstNewCard])
	if (list.total === 0) return <NothingFound list={list} />
	const seen = (firstPage - 1) * list.pageSize + cards.length
	const next = Math.min(list.pageSize, list.total - seen)
	const sizes = listCardSizes(cards.length, isLarge)
	return (
		<>
			{firstPage > 1 && (
				<p className="list-earlier">
					<Link className="link" to={changed(search, { page: firstPage > 2 ? String(firstPage - 1) : '' })}>
						{t('previous')}
					</Link>
				</p>
			)}
			<ul
				ref={grid}
				className="product-grid list-grid"
				data-loading={isNarrowing(navigation, search) || undefined}
				// Not for the style sheet to count: while the list arrives it would see fewer than there are.
				data-columns={cards.length <= 4 ? Math.max(3, cards.length) : undefined}
				data-list={listId}
				data-first={firstPage > 1 ? (firstPage - 1) * list.pageSize : undefined}
			>
				{cards.map((card, index) => [
					firstPage === 1 &&
						pictured.map(
							({ id, position, html }) =>
								position === index + 1 && (
									<li key={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
								),
						),
					<li key={card.id}>
						<ProductCard card={card} sizes={sizes} loading={loadingOf(index)} />
					</li>,
				])}
			</ul>
			<div className="list-foot">
				<p className="type-small muted">{t('seen', { a: seen, b: list.total })}</p>
				<progress className="list-progress" max={list.total} value={seen} aria-hidden="true" />
				{next > 0 && (
					<Link
						to={changed(search, { page: String(list.page + 1) })}
						preventScrollReset
						replace
						className={buttonClassNames({ variant: 'secondary' })}
					>
						{t('more', { n: next })}
					</Link>
				)}
			</div>
		</>
	)
}

function loadingOf(index: number) {
	if (index === 0) return 'first'
	return index < FIRST_ROW ? 'eager' : 'lazy'
}

/** Whether another selection of the same list is under way; more of the same is not. */
function isNarrowing({ location }: ReturnType<typeof useNavigation>, search: URLSearchParams): boolean {
	if (!location) return false
	const next = new URLSearchParams(location.search)
	return changed(next, { page: '' }) !== changed(search, { page: '' })
}

function NothingFound({ list }: { list: ListView }) {
	const t = useTranslations('plp')
	const to = useLocalePath()
	const [search] = useSearchParams()
	if (!isFiltered(search)) {
		return <EmptyState title={t('empty')} action={<ButtonLink to={to('new')}>{t('seeNew')}</ButtonLink>} />
	}
	return (
		<EmptyState
			title={t('emptyFilters')}
			text={<AppliedFilters list={list} isCentered />}
			action={
				<ButtonLink to={cleared(search)} variant="secondary" preventScrollReset>
					{t('clear')}
				</ButtonLink>
			}
		/>
	)
}
