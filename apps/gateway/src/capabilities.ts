import { addressRoutes } from '@vitrine/commerce/addresses/routes'
import { cartRoutes } from '@vitrine/commerce/carts/routes'
import { catalogRoutes } from '@vitrine/commerce/catalog/routes'
import { checkoutRoutes } from '@vitrine/commerce/checkout/routes'
import { syncPayment } from '@vitrine/commerce/checkout/settlement'
import { consentRoutes } from '@vitrine/commerce/consents/routes'
import { contentRoutes } from '@vitrine/commerce/content/routes'
import { customerRoutes } from '@vitrine/commerce/customers/routes'
import type { Database } from '@vitrine/commerce/database/client'
import type { PickupNetwork } from '@vitrine/commerce/fulfillment/pickup-network'
import { documentRoutes } from '@vitrine/commerce/documents/routes'
import { fulfillmentRoutes } from '@vitrine/commerce/fulfillment/routes'
import { giftCardRoutes } from '@vitrine/commerce/gift-cards/routes'
import { orderRoutes } from '@vitrine/commerce/orders/routes'
import type { PaymentProvider } from '@vitrine/commerce/payments/provider'
import { paymentRoutes } from '@vitrine/commerce/payments/routes'
import { privacyRoutes } from '@vitrine/commerce/privacy/routes'
import type { CatalogIndex } from '@vitrine/commerce/search/catalog-index'
import { reservationRoutes } from '@vitrine/commerce/reservations/routes'
import type { Keyring } from '@vitrine/commerce/sessions/keyring'
import { sessionRoutes } from '@vitrine/commerce/sessions/routes'
import { returnRoutes } from '@vitrine/commerce/returns/routes'
import { passkeyRoutes } from '@vitrine/commerce/sign-ins/passkeys'
import { searchRoutes } from '@vitrine/commerce/search/routes'
import { signInRoutes } from '@vitrine/commerce/sign-ins/routes'
import { storeRoutes } from '@vitrine/commerce/stores/routes'
import { webDomainRoutes } from '@vitrine/commerce/web-domains/routes'
import type { Logger } from './log.ts'
import { createParameterLog } from './parameter-log.ts'

export type CapabilityOptions = {
	db: Database
	clock: () => Date
	log: Logger
	/** The catalog in memory: who creates it also starts and stops it. */
	index: CatalogIndex
	/** Who takes the money. */
	provider: PaymentProvider
	/** Who knows the pick-up points. */
	network: PickupNetwork
	/** How long stock stays held while a payment is under way. */
	holdSeconds: number
	/** How many unpaid orders one network, or one customer, may have at a time. */
	unpaidOrders: number
	/** Whether an address belongs to the shop, so that a provider may send the shopper there. */
	isShopUrl: (url: URL) => boolean
	/** As browsers name who asks for a passkey. */
	shopName: string
	/** What tokens are signed with. */
	keyring: Keyring
	/** At least 32 characters: keyed hashes and signed links are made with it. */
	authSecret: string
}

/** What the gateway opens, one line per capability. */
export function createCapabilities(options: CapabilityOptions) {
	const { db, clock, log, index, provider } = options
	const parameters = createParameterLog(log)
	return [
		webDomainRoutes({ db }),
		consentRoutes({ db, clock }),
		storeRoutes({ db }),
		contentRoutes({ db, clock }),
		catalogRoutes({ db, index }),
		searchRoutes({ index }),
		giftCardRoutes({ db }),
		cartRoutes({ db, clock }),
		orderRoutes({ db }),
		paymentRoutes({
			db,
			clock,
			provider,
			syncPayment: (paymentId, kind) => syncPayment(db, { provider, paymentId, kind, now: clock() }),
			onUnknownProduct: (site, id) =>
				parameters(site, { field: 'paymentProducts', value: id, reason: 'unknown-payment-product' }),
		}),
		fulfillmentRoutes(options),
		checkoutRoutes({ ...options, onParameter: parameters }),
		documentRoutes(options),
		returnRoutes(options),
		reservationRoutes(options),
		sessionRoutes(options),
		addressRoutes(options),
		customerRoutes(options),
		signInRoutes(options),
		passkeyRoutes(options),
		privacyRoutes(options),
	]
}
