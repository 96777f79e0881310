import { z } from '@hono/zod-openapi'
import { json, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('stores')

export const OpeningHours = z.array(z.array(z.tuple([z.string(), z.string()]))).length(7)

export const Store = component('Store', {
	id: z.string(),
	name: z.string(),
	slug: z.string(),
	street: z.string(),
	postalCode: z.string(),
	city: z.string(),
	countryCode: z.string(),
	phone: z.string().nullable(),
	latitude: z.number(),
	longitude: z.number(),
	/** Monday first; each day a list of [opens, closes] in local time. */
	openingHours: OpeningHours,
	services: z.array(z.string()),
})
export type Store = z.infer<typeof Store>

export const listStoresRoute = route('get', '/stores', {
	operationId: 'listStores',
	summary: 'Stores of the site by city, or nearest to a city or postal code first',
	request: { headers: SiteHeaders, query: z.object({ q: z.string().max(100).optional() }) },
	responses: { 200: json(z.array(Store), 'Stores'), ...problems() },
})

export const getStoreRoute = route('get', '/stores/{slug}', {
	operationId: 'getStore',
	summary: 'One store of the site',
	request: { headers: SiteHeaders, params: z.object({ slug: z.string().min(1).max(100) }) },
	responses: { 200: json(Store, 'The store'), ...problems(404) },
})
