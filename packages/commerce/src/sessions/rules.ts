import { createHash, timingSafeEqual } from 'node:crypto'

const MINUTE = 60_000
const DAY = 86_400_000

/** R89: an access token lives at most 15 minutes; ours somewhat less, for clocks that differ. */
export const ACCESS_LIFETIME = 10 * MINUTE
/** R89: a session that is used goes on for 30 days from each use, and for no more than 90 in all. */
export const LONGEST_PAUSE = 30 * DAY
export const LONGEST_SESSION = 90 * DAY
/** Of who does not stay signed in: the browser forgets sooner, when it is closed. */
export const LONGEST_PAUSE_OF_A_DAY = DAY
/**
 * A refresh token that comes again this soon, while its successor is unused, was sent by the same browser: two of its requests
 * met two processes of the shop, or the answer was lost and asked for again after the shop's own time-out of ten seconds.
 */
export const REPEAT_LEEWAY = 30_000
/** A pair that travels in an address is adopted at once or never (R96). */
export const HAND_OVER_LIFETIME = MINUTE

/** When the next refresh token ends: a pause from now, but never after the session itself. */
export function refreshExpiry(session: { stays: boolean; expiresAt: Date; now: Date }): Date {
	const pause = session.stays ? LONGEST_PAUSE : LONGEST_PAUSE_OF_A_DAY
	return new Date(Math.min(session.now.getTime() + pause, session.expiresAt.getTime()))
}

/** Whether both are there and the same, in a time that tells nothing of where they differ. */
export function isSame(one: string | undefined, other: string | undefined): boolean {
	if (!one || !other) return false
	const digest = (text: string) => createHash('sha256').update(text).digest()
	return timingSafeEqual(digest(one), digest(other))
}
