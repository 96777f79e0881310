import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { type Row, upsert } from '../../database/upsert.ts'
import type { Log } from '../../declaration/scheduled-task.ts'
import { listStoreIds, readSite } from '../../web-domains/queries.ts'
import { countriesOf } from '../../web-domains/rules/countries.ts'
import { PICKUP_POINTS } from '../loading.ts'
import type { NetworkPoint, PickupNetwork } from '../providers/pickup-network.ts'
import { LIST_LASTS } from '../queries/pickup-points.ts'
import { placeCode, placeName } from '../rules/places.ts'

const BATCH = 1_000
const COPIED = { ...PICKUP_POINTS, values: { ...PICKUP_POINTS.values, seen_at: 'timestamptz' as const } }

/** Row of a point, as `PICKUP_POINTS` names its columns. */
export function pointRow(
	point: NetworkPoint,
	{ network, origin }: { network: string; origin: 'file' | 'list' | 'asked' },
): Row {
	const { id, kind, name, street, postalCode, city, countryCode, latitude, longitude, openingHours, closed } = point
	return {
		id,
		network,
		origin,
		kind,
		name,
		street,
		postal_code: postalCode,
		city,
		country_code: countryCode,
		latitude,
		longitude,
		opening_hours: openingHours,
		closed_from: closed?.from ?? null,
		closed_until: closed?.until ?? null,
		place_code: placeCode(postalCode),
		place_name: placeName(city),
	}
}

/** Keeps what a network was asked, for when it is out of reach. */
export async function rememberPoints(
	db: Database,
	{ network, points, now }: { network: string; points: readonly NetworkPoint[]; now: Date },
): Promise<void> {
	const rows = points.map((point) => ({ ...pointRow(point, { network, origin: 'asked' }), seen_at: now }))
	await db.transaction().execute((tx) => upsert(tx, COPIED, rows))
}

/**
 * Copies the list of a network for some countries, and removes what it no longer names. One that breaks off leaves the
 * points it has told and removes none. Returns how many there are.
 */
export async function copyNetwork(
	db: Database,
	{ network, countries, now }: { network: PickupNetwork; countries: readonly string[]; now: Date },
): Promise<number> {
	const { name } = network
	let copied = 0
	let batch: NetworkPoint[] = []
	const flush = async () => {
		const rows = batch.map((point) => ({ ...pointRow(point, { network: name, origin: 'list' }), seen_at: now }))
		await db.transaction().execute((tx) => upsert(tx, COPIED, rows))
		copied += batch.length
		batch = []
	}
	for (const country of countries) {
		for await (const point of network.listPoints(country)) {
			batch.push(point)
			if (batch.length === BATCH) await flush()
		}
	}
	await flush()
	await db.transaction().execute(async (tx) => {
		await tx
			.deleteFrom('pickup_points')
			.where('network', '=', name)
			.where('origin', '<>', 'file')
			.where('seen_at', '<', now)
			.execute()
		await sql`insert into pickup_networks (network, copied_at) values (${name}, ${now})
			on conflict (network) do update set copied_at = excluded.copied_at`.execute(tx)
	})
	return copied
}

const COPIED_EVERY = 86_400_000

/** Copies the list of a network once a day; a failure is logged with the age of the copy, and repeated by the next run. */
export async function copyWhenDue(
	{ db, network, log }: { db: Database; network: PickupNetwork; log: Log },
	now: Date,
): Promise<void> {
	const last = await db
		.selectFrom('pickup_networks')
		.select('copied_at')
		.where('network', '=', network.name)
		.executeTakeFirst()
	if (last && now.getTime() - last.copied_at.getTime() < COPIED_EVERY) return
	try {
		await copyNetwork(db, { network, countries: await countriesOfDelivery(db), now })
	} catch (error) {
		const isOffered = last !== undefined && now.getTime() - last.copied_at.getTime() < LIST_LASTS
		const fields = { err: error, network: network.name, copiedAt: last?.copied_at ?? null, isOffered }
		log.error(fields, 'The pick-up points of a network could not be copied')
	}
}

async function countriesOfDelivery(db: Database): Promise<string[]> {
	const sites = [...(await listStoreIds(db)).values()]
	const lists = await Promise.all(
		sites.map(async (site) => countriesOf(await readSite(db, site), site).deliveryCountries),
	)
	return [...new Set(lists.flat())]
}
