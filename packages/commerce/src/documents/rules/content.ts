import type { Address, Order } from '../../orders/contract.ts'
import type { TaxLineLeft } from '../../orders/rules.ts'
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
	taxLines: TaxLineLeft[]
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
	const { deliveryCentAmount, totalCentAmount, taxLines, paidWith } = order.left
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
		taxLines,
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

/** Gross sum of the lines of one rate. */
export function grossAtRate(lines: readonly DocumentLine[], taxRate: number): number {
	return lines.reduce((sum, line) => (line.taxRate === taxRate ? sum + line.totalCentAmount : sum), 0)
}
