import type { IconName } from '#app/ui/icon/names.ts'

/** Which parts of the account this site has (T3). */
export type AccountFeatures = { loyalty: boolean; wishlist: boolean; reservations: boolean; documents: boolean }

export type EntryName =
	| 'orders'
	| 'documents'
	| 'loyalty'
	| 'wishlist'
	| 'reservations'
	| 'addresses'
	| 'profile'
	| 'security'
	| 'privacy'
type Entry = { name: EntryName; path: string; icon: IconName; flag?: keyof AccountFeatures }

const ENTRIES: readonly Entry[] = [
	{ name: 'profile', path: 'account/profile', icon: 'user' },
	{ name: 'security', path: 'account/security', icon: 'lock' },
	{ name: 'addresses', path: 'account/addresses', icon: 'home' },
	{ name: 'wishlist', path: 'wishlist', icon: 'heart', flag: 'wishlist' },
	{ name: 'privacy', path: 'account/privacy', icon: 'shield' },
]

/** The rooms behind the sign-in; what a flag switches off leaves no trace. */
export function entriesOf(features: AccountFeatures): Entry[] {
	return ENTRIES.filter(({ flag }) => flag === undefined || features[flag])
}
