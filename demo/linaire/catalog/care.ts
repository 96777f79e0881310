/** Care codes by cloth, in the order of the label: wash, bleach, dry, iron, professional. */
export const CARE = {
	cotton: ['wash-40', 'bleach-no', 'tumble-low', 'iron-2', 'pro-no'],
	jersey: ['wash-30', 'bleach-no', 'tumble-no', 'iron-1', 'pro-no'],
	'wool-shirt': ['wash-30-gentle', 'bleach-no', 'tumble-no', 'iron-1', 'pro-no'],
	shirt: ['wash-40', 'bleach-no', 'tumble-no', 'iron-2', 'pro-no'],
	linen: ['wash-30-gentle', 'bleach-no', 'dry-line', 'iron-3', 'pro-p'],
	denim: ['wash-30', 'bleach-no', 'dry-line', 'iron-2', 'pro-no'],
	satin: ['wash-30-very-gentle', 'bleach-no', 'dry-line', 'iron-1', 'pro-p'],
	knit: ['wash-hand', 'bleach-no', 'dry-flat', 'iron-1', 'pro-p'],
	'cotton-knit': ['wash-30', 'bleach-no', 'dry-flat', 'iron-1', 'pro-no'],
	'blend-knit': ['wash-30-very-gentle', 'bleach-no', 'dry-flat', 'iron-1', 'pro-p'],
	tailoring: ['wash-no', 'bleach-no', 'tumble-no', 'iron-1', 'pro-p'],
	outdoor: ['wash-30-gentle', 'bleach-no', 'tumble-low', 'iron-no', 'pro-no'],
	silk: ['wash-no', 'bleach-no', 'tumble-no', 'iron-1', 'pro-p'],
	hand: ['wash-hand', 'bleach-no', 'dry-line', 'iron-no', 'pro-no'],
	/** Words without a symbol: the symbols are for textiles. */
	leather: ['leather'],
	/** Nothing to wash: jewellery, glasses, a straw hat. */
	none: [],
} as const satisfies Record<string, readonly string[]>
export type CareId = keyof typeof CARE
