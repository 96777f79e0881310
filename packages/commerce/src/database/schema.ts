import type { AddressTables } from '../addresses/tables.ts'
import type { CartTables } from '../carts/tables.ts'
import type { CatalogTables } from '../catalog/tables.ts'
import type { CheckoutTables } from '../checkout/tables.ts'
import type { ConsentTables } from '../consents/tables.ts'
import type { ContentTables } from '../content/tables.ts'
import type { CustomerTables } from '../customers/tables.ts'
import type { DocumentTables } from '../documents/tables.ts'
import type { FulfillmentTables } from '../fulfillment/tables.ts'
import type { GiftCardTables } from '../gift-cards/tables.ts'
import type { MailTables } from '../mail/tables.ts'
import type { OrderTables } from '../orders/tables.ts'
import type { PaymentTables } from '../payments/tables.ts'
import type { PricingTables } from '../pricing/tables.ts'
import type { PrivacyTables } from '../privacy/tables.ts'
import type { PromotionTables } from '../promotions/tables.ts'
import type { ReservationTables } from '../reservations/tables.ts'
import type { ReturnTables } from '../returns/tables.ts'
import type { SessionTables } from '../sessions/tables.ts'
import type { SignInTables } from '../sign-ins/tables.ts'
import type { StockTables } from '../stock/tables.ts'
import type { StoreTables } from '../stores/tables.ts'
import type { WebDomainTables } from '../web-domains/tables.ts'

/** Every table by its name; a test compares it with the migrated database. */
export type Schema = WebDomainTables &
	ConsentTables &
	CatalogTables &
	StoreTables &
	ContentTables &
	StockTables &
	PricingTables &
	PromotionTables &
	GiftCardTables &
	CartTables &
	OrderTables &
	PaymentTables &
	FulfillmentTables &
	SessionTables &
	CustomerTables &
	AddressTables &
	SignInTables &
	DocumentTables &
	CheckoutTables &
	ReturnTables &
	ReservationTables &
	PrivacyTables &
	MailTables
