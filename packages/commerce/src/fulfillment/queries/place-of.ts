import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { medianPosition, placeCode, placeName, wantedPlace } from '../rules/places.ts'

type Position = { latitude: number; longitude: number }
/** A position, and how many characters of a postal code it stands for. */
type Found = Position & { length: number }

/** Characters of a postal code that name a region at least: one alone is half a country. */
const SHORTEST = 2
/** Sorts behind every character of a place. */
const LAST = String.fromCodePoint(0x10ffff)

const median = sql`percentile_cont(0.5) within group (order by latitude) as latitude,
	percentile_cont(0.5) within group (order by longitude) as longitude`

/**
 * Where a postal code or city of a country is, without a geocoder: the median position of the points and stores with
 * that code, or with its longest known beginning, or in that city. Undefined for an unknown place.
 */
export async function placeOf(
	db: Database,
	{ countryCode, near }: { countryCode: string; near: string },
): Promise<Position | undefined> {
	const wanted = wantedPlace(near, countryCode)
	const stores = await db
		.selectFrom('stores')
		.select(['postal_code', 'city', 'latitude', 'longitude'])
		.where('country_code', '=', countryCode)
		.execute()
	if ('name' in wanted) {
		const { name } = wanted
		if (name.length < SHORTEST) return undefined
		return (
			(await pointsInCity(db, { countryCode, name })) ??
			medianPosition(stores.filter(({ city }) => placeName(city).startsWith(name)))
		)
	}
	const points = await pointsWithCode(db, { countryCode, code: wanted.code })
	for (let length = wanted.code.length; length > (points?.length ?? SHORTEST - 1); length -= 1) {
		const prefix = wanted.code.slice(0, length)
		const found = medianPosition(stores.filter((store) => placeCode(store.postal_code).startsWith(prefix)))
		if (found) return found
	}
	return points
}

async function pointsWithCode(
	db: Database,
	{ countryCode, code }: { countryCode: string; code: string },
): Promise<Found | undefined> {
	const { rows } = await sql<Found>`
		select p.length, ${median} from (
			select length, left(${code}, length) as prefix from generate_series(${code.length}::int, ${SHORTEST}::int, -1) as length
			where exists (select 1 from pickup_points where country_code = ${countryCode}
				and place_code >= left(${code}, length) and place_code < left(${code}, length) || '~')
			order by length desc limit 1
		) p join pickup_points on country_code = ${countryCode} and place_code >= p.prefix and place_code < p.prefix || '~'
		group by p.length`.execute(db)
	return rows[0]
}

/** Of cities of one name in several regions, the one with most points. */
async function pointsInCity(
	db: Database,
	{ countryCode, name }: { countryCode: string; name: string },
): Promise<Position | undefined> {
	const { rows } = await sql<Position>`
		with named as (
			select latitude, longitude, left(place_code, ${SHORTEST}) as area, place_name = ${name} as is_exact from pickup_points
			where country_code = ${countryCode} and place_name >= ${name} and place_name < ${`${name}${LAST}`}
		), chosen as (
			select * from named where is_exact = (select bool_or(is_exact) from named)
		)
		select ${median} from chosen
		where area = (select area from chosen group by area order by count(*) desc, area limit 1)
		group by area`.execute(db)
	return rows[0]
}
