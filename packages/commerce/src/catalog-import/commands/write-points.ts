import type { DatabaseTransaction } from '../../database/client.ts'
import { upsert } from '../../database/upsert.ts'
import { pointRow } from '../../fulfillment/commands/copy-points.ts'
import { removeOtherPoints } from '../../fulfillment/commands/remove-points.ts'
import { PICKUP_POINTS } from '../../fulfillment/loading.ts'
import type { Scope } from '../entries.ts'
import type { Known } from '../known.ts'
import type { PickupPointRecord } from '../pickup-points/record.ts'
import { pointId } from '../pickup-points/record.ts'
import type { Changes } from './changes.ts'

export async function writePoints(
	tx: DatabaseTransaction,
	records: readonly PickupPointRecord[],
	{ changes }: { changes: Changes },
): Promise<void> {
	const rows = records.map(({ type: _type, ...point }) =>
		pointRow({ ...point, id: pointId(point) }, { network: point.network, origin: 'file' }),
	)
	changes.add(PICKUP_POINTS.name, await upsert(tx, PICKUP_POINTS, rows))
}

/** Removes the points of the file's networks that it does not name, if it replaces; otherwise counts them. */
export async function replacePoints(
	tx: DatabaseTransaction,
	{ known, scope, changes }: { known: Known; scope: Scope; changes: Changes },
): Promise<void> {
	if (known.points.size === 0) return
	const ids = [...known.points]
	const networks = [...new Set(ids.map((id) => id.slice(0, id.indexOf('-'))))]
	const counted = await removeOtherPoints(tx, { networks, ids, isDryRun: !scope.replaces })
	changes.leaveOut('pick-up points', { ...counted, isKept: !scope.replaces })
	if (scope.replaces) changes.add(PICKUP_POINTS.name, counted.removed)
}
