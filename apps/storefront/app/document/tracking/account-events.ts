import { pushEvent } from './data-layer.ts'
import type { LoginMethod, ReturnCause, SignInOrigin } from './events.ts'

/** Keys of the local storage in which a way to sign in is remembered over redirects (R98). */
const TYPE = 'loginType'
const ORIGIN = 'loginOrigin'
const STARTED = 'loginStartedAt'
const HOUR = 3_600_000

/** At the start of every sign-in: how and from where; what an abandoned one left is overwritten (C38). */
export function rememberSignIn({ type, origin }: { type: string; origin: string }): void {
	try {
		localStorage.setItem(TYPE, type)
		localStorage.setItem(ORIGIN, origin)
		localStorage.setItem(STARTED, String(Date.now()))
	} catch {
		// Storage refused: the event goes without them.
	}
}

/** Reports a sign-in once, after the server has accepted it (R153). */
export function pushLogin(method: LoginMethod = 'email'): void {
	pushEvent({ event: 'login', method, ...takeSignIn() })
}

/** After the server has made an account, once (R153). */
export function pushSignUp(): void {
	pushEvent({ event: 'sign_up', method: 'email', ...takeSignIn() })
}

/** After a return was registered: its reasons, each once (brief 3.11). */
export function pushReturn(reasons: string): void {
	for (const reason of reasons.split('.')) pushEvent({ event: 'return_request', reason: reason as ReturnCause })
}

/** Reads what was remembered and removes it, whether or not it may be told; older than an hour it is another sign-in's (C38). */
function takeSignIn(): SignInOrigin {
	try {
		const [type, origin, started] = [TYPE, ORIGIN, STARTED].map((key) => {
			const value = localStorage.getItem(key)
			localStorage.removeItem(key)
			return value
		})
		if (started && !(Date.now() - Number(started) <= HOUR)) return {}
		return { ...(type ? { login_type: type } : {}), ...(origin ? { login_origin: origin } : {}) }
	} catch {
		return {}
	}
}
