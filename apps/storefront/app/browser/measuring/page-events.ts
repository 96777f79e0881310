import type { Ecommerce, EcommerceEvent, EcommerceName, TrackingEvent } from '#app/document/tracking/events.ts'
import { withoutPerson } from '#app/facts/addresses/secrets.ts'
import type {
	CartFacts,
	CheckoutFacts,
	GiftCardFacts,
	OrderFacts,
	PageData,
	View,
} from '#app/document/tracking/view.ts'
import { decimalNumber } from '#app/facts/money/decimal.ts'
import { allItems, giftCardItem, lineItem, productItem, worth } from './items.ts'
import { isFirstReport } from './purchases.ts'

/** What a page tells by being there, in the order it is told. The page before says where the visitor came from. */
export function pageEvents(view: View, before: View | undefined): TrackingEvent[] {
	const data = (view.data ?? {}) as PageData
	return [
		...searchEvents(view, data),
		...narrowing(view, before),
		...productEvents(view, data),
		...lineEvents(view, { before, data }),
		...cartEvents(view, data),
		...(data.checkout ? stepEvents(view, { before, checkout: data.checkout }) : []),
		...(data.order && data.orderStatus === 'confirmed' ? purchase(view, data.order) : []),
	]
}

function searchEvents({ routeId }: View, { q, list }: PageData): TrackingEvent[] {
	if (routeId !== 'routes/search/search' || !q) return []
	return [{ event: 'view_search_results', search_term: withoutPerson(q), results: list?.total ?? 0 }]
}

/** Parameters of a list's address that narrow nothing. */
const NO_FACETS = new Set(['page', 'filters', 'q', 'sort'])

/** What was added to the filters of the same list, and another order: read from the two addresses. */
function narrowing({ key, search }: View, before: View | undefined): TrackingEvent[] {
	if (before?.key !== key || (!search.toString() && !before.search.toString())) return []
	const filters = [...search.keys()].filter((facet) => !NO_FACETS.has(facet))
	const added = [...new Set(filters)].flatMap((facet) => {
		const known = valuesOf(before.search, facet)
		return valuesOf(search, facet)
			.filter((value) => !known.includes(value))
			.map((value) => ({ facet, value }))
	})
	const sort = search.get('sort')
	return [
		...added.map((one) => ({ event: 'filter_apply', ...one }) as const),
		...(sort && sort !== before.search.get('sort') ? [{ event: 'sort_apply', sort } as const] : []),
	]
}

function valuesOf(search: URLSearchParams, facet: string): string[] {
	return search
		.getAll(facet)
		.flatMap((list) => list.split(','))
		.filter(Boolean)
}

function productEvents({ currency }: View, { product, giftCard }: PageData): TrackingEvent[] {
	if (giftCard) return [aboutGiftCard('view_item', giftCard, currency)]
	if (!product) return []
	const value = decimalNumber(product.price.centAmount, currency)
	return [ecommerce('view_item', { currency, value, items: [productItem(product, currency)] })]
}

function aboutGiftCard(
	event: 'view_item' | 'add_to_cart' | 'remove_from_cart',
	card: GiftCardFacts,
	currency: string,
): TrackingEvent {
	const item = giftCardItem(card, currency)
	return ecommerce(event, { currency, value: item.price, items: [item] })
}

export function giftCardRemoval(card: GiftCardFacts, currency: string): TrackingEvent {
	return aboutGiftCard('remove_from_cart', card, currency)
}

function cartEvents({ routeId, currency, isFresh }: View, { cart, added: sent }: PageData): TrackingEvent[] {
	if (routeId !== 'routes/cart/cart' || !cart || isBare(cart)) return []
	const added = isFresh && cart.lines.find(({ sku }) => sku === sent?.sku)
	const card = isFresh && cart.giftCards.find(({ id }) => id === sent?.sku)
	return [
		...(added ? [addition(added, { quantity: 1, currency })] : []),
		...(card ? [aboutGiftCard('add_to_cart', card, currency)] : []),
		{ ...ecommerce('view_cart', cartOf(cart, currency)), surface: 'page' },
	]
}

