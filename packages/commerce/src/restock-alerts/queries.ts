import type { Language } from '@vitrine/market/locales'
import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { type Selectable, sql } from 'kysely'
import { describeVariants } from '../catalog/queries/describe-variants.ts'
import type { Database } from '../database/client.ts'
import { availableUnits } from '../stock/queries.ts'
import type { RestockAlert } from './contract.ts'
import type { RestockAlertsTable } from './tables.ts'

export type RestockRow = Selectable<RestockAlertsTable>

/** An alert as the page of its e-mails shows it; undefined for an unknown id or one of another site. */
export async function readRestock(
	db: Database,
	{ alertId, site, language, now }: { alertId: string; site: SiteCode; language: Language; now: Date },
): Promise<RestockAlert | undefined> {
	const found = db.selectFrom('restock_alerts').selectAll().where('id', '=', alertId).where('site', '=', site)
	const row = await found.executeTakeFirst()
	if (!row) return undefined
	const variant = (await describeVariants(db, { site, language, skus: [row.sku], now })).get(row.sku)
	return {
		state: row.ended_at ? 'ended' : row.confirmed_at ? 'confirmed' : 'asked',
		product: variant
			? {
					name: variant.name,
					colorName: variant.colorName,
					sizeLabel: variant.sizeLabel,
					urlKey: variant.urlKey,
				}
			: null,
	}
}

const DAY = 86_400_000
/** E-mails for each unit that is back: not everybody who is told buys, and not everybody should come in vain. */
export const MAILS_PER_UNIT = 3

type Waiting = { sku: string; mailed: number }

/** Sizes somebody waits for on an open site after a SKU, in order, with the e-mails about each since a day ago. */
function waitingAfter(db: Database, { after, most, now }: { after: string; most: number; now: Date }) {
	const since = new Date(now.getTime() - DAY)
	return sql<Waiting>`
		select w.sku, (select count(*)::int from restock_alerts d where d.sku = w.sku and d.due_at > ${since}) as mailed
		from (select distinct sku from restock_alerts
			where ended_at is null and confirmed_at is not null and sku > ${after} and site = any(${SITE_CODES}::text[])
			order by sku limit ${most}) w
		order by w.sku`.execute(db)
}

/**
 * Ids of alerts to e-mail now, of some sizes after a SKU: for each that has units the first who asked, as many as three a
 * unit within a day, so that the next are told a day later if it is still there. `last`: the SKU to continue with.
 */
export async function dueRestocks(
	db: Database,
	{ after, most, now }: { after: string; most: number; now: Date },
): Promise<{ ids: string[]; last: string | undefined }> {
	const { rows } = await waitingAfter(db, { after, most, now })
	const units = await availableUnits(
		db,
		rows.map(({ sku }) => sku),
	)
	const since = new Date(now.getTime() - DAY)
	const due = rows.flatMap(({ sku, mailed }) => {
		const left = (units.get(sku) ?? 0) * MAILS_PER_UNIT - mailed
		return left > 0 ? [{ sku, left }] : []
	})
	const { rows: alerts } = await sql<{ id: string }>`
		select a.id from unnest(${due.map(({ sku }) => sku)}::text[], ${due.map(({ left }) => left)}::int[]) as d(sku, most)
		cross join lateral (select id, asked_at from restock_alerts r
			where r.sku = d.sku and r.site = any(${SITE_CODES}::text[]) and r.ended_at is null and r.confirmed_at is not null
				and (r.due_at is null or r.due_at <= ${since})
			order by r.asked_at, r.id limit d.most) a
		order by a.asked_at, a.id`.execute(db)
	return { ids: alerts.map(({ id }) => id), last: rows.length === most ? rows.at(-1)?.sku : undefined }
}
