import { expect, test } from 'vitest'
import type { CardView } from '#app/document/products/card-view.ts'
import type { CartView } from '#app/document/cart/cart-view.ts'
import type { CheckoutView } from '#app/routes/checkout/checkout-view.ts'
import type { OrderView } from '#app/routes/orders/order-view.ts'
import type { ProductView } from '#app/routes/product/product-view.ts'
import type { CardFacts, CartFacts, CheckoutFacts, OrderFacts, ProductFacts } from '#app/document/tracking/view.ts'
import { decimalNumber } from '#app/facts/money/decimal.ts'
import { cardItem, lineItem, productItem, worth } from './items.ts'

/** Compiles while pages send what events need. */
type Has<Facts, View extends Facts> = View
export type Sent = [
	Has<CardFacts, CardView>,
	Has<ProductFacts, ProductView>,
	Has<CartFacts, CartView>,
	Has<CheckoutFacts, CheckoutView>,
	Has<OrderFacts, OrderView>,
]

test.each([
	[4990, 49.9],
	[1, 0.01],
	[10, 0.1],
	[0, 0],
	[-1005, -10.05],
	[100, 1],
	[1_999_999, 19_999.99],
])('%i minor units are %d', (centAmount, expected) => {
	expect(decimalNumber(centAmount, 'EUR')).toBe(expected)
})

test('sums are counted in minor units: three times 0.10 is 0.3', () => {
	expect(worth({ centAmount: 10 }, { quantity: 3, currency: 'EUR' })).toBe(0.3)
})

const card = { id: 'W-1-BLUE', name: 'Chemise', colorName: 'Bleu', price: { centAmount: 6990, priorCentAmount: 9990 } }

test('a reduced card tells its price and what it is reduced by', () => {
	expect(cardItem(card, 'EUR')).toEqual({
		item_id: 'W-1-BLUE',
		item_name: 'Chemise',
		item_variant: 'Bleu',
		price: 69.9,
		discount: 30,
		quantity: 1,
	})
})

test('a product tells its categories; its sku, size and price once a size is chosen', () => {
	const product = {
		...card,
		breadcrumb: [{ label: 'Femme' }, { label: 'Chemises' }],
		variants: [{ sku: 'W-1-BLUE-38', label: '38', price: { centAmount: 5000 } }],
		colors: [],
		similar: [],
	}
	const categories = { item_category: 'Femme', item_category2: 'Chemises' }
	expect(productItem(product, 'EUR')).toMatchObject({ item_id: 'W-1-BLUE', price: 69.9, ...categories })
	expect(productItem(product, 'EUR', 'W-1-BLUE-38')).toMatchObject({
		item_id: 'W-1-BLUE-38',
		item_variant: 'Bleu 38',
		price: 50,
		...categories,
	})
})

test('a line tells its sku, size and quantity', () => {
	const line = {
		sku: 'W-1-BLUE-38',
		name: 'Chemise',
		colorName: 'Bleu',
		sizeLabel: '38',
		quantity: 2,
		price: { centAmount: 6990 },
	}
	expect(lineItem(line, 'EUR')).toEqual({
		item_id: 'W-1-BLUE-38',
		item_name: 'Chemise',
		item_variant: 'Bleu 38',
		price: 69.9,
		quantity: 2,
	})
})
