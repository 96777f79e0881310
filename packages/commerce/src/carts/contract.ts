import { z } from '@hono/zod-openapi'
import { Image, Price } from '../catalog/contract.ts'
import { GiftCardDetails, NewGiftCard } from '../gift-cards/contract.ts'
import { CurrencyCode, CustomerHeaders, json, jsonBody, OpaqueId, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('carts')

export const MAXIMUM_QUANTITY = 10

export const LineItem = component('LineItem', {
	sku: z.string(),
	quantity: z.int(),
	colorwayId: z.string(),
	urlKey: z.string(),
	name: z.string(),
	colorName: z.string(),
	sizeLabel: z.string(),
	/** Whether there are other sizes of the colorway. */
	hasSizes: z.boolean(),
	image: Image.nullable(),
	price: Price,
	/** Unit price × quantity, minor units. */
	totalCentAmount: z.int(),
	/** Units that can be ordered now; below `quantity` the line is not orderable. */
	available: z.int(),
	/** Unit price shown when the line was added, if it differs from the current one. */
	seenCentAmount: z.int().nullable(),
})
export type LineItem = z.infer<typeof LineItem>

/** A gift card in a cart, each unique: the quantity is always one. */
export const GiftCardLine = GiftCardDetails.extend({
	id: OpaqueId,
	centAmount: z.int(),
	/** False when the site does not sell this card (any more): it must be removed before the order. */
	isAvailable: z.boolean(),
}).openapi('GiftCardLine')
export type GiftCardLine = z.infer<typeof GiftCardLine>

export const Cart = component('Cart', {
	id: OpaqueId,
	currency: CurrencyCode,
	lines: z.array(LineItem),
	giftCards: z.array(GiftCardLine),
	itemCount: z.int(),
	/** Goods and gift cards, before discount. */
	subtotalCentAmount: z.int(),
	/** A code that no longer applies stays with its problem until it is removed. */
	coupon: z.object({ code: z.string(), discountCentAmount: z.int(), problem: z.string().nullable() }).nullable(),
	/** Goods after discount, the amount delivery thresholds compare with. Excludes gift cards. */
	goodsCentAmount: z.int(),
	/** Goods after discount and gift cards, without delivery. */
	totalCentAmount: z.int(),
	freeDelivery: z.object({ fromCentAmount: z.int(), missingCentAmount: z.int() }).nullable(),
	/** True when every line can be ordered as it is. */
	isOrderable: z.boolean(),
})
export type Cart = z.infer<typeof Cart>

const Sku = z.string().min(1).max(64)
const Quantity = z.int().min(1).max(MAXIMUM_QUANTITY)
export const AddLineItem = component('AddLineItem', {
	sku: Sku,
	quantity: Quantity,
	/** Unit price shown where the line was added: the cart reports a different current price. */
	seenCentAmount: z.int().min(0).max(100_000_000).optional(),
})
export type AddLineItem = z.infer<typeof AddLineItem>
export const ChangeLineItem = component('ChangeLineItem', {
	quantity: z.int().min(0).max(MAXIMUM_QUANTITY),
	/** Another size or color: the line becomes one of it, or its units join the line that has it. */
	sku: Sku.optional(),
})
export const RedeemCoupon = component('RedeemCoupon', { code: z.string().trim().min(1).max(40) })

const cart = json(Cart, 'The cart')
const params = z.object({ cartId: OpaqueId })
const lineParams = params.extend({ sku: Sku })

export const createCartRoute = route('post', '/carts', {
	operationId: 'createCart',
	summary: 'Creates a cart of the site, optionally with a first line or gift card',
	request: {
		headers: SiteHeaders,
		body: jsonBody(z.object({ lineItem: AddLineItem.optional(), giftCard: NewGiftCard.optional() })),
	},
	responses: { 201: cart, ...problems(404, 409, 422) },
})

export const getCartRoute = route('get', '/carts/{cartId}', {
	operationId: 'getCart',
	summary: 'The cart at current prices and stock',
	request: { headers: SiteHeaders, params },
	responses: { 200: cart, ...problems(404) },
})

export const addLineItemRoute = route('post', '/carts/{cartId}/line-items', {
	operationId: 'addLineItem',
	summary: 'Adds units of a variant; 409 out-of-stock or quantity-limit leaves the cart as it was',
	request: { headers: SiteHeaders, params, body: jsonBody(AddLineItem) },
	responses: { 200: cart, ...problems(404, 409) },
})

export const changeLineItemRoute = route('patch', '/carts/{cartId}/line-items/{sku}', {
	operationId: 'changeLineItem',
	summary:
		'Sets the quantity of a line, and its variant; 0 removes it. 404 line-not-found (also removed meanwhile) or variant-not-found, 409 out-of-stock or quantity-limit leave the cart as it was',
	request: { headers: SiteHeaders, params: lineParams, body: jsonBody(ChangeLineItem) },
	responses: { 200: cart, ...problems(404, 409) },
})

export const removeLineItemRoute = route('delete', '/carts/{cartId}/line-items/{sku}', {
	operationId: 'removeLineItem',
	summary: 'Removes a line. Idempotent',
	request: { headers: SiteHeaders, params: lineParams },
	responses: { 200: cart, ...problems(404) },
})

export const addGiftCardRoute = route('post', '/carts/{cartId}/gift-cards', {
	operationId: 'addGiftCard',
	summary: 'Adds a gift card to the cart (R111); 422 names each invalid field, 404 gift-cards-off',
	request: { headers: SiteHeaders, params, body: jsonBody(NewGiftCard) },
	responses: { 200: cart, ...problems(404, 409, 422) },
})

export const removeGiftCardRoute = route('delete', '/carts/{cartId}/gift-cards/{lineId}', {
	operationId: 'removeGiftCard',
	summary: 'Removes a gift card. Idempotent',
	request: { headers: SiteHeaders, params: params.extend({ lineId: OpaqueId }) },
	responses: { 200: cart, ...problems(404) },
})

export const redeemCouponRoute = route('put', '/carts/{cartId}/coupon', {
	operationId: 'redeemCoupon',
	summary: 'Redeems a coupon code; 409 coupon-unknown, coupon-expired or coupon-minimum',
	request: { headers: SiteHeaders, params, body: jsonBody(RedeemCoupon) },
	responses: { 200: cart, ...problems(404, 409) },
})

export const removeCouponRoute = route('delete', '/carts/{cartId}/coupon', {
	operationId: 'removeCoupon',
	summary: 'Removes the coupon code',
	request: { headers: SiteHeaders, params },
	responses: { 200: cart, ...problems(404) },
})

export const mergeCartRoute = route('post', '/carts/{cartId}/merge', {
	operationId: 'mergeCart',
	summary:
		"Merges a guest cart into the signed-in customer's of the site and returns it (T6); `none` only returns it. Idempotent",
	request: { headers: CustomerHeaders, params: z.object({ cartId: z.union([z.literal('none'), OpaqueId]) }) },
	responses: { 200: cart, ...problems(404) },
})
