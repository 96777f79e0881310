import type { SiteCode } from '@vitrine/market/sites'
import { isSignedInHere } from '#app/document/signed-in/use-signed-in.ts'

/** A product on the wishlist, as this device stores it. */
export type Saved = {
	/** Id of the colorway. */
	id: string
	/** When, in milliseconds since 1970. */
	at: number
	/** What it cost then, in minor units of the site's currency. */
	centAmount: number
}

/** The oldest gives way to the next. */
const MOST = 200
const ID = /^[\w-]{1,64}$/

const known = new Map<string, readonly Saved[]>()
/** What could not be stored: this document remembers. */
const unstored = new Map<string, string>()
const listeners = new Set<() => void>()

/** What a signed-in customer has done to their list, until `account-list.ts` has sent it. */
export type Press = { save?: Saved; remove?: readonly string[] }
export const presses: Press[] = []

/** What is saved on a site, newest first; the same list until something changes. Only in the browser (R116, brief 3.11). */
export function savedOn(site: SiteCode): readonly Saved[] {
	return listAt(isSignedInHere() ? accountKey(site) : deviceKey(site))
}

/** The list under a key. */
export function listAt(key: string): readonly Saved[] {
	const saved = known.get(key) ?? parseSaved(textOf(key))
	known.set(key, saved)
	return saved
}

/** Saves a garment, or puts one back that was taken away. */
export function addSaved(site: SiteCode, entry: Saved): void {
	press(site, { save: entry })
}

/** Takes garments away. */
export function removeSaved(site: SiteCode, ids: readonly string[]): void {
	press(site, { remove: ids })
}

/** Of who is signed in the account hears as well; what is stored here of theirs is a copy (decision 0067). */
function press(site: SiteCode, { save, remove = [] }: Press): void {
	const isSignedIn = isSignedInHere()
	if (isSignedIn) presses.push({ save, remove })
	changeList(isSignedIn ? accountKey(site) : deviceKey(site), (saved) => {
		const rest = saved.filter(({ id }) => id !== save?.id && !remove.includes(id))
		return save ? [save, ...rest] : rest
	})
}

/** Hears of every change, also of those made in other tabs. */
export function subscribe(listener: () => void): () => void {
	if (listeners.size === 0) {
		window.addEventListener('storage', refresh)
		window.addEventListener('pageshow', refresh)
	}
	listeners.add(listener)
	return () => {
		listeners.delete(listener)
		if (listeners.size > 0) return
		window.removeEventListener('storage', refresh)
		window.removeEventListener('pageshow', refresh)
	}
}

/** What is stored may have been written by anybody: only what is whole counts, and each garment once. */
export function parseSaved(text: string | null): readonly Saved[] {
	try {
		const stored: unknown = JSON.parse(text ?? '[]')
		if (!Array.isArray(stored)) return []
		const whole = new Map(stored.filter(isSaved).map((one) => [one.id, one]))
		return [...whole.values()].toSorted((a, b) => b.at - a.at).slice(0, MOST)
	} catch {
		return []
	}
}

function isSaved(one: unknown): one is Saved {
	if (typeof one !== 'object' || one === null) return false
	const { id, at, centAmount } = one as Partial<Record<keyof Saved, unknown>>
	return typeof id === 'string' && ID.test(id) && Number.isSafeInteger(at) && Number.isSafeInteger(centAmount)
}

/** Reads first: another tab may have written a moment ago. */
export function changeList(key: string, update: (saved: readonly Saved[]) => readonly Saved[]): void {
	known.clear()
	const text = JSON.stringify(update(listAt(key)).slice(0, MOST))
	try {
		localStorage.setItem(key, text)
		unstored.delete(key)
	} catch {
		unstored.set(key, text)
	}
	refresh()
}

function refresh(): void {
	known.clear()
	for (const listener of listeners) listener()
}

function textOf(key: string): string | null {
	try {
		return unstored.get(key) ?? localStorage.getItem(key)
	} catch {
		return null
	}
}

export function deviceKey(site: SiteCode): string {
	return `wishlist ${site}`
}

/** Of the copy of the account's list. */
export function accountKey(site: SiteCode): string {
	return `wishlist ${site} account`
}
