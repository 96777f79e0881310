import type { ReturnMethod, ReturnReason } from '@vitrine/commerce/returns/contract/returns'
import type { Currency } from '@vitrine/market/currencies'
import type { PictureView } from '#app/facts/pictures/picture-view.ts'
import type { CreditOffer } from './credit-choice.tsx'
import type { FormValues } from '#app/document/forms/submitted-form.ts'

export type ReturnLineView = {
	position: number
	name: string
	colorName: string
	sizeLabel: string
	picture: PictureView | null
	/** What each unit that is left brings, in minor units. */
	unitCentAmounts: number[]
}
export type ReturnOffer = {
	currency: Currency
	methods: ReturnMethod[]
	reasons: ReturnReason[]
	lines: ReturnLineView[]
	/** Of the delivery cost, what comes back with the last of the goods, in minor units. */
	deliveryCentAmount: number
	/** Undefined where nothing of it could be store credit. */
	credit: CreditOffer | undefined
}

export type ChosenLine = { position: number; quantity: number; reason: string }

/** What the form asks for: the ticked lines, each with its quantity and reason. */
export function chosenLines(values: FormValues, lines: readonly ReturnLineView[]): ChosenLine[] {
	return lines.flatMap(({ position, unitCentAmounts: { length: most } }) => {
		if (values[`line-${position}`] !== 'yes') return []
		const typed = Number(values[`quantity-${position}`] ?? 1)
		const quantity = Number.isInteger(typed) ? Math.min(most, Math.max(1, typed)) : 1
		return { position, quantity, reason: values[`reason-${position}`] ?? '' }
	})
}

/** What comes back for it, in minor units: the first units of each line, and with the last ones their delivery. */
export function refundOf(
	chosen: readonly ChosenLine[],
	{ lines, deliveryCentAmount }: Pick<ReturnOffer, 'lines' | 'deliveryCentAmount'>,
): { centAmount: number; hasDelivery: boolean } {
	const quantityOf = (position: number) => chosen.find((line) => line.position === position)?.quantity ?? 0
	const units = lines.flatMap(({ position, unitCentAmounts }) => unitCentAmounts.slice(0, quantityOf(position)))
	const isAll = lines.every(({ position, unitCentAmounts }) => quantityOf(position) === unitCentAmounts.length)
	const hasDelivery = isAll && deliveryCentAmount > 0
	return { centAmount: units.reduce((sum, unit) => sum + unit, hasDelivery ? deliveryCentAmount : 0), hasDelivery }
}
