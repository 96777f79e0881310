import { z } from '@hono/zod-openapi'
import { CurrencyCode, json, jsonBody, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('gift-cards')

/** The drawn designs of brief 3.14. */
export const GIFT_CARD_DESIGNS = ['linen', 'stripes', 'flowers', 'knit'] as const

/** Maximum length of a message; a line break counts as one character. */
export const LONGEST_MESSAGE = 200

/** A gift card as typed. The rules of the site check every part, so that each fault is reported on its field. */
export const NewGiftCard = component('NewGiftCard', {
	/** Minor units of the site's currency; whole units only (R111). */
	centAmount: z.number().nullable(),
	design: z.string().max(40),
	recipientName: z.string().max(200),
	recipientEmail: z.string().max(254),
	senderName: z.string().max(200),
	message: z.string().max(2000).default(''),
	/** ISO date in the site's zone, at most twelve months ahead; null: at once. */
	sendOn: z.string().max(20).nullable().default(null),
})
export type NewGiftCard = z.infer<typeof NewGiftCard>

/** Validated and cleaned texts, design and recipient of a gift card. */
export const GiftCardDetails = component('GiftCardDetails', {
	design: z.enum(GIFT_CARD_DESIGNS),
	recipientName: z.string(),
	recipientEmail: z.string(),
	senderName: z.string(),
	message: z.string(),
	sendOn: z.string().nullable(),
})
export type GiftCardDetails = z.infer<typeof GiftCardDetails>

/** Number and code of a gift card, as typed. */
export const GiftCardSecret = z
	.object({ cardNumber: z.string().max(40), code: z.string().max(40) })
	.openapi('GiftCardSecret')
export type GiftCardSecret = z.infer<typeof GiftCardSecret>

export const GiftCardBalance = z
	.object({ currency: CurrencyCode, balanceCentAmount: z.int() })
	.openapi('GiftCardBalance')

export const readGiftCardBalanceRoute = route('post', '/gift-cards/balance', {
	operationId: 'readGiftCardBalance',
	summary: 'Balance of a gift card; the same 422 for an unknown number and a wrong code',
	request: { headers: SiteHeaders, body: jsonBody(GiftCardSecret) },
	responses: { 200: json(GiftCardBalance, 'The balance'), ...problems(404, 422) },
})
