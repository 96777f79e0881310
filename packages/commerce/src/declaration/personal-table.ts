/** What is known of a customer, by which their rows are found. */
export type KeyName =
	| 'customer'
	| 'email'
	/** Requested addresses, which may belong to another person: only e-mails are found by them. */
	| 'wantedEmail'
	| 'order'
	| 'cart'
	/** Carts that became orders. */
	| 'orderedCart'
	| 'checkout'
	| 'payment'
	| 'session'
	| 'giftCard'
	| 'storeCredit'
	| 'parcel'
	| 'return'
	| 'withdrawal'
	| 'refund'
	| 'reservation'
	| 'registration'
	| 'request'
	/** Numbers that e-mails name: of orders, reservations, returns and gift cards. */
	| 'number'

export const GROUPS = [
	'account',
	'addresses',
	'orders',
	'payments',
	'deliveries',
	'returns',
	'giftCards',
	'reservations',
	'letters',
	'signIns',
	'requests',
	'system',
] as const

/** A condition on rows: SQL, with KEYS in the place of the values of a key, and `reads`, the other tables it looks into. */
export type Finding = { where: string; key: KeyName; reads?: readonly string[] }

/** SQL of what a column becomes. */
type Emptied = Record<string, string>

export type Personal = {
	/** What it is called in an export, where it is not the table itself: a table may hold people in two ways. */
	as?: string
	group: (typeof GROUPS)[number]
	/** Told to retailer and customer in docs/personal-data.md and in the export. */
	holds: string
	found: Finding[]
	/** Keys by the columns they are read from. */
	gives?: Partial<Record<KeyName, string>>
	/** Columns of an export; all but `secret` ones where it is missing; none: the rows are told elsewhere. */
	exported?: string[]
	/** Hashes, tokens, keys: what would open something. */
	secret?: string[]
	erase: 'delete' | { empty: Emptied; where?: string } | 'keep'
	/** Why something stays. */
	why?: string
}
export type PersonalTable = Personal & { table: string }

/** What a table holds of people, perhaps in two ways; or, in words, why it holds nothing of anybody. */
export type Holding = string | Personal | readonly Personal[]

export const OF_CUSTOMER: Finding = { where: 'customer_id = any(KEYS)', key: 'customer' }
/** A guest's: an address that the customer has shown to be theirs. */
export const OF_GUEST: Finding = { where: 'customer_id is null and lower(email) = any(KEYS)', key: 'email' }
export const OF_EMAIL: Finding = { where: 'lower(email) = any(KEYS)', key: 'email' }
/**
 * What is found by an address alone: of who has it, and of who had it when it happened. Columns are named with their table,
 * because others are called alike.
 */
export function ofEmail(email: string, happenedAt: string, only = 'true'): Finding[] {
	const reads = ['former_emails']
	const left = `from former_emails f where f.email = lower(${email}) and f.left_at >= ${happenedAt}`
	return [
		{ where: `${only} and lower(${email}) = any(KEYS) and not exists (select ${left})`, key: 'email', reads },
		{ where: `${only} and exists (select ${left} and f.customer_id = any(KEYS))`, key: 'customer', reads },
	]
}
export const OF_ORDER: Finding = { where: 'order_id = any(KEYS)', key: 'order' }
export const OF_CART: Finding = { where: 'cart_id = any(KEYS)', key: 'cart' }
export const OF_PAYMENT: Finding = { where: 'payment_id = any(KEYS)', key: 'payment' }
export const OF_RETURN: Finding = { where: 'return_number = any(KEYS)', key: 'return' }

export const FIGURES = 'figures of the sale without a person: accounting, VAT and stock are proved with them'
export const DETAILS = { details: 'gift_card_details_without_person(details)' }
