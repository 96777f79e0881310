import { decimalNumber } from '#app/facts/money/decimal.ts'
import type { Item } from '#app/document/tracking/events.ts'
import type { CardFacts, GiftCardFacts, LineFacts, ProductFacts } from '#app/document/tracking/view.ts'

function priced({ centAmount, priorCentAmount }: CardFacts['price'], currency: string) {
	const discount = priorCentAmount && priorCentAmount - centAmount
	return {
		price: decimalNumber(centAmount, currency),
		...(discount ? { discount: decimalNumber(discount, currency) } : {}),
	}
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
	const price = decimalNumber(centAmount, currency)
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
	return decimalNumber(price.centAmount * quantity, currency)
}
