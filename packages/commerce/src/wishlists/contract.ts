import { createRoute, z } from '@hono/zod-openapi'
import { CustomerHeaders, json, jsonBody, OpaqueId, problems, SiteHeaders } from '../http/contract.ts'

/** How many colorways a list holds on a site: the oldest gives way to the next. */
export const MOST_SAVED = 200

const ColorwayId = z.string().regex(/^[\w-]{1,64}$/)
const Sku = z.string().regex(/^[\w.-]{1,64}$/)

/** A saved colorway, as a browser stores it (decision 0025). */
export const SavedItem = z
	.object({
		colorwayId: ColorwayId,
		/** ISO 8601 instant. */
		savedAt: z.iso.datetime(),
		/** What it cost then, in minor units of the site's currency. */
		centAmount: z.int().min(0).max(100_000_000),
	})
	.openapi('SavedItem')
export type SavedItem = z.infer<typeof SavedItem>

export const AlertKind = z.enum(['back-in-stock', 'price-drop']).openapi('AlertKind')
export type AlertKind = z.infer<typeof AlertKind>

/** Something about a size that the customer has asked to be e-mailed about. */
export const WishlistAlert = z
	.object({ id: OpaqueId, colorwayId: z.string(), sku: z.string(), kind: AlertKind })
	.openapi('WishlistAlert')
export type WishlistAlert = z.infer<typeof WishlistAlert>

export const Wishlist = z
	.object({
		/** Newest first. */
		items: z.array(SavedItem),
		/** Of the link by which others read the list; null while it is not shared. */
		shareToken: z.string().nullable(),
		alerts: z.array(WishlistAlert),
	})
	.openapi('Wishlist')
export type Wishlist = z.infer<typeof Wishlist>

const PATH = '/customers/me/wishlist'
const theList = { 200: json(Wishlist, 'The list as it is now'), ...problems(404, 422) }
const common = { tags: ['wishlists'], responses: theList }

export const getWishlistRoute = createRoute({
	...common,
	method: 'get',
	path: PATH,
	operationId: 'getWishlist',
	summary: 'The wishlist of who calls, on the site (R116)',
	request: { headers: CustomerHeaders },
})

export const mergeWishlistRoute = createRoute({
	...common,
	method: 'post',
	path: `${PATH}/merge`,
	operationId: 'mergeWishlist',
	summary: 'Adds what was saved; of a colorway saved twice the later saving counts. Again, it changes nothing',
	request: {
		headers: CustomerHeaders,
		body: jsonBody(z.object({ items: z.array(SavedItem).max(MOST_SAVED) })),
	},
})

export const removeFromWishlistRoute = createRoute({
	...common,
	method: 'post',
	path: `${PATH}/remove`,
	operationId: 'removeFromWishlist',
	summary: 'Takes colorways off the list, and ends what was asked for about them. Again, it changes nothing',
	request: {
		headers: CustomerHeaders,
		body: jsonBody(z.object({ colorwayIds: z.array(ColorwayId).min(1).max(MOST_SAVED) })),
	},
})

export const shareWishlistRoute = createRoute({
	...common,
	method: 'put',
	path: `${PATH}/share`,
	operationId: 'shareWishlist',
	summary: 'Lets whoever has the link read the list; the link stays the same until it is taken back',
	request: { headers: CustomerHeaders },
})

export const stopSharingWishlistRoute = createRoute({
	...common,
	method: 'delete',
	path: `${PATH}/share`,
	operationId: 'stopSharingWishlist',
	summary: 'Takes the link back: it opens nothing any more',
	request: { headers: CustomerHeaders },
})

export const getSharedWishlistRoute = createRoute({
	method: 'get',
	path: '/wishlists/{token}',
	operationId: 'getSharedWishlist',
	tags: ['wishlists'],
	summary: 'What a shared list holds, newest first: nothing of whose it is',
	request: { headers: SiteHeaders, params: z.object({ token: OpaqueId }) },
	responses: { 200: json(z.object({ colorwayIds: z.array(z.string()) }), 'The list'), ...problems(404) },
})

/** Day of the words under which e-mails are asked for (`wishlist.alerts` of the messages): part of the proof. */
export const ALERT_WORDING = '2026-11-22'

export const setAlertsRoute = createRoute({
	...common,
	method: 'put',
	path: `${PATH}/items/{colorwayId}/alerts`,
	operationId: 'setWishlistAlerts',
	summary:
		'Which e-mails are wanted about the sizes of a saved colorway; those not named end. What is in stock is not awaited',
	request: {
		headers: CustomerHeaders,
		params: z.object({ colorwayId: ColorwayId }),
		body: jsonBody(
			z.object({
				alerts: z.array(z.object({ sku: Sku, kind: AlertKind })).max(100),
				/** Day of the words that were shown. */
				wordingVersion: z.literal(ALERT_WORDING),
				/** The page that ends an alert, ALERT_ID in the place of its id. Addresses of other hosts are refused. */
				pageUrl: z.url({ protocol: /^https?$/ }).max(500),
			}),
		),
	},
})

/** An alert as the page in its e-mails tells it: what of, not whose. */
export const AlertState = z
	.object({
		kind: AlertKind,
		isOpen: z.boolean(),
		/** Null once the shop has no such size any more. */
		product: z.object({ name: z.string(), sizeLabel: z.string() }).nullable(),
		/** How many other alerts of the same customer are open on the site. */
		others: z.int(),
	})
	.openapi('AlertState')
export type AlertState = z.infer<typeof AlertState>

const ofAlert = {
	tags: ['wishlists'],
	request: { headers: SiteHeaders, params: z.object({ alertId: OpaqueId }) },
	responses: { 200: json(AlertState, 'The alert'), ...problems(404) },
}

export const getAlertRoute = createRoute({
	...ofAlert,
	method: 'get',
	path: '/wishlist-alerts/{alertId}',
	operationId: 'getWishlistAlert',
	summary: 'An alert, by the unguessable id that stands in its e-mails',
})

export const endAlertRoute = createRoute({
	...ofAlert,
	method: 'post',
	path: '/wishlist-alerts/{alertId}/end',
	operationId: 'endWishlistAlert',
	summary:
		'Ends an alert, or all of its customer on the site, without a sign-in (GDPR art. 7(3)); again, it changes nothing',
	request: { ...ofAlert.request, body: jsonBody(z.object({ isForAll: z.boolean() })) },
})
