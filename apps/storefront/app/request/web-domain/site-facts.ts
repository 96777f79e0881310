import type { Currency } from '@vitrine/market/currencies'
import type { SiteCode } from '@vitrine/market/sites'
import { PART_TIMEOUT, withTimeout } from '#app/request/gateway/with-timeout.ts'
import type { SiteDirectory } from './directory.ts'

/** What tracking and tags ask of a site: its record's facts, the table's where it has none (R103-R105), and whether the A/B tool may load at all (R121). */
export type SiteFacts = { storeId: string; countryCode: string; currency: Currency; abtasty: boolean }

/** The facts of a site; never fails, and without an answer of the gateway there is no A/B tool (C10). */
export async function siteFacts(directory: SiteDirectory, site: SiteCode): Promise<SiteFacts> {
	const { storeId, countryCode, currency, abtasty } = await withTimeout(
		PART_TIMEOUT,
		directory.params(site),
		directory.known(site),
	)
	return { storeId, countryCode, currency, abtasty }
}
