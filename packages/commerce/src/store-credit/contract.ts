import { z } from '@hono/zod-openapi'
import { CurrencyCode, CustomerHeaders, json, problems } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('store-credit')

/** One entry of a customer's store credit. */
export const StoreCreditEntry = component('StoreCreditEntry', {
	/** `issued`: a refund taken as credit; `redeemed`: a payment; `returned`: a refund of such a payment. */
	kind: z.enum(['issued', 'redeemed', 'returned']),
	currency: CurrencyCode,
	/** Minor units; negative for a payment. */
	centAmount: z.int(),
	orderNumber: z.string(),
	/** ISO 8601 instant. */
	recordedAt: z.string(),
})
export type StoreCreditEntry = z.infer<typeof StoreCreditEntry>

export const StoreCredit = component('StoreCredit', {
	/** One per currency the customer ever had credit in; one currency cannot pay in another. */
	balances: z.array(z.object({ currency: CurrencyCode, balanceCentAmount: z.int() })),
	/** Newest first, at most 200. */
	entries: z.array(StoreCreditEntry),
})
export type StoreCredit = z.infer<typeof StoreCredit>

export const getStoreCreditRoute = route('get', '/customers/me/store-credit', {
	operationId: 'getStoreCredit',
	summary: "Balances and entries of the customer's store credit, which never expires",
	request: { headers: CustomerHeaders },
	responses: { 200: json(StoreCredit, 'Balances and entries'), ...problems() },
})
