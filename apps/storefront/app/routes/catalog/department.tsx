import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/department'
import { cardView, newCardView } from '#app/document/products/card-view.ts'
import { CategoryTiles } from '#app/document/categories/category-tiles.tsx'
import { ContentBlocks } from '#app/document/content/content-blocks.tsx'
import { loadContent } from '#app/document/content/load-content.tsx'
import { findProducts } from '#app/request/products/gateway.ts'
import { loadCategory } from './load-category.ts'
import { loadTiles } from '#app/document/categories/load-tiles.ts'
import { tileGrid } from '#app/document/categories/tile-grid.ts'
import { loadList } from '#app/document/lists/load-list.ts'
import { ProductRow } from '#app/document/products/product-row.tsx'
import '#app/document/lists/lists.css'

const ROW = 8

/** Few departments are lists themselves: its code comes with those. Its styles are this page's, so that it is never seen without. */
const ListPage = lazy(async () => ({ default: (await import('#app/document/lists/list-page.tsx')).ListPage }))

export const handle: PageHandle = { namespaces: ['plp', 'sort', 'facet'], pageType: 'rayon' }

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const { breadcrumb, places, tree } = await loadCategory({ request, context, slugs: [params.department] })
	const department = breadcrumb[0]
	if (!department) throw new Error('A trail without a category')
	const { id, name, intro } = department
	const { gateway, tag } = context.get(requestContext)
	const content = loadContent({ context, place: { place: 'department', category: id }, tree })
	// Without categories it is one itself, as in a shop of one collection.
	if (department.children.length === 0) {
		const [list, blocks] = await Promise.all([loadList({ request, context, scope: { category: id } }), content])
		return { id, name, intro, ...places, blocks: blocks ?? [], list }
	}
	const [blocks, tiles, newest, chosen] = await Promise.all([
		content,
		loadTiles(context, department.children),
		findProducts(gateway, { category: id, sort: 'new', 'page-size': ROW }),
		findProducts(gateway, { category: id, sort: 'featured', 'page-size': ROW }),
	])
	return {
		id,
		name,
		intro,
		...places,
		blocks: blocks ?? [],
		rooms: {
			tiles,
			grid: tileGrid(tiles.length, tiles.length < 5 ? [4] : [6, 7, 5, 4]),
			newest: newest.map((card) => newCardView(tag, card)),
			chosen: chosen.map((card) => cardView(tag, card)),
		},
	}
}

export default function Department({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('plp')
	const { id, name, intro, blocks } = loaderData
	const description = intro ?? t('departmentDescription', { name })
	if ('list' in loaderData) {
		const { list } = loaderData
		return (
			<>
				<ListPage list={list} listId={id} heading={name} title={name} description={description} intro={intro} />
				<div className="page-container">
					<ContentBlocks blocks={blocks} />
				</div>
			</>
		)
	}
	const { tiles, grid, newest, chosen } = loaderData.rooms
	return (
		<div className="page-container page-start">
			<PageHead title={name} description={description} image={newest[0]?.pictures[0]?.base} />
			<h1 className="type-display-l">{name}</h1>
			<CategoryTiles tiles={tiles} grid={grid} isFirst />
			<ProductRow title={t.rich('newIn', { ...emphasis, name })} cards={newest} listId="department_new" />
			<ContentBlocks blocks={blocks} />
			<ProductRow title={t.rich('selection', emphasis)} cards={chosen} listId="department_selection" />
		</div>
	)
}
