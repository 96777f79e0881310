import { z } from '@hono/zod-openapi'
import { json, jsonBody, OperatorHeaders, problems, Site } from '../http/contract.ts'
import { component } from '../http/openapi.ts'
import { operationsOf } from '../http/operations.ts'
import { PRICE_OUTCOMES } from '../pricing/commands/change-prices.ts'

const operation = operationsOf('prices')

const CentAmount = z.int().min(1).max(100_000_000)
const Instant = z.iso.datetime({ offset: true })

/** A change of the price of a variant: what is left out stays, `offer: null` ends the offer. Minor units, VAT included. */
export const PriceItem = component('PriceItem', {
	sku: z.string().min(1).max(64),
	centAmount: CentAmount.optional(),
	vatClass: z.enum(['standard', 'childrens']).optional(),
	offer: z.object({ centAmount: CentAmount, from: Instant, until: Instant.optional() }).nullable().optional(),
})

export const changePricesRoute = operation('post', '/admin/prices/batches', {
	permission: 'prices.edit',
	scope: 'site',
	operationId: 'changePrices',
	summary:
		'Changes prices and offers on a site; one outcome per item, and a refused one stops no other. 403 site-not-permitted',
	request: {
		headers: OperatorHeaders,
		body: jsonBody(z.object({ site: Site, items: z.array(PriceItem).min(1).max(5_000) })),
	},
	responses: {
		200: json(
			z.object({ items: z.array(z.object({ sku: z.string(), outcome: z.enum(PRICE_OUTCOMES) })) }),
			'An outcome for each item, in their order',
		),
		...problems(403, 413),
	},
})
