import { useMatches, useRouteLoaderData } from 'react-router'
import type { NavDepartment } from '#app/request/web-domain/departments.ts'

/** Names the layout of the shop's pages in routes.ts: its data is known to everything they show. */
const SHOP_LAYOUT = 'shop'

/** Facts of the site that the layout of the shop asks for and others on the page need as well. */
export type ShopFacts = {
	departments: NavDepartment[]
	/** Whether garments of a list can be added from it (R119). */
	hasQuickAdd: boolean
	/** Whether the site has a wishlist (R116). */
	hasWishlist: boolean
}

/** The same for components; undefined outside of the layout, as in the checkout. */
export function useShopFacts(): ShopFacts | undefined {
	return useRouteLoaderData(SHOP_LAYOUT) as ShopFacts | undefined
}

/** Whether the page stands in the layout of the shop. */
export function useIsShop(): boolean {
	return useMatches().some(({ id }) => id === SHOP_LAYOUT)
}
