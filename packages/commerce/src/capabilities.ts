import { addresses } from './addresses/capability.ts'
import { apiKeys } from './api-keys/capability.ts'
import { brand } from './brand/capability.ts'
import { callCounts } from './call-counts/capability.ts'
import { carts } from './carts/capability.ts'
import { catalogExport } from './catalog-export/capability.ts'
import { catalogImport } from './catalog-import/capability.ts'
import { catalog } from './catalog/capability.ts'
import { changes } from './changes/capability.ts'
import { checkout } from './checkout/capability.ts'
import { consents } from './consents/capability.ts'
import { content } from './content/capability.ts'
import { customers } from './customers/capability.ts'
import type { AnyCapability } from './declaration/capability.ts'
import { personalTables } from './declaration/personal-tables.ts'
import { disputes } from './disputes/capability.ts'
import { documents } from './documents/capability.ts'
import { eventFeed } from './event-feed/capability.ts'
import { events } from './events/capability.ts'
import { fulfillment } from './fulfillment/capability.ts'
import { giftCards } from './gift-cards/capability.ts'
import { inventory } from './inventory/capability.ts'
import { loyalty } from './loyalty/capability.ts'
import { mail } from './mail/capability.ts'
import { media } from './media/capability.ts'
import { opening } from './opening/capability.ts'
import { orderHolds } from './order-holds/capability.ts'
import { orderManagement } from './order-management/capability.ts'
import { orders } from './orders/capability.ts'
import { paymentMeans } from './payment-means/capability.ts'
import type { PaymentMeans } from './payment-means/providers/payment-means.ts'
import { payments } from './payments/capability.ts'
import { priceLists } from './price-lists/capability.ts'
import { pricing } from './pricing/capability.ts'
import { privacy } from './privacy/capability.ts'
import { promotions } from './promotions/capability.ts'
import { queue } from './queue/capability.ts'
import { jobKinds } from './queue/job-data.ts'
import { reservations } from './reservations/capability.ts'
import { restockAlerts } from './restock-alerts/capability.ts'
import { returns } from './returns/capability.ts'
import { reviews } from './reviews/capability.ts'
import { sandboxBank } from './sandbox-bank/capability.ts'
import { search } from './search/capability.ts'
import { sessions } from './sessions/capability.ts'
import { settlements } from './settlements/capability.ts'
import { signIns } from './sign-ins/capability.ts'
import { sites } from './sites/capability.ts'
import { stock } from './stock/capability.ts'
import { storeCredit } from './store-credit/capability.ts'
import { stores } from './stores/capability.ts'
import { texts } from './texts/capability.ts'
import { webDomains } from './web-domains/capability.ts'
import { webhooks } from './webhooks/capability.ts'
import { wishlists } from './wishlists/capability.ts'

/**
 * All capabilities in order: one imports only those before it, which prevents cycles. Reasons for the order:
 * docs/decisions/0013-order-of-rooms.md. How to add one: docs/adding-a-capability.md.
 */
export const CAPABILITIES = [
	callCounts,
	apiKeys,
	mail,
	media,
	changes,
	events,
	brand,
	texts,
	sites,
	webDomains,
	consents,
	stores,
	content,
	stock,
	pricing,
	promotions,
	catalog,
	inventory,
	priceLists,
	paymentMeans,
	giftCards,
	loyalty,
	search,
	carts,
	orders,
	storeCredit,
	disputes,
	orderHolds,
	payments,
	sandboxBank,
	fulfillment,
	settlements,
	sessions,
	addresses,
	customers,
	signIns,
	documents,
	checkout,
	returns,
	reviews,
	reservations,
	orderManagement,
	eventFeed,
	webhooks,
	wishlists,
	restockAlerts,
	catalogImport,
	catalogExport,
	opening,
	privacy,
] as const
export type Capabilities = (typeof CAPABILITIES)[number]

/** The same untyped, with the tables of queue and migrations: for loops over everything. */
export const ALL: readonly AnyCapability[] = [...CAPABILITIES, queue]

/** All kinds of jobs. */
export const JOBS = jobKinds(ALL)

/** Gift cards, store credit and the like in payment order; the bank pays the rest (decision 0065). */
export const MEANS = ALL.flatMap(({ means }) => (means ? [means as PaymentMeans] : []))

/** The registry of personal data, for erasure and export (decision 0037). */
export const REGISTRY = personalTables(ALL)
