import type { Database } from '@vitrine/commerce/database/client'
import { storeRoutes } from '@vitrine/commerce/stores/routes'
import { webDomainRoutes } from '@vitrine/commerce/web-domains/routes'

/** What the gateway opens, one line per capability. */
export function createCapabilities({ db }: { db: Database; clock: () => Date }) {
	return [webDomainRoutes({ db }), storeRoutes({ db })]
}
