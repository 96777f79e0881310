import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { eventWrite } from '../../events/commands.ts'

/** What another system says of the units at a location: a difference, or a count. */
export type Adjustment = {
	location: string
	sku: string
	/** Once for each reference of the source. */
	relative?: number | undefined
	reference?: string | undefined
	/** Units on hand when it was counted. A count with a lower sequence of the source is older, or with the same and other units. */
	absolute?: number | undefined
	sequence?: number | undefined
	/** Position of the last event the count knows of; without it the count stands as it is. */
	seenMovement?: number | undefined
}

export const ADJUSTMENT_OUTCOMES = [
	'applied',
	'unchanged',
	'repeated',
	'stale-sequence',
	'stock-below-held',
	'location-unknown',
	'sku-unknown',
	'seen-movement-too-old',
	'seen-movement-ahead',
] as const
export type AdjustmentOutcome = (typeof ADJUSTMENT_OUTCOMES)[number]
/** Units afterwards, and those of them that orders hold and that are not there; null where the item was refused. */
export type Adjusted = { outcome: AdjustmentOutcome; onHand: number | null; short: number | null }

type Placed = Adjustment & { place: number }
type Input = { source: string; items: readonly Adjustment[]; knownSkus: ReadonlySet<string>; now: Date }

/**
 * Applies what another system says of units, in one transaction; one outcome per item, in their order. A count does not
 * know what was sold after it: units that moved after `seenMovement` are reckoned in, so that no sale is undone. Never
 * below the units held for orders under way: those are `short`, and given up as soon as an order lets go of some.
 */
export async function applyAdjustments(db: Database, { source, items, knownSkus, now }: Input): Promise<Adjusted[]> {
	return db.transaction().execute(async (tx) => {
		const refused = await refuseAdjustments(tx, { items, knownSkus })
		const outcomes: Adjusted[] = refused.map((outcome) => ({
			outcome: outcome ?? 'unchanged',
			onHand: null,
			short: null,
		}))
		const accepted = items
			.map((item, place) => ({ ...item, place }))
			.filter((_, place) => outcomes[place]!.outcome === 'unchanged')
		for (const round of inRounds(accepted)) {
			await lockLevels(tx, round)
			for (const { place, ...adjusted } of await apply(tx, { source, round, now })) outcomes[place] = adjusted
		}
		return outcomes
	})
}

/** Why items cannot be applied, in their order; undefined where one can. */
export async function refuseAdjustments(
	tx: DatabaseTransaction,
	{ items, knownSkus }: Pick<Input, 'items' | 'knownSkus'>,
): Promise<(AdjustmentOutcome | undefined)[]> {
	const facts = await readFacts(tx)
	return items.map((item) => refusal(item, { ...facts, knownSkus }))
}

type Facts = { locations: ReadonlySet<string>; head: number; dropped: number }

async function readFacts(tx: DatabaseTransaction): Promise<Facts> {
	const locations = await tx.selectFrom('stock_locations').select('id').execute()
	const { position, dropped } = await tx.selectFrom('event_head').selectAll().executeTakeFirstOrThrow()
	return { locations: new Set(locations.map(({ id }) => id)), head: position, dropped }
}

function refusal(item: Adjustment, facts: Facts & { knownSkus: ReadonlySet<string> }): AdjustmentOutcome | undefined {
	if (!facts.locations.has(item.location)) return 'location-unknown'
	if (!facts.knownSkus.has(item.sku)) return 'sku-unknown'
	if (item.seenMovement === undefined) return undefined
	if (item.seenMovement > facts.head) return 'seen-movement-ahead'
	return item.seenMovement < facts.dropped ? 'seen-movement-too-old' : undefined
}

/** Splits items so that none of a round is of the same units as another: later ones build on earlier ones. */
function inRounds(items: readonly Placed[]): Placed[][] {
	const rounds: Placed[][] = []
	const seen = new Map<string, number>()
	for (const item of items) {
		const units = JSON.stringify([item.location, item.sku])
		const round = seen.get(units) ?? 0
		seen.set(units, round + 1)
		;(rounds[round] ??= []).push(item)
	}
	return rounds
}

