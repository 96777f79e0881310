import { z } from '@hono/zod-openapi'
import { json, jsonBody, OpaqueId, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('restock alerts')

/** Version date of the consent text (`restock` in the messages), part of the proof. */
export const RESTOCK_WORDING = '2026-11-23'

export const NewRestockAlert = component('NewRestockAlert', {
	email: z.email().max(254),
	sku: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._/ -]{0,62}$/),
	/** Version date of the consent text that was shown. */
	wordingVersion: z.literal(RESTOCK_WORDING),
	/** URL of the page that confirms and ends an alert, with the placeholder ALERT_ID. Other hosts are refused. */
	pageUrl: z.url({ protocol: /^https?$/ }).max(500),
})

export const askRestockRoute = route('post', '/restock-alerts', {
	operationId: 'askRestockAlert',
	summary:
		'Asks for one e-mail when a sold-out size is back; an e-mail asks the address to confirm. The same answer whether or not it asked before',
	request: { headers: SiteHeaders, body: jsonBody(NewRestockAlert) },
	responses: { 202: { description: 'Asked' }, ...problems(404, 409, 422) },
})

/** An alert as the page of its e-mails shows it: the size, not the address. */
export const RestockAlert = component('RestockAlert', {
	/** `asked`: not confirmed yet, so nothing is sent. */
	state: z.enum(['asked', 'confirmed', 'ended']),
	/** Null once the shop has no such size any more. */
	product: z.object({ name: z.string(), colorName: z.string(), sizeLabel: z.string(), urlKey: z.string() }).nullable(),
})
export type RestockAlert = z.infer<typeof RestockAlert>

const ofAlert = {
	request: { headers: SiteHeaders, params: z.object({ alertId: OpaqueId }) },
	responses: { 200: json(RestockAlert, 'The alert'), ...problems(404) },
}

export const getRestockRoute = route('get', '/restock-alerts/{alertId}', {
	...ofAlert,
	operationId: 'getRestockAlert',
	summary: 'A restock alert, by the unguessable id in its e-mails',
})

export const confirmRestockRoute = route('post', '/restock-alerts/{alertId}/confirm', {
	...ofAlert,
	operationId: 'confirmRestockAlert',
	summary: 'Confirms that the address asked for it (double opt-in). Idempotent; an ended one stays ended',
})

export const endRestockRoute = route('post', '/restock-alerts/{alertId}/end', {
	...ofAlert,
	operationId: 'endRestockAlert',
	summary: 'Ends an alert without a sign-in, confirmed or not (GDPR art. 7(3)). Idempotent',
})
