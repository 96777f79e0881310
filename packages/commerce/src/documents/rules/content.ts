import type { Address, Order } from '../../orders/contract.ts'
import type { PaidWith } from '../../payment-means/contract.ts'
import { sumOf } from '../../payment-means/rules.ts'
import type { Seller } from '../../web-domains/contract.ts'

export type DocumentLine = {
	/** Of the order's lines, and of its gift cards in a series of their own. */
	kind: 'goods' | 'gift-card'
	position: number
	name: string
	colorName?: string
	sizeLabel?: string
	sku?: string
	quantity: number
	unitCentAmount: number
	discountCentAmount: number
	/** Of a credit note: what these units lost in value and is not paid back (law 3). */
	deductionCentAmount?: number
	/** Gross, after discount and deduction. */
	totalCentAmount: number
	/** Basis points. Null: a voucher for goods of any rate, whose VAT falls due with what it buys (Directive 2016/1065). */
	taxRate: number | null
}

/** Of the gross of a rate, `deliveryCentAmount` is what was paid for delivery. */
export type DocumentTaxLine = {
	taxRate: number
	grossCentAmount: number
	deliveryCentAmount: number
	taxCentAmount: number
}

/** All that is printed on an invoice or a credit note (law 11). Amounts are minor units, VAT included, and never negative. */
export type DocumentContent = {
	languageTag: string
	seller: Seller
	buyer: Address
	orderNumber: string
	/** ISO 8601 instant. */
	orderedAt: string
	/** Of a credit note: what it takes back a part of. */
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
	/** Whose rates apply: the country of delivery. */
	taxCountryCode: string
	taxLines: DocumentTaxLine[]
	payment: {
		product: string
		/** What of the total the bank paid. */
		centAmount: number
		/** What other means paid, or on a credit note got back. Documents of before call it as it was: gift cards. */
		paidWith?: PaidWith[]
		giftCards?: PaidWith[]
	}
}

/** The invoice of an order: every amount is the order's own, so that nothing is computed twice. */
export function invoiceContent(sale: { order: Order; languageTag: string; seller: Seller }): DocumentContent {
	const { order, languageTag, seller } = sale
	const { snapshot } = order
	const lines = linesOf(order)
	const paidWith = snapshot.paidWith ?? []
	return {
		languageTag,
		seller,
		buyer: snapshot.billingAddress,
		orderNumber: order.orderNumber,
		orderedAt: order.orderedAt,
		lines,
		delivery: {
			kind: snapshot.deliveryMethod.kind,
			centAmount: order.deliveryCentAmount,
			address: snapshot.deliveryAddress,
			pointName: snapshot.pickupPoint?.name ?? null,
			earliestOn: snapshot.earliestOn,
			latestOn: snapshot.latestOn,
		},
		subtotalCentAmount: order.subtotalCentAmount,
		discountCentAmount: order.discountCentAmount,
		totalCentAmount: order.totalCentAmount,
		taxCountryCode: snapshot.deliveryAddress.countryCode,
		taxLines: order.taxLines.map((taxLine) => ({
			...taxLine,
			deliveryCentAmount: taxLine.grossCentAmount - grossAtRate(lines, taxLine.taxRate),
		})),
		payment: {
			product: snapshot.paymentProduct,
			centAmount: order.totalCentAmount - sumOf(paidWith),
			paidWith,
		},
	}
}

function linesOf(order: Order): DocumentLine[] {
	const goods = order.lines.map((line, position): DocumentLine => {
		const { name, colorName, sizeLabel, sku, quantity, unitCentAmount, discountCentAmount, totalCentAmount } = line
		const amounts = { quantity, unitCentAmount, discountCentAmount, totalCentAmount, taxRate: line.taxRate }
		return { kind: 'goods', position, name, colorName, sizeLabel, sku, ...amounts }
	})
	const cards = order.giftCards.map(({ recipientName, centAmount }, position): DocumentLine => {
		const amounts = { quantity: 1, unitCentAmount: centAmount, discountCentAmount: 0, totalCentAmount: centAmount }
		return { kind: 'gift-card', position, name: recipientName, ...amounts, taxRate: null }
	})
	return [...goods, ...cards]
}

/** What lines of one rate cost together. */
export function grossAtRate(lines: readonly DocumentLine[], taxRate: number): number {
	return lines.reduce((sum, line) => (line.taxRate === taxRate ? sum + line.totalCentAmount : sum), 0)
}
