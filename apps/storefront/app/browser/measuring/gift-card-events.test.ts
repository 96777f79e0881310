import { expect, test } from 'vitest'
import { EventSchema } from '#app/document/tracking/event-schemas.ts'
import type { PageData, View } from '#app/document/tracking/view.ts'
import { giftCardRemoval, pageEvents } from './page-events.ts'

const card = { id: 'AAAAAAAAAAAA', design: 'linen', centAmount: 5000 }
const item = {
	item_id: 'gift-card',
	item_name: 'Gift card',
	item_variant: 'linen',
	item_category: 'gift_card',
	price: 50,
	quantity: 1,
}

function eventsOf(routeId: string, data: PageData, isFresh = true) {
	const view: View = {
		key: routeId,
		template: 'produit',
		currency: 'EUR',
		search: new URLSearchParams(),
		routeId,
		data,
		isFresh,
	}
	const events = pageEvents(view, undefined)
	for (const event of [...events, giftCardRemoval(card, 'EUR')]) expect(EventSchema.parse(event)).toEqual(event)
	return events
}

test('the page of the gift card tells the card it shows first (brief 3.14)', () => {
	expect(eventsOf('routes/gift-cards/gift-card', { giftCard: card })).toEqual([
		{ event: 'view_item', ecommerce: { currency: 'EUR', value: 50, items: [item] } },
	])
})

test('a card that came into the bag is told once, and is there with the rest of it', () => {
	const cart = { lines: [], giftCards: [card], totalCentAmount: 5000, coupon: null }
	const page = { cart, added: { sku: card.id } }
	expect(eventsOf('routes/cart/cart', page)).toEqual([
		{ event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 50, items: [item] } },
		{ event: 'view_cart', surface: 'page', ecommerce: { currency: 'EUR', value: 50, items: [item] } },
	])
	expect(eventsOf('routes/cart/cart', page, false).map(({ event }) => event)).toEqual(['view_cart'])
})
