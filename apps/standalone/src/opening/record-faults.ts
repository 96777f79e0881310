import { tellUnreachable } from '@vitrine/commerce/http/or-exit'
import { checkLive } from '@vitrine/commerce/opening/queries'
import type { Variables } from '@vitrine/commerce/settings/read'
import type { Fault } from '@vitrine/market/essentials'

/** What the records of the configured database lack to serve buyers; a provider that is away is told on standard error. */
export function listRecordFaults(given: Variables): Promise<Fault[]> {
	return checkLive(given, {
		now: new Date(),
		servesPages: true,
		signs: ['SHOP_NAME', 'MAIL_FROM', 'COMPANY_LINE'],
		onUnreachable: tellUnreachable,
	})
}
