import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../../database/client.ts'
import type { FieldError } from '../../fulfillment/rules.ts'
import { checkCardNumber } from '../../loyalty/queries.ts'
import { readSite } from '../../web-domains/queries.ts'
import type { ProfileChange } from '../contract.ts'
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
	const checked = checkProfile(typed, { site, domain: await readSite(db, site), card, now })
	if (!checked.ok) return checked
	await db.transaction().execute(async (tx) => {
		const changed = await tx
			.updateTable('customers')
			.set({ ...checked.value, updated_at: now })
			.where('id', '=', customerId)
			.where('erased_at', 'is', null)
			.executeTakeFirst()
		if (changed.numUpdatedRows !== 1n || !typed.wantsNews) return
		await recordConsents(tx, { customerId, site, wanted: typed.wantsNews, now })
	})
	return { ok: true }
}
