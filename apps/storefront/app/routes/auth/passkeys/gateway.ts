import {
	addPasskeyRoute,
	askPasskeyRoute,
	type NewPasskey,
	offerPasskeyRoute,
	type PasskeyProof,
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

export function offerPasskey(gateway: Gateway, json: { origin: string; password: string }) {
	return gateway.callResult(offerPasskeyRoute, { json })
}

export function addPasskey(
	gateway: Gateway,
	json: { challengeId: string; response: NewPasskey; origin: string; name: string },
) {
	return gateway.callResult(addPasskeyRoute, { json })
}
