import type { Fault } from '@vitrine/market/essentials'
import type { Database } from '../../database/client.ts'
import { listDeliveryConditions, listOpenSites, readSite } from '../../web-domains/queries.ts'
import { countriesOf } from '../../web-domains/rules/countries.ts'

/** Sites that deliver to pick-up points while none of theirs is on record (those of the demo are none), for the start of a process in production. */
export async function listPickupFaults(db: Database): Promise<Fault[]> {
	const faults: Fault[] = []
	for (const site of await listOpenSites(db)) {
		const relay = (await listDeliveryConditions(db, site)).find(({ kind }) => kind === 'relay')
		if (!relay) continue
		const { deliveryCountries } = countriesOf(await readSite(db, site), site)
		const point = db.selectFrom('pickup_points').select('id').where('country_code', 'in', deliveryCountries)
		if (await point.where('network', '<>', 'demo').limit(1).executeTakeFirst()) continue
		const message = `its delivery method ${relay.id} brings parcels to pick-up points, and no pickup-point record names one in ${deliveryCountries.join(', ')}`
		faults.push({ name: `site ${site}`, message })
	}
	return faults
}
