import type { ParameterLog } from '../web-domains/rules/fields.ts'
import type { PaymentProduct } from './contract.ts'
import type { ProductOffer } from './providers/payment-book.ts'
import type { CapturePolicy, Liability, PaymentStatus } from './tables.ts'

export const CAPTURE_POLICIES = ['on-confirmation', 'on-shipment'] as const satisfies readonly CapturePolicy[]

/** A row of the table of payment products: the ids a web domain may list it under (R109). */
type ProductRow = { id: string; name: string; kind: PaymentProduct['kind']; brand?: string }

/** Ids are Worldline's paymentProductId where one exists, else a name. Card brands form one product. */
const PRODUCTS: Readonly<Record<string, ProductRow>> = {
	1: { id: 'card', name: 'card', kind: 'card', brand: 'Visa' },
	2: { id: 'card', name: 'card', kind: 'card', brand: 'American Express' },
	3: { id: 'card', name: 'card', kind: 'card', brand: 'Mastercard' },
	130: { id: 'card', name: 'card', kind: 'card', brand: 'CB' },
	771: { id: 'sepa', name: 'sepa', kind: 'bank' },
	840: { id: 'paypal', name: 'paypal', kind: 'wallet' },
	3124: { id: 'przelewy24', name: 'przelewy24', kind: 'bank' },
	5001: { id: 'bizum', name: 'bizum', kind: 'wallet' },
	blik: { id: 'blik', name: 'blik', kind: 'code' },
	invoice: { id: 'invoice', name: 'invoice', kind: 'invoice' },
	postfinance: { id: 'postfinance', name: 'postfinance', kind: 'wallet' },
	przelewy24: { id: 'przelewy24', name: 'przelewy24', kind: 'bank' },
	satispay: { id: 'satispay', name: 'satispay', kind: 'wallet' },
	twint: { id: 'twint', name: 'twint', kind: 'wallet' },
	wero: { id: 'wero', name: 'wero', kind: 'wallet' },
}

/** Ids of all payment products. */
export const PAYMENT_PRODUCT_IDS = [...new Set(Object.values(PRODUCTS).map(({ id }) => id))]

export type KnownProduct = Omit<PaymentProduct, 'pageOrigins'>

/** Parses a domain's payment products. Returns them in order, card brands merged, and the unknown ids for the log (R109). */
export function readPaymentProducts(ids: readonly (number | string)[]): {
	products: KnownProduct[]
	unknown: string[]
} {
	const products = new Map<string, KnownProduct>()
	const unknown: string[] = []
	for (const listed of ids) {
		const row = Object.hasOwn(PRODUCTS, listed) ? PRODUCTS[listed] : undefined
		if (!row) {
			unknown.push(String(listed))
			continue
		}
		const product = products.get(row.id) ?? { id: row.id, name: row.name, kind: row.kind, brands: [] }
		products.set(row.id, { ...product, brands: row.brand ? [...product.brands, row.brand] : product.brands })
	}
	return { products: [...products.values()], unknown }
}

/**
 * Payment products a site offers to a billing address, in its order; to any without `countryCode`. `offerOf`: how a
 * product can be paid; undefined where no provider takes it. Such products and unknown ids are hidden and reported
 * (R109). A code that is typed on the provider's page makes a wallet.
 */
export function offeredProducts(
	ids: readonly (number | string)[],
	{
		offerOf,
		countryCode,
		report = () => undefined,
	}: {
		offerOf: (product: string) => ProductOffer | undefined
		countryCode?: string | undefined
		report?: ParameterLog | undefined
	},
): PaymentProduct[] {
	const { products, unknown } = readPaymentProducts(ids)
	for (const value of unknown) report({ field: 'paymentProducts', value, reason: 'unknown-payment-product' })
	return products.flatMap((product) => {
		const offer = offerOf(product.id)
		if (!offer) {
			report({ field: 'paymentProducts', value: product.id, reason: 'no-payment-route' })
			return []
		}
		if (countryCode && offer.countries && !offer.countries.includes(countryCode)) return []
		const kind = product.kind === 'code' && offer.entry === 'page' ? 'wallet' : product.kind
		return [{ ...product, kind, pageOrigins: [...offer.pageOrigins] }]
	})
}

/** Parses a code such as BLIK's: six digits, spaces allowed; undefined when invalid. */
export function readPaymentCode(typed: string | undefined): string | undefined {
	const digits = typed?.replaceAll(/\s/g, '') ?? ''
	return /^\d{6}$/.test(digits) ? digits : undefined
}

/** True for a payment above the amount of its route, whose fraud would be the shop's loss: a person looks at it first. */
export function isToReview(
	payment: { centAmount: number; reviewAbove: number | null } | null,
	{ liability }: { liability?: Liability | null | undefined },
): boolean {
	return (
		liability === 'merchant' &&
		payment !== null &&
		payment.reviewAbove !== null &&
		payment.centAmount > payment.reviewAbove
	)
}

const RANK: Readonly<Record<PaymentStatus, number>> = {
	created: 0,
	'requires-action': 1,
	pending: 2,
	refused: 3,
	cancelled: 3,
	authorized: 4,
	captured: 5,
	refunded: 6,
}

export const PAYMENT_STATUSES = Object.keys(RANK) as PaymentStatus[]

/** True once the bank has decided: money is held or taken, or will not come. */
export function isDecided(status: PaymentStatus): boolean {
	return RANK[status] >= RANK.refused
}

/**
 * True if a payment may move from one status to another. Only forward, and money always outranks its absence: when
 * money shows up after a refusal or cancellation it must be recorded so that it can be refunded. Authorized money may
 * still be voided; captured money can only be refunded.
 */
export function mayMove(from: PaymentStatus, to: PaymentStatus): boolean {
	if (from === 'authorized' && (to === 'cancelled' || to === 'refused')) return true
	return RANK[to] > RANK[from]
}
