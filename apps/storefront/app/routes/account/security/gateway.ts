import {
	listPasskeysRoute,
	removeHeldPasskeysRoute,
	removePasskeyRoute,
	resumePasskeyRoute,
} from '@vitrine/commerce/sign-ins/contract'
import type { Gateway } from '#app/request/gateway/client.ts'

export function listPasskeys(gateway: Gateway) {
	return gateway.callResult(listPasskeysRoute)
}

export function removePasskey(gateway: Gateway, passkeyId: string) {
	return gateway.callResult(removePasskeyRoute, { params: { passkeyId } })
}

export function resumePasskey(gateway: Gateway, { passkeyId, password }: { passkeyId: string; password: string }) {
	return gateway.callResult(resumePasskeyRoute, { params: { passkeyId }, json: { password } })
}

export function removeHeldPasskeys(gateway: Gateway) {
	return gateway.callResult(removeHeldPasskeysRoute)
}
