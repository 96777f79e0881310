import { allocate } from '@vitrine/market/money'
import { type TaxLineLeft, taxOf } from '../../orders/rules.ts'
import { type DocumentContent, type DocumentLine, grossAtRate } from './content.ts'

/** Lines and gift cards of an order to credit, by position. */
export type Credit = {
	/** `grossCentAmount`: amount paid for these units, VAT included; credited less `deductionCentAmount`. */
	lines: readonly { position: number; quantity: number; grossCentAmount: number; deductionCentAmount?: number }[]
	/** Gift cards of the order, each credited in full. */
	giftCards?: readonly { position: number }[]
	deliveryCentAmount: number
	/** Part refunded as store credit. */
	storeCreditCentAmount?: number
}

export type Sale = {
	invoice: { documentNumber: string; issuedAt: string; content: DocumentContent }
	/** Earlier credit notes of the invoice. */
	earlier: readonly DocumentContent[]
}

/**
 * Content of a credit note for a part of an invoice. Its VAT per rate is the increase of the VAT of everything
 * credited so far, with the invoice's own rounding: whatever the sequence of returns, invoice and credit notes finally
 * sum to zero at every rate (law 11). Throws a RangeError for more than was invoiced and not credited yet.
 */
export function creditNoteContent(sale: Sale, credit: Credit): DocumentContent {
	const { documentNumber, issuedAt, content } = sale.invoice
	const lines = creditedLines(sale, credit)
	const delivery = creditedDelivery(sale, credit.deliveryCentAmount)
	const taxLines = content.taxLines.flatMap(({ taxRate }, index): TaxLineLeft[] => {
		const deliveryCentAmount = delivery[index]!
		const grossCentAmount = grossAtRate(lines, taxRate) + deliveryCentAmount
		if (grossCentAmount === 0) return []
		const before = sum(sale.earlier.map((note) => taxLineAt(note, taxRate)?.grossCentAmount ?? 0))
		const taxCentAmount = taxOf(before + grossCentAmount, taxRate) - taxOf(before, taxRate)
		return [{ taxRate, grossCentAmount, deliveryCentAmount, taxCentAmount }]
	})
	const totalCentAmount = sum(lines.map((line) => line.totalCentAmount)) + credit.deliveryCentAmount
	const discountCentAmount = sum(lines.map((line) => line.discountCentAmount))
	const asCredit = credit.storeCreditCentAmount ?? 0
	const paidWith = [{ means: 'store-credit' as const, ending: '', centAmount: asCredit }]
	return {
		...content,
		invoice: { documentNumber, issuedAt },
		lines,
		delivery: { ...content.delivery, centAmount: credit.deliveryCentAmount },
		subtotalCentAmount: totalCentAmount - credit.deliveryCentAmount + discountCentAmount,
		discountCentAmount,
		totalCentAmount,
		taxLines,
		payment: {
			product: content.payment.product,
			centAmount: totalCentAmount - asCredit,
			...(asCredit > 0 ? { paidWith } : {}),
		},
	}
}

/** Everything of an invoice that its credit notes have not credited yet. */
export function remainingCredit({
	invoice,
	earlier,
}: Pick<Sale, 'invoice' | 'earlier'>): Required<Omit<Credit, 'storeCreditCentAmount'>> {
	const { content } = invoice
	const left = content.lines
		.map((line) => ({ line, ...remainderOf(line, earlier) }))
		.filter(({ quantity }) => quantity > 0)
	return {
		lines: left.flatMap(({ line: { kind, position }, ...rest }) => (kind === 'goods' ? [{ position, ...rest }] : [])),
		giftCards: left.flatMap(({ line: { kind, position } }) => (kind === 'gift-card' ? [{ position }] : [])),
		deliveryCentAmount: sum(remainingDelivery({ invoice, earlier })),
	}
}

function creditedLines({ invoice, earlier }: Sale, credit: Credit): DocumentLine[] {
	const find = (kind: DocumentLine['kind'], position: number) => {
		const line = invoice.content.lines.find((candidate) => candidate.kind === kind && candidate.position === position)
		if (!line) throw new RangeError(`invoice ${invoice.documentNumber} has no ${kind} at ${position}`)
		return line
	}
	const goods = credit.lines.map((part) => ({ ...part, line: find('goods', part.position) }))
	const cards = (credit.giftCards ?? []).map(({ position }) => {
		const line = find('gift-card', position)
		return { line, quantity: 1, grossCentAmount: line.totalCentAmount, deductionCentAmount: 0 }
	})
	const credited: DocumentLine[] = []
	for (const { line, quantity, grossCentAmount, deductionCentAmount = 0 } of [...goods, ...cards]) {
		const left = remainderOf(line, [...earlier, { lines: credited }])
		const discountCentAmount = line.unitCentAmount * quantity - grossCentAmount
		const isWhole =
			Number.isInteger(quantity) &&
			Number.isInteger(grossCentAmount) &&
			quantity > 0 &&
			grossCentAmount >= deductionCentAmount
		if (!isWhole || quantity > left.quantity || grossCentAmount > left.grossCentAmount || discountCentAmount < 0)
			throw new RangeError(`invoice ${invoice.documentNumber} has not that much left at ${line.position}`)
		credited.push({
			...line,
			quantity,
			discountCentAmount,
			...(deductionCentAmount > 0 ? { deductionCentAmount } : {}),
			totalCentAmount: grossCentAmount - deductionCentAmount,
		})
	}
	return credited
}

function remainderOf(line: DocumentLine, earlier: readonly Pick<DocumentContent, 'lines'>[]) {
	const before = earlier
		.flatMap((note) => note.lines)
		.filter((l) => l.kind === line.kind && l.position === line.position)
	return {
		quantity: line.quantity - sum(before.map((credited) => credited.quantity)),
		grossCentAmount: line.totalCentAmount - sum(before.map((credited) => credited.totalCentAmount)),
	}
}

/** Delivery cost per tax line of the invoice, spread by what is left, so that no rate credits more than it has. */
function creditedDelivery(sale: Sale, total: number): number[] {
	const weights = remainingDelivery(sale)
	if (!Number.isInteger(total) || total < 0 || total > sum(weights))
		throw new RangeError(`invoice ${sale.invoice.documentNumber} has not that much delivery left`)
	return allocate({ total, weights })
}

function remainingDelivery({ invoice, earlier }: Pick<Sale, 'invoice' | 'earlier'>): number[] {
	return invoice.content.taxLines.map(
		({ taxRate, deliveryCentAmount }) =>
			deliveryCentAmount - sum(earlier.map((note) => taxLineAt(note, taxRate)?.deliveryCentAmount ?? 0)),
	)
}

function taxLineAt(content: DocumentContent, taxRate: number): TaxLineLeft | undefined {
	return content.taxLines.find((line) => line.taxRate === taxRate)
}

function sum(amounts: readonly number[]): number {
	return amounts.reduce((a, b) => a + b, 0)
}
