import { CURRENCIES, isCurrency } from '@vitrine/market/currencies'
import type { Item } from '#app/document/tracking/events.ts'
import type { CardFacts, GiftCardFacts, LineFacts, ProductFacts } from '#app/document/tracking/view.ts'

/** Minor units as the decimal number they stand for, written and then read: no arithmetic with fractions takes part. */
export function decimal(centAmount: number, currency: string): number {
	const digits = isCurrency(currency) ? CURRENCIES[currency].minorDigits : 2
	const text = String(Math.abs(centAmount)).padStart(digits + 1, '0')
	const whole = text.slice(0, text.length - digits)
	return Number(`${centAmount < 0 ? '-' : ''}${whole}.${text.slice(text.length - digits)}`)
}

function priced({ centAmount, priorCentAmount }: CardFacts['price'], currency: string) {
	const discount = priorCentAmount && priorCentAmount - centAmount
	return { price: decimal(centAmount, currency), ...(discount ? { discount: decimal(discount, currency) } : {}) }
}

export function cardItem({ id, name, colorName, price }: CardFacts, currency: string): Item {
	return { item_id: id, item_name: name, item_variant: colorName, ...priced(price, currency), quantity: 1 }
}

/** A product with its categories; with a size where one is chosen. */
export function productItem(product: ProductFacts, currency: string, sku?: string): Item {
	const { breadcrumb, variants } = product
	const variant = variants.find((one) => one.sku === sku)
	const keys = ['item_category', 'item_category2', 'item_category3']
	const categories = breadcrumb.slice(0, keys.length).map(({ label }, index) => [keys[index], label])
	const chosen = variant && {
		item_id: variant.sku,
		item_variant: `${product.colorName} ${variant.label}`,
		...priced(variant.price ?? product.price, currency),
	}
	return { ...cardItem(product, currency), ...Object.fromEntries(categories), ...chosen }
}

export function lineItem({ sku, name, colorName, sizeLabel, quantity, price }: LineFacts, currency: string): Item {
	return {
		item_id: sku,
		item_name: name,
		item_variant: `${colorName} ${sizeLabel}`,
		...priced(price, currency),
		quantity,
	}
}

/** A gift card: the same for every country and everybody, so it says nothing of whom it is for (R111). */
export function giftCardItem({ design, centAmount }: GiftCardFacts, currency: string): Item {
	const price = decimal(centAmount, currency)
	const kind = 'gift_card'
	return { item_id: 'gift-card', item_name: 'Gift card', item_variant: design, item_category: kind, price, quantity: 1 }
}

/** Everything a cart or an order holds. */
export function allItems(held: { lines: LineFacts[]; giftCards: GiftCardFacts[] }, currency: string): Item[] {
	return [
		...held.lines.map((line) => lineItem(line, currency)),
		...held.giftCards.map((card) => giftCardItem(card, currency)),
	]
}

/** What so many of an item cost, in units: counted in minor units. */
export function worth(
	price: LineFacts['price'],
	{ quantity, currency }: { quantity: number; currency: string },
): number {
	return decimal(price.centAmount * quantity, currency)
}
