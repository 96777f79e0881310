import { onLeaving } from '#app/document/tracking/before-navigation.ts'
import { pushEvent } from '#app/document/tracking/data-layer.ts'
import type { TrackingEvent } from '#app/document/tracking/events.ts'
import { listen } from './clicks.ts'
import { clearSeen, reportSeen, watch, watchCards } from './impressions.ts'
import { cardItem, productItem, worth } from './items.ts'
import { cartOf, change, giftCardRemoval, isBare, pageEvents } from './page-events.ts'
import type { CardFacts, CartFacts, GiftCardFacts, LineFacts, PageData, View } from '#app/document/tracking/view.ts'

/** Told of the page at hand, so that renewed data tells only what is new. */
const done = new Set<string>()
let current: View | undefined

/** Tells what a page says by being there, and watches what is done on it. Called again when its data is renewed. */
export function measureView(view: View): void {
	const before = current
	if (!before) begin(view)
	const isOther = before?.key !== view.key
	if (isOther) {
		done.clear()
		clearSeen()
	}
	current = view
	for (const event of pageEvents(view, before)) reportOnce(event, view)
	watch(view)
}

function begin(view: View): void {
	listen(view.currency)
	onLeaving(reportSeen)
	window.addEventListener('pagehide', reportSeen)
}

/** Filters may be set again after they were taken off; everything else is told once per page. */
function reportOnce(event: TrackingEvent, { search }: View): void {
	const isRepeatable = event.event === 'filter_apply' || event.event === 'sort_apply'
	const key = isRepeatable ? `${JSON.stringify(event)} ${search}` : event.event
	if (!done.has(key)) pushEvent(event)
	done.add(key)
}

/** A garment went into the cart from its page. */
export function reportAdded({ sku, quantity }: { sku: string; quantity: number }): void {
	const { product } = (current?.data ?? {}) as PageData
	if (!current || !product) return
	const { currency } = current
	const item = { ...productItem(product, currency, sku), quantity }
	const price = product.variants.find((variant) => variant.sku === sku)?.price ?? product.price
	pushEvent({
		event: 'add_to_cart',
		ecommerce: { currency, value: worth(price, { quantity, currency }), items: [item] },
	})
}

/** A garment was saved for later, from a list or from its page (R116). */
export function reportSaved(card: CardFacts, listId: string | undefined): void {
	if (!current) return
	const { currency } = current
	const item = cardItem(card, currency)
	const list = listId ? { item_list_id: listId } : {}
	const ecommerce = { currency, value: item.price, ...list, items: [{ ...item, ...list }] }
	pushEvent({ event: 'add_to_wishlist', ecommerce })
}

/** Cards the page has asked for itself, which are in no data of its loader. */
export function watchAlso(cards: CardFacts[]): void {
	if (current) watchCards(cards)
}

/** A line of the cart holds another quantity now: what came or went is told, not what is there. */
export function reportChanged(line: LineFacts, { from, to }: { from: number; to: number }): void {
	if (!current || from === to) return
	const { currency } = current
	const quantity = Math.abs(to - from)
	pushEvent(change(to > from ? 'add_to_cart' : 'remove_from_cart', line, { quantity, currency }))
}

/** A gift card went out of the cart. */
export function reportGiftCardRemoved(card: GiftCardFacts): void {
	if (current) pushEvent(giftCardRemoval(card, current.currency))
}

/** The cart was opened beside the page. */
export function reportMiniCart(cart: CartFacts): void {
	if (!current || isBare(cart)) return
	pushEvent({ event: 'view_cart', surface: 'mini', ecommerce: cartOf(cart, current.currency) })
}

export function reportVoucher(): void {
	pushEvent({ event: 'select_promotion', creative_slot: 'voucher' })
}
