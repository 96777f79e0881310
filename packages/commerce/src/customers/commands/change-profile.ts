import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import { findUnknownSizes } from '../../catalog/queries/unknown-sizes.ts'
import type { Database } from '../../database/client.ts'
import type { FieldError } from '../../fulfillment/rules/delivery.ts'
import { checkCardNumber } from '../../loyalty/queries.ts'
import { readSite } from '../../web-domains/queries.ts'
import type { ProfileChange, UsualSizes } from '../contract.ts'
import { checkProfile } from '../rules/profile.ts'
import { recordConsents } from './record-consents.ts'

export type ChangeProfileResult = { ok: true } | { ok: false; errors: FieldError[] }

/** Changes what was typed of a profile, all of it or nothing; what is newly allowed or taken back is kept as proof. */
export async function changeProfile(
	db: Database,
	options: { customerId: string; site: SiteCode; typed: ProfileChange; now: Date },
): Promise<ChangeProfileResult> {
	const { customerId, site, typed, now } = options
	const card = await checkCardNumber(db, { site, typed: typed.loyaltyCardNumber ?? '' })
	const unknownSizes = await findUnknownSizes(db, named(typed.usualSizes ?? {}))
	const checked = checkProfile(typed, { site, domain: await readSite(db, site), card, unknownSizes, now })
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

/** Those that name a size; the others take one away, also of a run that is no longer there. */
function named(sizes: UsualSizes): UsualSizes {
	return Object.fromEntries(Object.entries(sizes).filter(([, key]) => key.trim() !== ''))
}

/** Of the row as it is then: two pages that name different runs at once do not undo each other. */
function changedSizes(sizes: UsualSizes) {
	return sql<UsualSizes>`(usual_sizes - ${Object.keys(sizes)}::text[]) || ${JSON.stringify(named(sizes))}::jsonb`
}
