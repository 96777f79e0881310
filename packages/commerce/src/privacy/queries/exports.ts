import type { Selectable } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { DataExport } from '../contract.ts'
import type { CustomerExportsTable } from '../tables.ts'

type ExportRow = Pick<Selectable<CustomerExportsTable>, 'id' | 'requested_at' | 'ready_at' | 'expires_at'>

/** An export as shown to its owner. */
export function describeExport(row: ExportRow, now: Date): DataExport {
	return {
		id: row.id,
		requestedAt: row.requested_at.toISOString(),
		readyAt: row.ready_at?.toISOString() ?? null,
		expiresAt: row.expires_at?.toISOString() ?? null,
		isOpen: row.expires_at !== null && row.expires_at > now,
	}
}

/** Pending and available exports of a customer, newest first. */
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

/** True if an export belongs to this customer and is available. */
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

/** A file of an export; undefined for an unknown or expired one. */
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
