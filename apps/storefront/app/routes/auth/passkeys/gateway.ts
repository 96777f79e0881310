import {
	addPasskeyRoute,
	askPasskeyRoute,
	listPasskeysRoute,
	type NewPasskey,
	offerPasskeyRoute,
	type PasskeyProof,
	removeHeldPasskeysRoute,
	removePasskeyRoute,
	resumePasskeyRoute,
	usePasskeyRoute,
} from '@vitrine/commerce/sign-ins/contract'
import type { Gateway } from '#app/request/gateway/client.ts'

export function askPasskey(gateway: Gateway, origin: string) {
	return gateway.callResult(askPasskeyRoute, { json: { origin } })
}

type Proof = { challengeId: string; response: PasskeyProof; origin: string; userAgent: string; stays: boolean }

export function usePasskey(gateway: Gateway, json: Proof) {
	return gateway.callResult(usePasskeyRoute, { json })
}

export function listPasskeys(gateway: Gateway) {
	return gateway.callResult(listPasskeysRoute)
}

export function offerPasskey(gateway: Gateway, json: { origin: string; password: string }) {
	return gateway.callResult(offerPasskeyRoute, { json })
}

export function resumePasskey(gateway: Gateway, { passkeyId, password }: { passkeyId: string; password: string }) {
	return gateway.callResult(resumePasskeyRoute, { params: { passkeyId }, json: { password } })
}

export function removeHeldPasskeys(gateway: Gateway) {
	return gateway.callResult(removeHeldPasskeysRoute)
}

export function addPasskey(
	gateway: Gateway,
	json: { challengeId: string; response: NewPasskey; origin: string; name: string },
) {
	return gateway.callResult(addPasskeyRoute, { json })
}

export function removePasskey(gateway: Gateway, passkeyId: string) {
	return gateway.callResult(removePasskeyRoute, { params: { passkeyId } })
}
