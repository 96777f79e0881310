import { z } from '@hono/zod-openapi'
import { getPageRoute } from '../content/contract.ts'
import { CurrencyCode, CustomerHeaders, json, OpaqueId, problems, SiteHeaders } from '../http/contract.ts'
import { component, routesOf } from '../http/openapi.ts'

const route = routesOf('documents')

/** Metadata of an invoice or credit note (R118). The content is in its PDF. */
export const IssuedDocument = component('IssuedDocument', {
	id: OpaqueId,
	kind: z.enum(['invoice', 'credit-note']),
	/** Gapless within its series: `FR-F-2026-000001`. */
	documentNumber: z.string(),
	orderId: OpaqueId,
	orderNumber: z.string(),
	issuedAt: z.string(),
	currency: CurrencyCode,
	/** Minor units, VAT included; for a credit note the credited amount. */
	totalCentAmount: z.int(),
})
export type IssuedDocument = z.infer<typeof IssuedDocument>

/** A signed link to one document, valid for ten minutes without a sign-in. */
export const DocumentLink = component('DocumentLink', {
	documentId: OpaqueId,
	/** The parameter `token` of readDocument. */
	token: z.string(),
	expiresAt: z.string(),
})
export type DocumentLink = z.infer<typeof DocumentLink>

const DocumentParams = z.object({ documentId: OpaqueId })

export const listDocumentsRoute = route('get', '/customers/me/documents', {
	operationId: 'listDocuments',
	summary: "The customer's invoices and credit notes, newest first; 404 where the site has no `myDownloads` (R118, T3)",
	request: { headers: CustomerHeaders },
	responses: { 200: json(z.array(IssuedDocument), 'Documents'), ...problems(404) },
})

export const linkDocumentRoute = route('post', '/customers/me/documents/{documentId}/link', {
	operationId: 'linkDocument',
	summary: "A signed link to a document of the customer, valid for ten minutes; 404 for somebody else's",
	request: { headers: CustomerHeaders, params: DocumentParams },
	responses: { 201: json(DocumentLink, 'The link'), ...problems(404) },
})

export const listOrderDocumentsRoute = route('get', '/orders/{orderId}/documents', {
	operationId: 'listOrderDocuments',
	summary: 'Documents of an order by its unguessable id, oldest first, each with a link valid for ten minutes',
	request: { headers: SiteHeaders, params: z.object({ orderId: OpaqueId }) },
	responses: {
		200: json(z.array(IssuedDocument.extend({ link: DocumentLink })), 'Documents; none before the invoice is written'),
		...problems(404),
	},
})

export const readDocumentRoute = route('get', '/documents/{documentId}', {
	operationId: 'readDocument',
	summary: 'A PDF by signed link: 404 for an invalid link, 410 for an expired one',
	request: {
		headers: SiteHeaders,
		params: DocumentParams,
		query: z.object({ token: z.string().max(100).default('') }),
	},
	responses: {
		200: {
			description: 'The document',
			content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
		},
		...problems(404, 410),
	},
})

export const printPageRoute = route('get', '/content/pages/{group}/{slug}/print', {
	operationId: 'printPage',
	summary: 'A legal or help page as a PDF: the current version, or an earlier or future one by its number',
	request: getPageRoute.request,
	responses: {
		200: {
			description: 'The page',
			content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
		},
		...problems(404),
	},
})
