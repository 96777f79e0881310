import { z } from '@hono/zod-openapi'
import { CustomerHeaders, json, jsonBody, OpaqueId, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('wishlists')

/** Maximum of colorways per list and site; a new one replaces the oldest. */
export const MOST_SAVED = 200

const ColorwayId = z.string().regex(/^[\w-]{1,64}$/)
const Sku = z.string().regex(/^[\w.-]{1,64}$/)

/** A saved colorway, as a browser stores it (decision 0025). */
export const SavedItem = component('SavedItem', {
	colorwayId: ColorwayId,
	/** ISO 8601 instant. */
	savedAt: z.iso.datetime(),
	/** Price at that time, in minor units of the site's currency. */
	centAmount: z.int().min(0).max(100_000_000),
})
export type SavedItem = z.infer<typeof SavedItem>

export const AlertKind = z.enum(['back-in-stock', 'price-drop']).openapi('AlertKind')
export type AlertKind = z.infer<typeof AlertKind>

/** An alert a customer requested for a size. */
export const WishlistAlert = z
	.object({ id: OpaqueId, colorwayId: z.string(), sku: z.string(), kind: AlertKind })
	.openapi('WishlistAlert')
export type WishlistAlert = z.infer<typeof WishlistAlert>

export const Wishlist = component('Wishlist', {
	/** Newest first. */
	items: z.array(SavedItem),
	/** Token of the share link; null while the list is not shared. */
	shareToken: z.string().nullable(),
	alerts: z.array(WishlistAlert),
})
export type Wishlist = z.infer<typeof Wishlist>

const PATH = '/customers/me/wishlist'
const theList = { 200: json(Wishlist, 'The list as it is now'), ...problems(404, 422) }
const common = { responses: theList }

export const getWishlistRoute = route('get', PATH, {
	...common,
	operationId: 'getWishlist',
	summary: "The customer's wishlist on the site (R116)",
	request: { headers: CustomerHeaders },
})

export const mergeWishlistRoute = route('post', `${PATH}/merge`, {
	...common,
	operationId: 'mergeWishlist',
	summary: 'Adds saved items; of a colorway saved twice the later one counts. Idempotent',
	request: {
		headers: CustomerHeaders,
		body: jsonBody(z.object({ items: z.array(SavedItem).max(MOST_SAVED) })),
	},
})

export const removeFromWishlistRoute = route('post', `${PATH}/remove`, {
	...common,
	operationId: 'removeFromWishlist',
	summary: 'Removes colorways and ends their alerts. Idempotent',
	request: {
		headers: CustomerHeaders,
		body: jsonBody(z.object({ colorwayIds: z.array(ColorwayId).min(1).max(MOST_SAVED) })),
	},
})

export const shareWishlistRoute = route('put', `${PATH}/share`, {
	...common,
	operationId: 'shareWishlist',
	summary: 'Creates a share link of the list, or keeps the existing one',
	request: { headers: CustomerHeaders },
})

export const stopSharingWishlistRoute = route('delete', `${PATH}/share`, {
	...common,
	operationId: 'stopSharingWishlist',
	summary: 'Revokes the share link',
	request: { headers: CustomerHeaders },
})

export const getSharedWishlistRoute = route('get', '/wishlists/{token}', {
	operationId: 'getSharedWishlist',
	summary: 'Items of a shared list, newest first, without its owner',
	request: { headers: SiteHeaders, params: z.object({ token: OpaqueId }) },
	responses: { 200: json(z.object({ colorwayIds: z.array(z.string()) }), 'The list'), ...problems(404) },
})

/** Version date of the consent text (`wishlist.alerts` in the messages), part of the proof. */
export const ALERT_WORDING = '2026-11-22'

export const setAlertsRoute = route('put', `${PATH}/items/{colorwayId}/alerts`, {
	...common,
	operationId: 'setWishlistAlerts',
	summary:
		'Sets the e-mail alerts for the sizes of a saved colorway; those not named end. No back-in-stock alert for sizes in stock',
	request: {
		headers: CustomerHeaders,
		params: z.object({ colorwayId: ColorwayId }),
		body: jsonBody(
			z.object({
				alerts: z.array(z.object({ sku: Sku, kind: AlertKind })).max(100),
				/** Version date of the consent text that was shown. */
				wordingVersion: z.literal(ALERT_WORDING),
				/** URL of the page that ends an alert, with the placeholder ALERT_ID. Other hosts are refused. */
				pageUrl: z.url({ protocol: /^https?$/ }).max(500),
			}),
		),
	},
})

/** An alert as its e-mails' page shows it: the size, not the customer. */
export const AlertState = component('AlertState', {
	kind: AlertKind,
	isOpen: z.boolean(),
	/** Null once the shop has no such size any more. */
	product: z.object({ name: z.string(), sizeLabel: z.string() }).nullable(),
	/** Number of other open alerts of the customer on the site. */
	others: z.int(),
})
export type AlertState = z.infer<typeof AlertState>

const ofAlert = {
	request: { headers: SiteHeaders, params: z.object({ alertId: OpaqueId }) },
	responses: { 200: json(AlertState, 'The alert'), ...problems(404) },
}

export const getAlertRoute = route('get', '/wishlist-alerts/{alertId}', {
	...ofAlert,
	operationId: 'getWishlistAlert',
	summary: 'An alert, by the unguessable id in its e-mails',
})

export const endAlertRoute = route('post', '/wishlist-alerts/{alertId}/end', {
	...ofAlert,
	operationId: 'endWishlistAlert',
	summary: 'Ends an alert, or all of its customer on the site, without a sign-in (GDPR art. 7(3)). Idempotent',
	request: { ...ofAlert.request, body: jsonBody(z.object({ isForAll: z.boolean() })) },
})
