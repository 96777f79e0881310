import { cookieValue } from '#app/facts/locale/cookie.ts'

const NAME = 'account_news'
const SECONDS = 600

/** What the server has just done, for the next page to tell (R153): a failed try leaves none, and a reload finds it gone. */
export type AccountEvent = 'login' | 'passkey' | 'hand-over' | 'sign_up' | `${typeof RETURNED}${string}`

/** Before the reasons of a return that was asked for, with dots between them. */
export const RETURNED = 'return_request.'

/** For `ownCookie`. */
export function accountEvent(event: AccountEvent) {
	return { name: NAME, value: event, maxAge: SECONDS, isReadable: true }
}

/** In the browser: reads and clears the event, which holds no personal data; undefined when there is none. */
export function takeAccountEvent(): string | undefined {
	const event = cookieValue(document.cookie, NAME)
	if (event) document.cookie = `${NAME}=; Path=/; Max-Age=0`
	return event
}
