import { type RawBuilder, sql } from 'kysely'
import type { ReturnPromise } from '@vitrine/market/return-periods'
import type { Database } from '../database/client.ts'
import type { Look } from '../mail/look.ts'
import type { Brand, BrandDetails, Theme } from './contract.ts'
import { WHOLE_SHOP } from './loading.ts'

/** Brand of the shop and what differs on its sites; empty until a record is imported. */
export async function listBrands(db: Database): Promise<Brand[]> {
	const rows = await db.selectFrom('brands').selectAll().orderBy('site').execute()
	return rows.map(({ site, details }) => ({ site: site === WHOLE_SHOP ? null : site, details }))
}

/** SQL of a site's brand as JSON: the shop's with what differs on the site. Null until a record is imported. */
function brandJson(site: RawBuilder<unknown>): RawBuilder<BrandDetails | null> {
	const of = (which: RawBuilder<unknown>) => sql`coalesce((select details from brands where site = ${which}), '{}')`
	return sql`nullif(${of(sql`${WHOLE_SHOP}`)} || ${of(site)}, '{}')`
}

/** Brand of a site; undefined until a record is imported. */
export async function findBrand(db: Database, site: string): Promise<BrandDetails | undefined> {
	const { rows } = await sql<{ brand: BrandDetails | null }>`/* prepared */
		select ${brandJson(sql`${site}`)} as brand`.execute(db)
	return rows[0]?.brand ?? undefined
}

/** SQL of what the shop promises of returns on a site, as JSON: what its brand says of it. */
export function promiseJson(site: RawBuilder<unknown>): RawBuilder<Partial<ReturnPromise>> {
	return sql`(select jsonb_strip_nulls(jsonb_build_object(
		'returnsDays', b.brand -> 'returnsDays', 'freeReturns', b.brand -> 'freeReturns'))
		from (select ${brandJson(site)} as brand) b)`
}

/** What signs e-mails and documents. */
export type Signature = Pick<
	BrandDetails,
	'name' | 'companyLine' | 'mailFrom' | 'replyTo' | 'supportEmail' | 'phone' | 'emailWordmark'
> & { look: SignatureLook }
/** What of a theme e-mails show; empty without one. */
type SignatureLook = Partial<Pick<Theme, 'colors'> & Pick<Look, 'title' | 'text' | 'corner'>>

/** SQL of a site's Signature as JSON; null until a record is imported. */
export function signatureJson(site: RawBuilder<unknown>): RawBuilder<Signature | null> {
	return sql`(select b.brand - '{theme,wordmark,favicon}'::text[] || jsonb_build_object('look', jsonb_strip_nulls(jsonb_build_object(
		'colors', b.brand #> '{theme,colors}', 'corner', b.brand #> '{theme,radius,control}',
		'title', b.brand #> '{theme,fonts,display,kind}', 'text', b.brand #> '{theme,fonts,sans,kind}')))
		from (select ${brandJson(site)} as brand) b)`
}
