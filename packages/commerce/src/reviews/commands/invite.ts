import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import { enqueue } from '../../queue/enqueue.ts'
import { findBoughtLines } from '../queries/reviewable.ts'
import { INVITED } from '../rules.ts'

const DAY = 86_400_000
const MOST_AT_ONCE = 500

/**
 * Invites the buyers of delivered orders to review them, each order once: only who has agreed to news by e-mail on that
 * site, and who has not asked for no invitations (Directive 2002/58/EC, art. 13). Returns how many.
 */
export async function inviteBuyers(db: Database, now: Date): Promise<number> {
	const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
	const { rows } = await sql<{ id: string }>`
		select o.id from orders o
		join lateral (select max(delivered_at) as last from parcels where order_id = o.id) arrived on true
		where o.order_status = 'confirmed' and o.fulfillment_status = 'delivered' and o.ordered_at > ${daysAgo(INVITED.until + 60)}
			and arrived.last between ${daysAgo(INVITED.until)} and ${daysAgo(INVITED.after)}
			and exists (select from newsletter_subscriptions n where lower(n.email) = lower(o.email) and n.site = o.site
				and n.confirmed_at is not null and n.ended_at is null)
			and not exists (select from review_objections where email = lower(o.email))
			and not exists (select from review_invitations where order_id = o.id)
			and not exists (select from reviews where order_id = o.id)
			and not exists (select from returns where order_id = o.id and status <> 'cancelled')
			and exists (select from order_lines where order_id = o.id)
		order by arrived.last limit ${MOST_AT_ONCE}`.execute(db)
	for (const { id } of rows)
		await db.transaction().execute(async (tx) => {
			const token = randomBytes(18).toString('base64url')
			const { numInsertedOrUpdatedRows } = await tx
				.insertInto('review_invitations')
				.values({ token, order_id: id, invited_at: now })
				.onConflict((conflict) => conflict.doNothing())
				.executeTakeFirst()
			if (numInsertedOrUpdatedRows) await enqueue(tx, { name: 'send-review-invitation', data: { token } })
		})
	return rows.length
}

/** Ends invitations to the buyer of an order; false for an unknown key. */
export async function endInvitations(db: Database, input: { reviewKey: string; now: Date }): Promise<boolean> {
	const [order] = await findBoughtLines(db, input.reviewKey)
	if (!order) return false
	await db
		.insertInto('review_objections')
		.values({ email: order.email.toLowerCase(), objected_at: input.now })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	return true
}

/**
 * Counts how often each style came back as too small or too large. A return of who also says so in a review counts once:
 * the review. Writes only what is different.
 */
export async function countFitReturns(db: Database): Promise<void> {
	await sql`
		with counted as (
			select l.snapshot ->> 'productId' as product_id,
				count(*) filter (where b.reason = 'too-small')::int as too_small,
				count(*) filter (where b.reason = 'too-large')::int as too_large
			from return_lines b
			join returns r on r.return_number = b.return_number and r.status = 'received'
			join order_lines l on l.order_id = b.order_id and l.position = b.position
			where b.reason in ('too-small', 'too-large') and not exists (
				select from reviews w where w.order_id = b.order_id and w.product_id = l.snapshot ->> 'productId'
					and w.fit is not null)
			group by 1
		), gone as (
			delete from fit_returns where product_id not in (select product_id from counted)
		)
		insert into fit_returns (product_id, too_small, too_large) select * from counted
		on conflict (product_id) do update set too_small = excluded.too_small, too_large = excluded.too_large
		where (fit_returns.too_small, fit_returns.too_large) is distinct from (excluded.too_small, excluded.too_large)`.execute(
		db,
	)
}

/**
 * Forgets after half a year what nobody needs: addresses of decided reports (complaints, art. 20), those of questions that
 * nobody has answered, refused questions, and photos of refused reviews (complaints, art. 20).
 */
export async function tidyReviews(db: Database, now: Date): Promise<void> {
	const before = (days: number) => new Date(now.getTime() - days * DAY)
	await db
		.updateTable('review_reports')
		.set({ email: null })
		.where('decided_at', '<', before(183))
		.where('email', 'is not', null)
		.execute()
	await db
		.updateTable('product_inquiries')
		.set({ email: null })
		.where('asked_at', '<', before(183))
		.where('email', 'is not', null)
		.execute()
	await db
		.deleteFrom('product_inquiries')
		.where('status', '=', 'refused')
		.where('decided_at', '<', before(183))
		.execute()
	const refused = db.selectFrom('reviews').select('id').where('status', '=', 'refused')
	await db
		.deleteFrom('review_photos')
		.where('review_id', 'in', refused.where('decided_at', '<', before(183)))
		.execute()
}
