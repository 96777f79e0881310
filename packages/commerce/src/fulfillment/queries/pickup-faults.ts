import type { Fault } from '@vitrine/market/essentials'
import type { Database } from '../../database/client.ts'
import { listDeliveryConditions, listStoreIds } from '../../web-domains/queries.ts'

/** Sites that deliver to pick-up points while none is on record, for the start of a process in production. */
export async function listPickupFaults(db: Database): Promise<Fault[]> {
	if (await db.selectFrom('pickup_points').select('id').limit(1).executeTakeFirst()) return []
	const faults: Fault[] = []
	for (const site of (await listStoreIds(db)).values()) {
		const relay = (await listDeliveryConditions(db, site)).find(({ kind }) => kind === 'relay')
		if (!relay) continue
		const message = `its delivery method ${relay.id} brings parcels to pick-up points, and no pickup-point record names one`
		faults.push({ name: `site ${site}`, message })
	}
	return faults
}
