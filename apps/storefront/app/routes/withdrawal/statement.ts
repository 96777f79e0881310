import type { OrderOptions } from '@vitrine/commerce/returns/contract/returns'
import type { FormValues } from '#app/document/forms/submitted-form.ts'

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

const POSITION = /^line-(\d{1,3})$/

/** The units of each line that was chosen, as far as they are numbers. */
export function chosenUnits(values: FormValues): Map<number, number> {
	const chosen = new Map<number, number>()
	for (const [key, value] of Object.entries(values)) {
		const [, position] = POSITION.exec(key) ?? []
		const quantity = Number(value)
		if (position !== undefined && Number.isInteger(quantity) && quantity > 0 && quantity <= 1_000) {
			chosen.set(Number(position), quantity)
		}
	}
	return chosen
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
