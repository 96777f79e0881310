import { useTranslations } from 'use-intl'
import { ListPage } from '#app/document/lists/list-page.tsx'
import { chosenCategory, loadList } from '#app/document/lists/load-list.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { SearchForm } from '#app/document/search/search-form.tsx'
import type { Route } from './+types/search'
import { loadStart, type StartView } from './load-start.ts'
import { NoResults } from './no-results.tsx'
import { ResultTabs } from '#app/document/lists/result-tabs.tsx'
import { Understood } from './understood.tsx'
import './search.css'

export const handle: PageHandle = { namespaces: ['plp', 'sort', 'facet', 'results'], pageType: 'recherche' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const q = searchParams.get('q')?.trim().slice(0, 200)
	if (!q) return { q: undefined, list: null, start: await loadStart(context) }
	const scope = { q, category: chosenCategory(searchParams) }
	const list = await loadList({ request, context, scope })
	return { q, list, start: list.total === 0 ? await loadStart(context) : NO_START }
}

const NO_START: StartView = { terms: [], cards: [] }

export default function Search({ loaderData: { q, list, start } }: Route.ComponentProps) {
	const t = useTranslations('results')
	if (!list || !q) return <SearchStart start={start} />
	const corrected = list.correctedQuery
	return (
		<ListPage
			list={list}
			listId="search"
			title={t('title', { q })}
			heading={t('heading', { q: corrected ?? q })}
			intro={corrected && t('corrected', { q: corrected, typed: q })}
			empty={<NoResults q={q} start={start} />}
			noindex
		>
			<div className="below-tablet search-again">
				<SearchForm id="search-again" defaultValue={q} />
			</div>
			<Understood conditions={list.conditions} ignored={list.ignored} />
			<ResultTabs list={list} />
		</ListPage>
	)
}

/** Where narrow screens come to type. */
function SearchStart({ start }: { start: StartView }) {
	const t = useTranslations('results')
	return (
		<div className="page-container page-start search-start">
			<PageHead title={t('startTitle')} noindex />
			<h1 className="type-display-l">{t.rich('startHeading', emphasis)}</h1>
			<div>
				<SearchForm id="search-start" autoFocus />
			</div>
			<NoResults start={start} />
		</div>
	)
}
