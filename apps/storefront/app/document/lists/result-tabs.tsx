import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { changed } from './list-url.ts'
import type { ListView } from './load-list.ts'
import { ChipLink } from '#app/ui/chip.tsx'

/** Departments among the results, each with how many it holds. */
export function ResultTabs({ list: { departments } }: { list: ListView }) {
	const t = useTranslations('results')
	const [search] = useSearchParams()
	const chosen = search.get('category')
	if (departments.length < 2 && !chosen) return null
	const link = { replace: true, preventScrollReset: true } as const
	return (
		<nav aria-label={t('departments')} className="chip-list search-tabs">
			<ChipLink {...link} to={changed(search, { category: '', page: '' })} selected={!chosen}>
				{t('all')}
			</ChipLink>
			{departments.map(({ id, name, count }) => (
				<ChipLink {...link} key={id} to={changed(search, { category: id, page: '' })} selected={id === chosen}>
					{name} <span className="chip-count">{count}</span>
				</ChipLink>
			))}
		</nav>
	)
}
