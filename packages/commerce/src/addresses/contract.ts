import { z } from '@hono/zod-openapi'
import { CustomerHeaders, json, jsonBody, OpaqueId, problems } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'
import { Address } from '../orders/contract.ts'

const route = routesOf('addresses')

/** As typed: validated per field. */
const Typed = z.string().max(254)

export const CustomerAddress = component('CustomerAddress', {
	id: OpaqueId,
	address: Address,
	phoneNumber: z.string().nullable(),
	isDefaultDelivery: z.boolean(),
	isDefaultBilling: z.boolean(),
})
export type CustomerAddress = z.infer<typeof CustomerAddress>

/** Delivery or billing address of an earlier order that is not in the book. */
export const SuggestedAddress = CustomerAddress.pick({ address: true, phoneNumber: true }).openapi('SuggestedAddress')
export type SuggestedAddress = z.infer<typeof SuggestedAddress>

/** An address as typed, validated by the rules of its country. */
export const TypedCustomerAddress = component('TypedCustomerAddress', {
	firstName: Typed,
	lastName: Typed,
	line1: Typed,
	line2: Typed.default(''),
	postalCode: Typed,
	city: Typed,
	region: Typed.default(''),
	countryCode: Typed,
	phoneNumber: Typed.default(''),
	phoneCountry: z.string().max(2).default(''),
	isDefaultDelivery: z.boolean().default(false),
	isDefaultBilling: z.boolean().default(false),
})
export type TypedCustomerAddress = z.infer<typeof TypedCustomerAddress>

const addressId = z.object({ addressId: OpaqueId })

export const listAddressesRoute = route('get', '/customers/me/addresses', {
	operationId: 'listAddresses',
	summary: "The customer's address book, defaults first",
	request: { headers: CustomerHeaders },
	responses: { 200: json(z.array(CustomerAddress), 'Addresses'), ...problems() },
})

export const listSuggestedAddressesRoute = route('get', '/customers/me/addresses/suggested', {
	operationId: 'listSuggestedAddresses',
	summary: 'Addresses of recent orders on the site that are not in the address book, newest first, at most three',
	request: { headers: CustomerHeaders },
	responses: { 200: json(z.array(SuggestedAddress), 'Addresses'), ...problems() },
})

export const addAddressRoute = route('post', '/customers/me/addresses', {
	operationId: 'addAddress',
	summary: 'Adds an address; at most 20. The first is the default for everything',
	request: { headers: CustomerHeaders, body: jsonBody(TypedCustomerAddress) },
	responses: { 201: json(CustomerAddress, 'The address'), ...problems(409, 422) },
})

export const changeAddressRoute = route('put', '/customers/me/addresses/{addressId}', {
	operationId: 'changeAddress',
	summary: 'Updates an address',
	request: { headers: CustomerHeaders, params: addressId, body: jsonBody(TypedCustomerAddress) },
	responses: { 200: json(CustomerAddress, 'The address'), ...problems(404, 422) },
})

export const removeAddressRoute = route('delete', '/customers/me/addresses/{addressId}', {
	operationId: 'removeAddress',
	summary: 'Removes an address; another becomes the default where it was one',
	request: { headers: CustomerHeaders, params: addressId },
	responses: { 204: { description: 'Removed' }, ...problems(404) },
})
