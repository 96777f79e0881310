import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import { findUnknownSizes } from '../../catalog/queries/unknown-sizes.ts'
import type { Database } from '../../database/client.ts'
import type { FieldError } from '../../fulfillment/rules/delivery.ts'
import { checkCardNumber } from '../../loyalty/rules.ts'
import { readSite } from '../../web-domains/queries.ts'
import type { ProfileChange, UsualSizes } from '../contract.ts'
import { checkProfile } from '../rules/profile.ts'
import { recordConsents } from './record-consents.ts'

export type ChangeProfileResult = { ok: true } | { ok: false; errors: FieldError[] }

/** Changes the given parts of a profile, all or none; new and withdrawn consents are recorded as proof. */
export async function changeProfile(
	db: Database,
	options: { customerId: string; site: SiteCode; typed: ProfileChange; now: Date },
): Promise<ChangeProfileResult> {
	const { customerId, site, typed, now } = options
	const domain = await readSite(db, site)
	const card = checkCardNumber(domain, typed.loyaltyCardNumber ?? '')
	const unknownSizes = await findUnknownSizes(db, named(typed.usualSizes ?? {}))
	const checked = checkProfile(typed, { site, domain, card, unknownSizes, now })
	if (!checked.ok) return checked
	const { usual_sizes: sizes, ...columns } = checked.value
	await db.transaction().execute(async (tx) => {
		const changed = await tx
			.updateTable('customers')
			.set({ ...columns, ...(sizes ? { usual_sizes: changedSizes(sizes) } : {}), updated_at: now })
			.where('id', '=', customerId)
			.where('erased_at', 'is', null)
			.executeTakeFirst()
		if (changed.numUpdatedRows !== 1n || !typed.wantsNews) return
		await recordConsents(tx, { customerId, site, wanted: typed.wantsNews, now })
	})
	return { ok: true }
}

/** Entries with a size; an empty one removes the size, also of a size run that no longer exists. */
function named(sizes: UsualSizes): UsualSizes {
	return Object.fromEntries(Object.entries(sizes).filter(([, key]) => key.trim() !== ''))
}

/** Merges in SQL, so that concurrent changes of different size runs do not overwrite each other. */
function changedSizes(sizes: UsualSizes) {
	return sql<UsualSizes>`(usual_sizes - ${Object.keys(sizes)}::text[]) || ${JSON.stringify(named(sizes))}::jsonb`
}
