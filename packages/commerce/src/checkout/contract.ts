import { z } from '@hono/zod-openapi'
import { Cart } from '../carts/contract.ts'
import { DeliveryMethod } from '../fulfillment/contract/delivery.ts'
import { GiftCardSecret } from '../gift-cards/contract.ts'
import { CustomerHeaders, json, jsonBody, OpaqueId, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'
import { Address, PickupPoint } from '../orders/contract.ts'
import { OwnMeansName } from '../payment-means/contract.ts'
import { NextAction, PaymentProduct } from '../payments/contract.ts'

const route = routesOf('checkout')

/** An address as typed. Every part is optional: the rules of the country decide. */
export const AddressInput = component('AddressInput', {
	firstName: z.string().max(100).default(''),
	lastName: z.string().max(100).default(''),
	line1: z.string().max(200).default(''),
	line2: z.string().max(200).default(''),
	postalCode: z.string().max(20).default(''),
	city: z.string().max(100).default(''),
	region: z.string().max(100).default(''),
	countryCode: z.string().max(2).default(''),
})
export type AddressInput = z.infer<typeof AddressInput>

export const ChooseDelivery = component('ChooseDelivery', {
	methodId: z.string().max(40),
	/** Home delivery requires the whole address; relay and store require first and last name of the person collecting. */
	address: AddressInput,
	phoneNumber: z.string().max(40).default(''),
	/** Country whose dialing rules a national number follows. */
	phoneCountryCode: z.string().max(2).default(''),
	pickupPointId: z.string().max(64).nullable().default(null),
	/** Null: same as the delivery address; required for relay and store, which have none. */
	billingAddress: AddressInput.nullable().default(null),
})
export type ChooseDelivery = z.infer<typeof ChooseDelivery>

/** A validated and cleaned delivery, with the phone number in E.164. */
export const DeliveryChoice = component('DeliveryChoice', {
	methodId: z.string(),
	kind: z.enum(['home', 'relay', 'store', 'email']),
	address: Address,
	billingAddress: Address,
	phoneNumber: z.string().nullable(),
	pickupPoint: PickupPoint.nullable(),
})
export type DeliveryChoice = z.infer<typeof DeliveryChoice>

export const Totals = component('Totals', {
	subtotalCentAmount: z.int(),
	discountCentAmount: z.int(),
	deliveryCentAmount: z.int(),
	giftCardsCentAmount: z.int(),
	totalCentAmount: z.int(),
	/** Amount left for the bank after other means; 0 requires no bank payment. */
	payableCentAmount: z.int(),
	taxCentAmount: z.int(),
	taxLines: z.array(z.object({ taxRate: z.int(), grossCentAmount: z.int(), taxCentAmount: z.int() })),
})

/** A source that can pay a part of the order: a gift card added to the checkout, or the customer's store credit. */
export const PayingMeans = component('PayingMeans', {
	means: OwnMeansName,
	id: OpaqueId,
	/** Last four characters of the number; empty for a source without one. */
	ending: z.string(),
	balanceCentAmount: z.int(),
	/** True if the shopper pays with it. */
	isUsed: z.boolean(),
	/** Amount it pays of this order. */
	centAmount: z.int(),
})
export type PayingMeans = z.infer<typeof PayingMeans>

export const STEPS = ['identification', 'delivery', 'payment', 'review'] as const

export const Checkout = component('Checkout', {
	id: OpaqueId,
	status: z.enum(['open', 'completed']),
	email: z.string().nullable(),
	wantsNewsletter: z.boolean(),
	/** True if the site has loyalty cards (R115). */
	takesLoyaltyCard: z.boolean(),
	/** Loyalty card that earns the points: 13 digits. */
	loyaltyCardNumber: z.string().nullable(),
	delivery: DeliveryChoice.nullable(),
	paymentProduct: z.string().nullable(),
	cart: Cart,
	deliveryMethods: z.array(DeliveryMethod),
	paymentProducts: z.array(PaymentProduct),
	/** False where the site has no gift cards or the cart holds gift cards alone: a gift card cannot pay for another. */
	acceptsGiftCards: z.boolean(),
	/** In payment order; the bank pays the rest. */
	means: z.array(PayingMeans),
	deliveryCountries: z.array(z.string()),
	billingCountries: z.array(z.string()),
	phoneNumberCountries: z.array(z.string()),
	/** Set once a delivery is chosen. */
	totals: Totals.nullable(),
	/** First incomplete step; `review` when all are complete. */
	nextStep: z.enum(STEPS),
	/** Pending or confirmed order of this checkout. */
	orderId: OpaqueId.nullable(),
})
export type Checkout = z.infer<typeof Checkout>

export const PlaceOrder = component('PlaceOrder', {
	/** Total the shopper was shown; a different total is refused with `total-changed`. */
	expectedTotalCentAmount: z.int(),
	/** Amount for the bank the shopper was shown; defaults to the total. */
	expectedPayableCentAmount: z.int().optional(),
	/** Six digits, for a payment product of kind `code`. */
	code: z.string().max(20).optional(),
	/** URL the provider redirects to; must be on a host of the shop. */
	returnUrl: z.url().max(500),
})
export type PlaceOrder = z.infer<typeof PlaceOrder>

export const PlacedOrder = component('PlacedOrder', {
	orderId: OpaqueId,
	orderStatus: z.enum(['pending', 'confirmed', 'cancelled']),
	nextAction: NextAction.nullable(),
})
export type PlacedOrder = z.infer<typeof PlacedOrder>

export const Identification = component('Identification', {
	email: z.string().max(254),
	wantsNewsletter: z.boolean().default(false),
	/** As typed: 13 digits with check digit, blanks allowed; empty for none. Accepted only where the site has loyalty cards. */
	loyaltyCardNumber: z.string().max(40).default(''),
})

const checkout = json(Checkout, 'The checkout')
const params = z.object({ checkoutId: OpaqueId })

export const startCheckoutRoute = route('post', '/checkout/sessions', {
	operationId: 'startCheckout',
	summary: 'Finds or creates the open checkout of a cart; 409 cart-empty',
	request: { headers: SiteHeaders, body: jsonBody(z.object({ cartId: OpaqueId })) },
	responses: { 200: checkout, ...problems(404, 409) },
})

export const getCheckoutRoute = route('get', '/checkout/sessions/{checkoutId}', {
	operationId: 'getCheckout',
	summary: 'The current state of a checkout',
	request: { headers: SiteHeaders, params },
	responses: { 200: checkout, ...problems(404) },
})

export const identifyRoute = route('put', '/checkout/sessions/{checkoutId}/identification', {
	operationId: 'identify',
	summary: "Sets the guest's contact data; 422 names the field",
	request: {
		headers: SiteHeaders,
		params,
		body: jsonBody(Identification),
	},
	responses: { 200: checkout, ...problems(404, 409, 422) },
})

export const chooseDeliveryRoute = route('put', '/checkout/sessions/{checkoutId}/delivery', {
	operationId: 'chooseDelivery',
	summary: 'Sets delivery method and addresses; 422 names each field invalid in the country',
	request: { headers: SiteHeaders, params, body: jsonBody(ChooseDelivery) },
	responses: { 200: checkout, ...problems(404, 409, 422, 503) },
})

export const choosePaymentRoute = route('put', '/checkout/sessions/{checkoutId}/payment', {
	operationId: 'choosePayment',
	summary: 'Sets the payment product',
	request: { headers: SiteHeaders, params, body: jsonBody(z.object({ paymentProduct: z.string().max(40) })) },
	responses: { 200: checkout, ...problems(404, 409, 422) },
})

export const addCheckoutGiftCardRoute = route('post', '/checkout/sessions/{checkoutId}/gift-cards', {
	operationId: 'useGiftCard',
	summary: 'Adds a gift card as payment; the same 422 for an unknown number and a wrong code',
	request: { headers: SiteHeaders, params, body: jsonBody(GiftCardSecret) },
	responses: { 200: checkout, ...problems(404, 409, 422) },
})

export const removeCheckoutGiftCardRoute = route('delete', '/checkout/sessions/{checkoutId}/gift-cards/{giftCardId}', {
	operationId: 'putGiftCardAway',
	summary: 'Removes a gift card from the payment. Idempotent',
	request: { headers: SiteHeaders, params: params.extend({ giftCardId: OpaqueId }) },
	responses: { 200: checkout, ...problems(404, 409) },
})

export const useStoreCreditRoute = route('put', '/checkout/sessions/{checkoutId}/store-credit', {
	operationId: 'useStoreCredit',
	summary:
		"Pays with the customer's store credit up to its balance, listed in `means`; 409 `no-store-credit` without any in this currency",
	request: { headers: CustomerHeaders, params },
	responses: { 200: checkout, ...problems(404, 409) },
})

export const putStoreCreditAwayRoute = route('delete', '/checkout/sessions/{checkoutId}/store-credit', {
	operationId: 'putStoreCreditAway',
	summary: 'Removes store credit from the payment. Idempotent',
	request: { headers: SiteHeaders, params },
	responses: { 200: checkout, ...problems(404, 409) },
})

export const placeOrderRoute = route('post', '/checkout/sessions/{checkoutId}/order', {
	operationId: 'placeOrder',
	summary: 'Places the order: reserves stock and starts the payment. A repeated call returns the same order',
	request: { headers: SiteHeaders, params, body: jsonBody(PlaceOrder) },
	responses: { 200: json(PlacedOrder, 'The order, perhaps waiting for its payment'), ...problems(404, 409, 422, 503) },
})
