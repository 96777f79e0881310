import type { OrderOptions } from '@vitrine/commerce/returns/contract/returns'

/** What is typed into the statement, and what of the order is named once it is known. */
export type StatementValues = {
	submissionKey: string
	/** Of the order whose own page led here. */
	orderId: string
	name: string
	orderNumber: string
	email: string
}

/** A line of the order the statement is about: how many units can be withdrawn from, how many were chosen. */
export type StatementLine = { position: number; name: string; detail: string; left: number; chosen: number }

/** The order as far as the statement shows it; null until number and address, or its id, have met. */
export type StatementOrder = {
	lines: StatementLine[]
	/** Why it will not be carried out at once; it may be made all the same. */
	problem: 'too-late' | 'nothing-left' | null
	/** The last day in words. */
	until: string | null
}

const FIELDS = ['submissionKey', 'orderId', 'name', 'orderNumber', 'email'] as const
const POSITION = /^line-(\d{1,3})$/

/** What a form has sent: the values of the statement and the units of each line, as far as they are numbers. */
export function readStatement(form: FormData): { values: StatementValues; chosen: Map<number, number> } {
	const [submissionKey = '', orderId = '', name = '', orderNumber = '', email = ''] = FIELDS.map((field) =>
		String(form.get(field) ?? '').slice(0, 254),
	)
	const chosen = new Map<number, number>()
	for (const [key, value] of form) {
		const [, position] = POSITION.exec(key) ?? []
		const quantity = Number(value)
		if (position !== undefined && Number.isInteger(quantity) && quantity > 0 && quantity <= 1_000) {
			chosen.set(Number(position), quantity)
		}
	}
	return { values: { submissionKey, orderId, name, orderNumber, email }, chosen }
}

/** The options of an order as the statement shows them. */
export function statementOrder(
	options: OrderOptions,
	{
		chosen,
		detail,
		day,
	}: {
		chosen: ReadonlyMap<number, number>
		detail: (line: OrderOptions['lines'][number]) => string
		day: (isoDate: string) => string
	},
): StatementOrder {
	const { reason, until } = options.withdraw
	return {
		lines: options.lines.map((line) => ({
			position: line.position,
			name: line.name,
			detail: detail(line),
			left: line.unitCentAmounts.length,
			chosen: chosen.get(line.position) ?? 0,
		})),
		problem: reason === 'too-late' ? reason : reason === null ? null : 'nothing-left',
		until: until && day(until),
	}
}
