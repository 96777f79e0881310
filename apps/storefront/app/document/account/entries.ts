import type { PageName } from '#app/facts/locale/page-path.ts'
import type { IconName } from '#app/ui/icon/names.ts'

/** Which parts of the account this site has (T3). */
export type AccountFeatures = { loyalty: boolean; wishlist: boolean; reservations: boolean; documents: boolean }

export type EntryName =
	| 'orders'
	| 'documents'
	| 'loyalty'
	| 'storeCredit'
	| 'wishlist'
	| 'reservations'
	| 'addresses'
	| 'profile'
	| 'security'
	| 'privacy'
type Entry = { name: EntryName; path: PageName; icon: IconName; flag?: keyof AccountFeatures }

const ENTRIES: readonly Entry[] = [
	{ name: 'orders', path: 'account/orders', icon: 'parcel' },
	{ name: 'documents', path: 'account/documents', icon: 'receipt', flag: 'documents' },
	{ name: 'loyalty', path: 'account/loyalty', icon: 'points', flag: 'loyalty' },
	{ name: 'storeCredit', path: 'account/store-credit', icon: 'return' },
	{ name: 'wishlist', path: 'wishlist', icon: 'heart', flag: 'wishlist' },
	{ name: 'reservations', path: 'account/reservations', icon: 'store', flag: 'reservations' },
	{ name: 'addresses', path: 'account/addresses', icon: 'home' },
	{ name: 'profile', path: 'account/profile', icon: 'user' },
	{ name: 'security', path: 'account/security', icon: 'lock' },
	{ name: 'privacy', path: 'account/privacy', icon: 'shield' },
]

/** The rooms behind the sign-in; what a flag switches off leaves no trace. */
export function entriesOf(features: AccountFeatures): Entry[] {
	return ENTRIES.filter(({ flag }) => flag === undefined || features[flag])
}
