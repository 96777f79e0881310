import type { Currency } from '@vitrine/market/currencies'
import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { type DescribedVariant, describeVariants } from '../catalog/queries/describe-variants.ts'
import type { Database } from '../database/client.ts'
import { amountProblem } from '../gift-cards/rules.ts'
import { currencyOfSite } from '../pricing/queries/current-prices.ts'
import { findCoupon } from '../promotions/queries.ts'
import { redeem } from '../promotions/rules.ts'
import { readSite } from '../web-domains/queries.ts'
import type { ParameterLog } from '../web-domains/rules/fields.ts'
import type { Cart, GiftCardLine, LineItem } from './contract.ts'
import { holdsOnlyGiftCards } from './rules.ts'

/** A line of a cart with its current catalog data. */
export type PricedLine = { variant: DescribedVariant; quantity: number; seenCentAmount: number }

/** One consistent read of a cart: all data derived from it agrees. */
export type PricedLines = {
	couponCode: string | null
	currency: Currency
	lines: PricedLine[]
	giftCards: (Omit<GiftCardLine, 'isAvailable'> & { currency: string })[]
}

export type CartInput = {
	site: SiteCode
	language: Language
	now: Date
	/** Logs invalid parameters of the site. */
	report?: ParameterLog
}

/**
 * The lines of a cart in the order they were added, without variants that left the catalog, and the currency of their
 * prices, from the same read, so that amounts never carry another (R105). Undefined for an unknown cart.
 */
export async function findPricedLines(
	db: Database,
	options: CartInput & { cartId: string },
): Promise<PricedLines | undefined> {
	const rows = await db
		.selectFrom('carts')
		.leftJoin('line_items', 'line_items.cart_id', 'carts.id')
		.select(['carts.coupon_code', 'line_items.sku', 'line_items.quantity', 'line_items.seen_cent_amount'])
		.where('carts.id', '=', options.cartId)
		.where('carts.site', '=', options.site)
		.orderBy('line_items.added_at')
		.orderBy('line_items.sku')
		.execute()
	const first = rows[0]
	if (!first) return undefined
	const skus = rows.flatMap((row) => row.sku ?? [])
	const variants =
		skus.length === 0 ? new Map<string, DescribedVariant>() : await describeVariants(db, { ...options, skus })
	const lines = rows.flatMap((row) => {
		const variant = row.sku === null ? undefined : variants.get(row.sku)
		if (!variant || row.quantity === null || row.seen_cent_amount === null) return []
		return [{ variant, quantity: row.quantity, seenCentAmount: row.seen_cent_amount }]
	})
	const currency = lines[0]?.variant.price.currency ?? (await currencyOfSite(db, options.site))
	return { couponCode: first.coupon_code, currency, lines, giftCards: await findGiftCardLines(db, options.cartId) }
}

async function findGiftCardLines(db: Database, cartId: string): Promise<PricedLines['giftCards']> {
	const rows = await db
		.selectFrom('gift_card_lines')
		.selectAll()
		.where('cart_id', '=', cartId)
		.orderBy('added_at')
		.orderBy('id')
		.execute()
	return rows.map((row) => ({ ...row.details, id: row.id, centAmount: row.cent_amount, currency: row.currency }))
}

/** The cart with prices and stock at `now`; undefined when the site has no such cart. */
export async function findCart(db: Database, options: CartInput & { cartId: string }): Promise<Cart | undefined> {
	const found = await findPricedLines(db, options)
	return found && describeCart(db, { ...options, found })
}

/** Builds the cart from one read of its lines. */
export async function describeCart(
	db: Database,
	options: CartInput & { cartId: string; found: PricedLines },
): Promise<Cart> {
	const { found } = options
	const lines = found.lines.map(describeLine)
	const { currency } = found
	const ofGoods = lines.reduce((sum, line) => sum + line.totalCentAmount, 0)
	// A gift card is money in another form: it gets no discount and does not count towards free delivery.
	const coupon = await describeCoupon(db, { ...options, code: found.couponCode, subtotalCentAmount: ofGoods, currency })
	const goodsCentAmount = ofGoods - (coupon?.discountCentAmount ?? 0)
	const { freeDelivery: freeFrom, giftCard: amounts } = await readSite(db, options.site, options.report)
	const giftCards = found.giftCards.map(({ currency: sold, ...card }): GiftCardLine => {
		const isSold = amounts !== null && sold === currency
		return { ...card, isAvailable: isSold && !amountProblem(card.centAmount, { amounts, currency }) }
	})
	const ofGiftCards = giftCards.reduce((sum, card) => sum + card.centAmount, 0)
	const items = lines.reduce((sum, line) => sum + line.quantity, 0)
	return {
		id: options.cartId,
		currency,
		lines,
		giftCards,
		itemCount: items + giftCards.length,
		subtotalCentAmount: ofGoods + ofGiftCards,
		coupon,
		goodsCentAmount,
		totalCentAmount: goodsCentAmount + ofGiftCards,
		freeDelivery:
			freeFrom && !holdsOnlyGiftCards(found)
				? {
						fromCentAmount: freeFrom.minAmountCents,
						missingCentAmount: Math.max(0, freeFrom.minAmountCents - goodsCentAmount),
					}
				: null,
		isOrderable:
			items + giftCards.length > 0 &&
			lines.every((line) => line.available >= line.quantity) &&
			giftCards.every((card) => card.isAvailable),
	}
}

function describeLine({ variant, quantity, seenCentAmount }: PricedLine): LineItem {
	return {
		sku: variant.sku,
		quantity,
		colorwayId: variant.colorwayId,
		urlKey: variant.urlKey,
		name: variant.name,
		colorName: variant.colorName,
		sizeLabel: variant.sizeLabel,
		image: variant.image,
		price: variant.price,
		totalCentAmount: variant.price.centAmount * quantity,
		available: variant.isPublished ? Math.max(0, variant.available) : 0,
		seenCentAmount: seenCentAmount === variant.price.centAmount ? null : seenCentAmount,
	}
}

async function describeCoupon(
	db: Database,
	options: CartInput & { code: string | null; subtotalCentAmount: number; currency: Currency },
): Promise<Cart['coupon']> {
	if (options.code === null) return null
	const coupon = await findCoupon(db, { site: options.site, code: options.code })
	const redeemed = redeem(coupon, options)
	return redeemed.ok
		? { code: options.code, discountCentAmount: redeemed.discountCentAmount, problem: null }
		: { code: options.code, discountCentAmount: 0, problem: redeemed.reason }
}
