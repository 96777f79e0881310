import {
	type IssuedDocument,
	linkDocumentRoute,
	listDocumentsRoute,
	listOrderDocumentsRoute,
	readDocumentRoute,
} from '@vitrine/commerce/documents/contract'
import { answerOf, callerOf, partOf } from '#app/request/account/answers.ts'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import type { CallResult, Download } from '#app/request/gateway/client.ts'

export type OrderDocument = { id: string; kind: 'invoice' | 'credit-note'; documentNumber: string }

/** What cannot be an id is not asked for: the gateway would call it malformed. */
const ID = /^[\w-]{8,64}$/
const NOT_FOUND = { type: 'about:blank', title: 'Not found', status: 404, code: 'document-not-found' }
const MISSING: CallResult<Download> = { ok: false, problem: NOT_FOUND }

/** The papers of an order that are there, oldest first; none while they cannot be had: the page does without. */
export async function findOrderDocuments({ context }: LoaderArgs, orderId: string): Promise<OrderDocument[]> {
	const found = await context.get(requestContext).gateway.callResult(listOrderDocumentsRoute, { params: { orderId } })
	return found.ok ? found.data.map(({ id, kind, documentNumber }) => ({ id, kind, documentNumber })) : []
}

/** A document by a signed link. */
export async function readSigned(
	{ context }: LoaderArgs,
	{ documentId, token }: { documentId: string; token: string },
): Promise<CallResult<Download>> {
	// A longer one is not of ours.
	if (!ID.test(documentId) || token.length > 100) return MISSING
	return context.get(requestContext).gateway.callResult(readDocumentRoute, { params: { documentId }, query: { token } })
}

/** A paper of who is signed in, by a link signed for this very moment. */
export async function readOwn(args: LoaderArgs, documentId: string): Promise<CallResult<Download>> {
	if (!ID.test(documentId)) return MISSING
	const { gateway } = args.context.get(requestContext).session
	const linked = await gateway.callResult(linkDocumentRoute, { params: { documentId } })
	return linked.ok ? readSigned(args, linked.data) : linked
}

/** A paper of an order whose unguessable id the visitor has. */
export async function readOfOrder(
	args: LoaderArgs,
	{ orderId, documentId }: { orderId: string; documentId: string },
): Promise<CallResult<Download>> {
	if (!ID.test(orderId)) return MISSING
	const { context } = args
	const found = await context.get(requestContext).gateway.callResult(listOrderDocumentsRoute, { params: { orderId } })
	if (!found.ok) return found
	const document = found.data.find(({ id }) => id === documentId)
	return document ? readSigned(args, document.link) : MISSING
}

/** Invoices and credit notes of who visits; no page where the site has no `myDownloads`. */
export async function listDocuments(args: LoaderArgs): Promise<IssuedDocument[]> {
	return answerOf(args, await callerOf(args).callResult(listDocumentsRoute))
}

/** The same for a page that can do without. */
export async function findDocuments(args: LoaderArgs): Promise<IssuedDocument[] | undefined> {
	return partOf(args, await callerOf(args).callResult(listDocumentsRoute))
}
