const KEY = 'purchases'
const MOST_ORDERS = 20

/** Told in this document, where nothing can be stored. */
const reported = new Set<string>()

/** Whether an order is told for the first time in this browser; loading its page again or coming back to it tells nothing. */
export function isFirstReport(orderNumber: string): boolean {
	const known = stored()
	if (reported.has(orderNumber) || known.includes(orderNumber)) return false
	reported.add(orderNumber)
	try {
		localStorage.setItem(KEY, JSON.stringify([...known, orderNumber].slice(-MOST_ORDERS)))
	} catch {
		// Storage refused or full: this document remembers.
	}
	return true
}

function stored(): string[] {
	try {
		const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
		return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
	} catch {
		return []
	}
}
