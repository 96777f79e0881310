const GENERIC = 200

/** A status as a number between 100 and 999; `fallback` for everything else (R51). Numbers written as text count. */
export function sanitizeStatus(status: unknown, fallback: number = GENERIC): number {
	const number = typeof status === 'string' ? Number.parseInt(status, 10) : status
	const isStatus = typeof number === 'number' && Number.isInteger(number) && number >= 100 && number <= 999
	return isStatus ? number : fallback
}

/** The status of an answer to something that went wrong: never a success, and one that a Response can carry (C4). */
export function errorStatus(status: unknown): number {
	const sane = sanitizeStatus(status, 500)
	return sane >= 400 && sane <= 599 ? sane : 500
}
