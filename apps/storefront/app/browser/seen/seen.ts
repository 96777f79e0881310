import type { SiteCode } from '@vitrine/market/sites'
import { seenKeys } from './keys.ts'

/** A garment that was looked at: the id of its colorway, and when, in milliseconds since 1970. */
type Seen = { id: string; at: number }

/** The oldest gives way to the next. */
const MOST = 12
/** What is longer ago was not lately; the list of what is kept says the same (`routes/consent/trackers.ts`). */
const LATELY = 90 * 86_400_000
const ID = /^[\w-]{1,64}$/

/** Ids of the colorways this device has looked at on a site, the latest first. Only in the browser. */
export function seenOn(site: SiteCode, now: number): string[] {
	try {
		return parseSeen(localStorage.getItem(keyOf(site)), now).map(({ id }) => id)
	} catch {
		return []
	}
}

/** Puts a garment first. Where nothing can be stored nothing is remembered. Reads first: another tab may have written a moment ago. */
export function rememberSeen(site: SiteCode, id: string, now: number): void {
	try {
		const others = parseSeen(localStorage.getItem(keyOf(site)), now).filter((one) => one.id !== id)
		localStorage.setItem(keyOf(site), JSON.stringify([{ id, at: now }, ...others].slice(0, MOST)))
	} catch {
		// Full, or denied.
	}
}

/** Removes the lists of all sites of this host. */
export function forgetSeen(): void {
	try {
		for (const key of seenKeys()) localStorage.removeItem(key)
	} catch {
		// Where nothing can be stored there is no list.
	}
}

/** What is stored may have been written by anybody: only what is whole and of lately counts, and each garment once. */
export function parseSeen(text: string | null, now: number): Seen[] {
	const stored: unknown = parse(text)
	if (!Array.isArray(stored)) return []
	const latestLast = stored.filter((one) => isSeen(one) && one.at <= now && now - one.at < LATELY).toSorted(byTime)
	const each = new Map(latestLast.map((one: Seen) => [one.id, one]))
	return [...each.values()].toSorted((one, other) => other.at - one.at).slice(0, MOST)
}

function byTime(one: Seen, other: Seen): number {
	return one.at - other.at
}

function parse(text: string | null): unknown {
	try {
		return JSON.parse(text ?? '[]')
	} catch {
		return []
	}
}

function isSeen(one: unknown): one is Seen {
	if (typeof one !== 'object' || one === null) return false
	const { id, at } = one as Partial<Record<keyof Seen, unknown>>
	return typeof id === 'string' && ID.test(id) && Number.isSafeInteger(at)
}

function keyOf(site: SiteCode): string {
	return `seen ${site}`
}
