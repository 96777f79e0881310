import { z } from '@hono/zod-openapi'
import { Image } from '../../catalog/contract.ts'
import { CurrencyCode, OpaqueId } from '../../http/contract.ts'
import { component } from '../../http/openapi.ts'
import { MeansName } from '../../payment-means/contract.ts'

export const RETURN_METHODS = ['store', 'relay', 'pickup'] as const
export type ReturnMethod = (typeof RETURN_METHODS)[number]
/** URL of a shop page, linked by an e-mail. Other hosts are refused. */
export const PageUrl = z.url({ protocol: /^https?$/ }).max(500)
export const Position = z.int().min(0).max(1_000)
export const Quantity = z.int().min(1).max(1_000)
/**
 * Target of a refund: the means that paid, or, at the customer's express request and free of charge, store credit
 * (Directive 2011/83 art. 13(1)). A page offers store credit separately and never preselects it.
 */
export const RefundTo = z.enum(['same-means', 'store-credit']).openapi('RefundTo')
export type RefundTo = z.infer<typeof RefundTo>

/** Amount of a refund per means, minor units. */
export const RefundParts = z.array(z.object({ means: MeansName, centAmount: z.int() }))

export const ORDER = z.object({ orderId: OpaqueId })

export const StatedLine = component('StatedLine', { position: Position, quantity: Quantity })
export type StatedLine = z.infer<typeof StatedLine>

/** A line of an order with units that can be returned. */
export const ReturnableLine = component('ReturnableLine', {
	position: z.int(),
	name: z.string(),
	colorName: z.string(),
	sizeLabel: z.string(),
	image: Image.nullable(),
	/** Refund of each unit left, in the order of return; minor units. */
	unitCentAmounts: z.array(z.int()),
})
export type ReturnableLine = z.infer<typeof ReturnableLine>

const possibility = <const Reason extends string>(reasons: readonly [Reason, ...Reason[]]) => ({
	possible: z.boolean(),
	/** Reason of the refusal; null where it is possible. */
	reason: z.enum(reasons).nullable(),
})

/** What can be done with an order now. `until`: the last day, an ISO date in the site's zone; null while unknown. */
export const OrderOptions = component('OrderOptions', {
	currency: CurrencyCode,
	/** Part of the refund that could be store credit, minor units: what the bank paid. 0 unless the order is in the caller's account. */
	creditableCentAmount: z.int(),
	/** Refunds made or requested per means; only getOrderOptions fills it. */
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
		/** Part of the delivery cost refunded when everything left is returned; minor units (law 3). */
		deliveryCentAmount: z.int(),
	}),
	/** Goods the customer still has; gift cards cannot be returned. */
	lines: z.array(ReturnableLine),
})
export type OrderOptions = z.infer<typeof OrderOptions>
