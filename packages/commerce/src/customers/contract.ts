import { z } from '@hono/zod-openapi'
import { CustomerHeaders, json, jsonBody, OpaqueId, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'
import { Address } from '../orders/contract.ts'

const route = routesOf('customers')

/** As typed: validated per field. */
const Typed = z.string().max(254)

/** URL of a shop page with the placeholder TOKEN, linked by an e-mail. Other hosts are refused. */
const PageUrl = z.url({ protocol: /^https?$/ }).max(500)

/** Size keys by size run of the catalog (`{ women: '40' }`): valid on all sites, independent of their labels. */
export const UsualSizes = z.record(z.string().max(63), z.string().max(20)).openapi('UsualSizes')
export type UsualSizes = z.infer<typeof UsualSizes>

/** Consents to marketing by channel (law 8, 9). None is preselected. */
export const Communication = z
	.object({ email: z.boolean(), sms: z.boolean(), post: z.boolean() })
	.openapi('Communication')
export type Communication = z.infer<typeof Communication>

/** Data of a registration until it is confirmed. */
export const RegistrationDetails = component('RegistrationDetails', {
	civility: z.enum(['ms', 'mr']).nullable(),
	firstName: z.string(),
	lastName: z.string(),
	/** ISO date. */
	birthDate: z.string().nullable(),
	/** E.164. */
	phoneNumber: z.string().nullable(),
	address: Address.nullable(),
	loyaltyCardNumber: z.string().nullable(),
	wantsNews: Communication,
})
export type RegistrationDetails = z.infer<typeof RegistrationDetails>

/** The registration form as typed (R92). Only names, e-mail address, password and terms are required. */
export const Registration = component('Registration', {
	email: Typed,
	password: z.string().max(1_000),
	civility: z.enum(['ms', 'mr']).nullable().default(null),
	firstName: Typed,
	lastName: Typed,
	birthDate: Typed.default(''),
	phoneNumber: Typed.default(''),
	phoneCountry: z.string().max(2).default(''),
	/** Empty or complete, with `countryCode` one of the site's billing countries (R107). */
	address: z
		.object({
			line1: Typed,
			line2: Typed.default(''),
			postalCode: Typed,
			city: Typed,
			region: Typed.default(''),
			countryCode: Typed,
		})
		.nullable()
		.default(null),
	/** Only where the site has `loyalty` (R112). */
	loyaltyCardNumber: Typed.default(''),
	wantsNews: Communication.default({ email: false, sms: false, post: false }),
	acceptsTerms: z.boolean(),
	/** Guest order of this e-mail address, assigned to the account. */
	orderId: OpaqueId.nullable().default(null),
	pageUrl: PageUrl,
})
export type Registration = z.infer<typeof Registration>

export const registerRoute = route('post', '/customers', {
	operationId: 'register',
	summary: 'Requests an account (R92). The response is the same whether or not the address has one',
	request: { headers: SiteHeaders, body: jsonBody(Registration) },
	responses: { 201: json(z.object({ status: z.literal('letter-sent') }), 'An e-mail is on its way'), ...problems(422) },
})

/** State and purpose of a token from an e-mail. `used`: it was consumed. */
export const TokenState = component('TokenState', {
	purpose: z.enum(['confirm', 'change-email', 'sign-in']),
	state: z.enum(['open', 'used']),
	/** Masked address of the e-mail: `c***e@example.com`. */
	maskedEmail: z.string(),
})
export type TokenState = z.infer<typeof TokenState>

const Token = z.string().regex(/^[\w-]{8,200}$/)

export const getTokenRoute = route('get', '/customers/confirm/{token}', {
	operationId: 'getToken',
	summary: 'State of a token from an e-mail, without consuming it (R97). 410 for an unknown or expired one',
	request: { headers: SiteHeaders, params: z.object({ token: Token }) },
	responses: { 200: json(TokenState, 'The token'), ...problems(410) },
})

export const confirmRoute = route('post', '/customers/confirm', {
	operationId: 'confirm',
	summary: 'Confirms an e-mail address: creates the account, or changes its address. Idempotent (R97)',
	request: { headers: SiteHeaders, body: jsonBody(z.object({ token: Token })) },
	responses: { 204: { description: 'Confirmed' }, ...problems(410) },
})

export const resendConfirmationRoute = route('post', '/customers/confirm/resend', {
	operationId: 'resendConfirmation',
	summary: 'Resends the e-mail of a registration with an expired token (R97): 202 for every token',
	request: { headers: SiteHeaders, body: jsonBody(z.object({ token: Token })) },
	responses: { 202: { description: 'If there is something to confirm, an e-mail is on its way' }, ...problems() },
})

export const forgotPasswordRoute = route('post', '/customers/password/forgot', {
	operationId: 'forgotPassword',
	summary:
		'Requests a new password: 202 for every address (R93). The e-mail carries `access`, valid once and for 60 minutes',
	request: { headers: SiteHeaders, body: jsonBody(z.object({ email: Typed, pageUrl: PageUrl })) },
	responses: { 202: { description: 'If the address has an account, an e-mail is on its way' }, ...problems(422) },
})

/** R26: letters, digits, underscore and hyphen. */
const Access = z.string().regex(/^[\w-]{1,200}$/)

export const getResetRoute = route('get', '/customers/password/reset/{access}', {
	operationId: 'getReset',
	summary: 'Checks a token for a new password, without consuming it (R28)',
	request: { headers: SiteHeaders, params: z.object({ access: Access }) },
	responses: { 204: { description: 'Valid' }, ...problems(410) },
})

export const resetPasswordRoute = route('post', '/customers/password/reset', {
	operationId: 'resetPassword',
	summary: 'Sets a new password with a token from an e-mail, once; ends every session of the customer (R28, R94)',
	request: { headers: SiteHeaders, body: jsonBody(z.object({ access: Access, password: z.string().max(1_000) })) },
	responses: { 204: { description: 'Changed' }, ...problems(410, 422) },
})

export const Customer = component('Customer', {
	id: OpaqueId,
	email: z.string(),
	civility: z.enum(['ms', 'mr']).nullable(),
	firstName: z.string(),
	lastName: z.string(),
	birthDate: z.string().nullable(),
	phoneNumber: z.string().nullable(),
	loyaltyCardNumber: z.string().nullable(),
	usualSizes: UsualSizes,
	/** Language of the e-mails. */
	languageTag: z.string(),
	wantsNews: Communication,
	/** ISO 8601 instant. */
	createdAt: z.string(),
})
export type Customer = z.infer<typeof Customer>

export const getCustomerRoute = route('get', '/customers/me', {
	operationId: 'getCustomer',
	summary: "The customer's profile",
	request: { headers: CustomerHeaders },
	responses: { 200: json(Customer, 'The customer'), ...problems() },
})

/** The profile form as typed; missing parts stay unchanged. */
export const ProfileChange = z
	.object({
		civility: z.enum(['ms', 'mr']).nullable(),
		firstName: Typed,
		lastName: Typed,
		birthDate: Typed,
		phoneNumber: Typed,
		phoneCountry: z.string().max(2),
		loyaltyCardNumber: Typed,
		/** Missing size runs stay unchanged; an empty size removes the stored one. */
		usualSizes: UsualSizes,
		languageTag: z.string().max(10),
		wantsNews: Communication,
	})
	.partial()
	.openapi('ProfileChange')
export type ProfileChange = z.infer<typeof ProfileChange>

export const changeProfileRoute = route('patch', '/customers/me', {
	operationId: 'changeProfile',
	summary: "Changes the customer's profile; 422 names each invalid field",
	request: { headers: CustomerHeaders, body: jsonBody(ProfileChange) },
	responses: { 200: json(Customer, 'The customer'), ...problems(422) },
})

export const changePasswordRoute = route('put', '/customers/me/password', {
	operationId: 'changePassword',
	summary: 'Changes the password; ends every session but the calling one. 422 `current` for a wrong present one',
	request: {
		headers: CustomerHeaders,
		body: jsonBody(z.object({ current: z.string().max(1_000), password: z.string().max(1_000) })),
	},
	responses: { 204: { description: 'Changed' }, ...problems(422) },
})

export const changeEmailRoute = route('post', '/customers/me/email', {
	operationId: 'changeEmail',
	summary: 'Requests a change of e-mail address, confirmed by an e-mail to the new one; notifies the old one',
	request: {
		headers: CustomerHeaders,
		body: jsonBody(z.object({ email: Typed, password: z.string().max(1_000), pageUrl: PageUrl })),
	},
	responses: { 202: { description: 'An e-mail is on its way, whoever has that address' }, ...problems(422) },
})
