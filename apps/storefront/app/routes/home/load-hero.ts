import type { CategoryNode } from '@vitrine/commerce/catalog/contract'
import type { Banner } from '@vitrine/commerce/content/contract'
import type { RouterContextProvider } from 'react-router'
import { requestContext } from '#app/request/context.ts'
import { type CategoryPath, categoryPath } from '#app/request/web-domain/departments.ts'
import { type PictureView, pictureView } from '#app/facts/pictures/picture-view.ts'
import { findById } from '#app/request/web-domain/category-tree.ts'
import { findBanners } from '#app/request/content/gateway.ts'

/** Where no banner is set, goods of as many departments stand in the first screen, and the next one's in the story. */
const SHOWN = 2

export type BannerView = Pick<Banner, 'title' | 'action' | 'alt' | 'ground'> & {
	path: CategoryPath | 'new'
	wide: PictureView
	tall: PictureView
}
export type HeroView = {
	banner: BannerView | null
	/** The same story drawn for its place beside the panel, words left of the garments; null where there is none. */
	beside: PictureView | null
	pictures: PictureView[]
	/** Seen from near, for the story further down. */
	cloth: PictureView | null
	/** Told instead of the shop's own story, where the retailer gave one. */
	story: BannerView | null
	editorials: BannerView[]
}

/** The hero of a shop whose goods are out of reach: words alone. */
export const BARE_HERO: HeroView = {
	banner: null,
	beside: null,
	pictures: [],
	cloth: null,
	story: null,
	editorials: [],
}

type Context = Readonly<RouterContextProvider>

export async function loadHero(context: Context, tree: CategoryNode[]): Promise<HeroView> {
	const { directory, site, gateway } = context.get(requestContext)
	const departments = tree.slice(0, SHOWN + 1)
	const [banners, ...found] = await Promise.all([
		findBanners(gateway),
		...departments.map(({ id }) => directory.picture(site, id)),
	])
	const pictures = found.filter((picture) => picture !== null)
	const inSlot = (slot: string) =>
		banners.filter((banner) => banner.slot === slot).map((banner) => bannerView(banner, tree))
	const [banner] = inSlot('hero')
	return {
		banner: banner ?? null,
		beside: inSlot('hero-beside')[0]?.wide ?? null,
		pictures: banner ? [] : pictures.slice(0, SHOWN),
		cloth: pictures[SHOWN] ?? pictures[0] ?? null,
		story: inSlot('story')[0] ?? null,
		editorials: inSlot('editorial').slice(0, 2),
	}
}

function bannerView({ title, action, alt, ground, wide, tall, categoryId }: Banner, tree: CategoryNode[]): BannerView {
	return {
		title,
		action,
		alt,
		ground,
		wide: pictureView(wide),
		tall: pictureView(tall),
		path: pathOf(categoryId, tree),
	}
}

/** The category's address; the new where it has no products here. */
function pathOf(categoryId: string | null, tree: CategoryNode[]): CategoryPath | 'new' {
	const category = categoryId === null ? undefined : findById(tree, categoryId)?.at(-1)
	return category ? categoryPath(category.path) : 'new'
}
