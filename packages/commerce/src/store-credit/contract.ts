import { z } from '@hono/zod-openapi'
import { CurrencyCode, CustomerHeaders, json, problems } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('store-credit')

/** One movement of store credit, as its customer reads it. */
export const StoreCreditEntry = component('StoreCreditEntry', {
	/** `issued`: a refund taken as credit; `redeemed`: it paid; `returned`: it came back from what it had paid. */
	kind: z.enum(['issued', 'redeemed', 'returned']),
	currency: CurrencyCode,
	/** Minor units; below zero where it paid. */
	centAmount: z.int(),
	orderNumber: z.string(),
	/** ISO 8601 instant. */
	recordedAt: z.string(),
})
export type StoreCreditEntry = z.infer<typeof StoreCreditEntry>

export const StoreCredit = component('StoreCredit', {
	/** One for each currency there ever was any in; one does not pay in another. */
	balances: z.array(z.object({ currency: CurrencyCode, balanceCentAmount: z.int() })),
	/** Newest first, the last 200. */
	entries: z.array(StoreCreditEntry),
})
export type StoreCredit = z.infer<typeof StoreCredit>

export const getStoreCreditRoute = route('get', '/customers/me/store-credit', {
	operationId: 'getStoreCredit',
	summary: 'The store credit of who calls and what became of it; it never expires',
	request: { headers: CustomerHeaders },
	responses: { 200: json(StoreCredit, 'Balances and entries'), ...problems() },
})
