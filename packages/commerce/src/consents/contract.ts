import { z } from '@hono/zod-openapi'
import { json, jsonBody, OpaqueId, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('consents')

/** How a decision was made: by one of the two buttons, by purpose, or as the withdrawal of an earlier consent. */
export const ConsentAct = z.enum(['accept-all', 'refuse-all', 'own-choice', 'withdrawn']).openapi('ConsentAct')
export type ConsentAct = z.infer<typeof ConsentAct>

/** The four purposes of brief 3.17; necessary cookies cannot be refused. */
export const ConsentPurposes = component('ConsentPurposes', {
	necessary: z.literal(true),
	measurement: z.boolean(),
	personalization: z.boolean(),
	advertising: z.boolean(),
})

/** A visitor's decision, without anything that identifies them (law 8, GDPR art. 7(1)). */
export const NewConsent = component('NewConsent', {
	/** Random id drawn by the browser, the same for all its decisions. */
	consentId: z.string().regex(/^[0-9a-f]{32}$/),
	/** Version date of the consent texts. */
	textsVersion: z.iso.date(),
	act: ConsentAct,
	purposes: ConsentPurposes,
	/** By the visitor's clock. */
	decidedAt: z.iso.datetime(),
})
export type NewConsent = z.infer<typeof NewConsent>

export const Consent = NewConsent.extend({
	site: z.string(),
	language: z.string(),
	recordedAt: z.iso.datetime(),
}).openapi('Consent')
export type Consent = z.infer<typeof Consent>

export const recordConsentRoute = route('post', '/consents', {
	operationId: 'recordConsent',
	summary: 'Records the proof of a decision on cookies. Idempotent (R158)',
	request: { headers: SiteHeaders, body: jsonBody(NewConsent) },
	responses: { 201: json(Consent, 'The decision as it was kept'), ...problems(415, 422) },
})

export const NewsletterSubscription = component('NewsletterSubscription', {
	id: OpaqueId,
	email: z.string(),
	/** `asked`: not confirmed yet, so nothing is sent. */
	state: z.enum(['asked', 'confirmed', 'ended']),
})
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>

export const NewNewsletterSubscription = component('NewNewsletterSubscription', {
	email: z.email().max(254),
	/** URL of the page that confirms and ends a subscription, with the placeholder SUBSCRIPTION_ID. Other hosts are refused. */
	pageUrl: z.url({ protocol: /^https?$/ }).max(500),
})

export const askNewsletterRoute = route('post', '/newsletter', {
	operationId: 'askNewsletterSubscription',
	summary:
		'Asks for the newsletter; an e-mail asks the address to confirm. The same answer whether or not it asked before',
	request: { headers: SiteHeaders, body: jsonBody(NewNewsletterSubscription) },
	responses: { 202: { description: 'Asked' }, ...problems(422) },
})

const ofSubscription = {
	request: { headers: SiteHeaders, params: z.object({ subscriptionId: OpaqueId }) },
	responses: { 200: json(NewsletterSubscription, 'The subscription'), ...problems(404) },
}

export const getNewsletterRoute = route('get', '/newsletter/{subscriptionId}', {
	operationId: 'getNewsletterSubscription',
	summary: 'A newsletter subscription, by the unguessable id in its e-mails',
	...ofSubscription,
})

export const confirmNewsletterRoute = route('post', '/newsletter/{subscriptionId}/confirm', {
	operationId: 'confirmNewsletterSubscription',
	summary: 'Confirms a subscription (double opt-in). Idempotent',
	...ofSubscription,
})

export const endNewsletterRoute = route('post', '/newsletter/{subscriptionId}/end', {
	operationId: 'endNewsletterSubscription',
	summary: 'Ends a subscription, confirmed or not. Idempotent',
	...ofSubscription,
})
