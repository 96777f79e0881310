import type { ProductCard } from '@vitrine/commerce/catalog/contract'
import { describeColorwaysRoute, MOST_COLORWAYS } from '@vitrine/commerce/search/contract'
import {
	type AlertKind,
	ALERT_WORDING,
	endAlertRoute,
	getAlertRoute,
	getSharedWishlistRoute,
	getWishlistRoute,
	mergeWishlistRoute,
	removeFromWishlistRoute,
	type SavedItem,
	setAlertsRoute,
	shareWishlistRoute,
	stopSharingWishlistRoute,
	type Wishlist,
} from '@vitrine/commerce/wishlists/contract'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { pageRefused } from '#app/request/guards/refusals.ts'
import type { CallResult, Gateway } from '#app/request/gateway/client.ts'
import type { Saved } from '#app/document/wishlist/saved.ts'
import { type CardView, cardView } from '#app/document/products/card-view.ts'

export function describeColorways(gateway: Gateway, ids: string): Promise<CallResult<ProductCard[]>> {
	return gateway.callResult(describeColorwaysRoute, { query: { ids } })
}

/** The cards of a page of colorways, `MOST_COLORWAYS` at most, in their order; those that are no longer sold are missing. */
export async function cardsOf({ context }: LoaderArgs, ids: readonly string[]): Promise<CardView[]> {
	if (ids.length === 0) return []
	const { gateway, tag } = context.get(requestContext)
	const cards = await gateway.call(describeColorwaysRoute, { query: { ids: ids.join(',') } })
	return cards.map((card) => cardView(tag, card))
}

/** The ids of a page of a list by the `page` of the address, and how many pages there are. */
export function pageOf({ request }: Pick<LoaderArgs, 'request'>, ids: readonly string[]) {
	const count = Math.max(1, Math.ceil(ids.length / MOST_COLORWAYS))
	const asked = Number(new URL(request.url).searchParams.get('page')) || 1
	const page = Math.min(Math.max(1, Math.trunc(asked)), count)
	return { page, count, ids: ids.slice((page - 1) * MOST_COLORWAYS, page * MOST_COLORWAYS) }
}

/** Where the site has no wishlist there is no page of one (R116). */
export async function requireWishlist(args: LoaderArgs): Promise<void> {
	const { wishlist } = await args.context.get(requestContext).siteRecord()
	if (!wishlist) throw await pageRefused(args)
}

const callerOf = ({ context }: LoaderArgs) => context.get(requestContext).session.gateway

export function getWishlist(args: LoaderArgs) {
	return callerOf(args).callResult(getWishlistRoute)
}

/** Saves, then takes away; answers the list as it is then. */
export async function changeWishlist(
	args: LoaderArgs,
	{ save, remove }: { save: readonly Saved[]; remove: readonly string[] },
): Promise<CallResult<Wishlist>> {
	const gateway = callerOf(args)
	const items = save.map(itemOf)
	const saved = await (items.length > 0
		? gateway.callResult(mergeWishlistRoute, { json: { items } })
		: gateway.callResult(getWishlistRoute))
	if (!saved.ok || remove.length === 0) return saved
	return gateway.callResult(removeFromWishlistRoute, { json: { colorwayIds: [...remove] } })
}

const DEAREST = 100_000_000

/** As a browser has stored it: its numbers may be any. */
function itemOf({ id, at, centAmount }: Saved): SavedItem {
	const savedAt = new Date(Math.min(Math.max(0, at), Date.now())).toISOString()
	return { colorwayId: id, savedAt, centAmount: Math.min(Math.max(0, centAmount), DEAREST) }
}

/** The same the other way round: what pages know of the account's list. */
export function savedOf({ items }: Wishlist): Saved[] {
	return items.map(({ colorwayId, savedAt, centAmount }) => ({ id: colorwayId, at: Date.parse(savedAt), centAmount }))
}

export function setSharing(args: LoaderArgs, isShared: boolean) {
	return callerOf(args).callResult(isShared ? shareWishlistRoute : stopSharingWishlistRoute)
}

export function getShared({ context }: LoaderArgs, token: string) {
	return context.get(requestContext).gateway.callResult(getSharedWishlistRoute, { params: { token } })
}

export function setAlerts(
	args: LoaderArgs,
	{ colorwayId, ...wanted }: { colorwayId: string; alerts: { sku: string; kind: AlertKind }[]; pageUrl: string },
) {
	const json = { ...wanted, wordingVersion: ALERT_WORDING } as const
	return callerOf(args).callResult(setAlertsRoute, { params: { colorwayId }, json })
}

export function getAlert({ context }: LoaderArgs, alertId: string) {
	return context.get(requestContext).gateway.callResult(getAlertRoute, { params: { alertId } })
}

export function endAlert({ context }: LoaderArgs, { alertId, isForAll }: { alertId: string; isForAll: boolean }) {
	return context.get(requestContext).gateway.callResult(endAlertRoute, { params: { alertId }, json: { isForAll } })
}
