import type { Language } from '@vitrine/market/locales'
import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import type { Selectable } from 'kysely'
import { describeVariants } from '../catalog/queries/describe-variants.ts'
import type { Database } from '../database/client.ts'
import { currentPrices } from '../pricing/queries/current-prices.ts'
import { availableUnits } from '../stock/queries.ts'
import type { AlertState, Wishlist } from './contract.ts'
import type { WishlistAlertsTable } from './tables.ts'

/** Customer and site of a list. */
export type Owner = { customerId: string; site: SiteCode }
export type AlertRow = Selectable<WishlistAlertsTable>

/** A customer's list on a site with its alerts and share link. */
export async function readWishlist(db: Database, owner: Owner): Promise<Wishlist> {
	const { customerId, site } = owner
	const rows = await db
		.selectFrom('wishlist_items')
		.selectAll()
		.where('customer_id', '=', customerId)
		.where('site', '=', site)
		.orderBy('saved_at', 'desc')
		.orderBy('colorway_id')
		.execute()
	const shares = db.selectFrom('wishlist_shares').select('token').where('customer_id', '=', customerId)
	const share = await shares.where('site', '=', site).executeTakeFirst()
	const alerts = await alertsOf(db, owner).execute()
	return {
		items: rows.map((row) => ({
			colorwayId: row.colorway_id,
			savedAt: row.saved_at.toISOString(),
			centAmount: row.cent_amount,
		})),
		shareToken: share?.token ?? null,
		alerts,
	}
}

/** The open alerts of a customer on a site. */
export function alertsOf(db: Database, { customerId, site }: Owner) {
	return db
		.selectFrom('wishlist_alerts')
		.select(['id', 'colorway_id as colorwayId', 'sku', 'kind'])
		.where('customer_id', '=', customerId)
		.where('site', '=', site)
		.where('ended_at', 'is', null)
		.orderBy('asked_at')
		.orderBy('id')
}

/** The colorways of a shared list, newest first; undefined for an unknown or revoked link, or one of another site. */
export async function readShared(
	db: Database,
	{ token, site }: { token: string; site: SiteCode },
): Promise<string[] | undefined> {
	const share = await db
		.selectFrom('wishlist_shares')
		.select('customer_id')
		.where('token', '=', token)
		.where('site', '=', site)
		.executeTakeFirst()
	if (!share) return undefined
	const { items } = await readWishlist(db, { customerId: share.customer_id, site })
	return items.map(({ colorwayId }) => colorwayId)
}

/** An alert as its e-mails' page shows it; undefined for an unknown id. */
export async function readAlertState(
	db: Database,
	{ alertId, site, language, now }: { alertId: string; site: SiteCode; language: Language; now: Date },
): Promise<AlertState | undefined> {
	const row = await db
		.selectFrom('wishlist_alerts')
		.selectAll()
		.where('id', '=', alertId)
		.where('site', '=', site)
		.executeTakeFirst()
	if (!row) return undefined
	const variant = (await describeVariants(db, { site, language, skus: [row.sku], now })).get(row.sku)
	const product = variant ? { name: variant.name, sizeLabel: variant.sizeLabel } : null
	const open = await alertsOf(db, { customerId: row.customer_id, site }).execute()
	const others = open.filter(({ id }) => id !== alertId).length
	return { kind: row.kind, isOpen: row.ended_at === null, product, others }
}

/** Milliseconds after which an alert with a queued e-mail is checked again. */
const PATIENCE = 86_400_000

/** The open alerts after an id, ordered by id, without those whose e-mail is queued. */
export function alertsAfter(db: Database, { after, most, now }: { after: string; most: number; now: Date }) {
	const waiting = new Date(now.getTime() - PATIENCE)
	return (
		db
			.selectFrom('wishlist_alerts')
			.select(['id', 'site', 'sku', 'kind', 'cent_amount', 'currency'])
			.where('ended_at', 'is', null)
			// A closed site sells nothing that could be told of.
			.where('site', 'in', SITE_CODES)
			.where('id', '>', after)
			.where((eb) => eb.or([eb('due_at', 'is', null), eb('due_at', '<', waiting)]))
			.orderBy('id')
			.limit(most)
			.execute()
	)
}

type Compared = Pick<AlertRow, 'id' | 'site' | 'sku' | 'kind' | 'cent_amount' | 'currency'>

/** Ids of those alerts whose size is in stock or costs less. */
export async function dueAmong(db: Database, alerts: readonly Compared[], now: Date): Promise<string[]> {
	const awaited = alerts.filter(({ kind }) => kind === 'back-in-stock')
	const available = await availableUnits(db, [...new Set(awaited.map(({ sku }) => sku))])
	const due = awaited.filter(({ sku }) => (available.get(sku) ?? 0) > 0)
	const bySite = Map.groupBy(
		alerts.filter(({ kind }) => kind === 'price-drop'),
		({ site }) => site,
	)
	for (const [site, watched] of bySite) {
		const skus = [...new Set(watched.map(({ sku }) => sku))]
		const prices = await currentPrices(db, { site: site as SiteCode, skus, now })
		due.push(...watched.filter((alert) => hasFallen(alert, prices.get(alert.sku))))
	}
	return due.map(({ id }) => id)
}

/** True if a size costs less than when the alert was requested or last sent. */
export function hasFallen(
	alert: Pick<AlertRow, 'cent_amount' | 'currency'>,
	price: { centAmount: number; currency: string } | undefined,
): boolean {
	return price !== undefined && price.currency === alert.currency && price.centAmount < alert.cent_amount
}
