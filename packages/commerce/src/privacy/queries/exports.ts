import type { Selectable } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { DataExport } from '../contract.ts'
import type { CustomerExportsTable } from '../tables.ts'

type ExportRow = Pick<Selectable<CustomerExportsTable>, 'id' | 'requested_at' | 'ready_at' | 'expires_at'>

/** An export as its owner sees it. */
export function describeExport(row: ExportRow, now: Date): DataExport {
	return {
		id: row.id,
		requestedAt: row.requested_at.toISOString(),
		readyAt: row.ready_at?.toISOString() ?? null,
		expiresAt: row.expires_at?.toISOString() ?? null,
		isOpen: row.expires_at !== null && row.expires_at > now,
	}
}

/** Exports of a customer that are under way or can still be opened, newest first. */
export async function listExports(
	db: Database,
	{ customerId, now }: { customerId: string; now: Date },
): Promise<DataExport[]> {
	const rows = await db
		.selectFrom('customer_exports')
		.select(['id', 'requested_at', 'ready_at', 'expires_at'])
		.where('customer_id', '=', customerId)
		.where((eb) => eb.or([eb('ready_at', 'is', null), eb('expires_at', '>', now)]))
		.orderBy('requested_at', 'desc')
		.execute()
	return rows.map((row) => describeExport(row, now))
}

/** Whether an export is this customer's and can be opened. */
export async function isOpenFor(
	db: Database,
	{ exportId, customerId, now }: { exportId: string; customerId: string; now: Date },
): Promise<boolean> {
	const row = await db
		.selectFrom('customer_exports')
		.select('id')
		.where('id', '=', exportId)
		.where('customer_id', '=', customerId)
		.where('expires_at', '>', now)
		.executeTakeFirst()
	return row !== undefined
}

/** A file of an export; undefined for an unknown one, or one that has expired. */
export async function findFile(
	db: Database,
	{ exportId, format, now }: { exportId: string; format: 'json' | 'html'; now: Date },
): Promise<string | undefined> {
	const row = await db
		.selectFrom('customer_exports')
		.select(format === 'json' ? 'data as file' : 'page as file')
		.where('id', '=', exportId)
		.where('expires_at', '>', now)
		.executeTakeFirst()
	return row?.file ?? undefined
}
