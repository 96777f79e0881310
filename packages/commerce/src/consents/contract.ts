import { z } from '@hono/zod-openapi'
import { json, jsonBody, OpaqueId, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('consents')

/** How a decision was made: by one of the two buttons, purpose by purpose, or as the end of an earlier consent. */
export const ConsentAct = z.enum(['accept-all', 'refuse-all', 'own-choice', 'withdrawn']).openapi('ConsentAct')
export type ConsentAct = z.infer<typeof ConsentAct>

/** The four purposes of brief 3.17; what is necessary is never off. */
export const ConsentPurposes = component('ConsentPurposes', {
	necessary: z.literal(true),
	measurement: z.boolean(),
	personalization: z.boolean(),
	advertising: z.boolean(),
})

/** One decision of a visitor, without anything that tells who it was (law 8, GDPR art. 7(1)). */
export const NewConsent = component('NewConsent', {
	/** Drawn by the browser, the same for all its decisions. */
	consentId: z.string().regex(/^[0-9a-f]{32}$/),
	/** Day of the texts decided on. */
	textsVersion: z.iso.date(),
	act: ConsentAct,
	purposes: ConsentPurposes,
	/** By the clock of the visitor. */
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
	summary: 'Keeps the proof of a decision on cookies; the same decision told again is kept once (R158)',
	request: { headers: SiteHeaders, body: jsonBody(NewConsent) },
	responses: { 201: json(Consent, 'The decision as it was kept'), ...problems(415, 422) },
})

export const NewsletterSubscription = component('NewsletterSubscription', {
	id: OpaqueId,
	email: z.string(),
	/** `asked`: the address has not said yes yet, so nothing is sent to it. */
	state: z.enum(['asked', 'confirmed', 'ended']),
})
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>

const ofSubscription = {
	request: { headers: SiteHeaders, params: z.object({ subscriptionId: OpaqueId }) },
	responses: { 200: json(NewsletterSubscription, 'The subscription'), ...problems(404) },
}

export const getNewsletterRoute = route('get', '/newsletter/{subscriptionId}', {
	operationId: 'getNewsletterSubscription',
	summary: 'A subscription to the newsletter, by the unguessable id that stands in its e-mails',
	...ofSubscription,
})

export const confirmNewsletterRoute = route('post', '/newsletter/{subscriptionId}/confirm', {
	operationId: 'confirmNewsletterSubscription',
	summary: 'The address itself says yes (double opt-in); again, it changes nothing',
	...ofSubscription,
})

export const endNewsletterRoute = route('post', '/newsletter/{subscriptionId}/end', {
	operationId: 'endNewsletterSubscription',
	summary: 'Ends a subscription, confirmed or not; again, it changes nothing',
	...ofSubscription,
})
