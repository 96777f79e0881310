import { z } from '@hono/zod-openapi'
import { json, jsonBody, OperatorHeaders, problems } from '../http/contract.ts'
import { component } from '../http/openapi.ts'
import { operationsOf } from '../http/operations.ts'
import { ADJUSTMENT_OUTCOMES } from '../stock/commands/apply-adjustments.ts'

const operation = operationsOf('stock')

const Units = { location: z.string().min(1).max(64), sku: z.string().min(1).max(64) }
const UNITS = 10_000_000

export const StockDifference = component('StockDifference', {
	...Units,
	relative: z.int().min(-UNITS).max(UNITS),
	/** Of the source: with the same one nothing is counted twice. */
	reference: z.string().min(1).max(120),
}).strict()

export const StockCount = component('StockCount', {
	...Units,
	absolute: z.int().min(0).max(UNITS),
	/** Of the source, growing: an older count changes nothing. */
	sequence: z.int().min(0),
	/** `position` of the last event the count knows of: what was sold after it is reckoned in. */
	seenMovement: z.int().min(0).optional(),
}).strict()

export const adjustStockRoute = operation('post', '/admin/stock/deltas', {
	permission: 'stock.adjust',
	scope: 'all',
	operationId: 'adjustStock',
	summary: 'Tells differences and counts of units; one outcome per item, and a refused one stops no other',
	request: {
		headers: OperatorHeaders,
		body: jsonBody(
			z.object({
				source: z.string().regex(/^[\w.-]{1,40}$/),
				items: z
					.array(z.union([StockDifference, StockCount]))
					.min(1)
					.max(5_000),
			}),
		),
	},
	responses: {
		200: json(
			z.object({
				items: z.array(
					z.object({
						location: z.string(),
						sku: z.string(),
						outcome: z.enum(ADJUSTMENT_OUTCOMES),
						/** Units afterwards; null for a refused item. */
						onHand: z.int().nullable(),
						/** Of them, units that orders hold and that are not there. */
						short: z.int().nullable(),
					}),
				),
			}),
			'An outcome for each item, in their order',
		),
		...problems(403, 413),
	},
})

export const listShortagesRoute = operation('get', '/admin/stock/shortages', {
	permission: 'stock.read',
	scope: 'all',
	operationId: 'listShortages',
	summary: 'Units that orders under way hold and that a count says are not there, most first; at most 1,000',
	request: { headers: OperatorHeaders },
	responses: {
		200: json(
			z.object({
				items: z.array(
					z.object({
						location: z.string(),
						sku: z.string(),
						onHand: z.int(),
						reserved: z.int(),
						short: z.int().min(1),
					}),
				),
			}),
			'Shortages',
		),
		...problems(403),
	},
})
