import { randomBytes } from 'node:crypto'
import type { Language, LanguageTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import { describeVariants } from '../catalog/queries/describe-variants.ts'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import { type AlertKind, MOST_SAVED, type SavedItem } from './contract.ts'
import { alertsOf, type Owner } from './queries.ts'

/**
 * Adds the items a device saved to a customer's list. For a colorway saved twice the later saving wins, at equal
 * instants the higher price; beyond `MOST_SAVED` the oldest are dropped. The result does not depend on order or
 * repetition.
 */
export async function saveItems(
	db: Database,
	{ items, now, ...owner }: Owner & { items: readonly SavedItem[]; now: Date },
): Promise<void> {
	await change(db, owner, async (tx) => {
		await sql`
			insert into wishlist_items (customer_id, site, colorway_id, saved_at, cent_amount)
			select distinct on (id) ${owner.customerId}, ${owner.site}, id, at, cent_amount
			from unnest(${items.map((item) => item.colorwayId)}::text[], ${items.map((item) => plausible(item, now))}::timestamptz[],
				${items.map((item) => item.centAmount)}::int[]) as i(id, at, cent_amount)
			order by id, at desc, cent_amount desc
			on conflict (customer_id, site, colorway_id) do update
				set saved_at = excluded.saved_at, cent_amount = excluded.cent_amount
				where (excluded.saved_at, excluded.cent_amount) > (wishlist_items.saved_at, wishlist_items.cent_amount)`.execute(
			tx,
		)
		const surplus = await itemsOf(tx, owner)
			.select('colorway_id')
			.orderBy('saved_at', 'desc')
			.orderBy('colorway_id')
			.offset(MOST_SAVED)
			.execute()
		await remove(tx, { ...owner, colorwayIds: surplus.map((row) => row.colorway_id), now })
	})
}

/** Clamps the instant of a device clock that may be wrong: not before the shop existed, not in the future. */
function plausible({ savedAt }: SavedItem, now: Date): string {
	const at = Math.min(Math.max(Date.parse(savedAt), Date.UTC(2020, 0)), now.getTime())
	return new Date(at).toISOString()
}

/** Removes colorways from a customer's list and ends their alerts. */
export async function removeItems(
	db: Database,
	{ colorwayIds, now, ...owner }: Owner & { colorwayIds: readonly string[]; now: Date },
): Promise<void> {
	await change(db, owner, (tx) => remove(tx, { ...owner, colorwayIds, now }))
}

/** Creates the share link of a list, or keeps the existing one. */
export async function shareWishlist(db: Database, { now, customerId, site }: Owner & { now: Date }): Promise<void> {
	await db
		.insertInto('wishlist_shares')
		.values({ token: randomBytes(18).toString('base64url'), customer_id: customerId, site, shared_at: now })
		.onConflict((conflict) => conflict.columns(['customer_id', 'site']).doNothing())
		.execute()
}

export async function stopSharing(db: Database, { customerId, site }: Owner): Promise<void> {
	await db.deleteFrom('wishlist_shares').where('customer_id', '=', customerId).where('site', '=', site).execute()
}

type AlertsInput = Owner & {
	colorwayId: string
	language: Language
	languageTag: LanguageTag
	alerts: readonly { sku: string; kind: AlertKind }[]
	wordingVersion: string
	pageUrl: string
	now: Date
}

/**
 * Sets the e-mail alerts for the sizes of a saved colorway: each new one is inserted as proof of this consent, each
 * one not named ends. No back-in-stock alert for a size in stock. False when the list lacks the colorway.
 */
export async function setAlerts(db: Database, input: AlertsInput): Promise<boolean> {
	const { customerId, site, colorwayId, alerts, language, now } = input
	const owner = { customerId, site }
	const described = await describeVariants(db, { site, language, skus: alerts.map(({ sku }) => sku), now })
	const keyOf = ({ sku, kind }: { sku: string; kind: AlertKind }) => `${kind} ${sku}`
	const wanted = new Map(alerts.map((alert) => [keyOf(alert), alert]))
	return change(db, owner, async (tx) => {
		const saved = await itemsOf(tx, owner).select('site').where('colorway_id', '=', colorwayId).executeTakeFirst()
		if (!saved) return false
		const open = await alertsOf(tx, owner).where('colorway_id', '=', colorwayId).execute()
		const over = open.filter((alert) => !wanted.has(keyOf(alert))).map(({ id }) => id)
		await endAlerts(tx, { ids: over, by: 'customer', now })
		const standing = new Set(open.map(keyOf))
		const rows = [...wanted].flatMap(([key, { sku, kind }]) => {
			const variant = described.get(sku)
			const isAwaited = kind === 'price-drop' || variant?.available === 0
			if (variant?.colorwayId !== colorwayId || !isAwaited || standing.has(key)) return []
			const { centAmount, currency } = variant.price
			return { ...newAlert(input), sku, kind, cent_amount: centAmount, currency }
		})
		if (rows.length > 0) await tx.insertInto('wishlist_alerts').values(rows).execute()
		return true
	})
}

function newAlert({ customerId, site, colorwayId, languageTag, wordingVersion, pageUrl, now }: AlertsInput) {
	const id = randomBytes(18).toString('base64url')
	return {
		id,
		customer_id: customerId,
		site,
		colorway_id: colorwayId,
		language_tag: languageTag,
		page_url: pageUrl.replace('ALERT_ID', id),
		wording_version: wordingVersion,
		asked_at: now,
	}
}

type Ended = { ids: readonly string[]; by: 'customer' | 'email' | 'sent' | 'removed'; now: Date }

/** Ends alerts; the first time and cause are kept. */
export async function endAlerts(db: Database, { ids, by, now }: Ended): Promise<void> {
	if (ids.length === 0) return
	const open = db.updateTable('wishlist_alerts').where('id', 'in', ids).where('ended_at', 'is', null)
	await open.set({ ended_at: now, ended_by: by, due_at: null }).execute()
}

/** Ends an alert by the id in its e-mails, optionally with all others of its customer on the site. */
export async function endByEmail(
	db: Database,
	{ alertId, isForAll, now }: { alertId: string; isForAll: boolean; now: Date },
): Promise<void> {
	const rows = db.selectFrom('wishlist_alerts').select(['customer_id', 'site']).where('id', '=', alertId)
	const row = isForAll ? await rows.executeTakeFirst() : undefined
	const others = row ? await alertsOf(db, { customerId: row.customer_id, site: row.site as SiteCode }).execute() : []
	await endAlerts(db, { ids: [alertId, ...others.map(({ id }) => id)], by: 'email', now })
}

/** Serializes changes of a list, so that its size limit holds and removed items keep no alert. */
async function change<T>(db: Database, owner: Owner, run: (tx: DatabaseTransaction) => Promise<T>): Promise<T> {
	return db.transaction().execute(async (tx) => {
		const name = `wishlist of ${owner.customerId} on ${owner.site}`
		await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
		return run(tx)
	})
}

async function remove(
	tx: DatabaseTransaction,
	{ customerId, site, colorwayIds, now }: Owner & { colorwayIds: readonly string[]; now: Date },
): Promise<void> {
	if (colorwayIds.length === 0) return
	const gone = tx.deleteFrom('wishlist_items').where('customer_id', '=', customerId).where('site', '=', site)
	await gone.where('colorway_id', 'in', colorwayIds).execute()
	const open = await alertsOf(tx, { customerId, site }).where('colorway_id', 'in', colorwayIds).execute()
	await endAlerts(tx, { ids: open.map(({ id }) => id), by: 'removed', now })
}

function itemsOf(tx: DatabaseTransaction, { customerId, site }: Owner) {
	return tx.selectFrom('wishlist_items').where('customer_id', '=', customerId).where('site', '=', site)
}
