import { multiplyFraction } from '@vitrine/market/money'
import type { Address, Order } from '../../orders/contract.ts'
import type { PaidWith } from '../../payment-means/contract.ts'
import { sumOf } from '../../payment-means/rules.ts'
import type { Seller } from '../../web-domains/contract.ts'

export type DocumentLine = {
	/** Order lines and gift cards are numbered separately. */
	kind: 'goods' | 'gift-card'
	position: number
	name: string
	colorName?: string
	sizeLabel?: string
	sku?: string
	quantity: number
	unitCentAmount: number
	discountCentAmount: number
	/** On a credit note: loss of value of these units, which is not refunded (law 3). */
	deductionCentAmount?: number
	/** Gross, after discount and deduction. */
	totalCentAmount: number
	/** Basis points. Null: a multi-purpose voucher, whose VAT falls due on redemption (Directive 2016/1065). */
	taxRate: number | null
}

/** VAT of one rate; `deliveryCentAmount` is the part of the gross paid for delivery. */
export type DocumentTaxLine = {
	taxRate: number
	grossCentAmount: number
	deliveryCentAmount: number
	taxCentAmount: number
}

/** Content printed on an invoice or credit note (law 11). Amounts are minor units, VAT included, and never negative. */
export type DocumentContent = {
	languageTag: string
	seller: Seller
	buyer: Address
	orderNumber: string
	/** ISO 8601 instant. */
	orderedAt: string
	/** On a credit note: the invoice it corrects. */
	invoice?: { documentNumber: string; issuedAt: string }
	lines: DocumentLine[]
	delivery: {
		kind: 'home' | 'relay' | 'store' | 'email'
		centAmount: number
		address: Address
		pointName: string | null
		/** ISO dates. */
		earliestOn: string
		latestOn: string
	}
	subtotalCentAmount: number
	discountCentAmount: number
	totalCentAmount: number
	/** Country of delivery, whose rates apply. */
	taxCountryCode: string
	taxLines: DocumentTaxLine[]
	payment: {
		product: string
		/** Amount the bank paid. */
		centAmount: number
		/** Amounts gift cards and store credit paid, or get back on a credit note. Older documents know only gift cards. */
		paidWith?: PaidWith[]
		giftCards?: PaidWith[]
	}
}

/**
 * Invoice content of an order, without what was cancelled before: every other amount is copied from the order, nothing is
 * computed twice. The VAT of a rate of which units were cancelled is that of what is left.
 */
export function invoiceContent(sale: { order: Order; languageTag: string; seller: Seller }): DocumentContent {
	const { order, languageTag, seller } = sale
	const { snapshot } = order
	const lines = linesOf(order)
	const paidWith = paidWithRest(order)
	const cancelledGoods = order.lines.reduce((sum, line) => sum + line.cancelledCentAmount, 0)
	const deliveryCentAmount = order.deliveryCentAmount - (order.cancelledCentAmount - cancelledGoods)
	const totalCentAmount = order.totalCentAmount - order.cancelledCentAmount
	const subtotalCentAmount = lines.reduce((sum, line) => sum + line.unitCentAmount * line.quantity, 0)
	return {
		languageTag,
		seller,
		buyer: snapshot.billingAddress,
		orderNumber: order.orderNumber,
		orderedAt: order.orderedAt,
		lines,
		delivery: {
			kind: snapshot.deliveryMethod.kind,
			centAmount: deliveryCentAmount,
			address: snapshot.deliveryAddress,
			pointName: snapshot.pickupPoint?.name ?? null,
			earliestOn: snapshot.earliestOn,
			latestOn: snapshot.latestOn,
		},
		subtotalCentAmount,
		discountCentAmount: subtotalCentAmount + deliveryCentAmount - totalCentAmount,
		totalCentAmount,
		taxCountryCode: snapshot.deliveryAddress.countryCode,
		taxLines: order.taxLines.flatMap((taxLine) => taxLineRest(order, taxLine)),
		payment: {
			product: snapshot.paymentProduct,
			centAmount: totalCentAmount - sumOf(paidWith),
			paidWith,
		},
	}
}

function linesOf(order: Order): DocumentLine[] {
	const goods = order.lines.flatMap((line, position): DocumentLine[] => {
		const { name, colorName, sizeLabel, sku, unitCentAmount, taxRate } = line
		const quantity = line.quantity - line.cancelledQuantity
		const totalCentAmount = line.totalCentAmount - line.cancelledCentAmount
		const discountCentAmount = unitCentAmount * quantity - totalCentAmount
		const amounts = { quantity, unitCentAmount, discountCentAmount, totalCentAmount, taxRate }
		return quantity > 0 ? [{ kind: 'goods', position, name, colorName, sizeLabel, sku, ...amounts }] : []
	})
	const cards = order.giftCards.map(({ recipientName, centAmount }, position): DocumentLine => {
		const amounts = { quantity: 1, unitCentAmount: centAmount, discountCentAmount: 0, totalCentAmount: centAmount }
		return { kind: 'gift-card', position, name: recipientName, ...amounts, taxRate: null }
	})
	return [...goods, ...cards]
}

/** What is left of the VAT of a rate. Its part of the delivery cost stays, unless delivery itself was cancelled. */
function taxLineRest(order: Order, ordered: Order['taxLines'][number]): DocumentTaxLine[] {
	const { taxRate } = ordered
	const ofRate = order.lines.filter((line) => line.taxRate === taxRate)
	const goods = ofRate.reduce((sum, line) => sum + line.totalCentAmount, 0)
	const cancelled = ofRate.reduce((sum, line) => sum + line.cancelledCentAmount, 0)
	const isDelivered = order.lines.some((line) => line.quantity > line.cancelledQuantity)
	const deliveryCentAmount = isDelivered ? ordered.grossCentAmount - goods : 0
	const grossCentAmount = goods - cancelled + deliveryCentAmount
	if (grossCentAmount === ordered.grossCentAmount) return [{ ...ordered, deliveryCentAmount }]
	if (grossCentAmount === 0) return []
	return [{ taxRate, grossCentAmount, deliveryCentAmount, taxCentAmount: taxOf(grossCentAmount, taxRate) }]
}

/** What gift cards and store credit have paid of what is left: the bank gets its money back first (decision 0065). */
function paidWithRest({ snapshot, totalCentAmount, cancelledCentAmount }: Order): PaidWith[] {
	const paidWith = snapshot.paidWith ?? []
	if (cancelledCentAmount === 0) return paidWith
	let left = totalCentAmount - cancelledCentAmount
	return paidWith.flatMap((part) => {
		const centAmount = Math.min(part.centAmount, left)
		left -= centAmount
		return centAmount > 0 ? [{ ...part, centAmount }] : []
	})
}

/** VAT within a gross amount, rounded as in orders. */
export function taxOf(grossCentAmount: number, taxRate: number): number {
	return multiplyFraction(grossCentAmount, taxRate, 10_000 + taxRate)
}

/** Gross sum of the lines of one rate. */
export function grossAtRate(lines: readonly DocumentLine[], taxRate: number): number {
	return lines.reduce((sum, line) => (line.taxRate === taxRate ? sum + line.totalCentAmount : sum), 0)
}
