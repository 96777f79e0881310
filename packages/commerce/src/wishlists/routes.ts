import type { Context } from 'hono'
import type { Database } from '../database/client.ts'
import { requireShopPage } from '../http/shop-page.ts'
import { notFound } from '../http/problem.ts'
import { createRouteApp, requireCustomer, type RouteEnv } from '../http/route-app.ts'
import { readSite } from '../web-domains/queries.ts'
import { endByEmail, removeItems, saveItems, setAlerts, shareWishlist, stopSharing } from './commands.ts'
import {
	type AlertState,
	endAlertRoute,
	getAlertRoute,
	getSharedWishlistRoute,
	getWishlistRoute,
	mergeWishlistRoute,
	removeFromWishlistRoute,
	setAlertsRoute,
	shareWishlistRoute,
	stopSharingWishlistRoute,
} from './contract.ts'
import { type Owner, readAlertState, readShared, readWishlist } from './queries.ts'

export type WishlistOptions = {
	db: Database
	clock: () => Date
	/** True if a URL belongs to the shop: e-mails link to no other. */
	isShopUrl: (url: URL) => boolean
}

/** Wishlists of accounts; 404 where the site has none (R116), except for ending an alert. */
export function wishlistRoutes({ db, clock, isShopUrl }: WishlistOptions) {
	const app = createRouteApp()

	async function requireWishlist(c: Context<RouteEnv>): Promise<void> {
		const { wishlist } = await readSite(db, c.get('site'))
		if (!wishlist) throw notFound('wishlist-off')
	}

	async function ownerOf(c: Context<RouteEnv>): Promise<Owner> {
		const { customerId } = requireCustomer(c)
		await requireWishlist(c)
		return { customerId, site: c.get('site') }
	}

	async function stateOf(c: Context<RouteEnv>, alertId: string): Promise<AlertState> {
		const found = await readAlertState(db, { alertId, site: c.get('site'), language: c.get('language'), now: clock() })
		if (!found) throw notFound('alert-not-found')
		return found
	}

	app.openapi(getWishlistRoute, async (c) => c.json(await readWishlist(db, await ownerOf(c)), 200))

	app.openapi(mergeWishlistRoute, async (c) => {
		const owner = await ownerOf(c)
		await saveItems(db, { ...owner, ...c.req.valid('json'), now: clock() })
		return c.json(await readWishlist(db, owner), 200)
	})

	app.openapi(removeFromWishlistRoute, async (c) => {
		const owner = await ownerOf(c)
		await removeItems(db, { ...owner, ...c.req.valid('json'), now: clock() })
		return c.json(await readWishlist(db, owner), 200)
	})

	app.openapi(shareWishlistRoute, async (c) => {
		const owner = await ownerOf(c)
		await shareWishlist(db, { ...owner, now: clock() })
		return c.json(await readWishlist(db, owner), 200)
	})

	app.openapi(stopSharingWishlistRoute, async (c) => {
		const owner = await ownerOf(c)
		await stopSharing(db, owner)
		return c.json(await readWishlist(db, owner), 200)
	})

	app.openapi(getSharedWishlistRoute, async (c) => {
		await requireWishlist(c)
		const colorwayIds = await readShared(db, { ...c.req.valid('param'), site: c.get('site') })
		if (!colorwayIds) throw notFound('wishlist-not-shared')
		return c.json({ colorwayIds }, 200)
	})

	app.openapi(setAlertsRoute, async (c) => {
		const owner = await ownerOf(c)
		const submitted = c.req.valid('json')
		requireShopPage(submitted.pageUrl, isShopUrl)
		const reading = { language: c.get('language'), languageTag: c.get('languageTag'), now: clock() }
		const isSaved = await setAlerts(db, { ...owner, ...reading, ...c.req.valid('param'), ...submitted })
		if (!isSaved) throw notFound('item-not-saved')
		return c.json(await readWishlist(db, owner), 200)
	})

	app.openapi(getAlertRoute, async (c) => c.json(await stateOf(c, c.req.valid('param').alertId), 200))

	app.openapi(endAlertRoute, async (c) => {
		const { alertId } = c.req.valid('param')
		await stateOf(c, alertId)
		await endByEmail(db, { alertId, ...c.req.valid('json'), now: clock() })
		return c.json(await stateOf(c, alertId), 200)
	})

	return app
}
