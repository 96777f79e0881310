import { z } from '@hono/zod-openapi'
import { Image } from '../../catalog/contract.ts'
import { CurrencyCode, OpaqueId } from '../../http/contract.ts'
import { component } from '../../http/openapi.ts'
import { MeansName } from '../../payment-means/contract.ts'

export const RETURN_METHODS = ['store', 'relay', 'pickup'] as const
export type ReturnMethod = (typeof RETURN_METHODS)[number]
/** Leads from an e-mail into the shop. Addresses of other hosts are refused. */
export const PageUrl = z.url({ protocol: /^https?$/ }).max(500)
export const Position = z.int().min(0).max(1_000)
export const Quantity = z.int().min(1).max(1_000)
/**
 * Where a refund goes: back to what had paid, or, where the customer expressly asks for it and at no cost, as store credit
 * (Directive 2011/83 art. 13(1)). A page offers that apart, in its own words and never chosen beforehand.
 */
export const RefundTo = z.enum(['same-means', 'store-credit']).openapi('RefundTo')
export type RefundTo = z.infer<typeof RefundTo>

/** What of a refund goes to which means, minor units. */
export const RefundParts = z.array(z.object({ means: MeansName, centAmount: z.int() }))

export const ORDER = z.object({ orderId: OpaqueId })

export const StatedLine = component('StatedLine', { position: Position, quantity: Quantity })
export type StatedLine = z.infer<typeof StatedLine>

/** A line of an order of which units can be asked back. */
export const ReturnableLine = component('ReturnableLine', {
	position: z.int(),
	name: z.string(),
	colorName: z.string(),
	sizeLabel: z.string(),
	image: Image.nullable(),
	/** What each unit that is left brings, in the order in which they come back; minor units. */
	unitCentAmounts: z.array(z.int()),
})
export type ReturnableLine = z.infer<typeof ReturnableLine>

const possibility = <const Reason extends string>(reasons: readonly [Reason, ...Reason[]]) => ({
	possible: z.boolean(),
	/** Why not; null where it is possible. */
	reason: z.enum(reasons).nullable(),
})

/** What can be done with an order at this moment. `until`: the last day, an ISO date in the site's zone; null while no end is known. */
export const OrderOptions = component('OrderOptions', {
	currency: CurrencyCode,
	/**
	 * So much of what goes back could be store credit, minor units: what the bank has paid and not given back. 0 unless the
	 * order is in the account of who calls.
	 */
	creditableCentAmount: z.int(),
	/** What has gone back of the order, or is on its way; empty unless getOrderOptions answers. */
	refundParts: RefundParts,
	cancel: z.object(possibility(['not-confirmed', 'cancelled', 'shipped', 'gift-cards-sent'])),
	withdraw: z.object({
		...possibility(['not-confirmed', 'cancelled', 'too-late', 'nothing-left']),
		until: z.string().nullable(),
	}),
	return: z.object({
		...possibility(['not-confirmed', 'cancelled', 'not-shipped', 'too-late', 'nothing-left']),
		until: z.string().nullable(),
		methods: z.array(z.enum(RETURN_METHODS)),
		/** Of the delivery cost, what comes back too where all that is left is asked back; minor units (law 3). */
		deliveryCentAmount: z.int(),
	}),
	/** Goods of which something is left with the customer; gift cards do not come back. */
	lines: z.array(ReturnableLine),
})
export type OrderOptions = z.infer<typeof OrderOptions>
