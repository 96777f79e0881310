import {
	confirmRoute,
	forgotPasswordRoute,
	getResetRoute,
	getTokenRoute,
	type Registration,
	registerRoute,
	resendConfirmationRoute,
	resetPasswordRoute,
} from '@vitrine/commerce/customers/contract'
import { logOutRoute } from '@vitrine/commerce/sessions/contract'
import { logInRoute, requestLinkRoute, useLinkRoute } from '@vitrine/commerce/sign-ins/contract'
import type { Gateway } from '#app/request/gateway/client.ts'

type LogIn = { email: string; password: string; stays: boolean; userAgent: string; knownDevice: string | undefined }

export function logIn(gateway: Gateway, json: LogIn) {
	return gateway.callResult(logInRoute, { json })
}

export function requestLink(gateway: Gateway, json: { email: string; pageUrl: string }) {
	return gateway.callResult(requestLinkRoute, { json })
}

export function enterWithLink(gateway: Gateway, json: { token: string; userAgent: string }) {
	return gateway.callResult(useLinkRoute, { json })
}

export function logOut(gateway: Gateway, refreshToken: string) {
	return gateway.callResult(logOutRoute, { json: { refreshToken } })
}

/** The form as typed; what is left out is empty. */
export type TypedRegistration = Pick<
	Registration,
	'email' | 'password' | 'firstName' | 'lastName' | 'acceptsTerms' | 'pageUrl'
> &
	Partial<Registration>

export function register(gateway: Gateway, json: TypedRegistration) {
	return gateway.callResult(registerRoute, { json })
}

/** What a token out of an e-mail is for, without using it up. */
export function findToken(gateway: Gateway, token: string) {
	return gateway.callResult(getTokenRoute, { params: { token } })
}

export function confirm(gateway: Gateway, token: string) {
	return gateway.callResult(confirmRoute, { json: { token } })
}

export function resendConfirmation(gateway: Gateway, token: string) {
	return gateway.callResult(resendConfirmationRoute, { json: { token } })
}

export function forgotPassword(gateway: Gateway, json: { email: string; pageUrl: string }) {
	return gateway.callResult(forgotPasswordRoute, { json })
}

export function checkReset(gateway: Gateway, access: string) {
	return gateway.callResult(getResetRoute, { params: { access } })
}

export function resetPassword(gateway: Gateway, json: { access: string; password: string }) {
	return gateway.callResult(resetPasswordRoute, { json })
}
