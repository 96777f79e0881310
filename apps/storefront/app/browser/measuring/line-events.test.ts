import { expect, test } from 'vitest'
import { EventSchema } from '#app/document/tracking/event-schemas.ts'
import type { LineFacts, PageData, View } from '#app/document/tracking/view.ts'
import { pageEvents } from './page-events.ts'

const at38 = { sku: 's-38', name: 'Robe', colorName: 'Lin', sizeLabel: '38', quantity: 2, price: { centAmount: 4995 } }
const at40: LineFacts = { ...at38, sku: 's-40', sizeLabel: '40', quantity: 3, price: { centAmount: 5995 } }

function view(routeId: string, data: PageData, isFresh = true): View {
	const search = new URLSearchParams()
	return { key: routeId, template: 'tunnel cde', currency: 'EUR', search, routeId, data, isFresh }
}

/** Name, sku, units and value of what the cart tells after the page of the line at size 38. */
function told(data: PageData, { isFresh = true, lines = [] as LineFacts[], from = 'routes/cart/line-size' } = {}) {
	const cart = { lines, giftCards: [], totalCentAmount: 0, coupon: null }
	const events = pageEvents(view('routes/cart/cart', { cart, ...data }, isFresh), view(from, { line: at38 }))
	for (const event of events) expect(EventSchema.parse(event)).toEqual(event)
	return events.flatMap((event) =>
		'ecommerce' in event && event.event !== 'view_cart'
			? [[event.event, event.ecommerce.items[0]?.item_id, event.ecommerce.items[0]?.quantity, event.ecommerce.value]]
			: [],
	)
}

test('another size is one line removed and the chosen units of another added, also where they join others', () => {
	expect(told({ changed: { sku: 's-40', units: 1 } }, { lines: [at40] })).toEqual([
		['remove_from_cart', 's-38', 2, 99.9],
		['add_to_cart', 's-40', 1, 59.95],
	])
})

test('another quantity of the same size tells what came or went', () => {
	const changed = (units: number) => ({ changed: { sku: 's-38', units } })
	const now = (quantity: number) => ({ lines: [{ ...at38, quantity }] })
	expect(told(changed(5), now(5))).toEqual([['add_to_cart', 's-38', 3, 149.85]])
	expect(told(changed(1), now(1))).toEqual([['remove_from_cart', 's-38', 1, 49.95]])
	expect(told(changed(2), now(2))).toEqual([])
})

test('a line removed from its page is told, also where it was the last one', () => {
	expect(told({ removed: 's-38' })).toEqual([['remove_from_cart', 's-38', 2, 99.9]])
})

test('the same address loaded again, or come to from elsewhere, tells nothing', () => {
	const changed = { sku: 's-40', units: 1 }
	expect(told({ changed }, { lines: [at40], isFresh: false })).toEqual([])
	expect(told({ changed }, { lines: [at40], from: 'routes/home/home' })).toEqual([])
	expect(told({ changed: null, removed: null }, { lines: [at40] })).toEqual([])
})
