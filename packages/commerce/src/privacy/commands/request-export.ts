import { randomBytes } from 'node:crypto'
import type { LanguageTag } from '@vitrine/market/locales'
import { checkPresentPassword } from '../../customers/commands/change-password.ts'
import type { Database } from '../../database/client.ts'
import { enqueue } from '../../queue/enqueue.ts'
import type { DataExport } from '../contract.ts'
import { describeExport } from '../queries/exports.ts'

const DAY = 86_400_000
/** Exports per day: enough for anybody, too few to keep the worker busy. */
const MOST_IN_A_DAY = 3

export type Refusal = { ok: false; reason: 'wrong-password' } | { ok: false; reason: 'too-many-tries'; until: Date }
export type RequestExportResult = { ok: true; export: DataExport } | Refusal

/** Requests an export, with the password (GDPR art. 12, 15, 20). Returns the pending one if there is any. */
export async function requestExport(
	db: Database,
	options: {
		customerId: string
		password: string
		pageUrl: string
		languageTag: LanguageTag
		secret: string
		now: Date
	},
): Promise<RequestExportResult> {
	const { customerId, now } = options
	const present = await checkPresentPassword(db, options)
	if (!present.ok) return present.reason === 'wrong' ? { ok: false, reason: 'wrong-password' } : present
	return db.transaction().execute(async (tx): Promise<RequestExportResult> => {
		// Serializes requests of a customer, so that the second finds the first.
		await tx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute()
		const recent = await tx
			.selectFrom('customer_exports')
			.selectAll()
			.where('customer_id', '=', customerId)
			.where((eb) => eb.or([eb('ready_at', 'is', null), eb('requested_at', '>', new Date(now.getTime() - DAY))]))
			.orderBy('requested_at')
			.execute()
		const underWay = recent.find((row) => !row.ready_at)
		if (underWay) return { ok: true, export: describeExport(underWay, now) }
		const [oldest] = recent
		if (oldest && recent.length >= MOST_IN_A_DAY)
			return { ok: false, reason: 'too-many-tries', until: new Date(oldest.requested_at.getTime() + DAY) }
		const row = await tx
			.insertInto('customer_exports')
			.values({
				id: randomBytes(18).toString('base64url'),
				customer_id: customerId,
				language_tag: options.languageTag,
				page_url: options.pageUrl,
				requested_at: now,
				ready_at: null,
				expires_at: null,
				data: null,
				page: null,
			})
			.returningAll()
			.executeTakeFirstOrThrow()
		await enqueue(tx, { name: 'build-export', data: { exportId: row.id } })
		return { ok: true, export: describeExport(row, now) }
	})
}
