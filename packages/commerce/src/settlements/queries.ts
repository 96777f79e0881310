import { sql } from 'kysely'
import type { Database } from '../database/client.ts'
import type { LineKind } from '../payments/providers/settlement.ts'
import { type ComparedLine, type Outcome, outcomeOf } from './rules.ts'

/** A line that does not match our books, or an operation of ours that no settlement has. Minor units. */
export type Unmatched = {
	outcome: Outcome | 'unknown-to-them'
	/** The provider's id of the line; null for an operation of ours. */
	reference: string | null
	kind: LineKind
	operation: string | null
	/** What was settled, and what our books say; null where there is nothing. */
	settled: { centAmount: number; currency: string } | null
	known: { centAmount: number; currency: string } | null
}

/** A row of the journal of a day. Minor units of `currency`; what was taken is negative. */
export type JournalRow = {
	account: string
	/** Null for what belongs to no order. */
	site: string | null
	currency: string
	sales: number
	refunds: number
	disputes: number
	fees: number
	other: number
	payout: number
}

/** What was paid out on a day (`2026-11-20`), by account, site and currency. */
export async function readJournal(db: Database, day: string): Promise<JournalRow[]> {
	const sumOf = (kind: LineKind) => sql`coalesce(sum(l.gross_cent_amount) filter (where l.kind = ${kind}), 0)::float8`
	const { rows } = await sql<JournalRow>`
		select s.provider || '/' || s.account as account, o.site, s.currency, ${sumOf('payment')} as sales,
			${sumOf('refund')} as refunds, ${sumOf('dispute')} as disputes,
			${sumOf('fee')} - sum(l.fee_cent_amount)::float8 as fees, ${sumOf('other')} as other,
			sum(l.net_cent_amount)::float8 as payout
		from settlements s
		join settlement_lines l on l.provider = s.provider and l.settlement = s.reference
		left join disputes d on l.kind = 'dispute' and d.provider = s.provider and d.reference = l.operation
		left join payments p on p.id = coalesce(l.payment_id, d.payment_id, ${bookedPayment})
		left join orders o on o.id = p.order_id
		where s.paid_on = ${day}::date
		group by 1, 2, 3 order by 1, 2 nulls last, 3`.execute(db)
	return rows
}

/** Of a line `l` about a refund of the provider's dashboard, which does not name the payment. */
const bookedPayment = sql`(select payments.id from refunds join payments using (order_id)
	where l.kind = 'refund' and refunds.id = l.operation)`

type Compared = Omit<ComparedLine, 'known'> & {
	reference: string
	operation: string | null
	grossCentAmount: number
	knownCurrency: string | null
	knownAmounts: number[] | null
}

/**
 * Compares the lines paid out on a day with our books. Of a payment captured in parts some may have been paid out; a refund or a dispute may be under way: then its lines may have
 * come, or may not. Of a refund that failed, was asked for again or
 * was paid otherwise, nothing stays.
 */
export async function listUnmatchedLines(db: Database, day: string): Promise<Unmatched[]> {
	const { rows } = await sql<Compared>`
		select l.reference, l.kind, l.operation, s.currency, l.gross_cent_amount as "grossCentAmount",
			coalesce((select sum(same.original_cent_amount) from settlement_lines same
				where same.provider = l.provider and same.kind = l.kind and same.operation = l.operation),
				l.original_cent_amount)::float8 as "settledCentAmount",
			coalesce(paid.currency, refunded.currency, d.currency) as "knownCurrency",
			coalesce(paid.amounts, refunded.amounts, disputed.amounts) as "knownAmounts"
		from settlements s
		join settlement_lines l on l.provider = s.provider and l.settlement = s.reference
		left join lateral (
			select p.currency, array(
				select (sum(c.cent_amount) over (order by c.settled_at, c.key))::int from parcel_captures c
				where c.payment_id = p.id and c.status = 'done'
			) || p.captured_cent_amount as amounts from payments p
			where l.kind = 'payment' and p.id = l.operation and p.provider = s.provider and p.account = s.account
				and p.captured_cent_amount > 0
		) paid on true
		left join lateral (
			select r.currency, case
				when l.operation <> r.id || case r.attempts when 1 then '' else '-' || r.attempts end then array[0]
				when r.paid_otherwise_at is not null then array[0]
				when r.status = 'settled' then array[-part.cent_amount]
				when r.status = 'pending' then array[0, -part.cent_amount]
				else array[0] end as amounts
			from payments p
			join refunds r on r.order_id = p.order_id
			join refund_parts part on part.refund_id = r.id and part.means = 'bank' and part.back_to = 'bank'
			where l.kind = 'refund' and p.id = coalesce(l.payment_id, ${bookedPayment}) and p.provider = s.provider and p.account = s.account
				and left(l.operation, length(r.id)) = r.id and substr(l.operation, length(r.id) + 1) ~ '^(-[0-9]+)?$'
		) refunded on true
		left join disputes d on l.kind = 'dispute' and d.provider = s.provider and d.reference = l.operation
		left join lateral (
			select case d.status when 'lost' then array[-d.cent_amount] else array[0, -d.cent_amount] end as amounts
			where d.reference is not null
		) disputed on true
		where s.paid_on = ${day}::date
		order by s.reference, l.happened_at, l.reference`.execute(db)
	return rows.flatMap(({ knownCurrency, knownAmounts, ...line }) => {
		const known = knownCurrency && knownAmounts ? { currency: knownCurrency, amounts: knownAmounts } : null
		const outcome = outcomeOf({ ...line, known })
		if (outcome === 'matched') return []
		const { reference, kind, operation, currency, grossCentAmount } = line
		return [
			{
				outcome,
				reference,
				kind,
				operation,
				settled: { centAmount: grossCentAmount, currency },
				known: known && { centAmount: known.amounts.at(-1)!, currency: known.currency },
			},
		]
	})
}

