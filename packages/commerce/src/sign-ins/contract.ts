import { z } from '@hono/zod-openapi'
import { CustomerHeaders, json, jsonBody, OpaqueId, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

import { Device, KnownDevice, SignedIn } from '../sessions/contract.ts'

const route = routesOf('sign-ins')

export const logInRoute = route('post', '/auth/login', {
	operationId: 'logIn',
	summary:
		'Signs in with a password (R91). 401 `credentials-refused` for every mismatch; 429 with Retry-After after too many attempts',
	request: {
		headers: SiteHeaders,
		body: jsonBody(
			z.object({
				email: z.string().max(254),
				password: z.string().max(1_000),
				knownDevice: KnownDevice.optional(),
				...Device,
			}),
		),
	},
	responses: { 200: json(SignedIn, 'Signed in'), ...problems() },
})

export const requestLinkRoute = route('post', '/auth/links', {
	operationId: 'requestLink',
	summary: 'Requests a sign-in link by e-mail: 202 for every address. Valid once and for 30 minutes',
	request: {
		headers: SiteHeaders,
		body: jsonBody(z.object({ email: z.string().max(254), pageUrl: z.url({ protocol: /^https?$/ }).max(500) })),
	},
	responses: { 202: { description: 'If the address has an account, an e-mail is on its way' }, ...problems(422) },
})

export const useLinkRoute = route('post', '/auth/links/use', {
	operationId: 'useLink',
	summary: 'Signs in with the token of a sign-in link, once',
	request: {
		headers: SiteHeaders,
		body: jsonBody(z.object({ token: z.string().regex(/^[\w-]{8,200}$/), ...Device })),
	},
	responses: { 200: json(SignedIn, 'Signed in'), ...problems(410) },
})

export const Passkey = component('Passkey', {
	id: z.string(),
	name: z.string(),
	/** Host of the site it was made on: browsers offer it on no other. */
	host: z.string(),
	createdAt: z.string(),
	lastUsedAt: z.string().nullable(),
	/** When a password reset held it; null when it can sign in. */
	heldSince: z.string().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** JSON of the WebAuthn specification, for browsers. */
const WebAuthnOptions = z.record(z.string(), z.unknown())
export const PasskeyOptions = component('PasskeyOptions', { challengeId: OpaqueId, options: WebAuthnOptions })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

/** Origin of the page, to whose host the key is bound. 422 `foreign` for other hosts. */
const PageOrigin = z.url({ protocol: /^https?$/ }).max(200)
const Base64Url = z.string().regex(/^[\w-]{1,20000}$/)
const PasskeyId = z.string().regex(/^[\w-]{1,1400}$/)
const credential = { id: PasskeyId, rawId: PasskeyId, type: z.literal('public-key') }

/** The browser's response for a new passkey (WebAuthn, RegistrationResponseJSON). */
export const NewPasskey = component('NewPasskey', {
	...credential,
	response: z.object({
		clientDataJSON: Base64Url,
		attestationObject: Base64Url,
		transports: z.array(z.string().max(40)).max(10).optional(),
	}),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** The browser's answer after a passkey was used (WebAuthn, AuthenticationResponseJSON). */
export const PasskeyProof = component('PasskeyProof', {
	...credential,
	response: z.object({
		clientDataJSON: Base64Url,
		authenticatorData: Base64Url,
		signature: Base64Url,
		userHandle: Base64Url.nullish(),
	}),
})
export type PasskeyProof = z.infer<typeof PasskeyProof>

const Answered = { challengeId: OpaqueId, origin: PageOrigin }
/** The present password; required when the sign-in is more than ten minutes old. */
const Password = z.string().max(1_000).default('')

export const listPasskeysRoute = route('get', '/auth/passkeys', {
	operationId: 'listPasskeys',
	summary: 'The passkeys of the customer',
	request: { headers: CustomerHeaders },
	responses: { 200: json(z.array(Passkey), 'Passkeys'), ...problems() },
})

export const offerPasskeyRoute = route('post', '/auth/passkeys/offers', {
	operationId: 'offerPasskey',
	summary:
		'Options for creating a passkey; 409 `too-many-passkeys` beyond ten, 422 `required` or `wrong` for the password without a recent sign-in',
	request: { headers: CustomerHeaders, body: jsonBody(z.object({ origin: PageOrigin, password: Password })) },
	responses: { 200: json(PasskeyOptions, 'Options of creation'), ...problems(409, 422) },
})

export const addPasskeyRoute = route('post', '/auth/passkeys', {
	operationId: 'addPasskey',
	summary:
		'Stores a new passkey; 422 `passkey-refused` if it does not match its challenge, 409 `passkey-known` or `too-many-passkeys`',
	request: {
		headers: CustomerHeaders,
		body: jsonBody(z.object({ ...Answered, response: NewPasskey, name: z.string().max(400) })),
	},
	responses: { 201: json(Passkey, 'The passkey'), ...problems(409, 422) },
})

export const resumePasskeyRoute = route('post', '/auth/passkeys/{passkeyId}/resume', {
	operationId: 'resumePasskey',
	summary: 'Releases a held passkey; 422 as for adding one',
	request: {
		headers: CustomerHeaders,
		params: z.object({ passkeyId: PasskeyId }),
		body: jsonBody(z.object({ password: Password })),
	},
	responses: { 204: { description: 'Released' }, ...problems(404, 422) },
})

export const removeHeldPasskeysRoute = route('delete', '/auth/passkeys/held', {
	operationId: 'removeHeldPasskeys',
	summary: 'Deletes every held passkey and notifies the customer by e-mail',
	request: { headers: CustomerHeaders },
	responses: { 204: { description: 'Deleted' }, ...problems() },
})

export const removePasskeyRoute = route('delete', '/auth/passkeys/{passkeyId}', {
	operationId: 'removePasskey',
	summary: 'Deletes a passkey and notifies the customer by e-mail',
	request: { headers: CustomerHeaders, params: z.object({ passkeyId: PasskeyId }) },
	responses: { 204: { description: 'Deleted' }, ...problems(404) },
})

export const askPasskeyRoute = route('post', '/auth/passkeys/challenges', {
	operationId: 'askPasskey',
	summary: 'Options for signing in with a passkey: the same for every visitor',
	request: { headers: SiteHeaders, body: jsonBody(z.object({ origin: PageOrigin })) },
	responses: { 200: json(PasskeyOptions, 'Options of the question'), ...problems(422) },
})

export const usePasskeyRoute = route('post', '/auth/passkeys/use', {
	operationId: 'usePasskey',
	summary: 'Signs in with a passkey; 401 `credentials-refused` for every mismatch',
	request: {
		headers: SiteHeaders,
		body: jsonBody(z.object({ ...Answered, ...Device, response: PasskeyProof })),
	},
	responses: { 200: json(SignedIn, 'Signed in'), ...problems(422) },
})
