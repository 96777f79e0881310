import { sql } from 'kysely'
import type { Companions, ReadCompanions } from '../../catalog/queries/companions.ts'

/** In one statement. */
export const readCompanions: ReadCompanions = async (db, { productId, colorwayIds, now }) => {
	const { rows } = await sql<Companions>`/* prepared */
		select
			exists (select from reviews where product_id = ${productId} and status = 'published')
				or exists (select from product_inquiries where product_id = ${productId} and status = 'published')
				or exists (select from fit_returns where product_id = ${productId}) as "hasReviews",
			exists (select from content_blocks b, jsonb_array_elements(b.points) point
				where b.kind = 'outfit' and (b.shown_until is null or b.shown_until > ${now})
					and point->>'colorway' = any(${[...colorwayIds]}::text[])) as "hasOutfits"`.execute(db)
	return rows[0]!
}
