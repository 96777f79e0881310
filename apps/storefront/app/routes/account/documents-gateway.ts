import { type IssuedDocument, listDocumentsRoute } from '@vitrine/commerce/documents/contract'
import type { Visit } from '#app/routes/cart/cookies.ts'
import { answerOf, callerOf, partOf } from './gateway.ts'

/** Invoices and credit notes of who visits; no page where the site has no `myDownloads`. */
export async function listDocuments(visit: Visit): Promise<IssuedDocument[]> {
	return answerOf(visit, await callerOf(visit).callResult(listDocumentsRoute))
}

/** The same for a page that can do without. */
export async function findDocuments(visit: Visit): Promise<IssuedDocument[] | undefined> {
	return partOf(visit, await callerOf(visit).callResult(listDocumentsRoute))
}
