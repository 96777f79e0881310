import { z } from '@hono/zod-openapi'
import { CurrencyCode } from '../http/contract.ts'
import { component } from '../http/openapi.ts'
import { DISPUTE_STAGES, DISPUTE_STATUSES } from './rules.ts'

/** A payment that the cardholder's bank asks back. Amounts in minor units, instants ISO 8601. */
export const Dispute = component('Dispute', {
	/** The provider's id. */
	reference: z.string(),
	centAmount: z.int(),
	currency: CurrencyCode,
	/** The provider's word, such as `product_not_received`. */
	reason: z.string(),
	stage: z.enum(DISPUTE_STAGES),
	status: z.enum(DISPUTE_STATUSES),
	/** Until when the provider takes evidence; null where it takes none. */
	respondBy: z.string().nullable(),
	openedAt: z.string(),
	closedAt: z.string().nullable(),
})
export type Dispute = z.infer<typeof Dispute>

export const OpenDispute = component('OpenDispute', { orderNumber: z.string(), ...Dispute.shape })
export type OpenDispute = z.infer<typeof OpenDispute>
