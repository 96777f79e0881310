import { useTranslations } from 'use-intl'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/new'
import { ListPage } from '#app/document/lists/list-page.tsx'
import { loadList } from '#app/document/lists/load-list.ts'

export const handle: PageHandle = { namespaces: ['plp', 'sort', 'facet'], pageType: 'liste' }

export async function loader({ request, context }: Route.LoaderArgs) {
	return { list: await loadList({ request, context, scope: { new: 'true' }, sort: 'new' }) }
}

export default function New({ loaderData: { list } }: Route.ComponentProps) {
	const t = useTranslations('plp')
	return (
		<ListPage
			list={list}
			listId="new"
			heading={t.rich('newHeading', emphasis)}
			title={t('newTitle')}
			description={t('newDescription')}
			intro={t('newDescription')}
		/>
	)
}
