import type { Capability } from '../declaration/capability.ts'
import { FIGURES, OF_CUSTOMER } from '../declaration/personal-table.ts'
import type { Database } from '../database/client.ts'
import type { PaymentMeans } from '../payment-means/providers/payment-means.ts'
import {
	giveBackStoreCredit,
	issueStoreCredit,
	lockStoreCredit,
	redeemStoreCredit,
	releaseStoreCredit,
} from './commands.ts'
import { offerStoreCredit } from './queries.ts'
import { storeCreditRoutes } from './routes.ts'
import type { StoreCreditTables } from './tables.ts'

export const storeCredit: Capability<{
	tables: StoreCreditTables
	services: { db: Database }
	means: PaymentMeans
}> = {
	name: 'store-credit',
	reads: ['orders'],
	tables: {
		store_credit_accounts: {
			group: 'payments',
			holds: 'Store credit: in which currencies',
			found: [OF_CUSTOMER],
			gives: { storeCredit: 'id' },
			erase: { empty: { customer_id: 'null' } },
			why: `${FIGURES}; what is left is given up, which is an entry`,
		},
		store_credit_entries: {
			group: 'payments',
			holds: 'Refunds taken as store credit, what it paid, what came back',
			found: [{ where: 'account_id = any(KEYS)', key: 'storeCredit' }],
			erase: 'keep',
			why: FIGURES,
		},
	},
	routes: storeCreditRoutes,
	means: {
		name: 'store-credit',
		offer: offerStoreCredit,
		lock: lockStoreCredit,
		redeem: redeemStoreCredit,
		release: releaseStoreCredit,
		giveBack: giveBackStoreCredit,
		issue: issueStoreCredit,
	},
}
