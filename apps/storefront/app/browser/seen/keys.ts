const KEY = /^seen \w+$/

/** The lists of all sites of this host, by their keys in `localStorage`. Only in the browser; throws where storage is denied. */
export function seenKeys(): string[] {
	return Object.keys(localStorage).filter((key) => KEY.test(key))
}

/** Whether this device has a list, of whatever site. */
export function hasSeen(): boolean {
	try {
		return seenKeys().length > 0
	} catch {
		return false
	}
}
