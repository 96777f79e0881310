import { type IssuedDocument, listDocumentsRoute } from '@vitrine/commerce/documents/contract'
import type { LoaderArgs } from '#app/request/context.ts'
import { answerOf, callerOf, partOf } from '#app/request/account/answers.ts'

/** Invoices and credit notes of who visits; no page where the site has no `myDownloads`. */
export async function listDocuments(args: LoaderArgs): Promise<IssuedDocument[]> {
	return answerOf(args, await callerOf(args).callResult(listDocumentsRoute))
}

/** The same for a page that can do without. */
export async function findDocuments(args: LoaderArgs): Promise<IssuedDocument[] | undefined> {
	return partOf(args, await callerOf(args).callResult(listDocumentsRoute))
}
