/** Where a load of a target is remembered, and for how long (T5). */
const KEY = 'vitrine:reload'
export const GUARD_TIME = 10_000

type Clock = { storage: () => Storage; now: () => number }

/**
 * Whether a target may be loaded as a document, and remembers that it was: the same one only once in ten seconds, another at
 * any time (R170). `path` is its path with query. Where storage is blocked nothing is remembered and everything allowed.
 */
export function mayReload(path: string, { storage, now }: Clock): boolean {
	if (isRemembered(path, { storage, now })) return false
	try {
		storage().setItem(KEY, JSON.stringify({ path, expires: now() + GUARD_TIME }))
	} catch {}
	return true
}

function isRemembered(path: string, { storage, now }: Clock): boolean {
	try {
		const last = JSON.parse(storage().getItem(KEY) ?? '{}')
		return last.path === path && last.expires > now()
	} catch {
		return false
	}
}