/** Locks the levels, in the order of imports. The statement after it sees every movement of them. */
async function lockLevels(tx: DatabaseTransaction, round: readonly Placed[]): Promise<void> {
	const wanted = sql`unnest(${round.map(({ location }) => location)}::text[], ${round.map(({ sku }) => sku)}::text[])
		as wanted (location_id, sku)`
	await sql`insert into stock_levels (location_id, sku, on_hand) select location_id, sku, 0 from ${wanted}
		order by sku, location_id on conflict do nothing`.execute(tx)
	await sql`select from stock_levels l join ${wanted} using (location_id, sku)
		order by l.sku, l.location_id for update of l`.execute(tx)
}

const MOST_UNITS = 1_000_000_000

async function apply(
	tx: DatabaseTransaction,
	{ source, round, now }: { source: string; round: readonly Placed[]; now: Date },
): Promise<(Adjusted & { place: number })[]> {
	const rows = round.map(({ location, ...item }) => ({ ...item, location_id: location, seen: item.seenMovement }))
	const result = await sql<Adjusted & { place: number }>`
		with item as (
			select * from json_to_recordset(${JSON.stringify(rows)}::json) as item (place int, location_id text, sku text,
				relative int, reference text, absolute int, sequence bigint, seen bigint)
		), moved as materialized (
			-- What of the counted units moved after the count, an event without a position being a late one.
			select item.place, sum(event.quantity) as units from item join events event
				on event.subject = item.sku and event.location_id = item.location_id
				and (event.position is null or event.position > item.seen)
			where item.seen is not null and event.type in ('stock.sold', 'stock.returned') group by item.place
		), judged as (
			select item.*, level.on_hand as before, level.reserved, level.short as short_before,
				-- However often one is told: more than a column of units holds is no stock.
				least(coalesce(absolute + coalesce(moved.units, 0), level.on_hand::bigint - level.short + relative), ${MOST_UNITS})::int as wanted,
				case when told.reference is not null then 'repeated'
					-- Another number under the same sequence is not the same count.
					when counted.sequence = item.sequence and coalesce(counted.units = absolute, true) then 'repeated'
					when counted.sequence >= item.sequence then 'stale-sequence' end as known
			from item join stock_levels level using (location_id, sku)
			left join moved using (place)
			left join stock_references told on told.source = ${source} and told.reference = item.reference
				and told.location_id = item.location_id and told.sku = item.sku
			left join stock_counts counted on item.absolute is not null and counted.source = ${source}
				and counted.location_id = item.location_id and counted.sku = item.sku
		), written as (
			update stock_levels level
			set on_hand = greatest(wanted, level.reserved), short = greatest(level.reserved - wanted, 0) from judged
			where level.location_id = judged.location_id and level.sku = judged.sku and known is null
				and (level.on_hand, level.short) <> (greatest(wanted, level.reserved), greatest(level.reserved - wanted, 0))
		), journal as (
			insert into stock_movements (location_id, sku, quantity, reason, reference, moved_at)
			select location_id, sku, greatest(wanted, reserved) - before, 'adjustment',
				${source}::text || coalesce(' ' || reference, ''), ${now}::timestamptz
			from judged where known is null and before <> greatest(wanted, reserved)
		), shortages as (${eventWrite(
			sql`select 'stock.short', sku, null::text, location_id, reserved - wanted
				from judged where known is null and reserved - wanted > short_before`,
			now,
		)}), told as (
			insert into stock_references (source, reference, location_id, sku, applied_at)
			select ${source}, reference, location_id, sku, ${now} from judged where known is null and reference is not null
		), counts as (
			insert into stock_counts (source, location_id, sku, sequence, units)
			select ${source}, location_id, sku, sequence, absolute from judged where known is null and sequence is not null
			on conflict (source, location_id, sku) do update set sequence = excluded.sequence, units = excluded.units
		)
		select place, case when known is null and wanted < reserved then 'stock-below-held'
				-- Told again it is no less short.
				when known = 'repeated' and short_before > 0 then 'stock-below-held'
				when known is not null then known
				when wanted = before then 'unchanged' else 'applied' end as outcome,
			case when known is null then greatest(wanted, reserved) else before end as "onHand",
			case when known is null then greatest(reserved - wanted, 0) else short_before end as short
		from judged`.execute(tx)
	return result.rows
}

/** Milliseconds a reference is known. */
const KEPT = 400 * 86_400_000

export async function dropOldReferences(db: Database, now: Date): Promise<void> {
	await db
		.deleteFrom('stock_references')
		.where('applied_at', '<', new Date(now.getTime() - KEPT))
		.execute()
}