/** What the page of a line has changed, told by the cart that follows it: another size is one removed and one added. */
function lineEvents(
	{ routeId, currency, isFresh }: View,
	{ before, data: { cart, changed, removed } }: { before: View | undefined; data: PageData },
): TrackingEvent[] {
	if (!isFresh || routeId !== 'routes/cart/cart' || before?.routeId !== 'routes/cart/line-size') return []
	const { line } = before.data as PageData
	if (!line) return []
	if (removed === line.sku) return [change('remove_from_cart', line, { quantity: line.quantity, currency })]
	const now = changed && cart?.lines.find(({ sku }) => sku === changed.sku)
	if (!now) return []
	const isSame = now.sku === line.sku
	const went = line.quantity - (isSame ? changed.units : 0)
	const came = changed.units - (isSame ? line.quantity : 0)
	return [
		...(went > 0 ? [change('remove_from_cart', line, { quantity: went, currency })] : []),
		...(came > 0 ? [addition(now, { quantity: came, currency })] : []),
	]
}

export function isBare({ lines, giftCards }: CartFacts): boolean {
	return lines.length + giftCards.length === 0
}

export function addition(
	line: Parameters<typeof lineItem>[0],
	by: { quantity: number; currency: string },
): TrackingEvent {
	return change('add_to_cart', line, by)
}

export function change(
	event: 'add_to_cart' | 'remove_from_cart',
	line: Parameters<typeof lineItem>[0],
	{ quantity, currency }: { quantity: number; currency: string },
): TrackingEvent {
	const item = { ...lineItem(line, currency), quantity }
	return ecommerce(event, { currency, value: worth(line.price, { quantity, currency }), items: [item] })
}

export function cartOf(cart: CartFacts, currency: string): Ecommerce {
	return {
		currency,
		value: decimalNumber(cart.totalCentAmount, currency),
		...(cart.coupon ? { coupon: cart.coupon.code } : {}),
		items: allItems(cart, currency),
	}
}

const STEPS = ['identification', 'delivery', 'payment', 'review']

type StepPage = { before: View | undefined; checkout: CheckoutFacts }

/** A step of the checkout tells itself, and what was decided in the step it was come to from. */
function stepEvents(view: View, { before, checkout }: StepPage): TrackingEvent[] {
	const step = stepOf(view)
	const from = stepOf(before)
	if (!step) return []
	const goods = cartOf(checkout.cart, view.currency)
	const isOn = view.isFresh && from !== undefined && STEPS.indexOf(step) > STEPS.indexOf(from)
	return [
		...(view.isFresh && !from && step === 'identification' ? [ecommerce('begin_checkout', goods)] : []),
		...(isOn && from === 'delivery' && checkout.delivery
			? [ecommerce('add_shipping_info', { ...goods, shipping_tier: checkout.delivery.kind })]
			: []),
		...(isOn && from === 'payment' && checkout.payment
			? [ecommerce('add_payment_info', { ...goods, payment_type: checkout.payment.id })]
			: []),
		{ event: 'checkout_progress', step },
	]
}

function stepOf(view: View | undefined): string | undefined {
	return STEPS.find((step) => view?.routeId === `routes/checkout/${step}`)
}

/** The value is the goods without delivery; once per order, however often its page is opened. */
function purchase({ currency }: View, order: OrderFacts): TrackingEvent[] {
	if (!isFirstReport(order.orderNumber)) return []
	const { total, delivery, tax } = order.amounts
	return [
		ecommerce('purchase', {
			transaction_id: order.orderNumber,
			currency,
			value: decimalNumber(total - delivery, currency),
			shipping: decimalNumber(delivery, currency),
			tax: decimalNumber(tax, currency),
			...(order.coupon ? { coupon: order.coupon } : {}),
			items: allItems(order, currency),
		}),
	]
}

function ecommerce(event: EcommerceName, facts: Ecommerce): EcommerceEvent {
	return { event, ecommerce: facts }
}
