import type { CategoryNode } from '@vitrine/commerce/catalog/contract'
import type { RouterContextProvider } from 'react-router'
import { directoryContext, siteContext } from '#app/context.ts'
import { categoryPath } from '#app/site/layout/navigation.ts'
import type { PictureView } from '#app/site/pictures/picture-view.ts'
import { findById } from '#app/site/web-domain/category-tree.ts'

/** What the season is about: the category the first screen leads to, and those whose garments stand beside it. */
const LEAD = 'w-coats'
const BESIDE = ['w-knit', 'w-shirts', 'a-bags', 'w-trousers']
const SHOWN = 3

export type HeroView = {
	/** Where the call leads; the new where the lead category has no products. */
	path: string
	pictures: PictureView[]
	/** For the story further down. */
	cloth: PictureView | null
}

export async function loadHero(context: Readonly<RouterContextProvider>, tree: CategoryNode[]): Promise<HeroView> {
	const directory = context.get(directoryContext)
	const site = context.get(siteContext)
	const lead = findById(tree, LEAD)?.at(-1)
	const ids = [LEAD, ...BESIDE].filter((id) => findById(tree, id))
	const found = await Promise.all(ids.map((id) => directory.picture(site, id)))
	const pictures = found.filter((picture) => picture !== null)
	return {
		path: lead ? categoryPath(lead.path) : 'new',
		pictures: pictures.slice(0, SHOWN),
		cloth: pictures[SHOWN] ?? pictures[1] ?? null,
	}
}
