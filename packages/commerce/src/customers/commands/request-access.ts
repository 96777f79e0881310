import { randomBytes } from 'node:crypto'
import type { LanguageTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../../database/client.ts'
import { enqueue } from '../../queue/enqueue.ts'
import type { AccessRequestsTable } from '../tables.ts'

export type AccessRequest = {
	purpose: AccessRequestsTable['purpose']
	/** In lower case. */
	email: string
	/** Id of the requester, if known. */
	customerId?: string
	site: SiteCode
	languageTag: LanguageTag
	pageUrl: string
	now: Date
}

/** Requests an e-mail with a token (R93). Only the worker looks the address up, so that response and timing are the same for all. */
export async function requestAccess(db: Database, request: AccessRequest): Promise<void> {
	const id = randomBytes(18).toString('base64url')
	await db.transaction().execute(async (tx) => {
		await tx
			.insertInto('access_requests')
			.values({
				id,
				purpose: request.purpose,
				email: request.email,
				customer_id: request.customerId ?? null,
				site: request.site,
				language_tag: request.languageTag,
				page_url: request.pageUrl,
				requested_at: request.now,
			})
			.execute()
		await enqueue(tx, { name: 'send-access-letter', data: { accessRequestId: id } })
	})
}
