import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { PickupPoint } from '../../orders/contract.ts'
import { distanceMeters } from '../../stores/rules.ts'
import type { PickupPointsTable } from '../tables.ts'

const DAY = 86_400_000
/** Age up to which the copy of a network's list is believed. */
export const LIST_LASTS = 7 * DAY
/** Age up to which what was asked of a network is. */
const ASKED_LASTS = DAY

/** SQL: the point may be offered. Points of an import have no age. */
function isOffered(now: Date): RawBuilder<boolean> {
	const since = (age: number) => new Date(now.getTime() - age)
	const day = now.toISOString().slice(0, 10)
	return sql<boolean>`(origin = 'file' or seen_at > case origin when 'list' then ${since(LIST_LASTS)}::timestamptz
			else ${since(ASKED_LASTS)}::timestamptz end)
		and not ((closed_from is not null or closed_until is not null)
			and coalesce(closed_from <= ${day}::date, true) and coalesce(closed_until >= ${day}::date, true))`
}

/** Copied points next to a position, nearest first, without those of some networks. */
export async function copiedPointsNear(
	db: Database,
	options: {
		countryCode: string
		position: { latitude: number; longitude: number }
		limit: number
		without: readonly string[]
		now: Date
	},
): Promise<PickupPoint[]> {
	const { countryCode, position, limit, without, now } = options
	// The index sorts by degrees, which are shorter from west to east: some more are read and sorted by meters.
	const { rows } = await sql<Selectable<PickupPointsTable>>`
		select * from pickup_points
		where country_code = ${countryCode} and network <> all(${without}::text[]) and ${isOffered(now)}
		order by place <-> point(${position.longitude}, ${position.latitude}) limit ${limit * 4}`.execute(db)
	return rows
		.map((row) => ({ ...pointOf(row), distanceMeters: distanceMeters(position, row) }))
		.toSorted((a, b) => a.distanceMeters - b.distanceMeters)
		.slice(0, limit)
}

/** A copied point that may be offered; undefined for any other. */
export async function findCopiedPoint(
	db: Database,
	{ id, now }: { id: string; now: Date },
): Promise<PickupPoint | undefined> {
	const row = await db
		.selectFrom('pickup_points')
		.selectAll()
		.where('id', '=', id)
		.where(isOffered(now))
		.executeTakeFirst()
	return row && { ...pointOf(row), distanceMeters: null }
}

/** What a row says of the point itself, as it is called everywhere. */
export function pointOf(row: Selectable<PickupPointsTable>) {
	const { id, kind, network, name, street, city, latitude, longitude } = row
	return {
		network,
		id,
		kind,
		name,
		street,
		postalCode: row.postal_code,
		city,
		countryCode: row.country_code,
		latitude,
		longitude,
		openingHours: row.opening_hours,
	}
}