/** Days after which an operation is missed: later ones have been settled by then. */
const PATIENCE = '3 days'

/**
 * Captured payments and refunds that no settlement of their account has, although operations of three days later are
 * settled. Those from before the first settlement are not looked for. Disputes are the provider's own.
 */
export async function listUnsettled(db: Database): Promise<Unmatched[]> {
	const { rows } = await sql<{ kind: LineKind; operation: string; centAmount: number; currency: string }>`
		with settled as (
			select s.provider, s.account, l.original_currency as currency, min(l.happened_at) as began,
				max(l.happened_at) - ${PATIENCE}::interval as until
			from settlements s join settlement_lines l on l.provider = s.provider and l.settlement = s.reference
			where l.kind in ('payment', 'refund') group by 1, 2, 3
		), captured as (
			select p.id, p.order_id, p.captured_cent_amount, p.currency, p.has_multicapture, settled.began, settled.until
			from settled join payments p on (p.provider, p.account, p.currency) = (settled.provider, settled.account, settled.currency)
			where p.captured_cent_amount > 0 and p.updated_at >= settled.began
		)
		select 'payment' as kind, id as operation, captured_cent_amount as "centAmount", currency from captured
		where (
			select case when count(*) = 0 then true else has_multicapture and sum(original_cent_amount) < captured_cent_amount end
			from settlement_lines l where l.operation = captured.id and l.kind = 'payment'
		) and coalesce(
			(select max(settled_at) from parcel_captures c where c.payment_id = captured.id and c.status = 'done'),
			(select min(recorded_at) from payment_transactions t where t.payment_id = captured.id
				and t.outcome in ('captured', 'refunded'))) between began and until
		union all
		select 'refund', r.id || case r.attempts when 1 then '' else '-' || r.attempts end, -part.cent_amount, r.currency
		from captured
		join refunds r on r.order_id = captured.order_id and r.status = 'settled' and r.paid_otherwise_at is null
		join refund_parts part on part.refund_id = r.id and part.means = 'bank' and part.back_to = 'bank'
		where r.settled_at between began and until and not exists (
			select from settlement_lines l where l.kind = 'refund'
				and l.operation = r.id || case r.attempts when 1 then '' else '-' || r.attempts end)
		order by 1, 2`.execute(db)
	return rows.map(({ kind, operation, ...known }) => ({
		outcome: 'unknown-to-them',
		reference: null,
		kind,
		operation,
		settled: null,
		known,
	}))
}

/** Days (`2026-11-20`) of the settlements imported since an instant. */
export async function listImportedDays(db: Database, since: Date): Promise<string[]> {
	const { rows } = await sql<{ day: string }>`
		select distinct paid_on::text as day from settlements where imported_at >= ${since} order by 1`.execute(db)
	return rows.map(({ day }) => day)
}

/** From when on settlements of an account have to be asked for; undefined where it has not taken a payment yet. */
export async function findSettledSince(
	db: Database,
	account: { provider: string; account: string },
): Promise<Date | undefined> {
	const { rows } = await sql<{ since: Date | null }>`
		select coalesce(
			(select max(created_at) - interval '14 days' from settlements
				where provider = ${account.provider} and account = ${account.account}),
			(select min(created_at) from payments
				where provider = ${account.provider} and account = ${account.account})) as since`.execute(db)
	return rows[0]?.since ?? undefined
}
