import { useTranslations } from 'use-intl'
import type { ReactNode } from 'react'
import { categoryPath } from '#app/request/web-domain/departments.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/category'
import { ListPage } from '#app/document/lists/list-page.tsx'
import { loadTilesOfList } from '#app/document/content/load-content.tsx'
import { isFiltered } from '#app/document/lists/list-url.ts'
import { loadCategory } from './load-category.ts'
import { loadList } from '#app/document/lists/load-list.ts'

/** Conjunctions of our languages, alone between two words. */
const JOINT = /^(.*\s)(&|et|and|y|e|und|i)(\s.*)$/

export const handle: PageHandle = { namespaces: ['plp', 'sort', 'facet'], pageType: 'liste' }

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const { breadcrumb, places, tree } = await loadCategory({
		request,
		context,
		slugs: [params.department, params.category],
	})
	const [department, category] = breadcrumb
	if (!department || !category) throw new Error('A category without a department')
	const { searchParams } = new URL(request.url)
	// What somebody has chosen from is shown without what they have not asked for.
	const isWhole = !isFiltered(searchParams) && !searchParams.has('sort')
	const place = { place: 'category', category: category.id } as const
	const [list, pictured] = await Promise.all([
		loadList({ request, context, scope: { category: category.id } }),
		isWhole ? loadTilesOfList({ context, place, tree }) : [],
	])
	return {
		list,
		pictured,
		...places,
		department: { name: department.name, path: categoryPath(department.path) },
		id: category.id,
		name: category.name,
		intro: category.intro,
	}
}

export default function Category({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('plp')
	const { list, pictured, department, id, name, intro } = loaderData
	return (
		<ListPage
			list={list}
			pictured={pictured}
			listId={id}
			heading={withItalicJoint(name)}
			title={t('title', { category: name, department: department.name })}
			description={intro ?? t('description', { category: name, department: department.name })}
			intro={intro}
			breadcrumb={[{ label: department.name, path: department.path }, { label: name }]}
		/>
	)
}

/** A name from the catalog as a display heading: its conjunction is the one italic word, "Shirts & blouses" (brief 1.9). */
function withItalicJoint(name: string): ReactNode {
	const [, before, joint, after] = JOINT.exec(name) ?? []
	if (joint === undefined) return name
	return (
		<>
			{before}
			<em>{joint}</em>
			{after}
		</>
	)
}
