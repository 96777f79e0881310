import { z } from '@hono/zod-openapi'
import { Image } from '../catalog/contract.ts'
import { CustomerHeaders, json, jsonBody, OpaqueId, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'
import { Store } from '../stores/contract.ts'

const route = routesOf('reservations')

/** Availability in a store: `last-pieces` for two or fewer, so that no one travels in vain. */
export const StoreStock = z.enum(['available', 'last-pieces', 'unavailable']).openapi('StoreStock')
export type StoreStock = z.infer<typeof StoreStock>

export const StoreWithStock = component('StoreWithStock', { store: Store, stock: StoreStock })
export type StoreWithStock = z.infer<typeof StoreWithStock>

export const StoreWithSizes = component('StoreWithSizes', {
	store: Store,
	/** Those of the variants asked for that it has, in their order. */
	sizes: z.array(z.object({ sku: z.string(), stock: StoreStock })),
})
export type StoreWithSizes = z.infer<typeof StoreWithSizes>

export const ReservedProduct = component('ReservedGarment', {
	sku: z.string(),
	urlKey: z.string(),
	name: z.string(),
	colorName: z.string(),
	sizeLabel: z.string(),
	image: Image.nullable(),
})
export type ReservedProduct = z.infer<typeof ReservedProduct>

export const Reservation = component('Reservation', {
	id: z.string(),
	reservationNumber: z.string(),
	status: z.enum(['held', 'cancelled', 'expired']),
	/** ISO 8601 instant the reservation expires. */
	heldUntil: z.string(),
	store: Store,
	garment: ReservedProduct,
})
export type Reservation = z.infer<typeof Reservation>

export const NewReservation = component('NewReservation', {
	/** Idempotency key of the form: a repeated submission gives the same reservation. */
	submissionKey: OpaqueId,
	sku: z.string().min(1).max(64),
	storeId: z.string().min(1).max(64),
	name: z.string().max(200),
	email: z.string().max(254),
	/** As typed; a number of one of the site's `phoneNumberCountries` (R108). */
	phoneNumber: z.string().max(40),
	phoneCountry: z.string().length(2),
	/** URL of the reservation's page with the placeholder RESERVATION_ID, linked by the e-mail. */
	pageUrl: z.url({ protocol: /^https?$/ }).max(500),
})
export type NewReservation = z.infer<typeof NewReservation>

const reservationId = z.object({ reservationId: OpaqueId })

export const listStoresWithStockRoute = route('get', '/reservations/stores', {
	operationId: 'listStoresWithStock',
	summary: 'Stores of the site with their availability of a variant, nearest to a city or postal code first (R110)',
	request: {
		headers: SiteHeaders,
		query: z.object({ sku: z.string().min(1).max(64), q: z.string().max(100).optional() }),
	},
	responses: { 200: json(z.array(StoreWithStock), 'Stores'), ...problems(404) },
})

/** Variants of one question, so that its address stays short; who has more asks again. */
export const MOST_SIZES = 60

export const listSizesInStoresRoute = route('get', '/reservations/sizes', {
	operationId: 'listSizesInStores',
	summary: 'Stores of the site with those of the variants that each has at this moment, by city (R110)',
	request: {
		headers: SiteHeaders,
		query: z.object({
			/** Separated by commas. */
			skus: z
				.string()
				.max(4_000)
				.transform((text) => [...new Set(text.split(','))])
				.pipe(z.array(z.string().min(1).max(64)).max(MOST_SIZES)),
		}),
	},
	responses: { 200: json(z.array(StoreWithSizes), 'Stores'), ...problems(404) },
})

export const reserveRoute = route('post', '/reservations', {
	operationId: 'reserve',
	summary: 'Reserves one garment in a store for 48 hours, free and without payment (R110)',
	request: { headers: SiteHeaders, body: jsonBody(NewReservation) },
	responses: { 201: json(Reservation, 'The reservation'), ...problems(404, 409, 422) },
})

export const getReservationRoute = route('get', '/reservations/{reservationId}', {
	operationId: 'getReservation',
	summary: 'One reservation',
	request: { headers: SiteHeaders, params: reservationId },
	responses: { 200: json(Reservation, 'The reservation'), ...problems(404) },
})

export const cancelReservationRoute = route('post', '/reservations/{reservationId}/cancel', {
	operationId: 'cancelReservation',
	summary: 'Cancels a reservation. Idempotent',
	request: { headers: SiteHeaders, params: reservationId },
	responses: { 200: json(Reservation, 'The reservation'), ...problems(404) },
})

export const listCustomerReservationsRoute = route('get', '/customers/me/reservations', {
	operationId: 'listCustomerReservations',
	summary:
		"Reservations for the signed-in customer's confirmed e-mail address on this site, newest first; 404 where the site has none",
	request: { headers: CustomerHeaders },
	responses: { 200: json(z.array(Reservation), 'At most 50 reservations'), ...problems(404) },
})
