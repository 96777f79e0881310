import type { PaymentProduct } from '@vitrine/commerce/payments/contract'
import type { LocaleCode } from '@vitrine/market/locales'
import { messagesFor } from '#app/facts/locale/server-messages.ts'

/**
 * What the footer says of the ways to pay: brands of cards as they are written, other products by the name the checkout has
 * for them. Only on the server, so that no page carries the checkout's texts.
 */
export function paymentMarks(products: readonly PaymentProduct[], locale: LocaleCode): string[] {
	const { payment } = messagesFor(locale, ['payment']) as { payment?: { product?: Record<string, string> } }
	return products.flatMap(({ name, brands }) => (brands.length > 0 ? brands : [payment?.product?.[name] ?? name]))
}
