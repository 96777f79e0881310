import { createHash, timingSafeEqual } from 'node:crypto'

const MINUTE = 60_000
const DAY = 86_400_000

/** R89: an access token lives at most 15 minutes; this is less, to allow for clock skew. */
export const ACCESS_LIFETIME = 10 * MINUTE
/** R89: each use extends a session by 30 days, up to 90 in all. */
export const LONGEST_PAUSE = 30 * DAY
export const LONGEST_SESSION = 90 * DAY
/** Without "stay signed in"; the browser deletes the cookie earlier, on closing. */
export const LONGEST_PAUSE_OF_A_DAY = DAY
/**
 * A refresh token reused this soon, while its successor is unused, came from the same browser: two of its requests met
 * two processes of the shop, or the response was lost and retried after the shop's own time-out of ten seconds.
 * Milliseconds.
 */
export const REPEAT_LEEWAY = 30_000
/** A pair in a URL is adopted at once or never (R96). */
export const HAND_OVER_LIFETIME = MINUTE

/** Expiry of the next refresh token: a pause from now, at most the end of the session. */
export function refreshExpiry(session: { stays: boolean; expiresAt: Date; now: Date }): Date {
	const pause = session.stays ? LONGEST_PAUSE : LONGEST_PAUSE_OF_A_DAY
	return new Date(Math.min(session.now.getTime() + pause, session.expiresAt.getTime()))
}

/** True if both are given and equal; compares in constant time. */
export function isSame(one: string | undefined, other: string | undefined): boolean {
	if (!one || !other) return false
	const digest = (text: string) => createHash('sha256').update(text).digest()
	return timingSafeEqual(digest(one), digest(other))
}
