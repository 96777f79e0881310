export const LINE_KINDS = ['payment', 'refund', 'dispute', 'fee', 'other'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** One operation in a settlement. Amounts in minor units of the currency that is paid out; negative for what is taken. */
export type SettlementLine = {
	/** The provider's own id. */
	reference: string
	kind: LineKind
	/** Id of our payment, key of our refund, the provider's id of a dispute; null where it names none. */
	operation: string | null
	paymentId: string | null
	grossCentAmount: number
	feeCentAmount: number
	netCentAmount: number
	/** The amount of the operation in its own currency. */
	originalCentAmount: number
	originalCurrency: string
	happenedAt: Date
}

/** What a provider has paid out at once. */
export type ProviderSettlement = {
	/** The provider's own id. */
	reference: string
	currency: string
	netCentAmount: number
	/** Day on which the money is at the bank, `2026-11-20`. */
	paidOn: string
	createdAt: Date
	lines(): AsyncIterable<SettlementLine>
}
