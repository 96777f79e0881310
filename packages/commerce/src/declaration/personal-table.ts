/** Keys by which a customer's rows are found. */
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
	/** Numbers of orders, reservations, returns and gift cards, which e-mails name. */
	| 'number'

export const GROUPS = [
	'account',
	'addresses',
	'orders',
	'payments',
	'deliveries',
	'returns',
	'reviews',
	'giftCards',
	'reservations',
	'letters',
	'signIns',
	'requests',
	'system',
] as const

/** SQL condition on rows, with KEYS in place of a key's values, and `reads`, the other tables it uses. */
export type Finding = { where: string; key: KeyName; reads?: readonly string[] }

/** SQL expressions that replace columns. */
type Emptied = Record<string, string>

export type Personal = {
	/** Name in an export, by default that of the table: a table may hold people in two ways. */
	as?: string
	group: (typeof GROUPS)[number]
	/** Description for retailer and customer in docs/personal-data.md and in the export. */
	holds: string
	found: Finding[]
	/** Columns that give further keys. */
	gives?: Partial<Record<KeyName, string>>
	/** Exported columns; by default all but `secret` ones; none: the rows are exported elsewhere. */
	exported?: string[]
	/** Hashes, tokens, keys: columns that grant access. */
	secret?: string[]
	erase: 'delete' | { empty: Emptied; where?: string } | 'keep'
	/** Reason for retention. */
	why?: string
}
export type PersonalTable = Personal & { table: string }

/** Personal data of a table, perhaps in two ways; or the reason it has none. */
export type Holding = string | Personal | readonly Personal[]

export const OF_CUSTOMER: Finding = { where: 'customer_id = any(KEYS)', key: 'customer' }
/** A guest's row, found by an address the customer has verified. */
export const OF_GUEST: Finding = { where: 'customer_id is null and lower(email) = any(KEYS)', key: 'email' }
export const OF_EMAIL: Finding = { where: 'lower(email) = any(KEYS)', key: 'email' }
/** Rows found by an address alone: of its current owner, and of its owner at the time. Columns are qualified with their table. */
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
