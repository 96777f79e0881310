import type { Database } from '@vitrine/commerce/database/client'
import { createDemoNetwork } from '@vitrine/commerce/fulfillment/providers/demo-network'
import { createPaymentBook } from '@vitrine/commerce/payments/providers/payment-book'
import { createSandboxProvider } from '@vitrine/commerce/sandbox-bank/provider'
import { createKeyring } from '@vitrine/commerce/sessions/commands/keyring'
import { createCatalogIndex } from '@vitrine/commerce/search/catalog-index'
import type { CapabilityOptions } from './capabilities.ts'
import { createLog } from './log.ts'

export const TEST_SECRET = 'a secret of more than thirty-two characters'

/** Dependencies of the capabilities in tests: an idle index, the sandbox provider, demo points, every host is the shop's. */
export function testServices(db: Database, changes: Partial<CapabilityOptions> = {}): CapabilityOptions {
	const clock = changes.clock ?? (() => new Date())
	const index = changes.index ?? createCatalogIndex({ db, clock })
	return {
		db,
		clock,
		log: createLog({ level: 'silent' }),
		index,
		feed: index.feed,
		payments: createPaymentBook({
			sandbox: createSandboxProvider({ db, clock, pagesUrl: 'http://pay.test', webhookSecrets: ['test'] }),
		}),
		networks: [createDemoNetwork()],
		holdSeconds: 900,
		unpaidOrders: 1_000,
		shopName: 'Linaire',
		isShopUrl: () => true,
		keyring: createKeyring({ db, clock, secret: TEST_SECRET }),
		authSecrets: [TEST_SECRET],
		...changes,
	}
}
