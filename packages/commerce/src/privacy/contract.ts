import { z } from '@hono/zod-openapi'
import { CustomerHeaders, json, jsonBody, Money, OpaqueId, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('privacy')

/** Required again for actions a stranger at the screen must not take. */
const Password = z.string().max(1_000)

export const DataExport = component('DataExport', {
	id: OpaqueId,
	requestedAt: z.string(),
	/** Null while pending. */
	readyAt: z.string().nullable(),
	expiresAt: z.string().nullable(),
	isOpen: z.boolean().openapi({ description: 'Whether its files can be opened now' }),
})
export type DataExport = z.infer<typeof DataExport>

/** A signed link to the files of an export, valid for ten minutes without a sign-in. */
export const ExportLink = z
	.object({ exportId: OpaqueId, token: z.string(), expiresAt: z.string() })
	.openapi('ExportLink')
export type ExportLink = z.infer<typeof ExportLink>

/** Obstacle to an erasure: a pending order, a return or a refund. */
export const OpenMatter = z
	.object({ orderNumber: z.string(), kind: z.enum(['order', 'return', 'refund']) })
	.openapi('OpenMatter')
export type OpenMatter = z.infer<typeof OpenMatter>

/** File formats of an export. */
export const EXPORT_FORMATS = ['json', 'html'] as const

/** Always an attachment, because it is not a page of the shop. */
export const ExportFile = z
	.object({ fileName: z.string(), mediaType: z.string(), text: z.string() })
	.openapi('ExportFile')
export type ExportFile = z.infer<typeof ExportFile>

const ExportParams = z.object({ exportId: OpaqueId })

export const requestExportRoute = route('post', '/customers/me/exports', {
	operationId: 'requestExport',
	summary:
		"Requests an export of the customer's personal data (GDPR art. 15, 20); returns the pending one if there is any",
	request: {
		headers: CustomerHeaders,
		body: jsonBody(
			z.object({
				password: Password,
				/** Shop page the e-mail links. */
				pageUrl: z.url({ protocol: /^https?$/ }).max(500),
			}),
		),
	},
	responses: { 202: json(DataExport, 'It is being written'), ...problems(422) },
})

export const listExportsRoute = route('get', '/customers/me/exports', {
	operationId: 'listExports',
	summary: "The customer's pending and available exports, newest first",
	request: { headers: CustomerHeaders },
	responses: { 200: json(z.array(DataExport), 'Exports'), ...problems() },
})

export const linkExportRoute = route('post', '/customers/me/exports/{exportId}/link', {
	operationId: 'linkExport',
	summary:
		"A signed link to an export of the customer, valid for ten minutes; 404 for somebody else's or an expired one",
	request: { headers: CustomerHeaders, params: ExportParams },
	responses: { 201: json(ExportLink, 'The link'), ...problems(404) },
})

export const readExportRoute = route('get', '/exports/{exportId}', {
	operationId: 'readExport',
	summary: 'A file of an export by signed link: 404 for an invalid link, 410 for an expired one',
	request: {
		headers: SiteHeaders,
		params: ExportParams,
		query: z.object({ token: z.string().max(100).default(''), format: z.enum(EXPORT_FORMATS).default('json') }),
	},
	responses: {
		200: json(ExportFile, 'The file'),
		...problems(404, 410),
	},
})

export const getErasureRoute = route('get', '/customers/me/erasure', {
	operationId: 'getErasure',
	summary: 'Obstacles to erasing the customer, and the store credit lost with the account',
	request: { headers: CustomerHeaders },
	responses: {
		200: json(z.object({ open: z.array(OpenMatter), storeCredit: z.array(Money) }), 'What is open'),
		...problems(),
	},
})

export const requestErasureRoute = route('post', '/customers/me/erasure', {
	operationId: 'requestErasure',
	summary:
		'Erases the customer (GDPR art. 17): ends every session at once, the rest follows an e-mail. 409 `orders-open` or `refund-open` names the orders in `errors`; 409 `store-credit` if some is left and not given up',
	request: {
		headers: CustomerHeaders,
		body: jsonBody(
			z.object({
				password: Password,
				isConfirmed: z.literal(true),
				/** True if the customer agreed to lose the rest of their store credit. */
				givesUpStoreCredit: z.boolean().default(false),
			}),
		),
	},
	responses: {
		202: json(z.object({ erasureId: OpaqueId }), 'It will be done'),
		...problems(409, 422),
	},
})
