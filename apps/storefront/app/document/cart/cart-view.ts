import type { Cart, LineItem } from '@vitrine/commerce/carts/contract'
import { MAXIMUM_QUANTITY } from '@vitrine/commerce/carts/contract'
import type { GiftCardDetails } from '@vitrine/commerce/gift-cards/contract'
import { calendarDay, formatDay, formatMoney } from '@vitrine/market/format'
import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import type { Design } from '#app/document/gift-cards/designs.ts'
import { type PictureView, pictureView } from '#app/facts/pictures/picture-view.ts'
import { type PriceView, priceView } from '#app/facts/money/price-view.ts'

/** A line as pages show it; amounts are words, made on the server. */
export type LineView = {
	sku: string
	name: string
	colorName: string
	sizeLabel: string
	hasSizes: boolean
	/** Address of its page, without the language. */
	path: `p/${string}`
	picture: PictureView | null
	quantity: number
	/** The most that can be ordered; 0 when it is sold out. */
	maximum: number
	price: PriceView
	total: string
	/** The price when it was put in, where it is another one now. */
	seen: string | null
}

/** A gift card as pages show it: for whom, when it is sent, what it is worth. */
export type GiftCardView = {
	id: string
	design: Design
	recipientName: string
	recipientEmail: string
	/** In words; null: at once. */
	sendOn: string | null
	amount: string
	centAmount: number
	isAvailable: boolean
}

export type CartView = {
	lines: LineView[]
	giftCards: GiftCardView[]
	itemCount: number
	subtotal: string
	coupon: { code: string; discount: string; problem: string | null } | null
	total: string
	/** The same in minor units, for events. */
	totalCentAmount: number
	freeDelivery: { missing: string | null; value: number; max: number } | null
	/** Nothing in it is sold out or scarcer than asked for. */
	isOrderable: boolean
	/** Lines whose price or stock is not what the visitor last saw. */
	changeCount: number
}

/** A cart in the words of a locale. */
export function cartView(cart: Cart, locale: LocaleCode): CartView {
	const { tag } = LOCALES[locale]
	const { currency, coupon, freeDelivery } = cart
	const money = (centAmount: number) => formatMoney(tag, { centAmount, currency })
	const lines = cart.lines.map((line) => lineView(line, { tag, money }))
	return {
		lines,
		giftCards: cart.giftCards.map((card) => ({ ...giftCardView(card, { tag, money }), isAvailable: card.isAvailable })),
		itemCount: cart.itemCount,
		subtotal: money(cart.subtotalCentAmount),
		coupon: coupon && { ...coupon, discount: money(-coupon.discountCentAmount) },
		total: money(cart.totalCentAmount),
		totalCentAmount: cart.totalCentAmount,
		freeDelivery: freeDelivery && {
			missing: freeDelivery.missingCentAmount > 0 ? money(freeDelivery.missingCentAmount) : null,
			value: freeDelivery.fromCentAmount - freeDelivery.missingCentAmount,
			max: freeDelivery.fromCentAmount,
		},
		isOrderable: cart.isOrderable,
		changeCount: lines.filter((line) => line.seen !== null || line.maximum < line.quantity).length,
	}
}

/** A gift card of a cart or an order. Its message and who it is from stay in its e-mail. */
export function giftCardView(
	{
		id = '',
		design,
		recipientName,
		recipientEmail,
		sendOn,
		centAmount,
	}: GiftCardDetails & { id?: string; centAmount: number },
	{ tag, money }: Words,
): Omit<GiftCardView, 'isAvailable'> {
	const day = sendOn && formatDay(tag, calendarDay(sendOn), 'UTC')
	return { id, design, recipientName, recipientEmail, sendOn: day, amount: money(centAmount), centAmount }
}

type Words = { tag: string; money: (centAmount: number) => string }

function lineView(line: LineItem, { tag, money }: Words): LineView {
	return {
		sku: line.sku,
		name: line.name,
		colorName: line.colorName,
		sizeLabel: line.sizeLabel,
		hasSizes: line.hasSizes,
		path: `p/${line.urlKey}`,
		picture: line.image && pictureView(line.image),
		quantity: line.quantity,
		maximum: Math.min(line.available, MAXIMUM_QUANTITY),
		price: priceView(tag, line.price),
		total: money(line.totalCentAmount),
		seen: line.seenCentAmount === null ? null : money(line.seenCentAmount),
	}
}
