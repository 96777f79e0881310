import {
	askNewsletterRoute,
	confirmNewsletterRoute,
	endNewsletterRoute,
	getNewsletterRoute,
} from '@vitrine/commerce/consents/contract'
import type { Gateway } from '#app/request/gateway/client.ts'

export function askNewsletter(gateway: Gateway, asked: { email: string; pageUrl: string }) {
	return gateway.callResult(askNewsletterRoute, { json: asked })
}

export function getSubscription(gateway: Gateway, subscriptionId: string) {
	return gateway.callResult(getNewsletterRoute, { params: { subscriptionId } })
}

export function confirmSubscription(gateway: Gateway, subscriptionId: string) {
	return gateway.callResult(confirmNewsletterRoute, { params: { subscriptionId } })
}

export function endSubscription(gateway: Gateway, subscriptionId: string) {
	return gateway.callResult(endNewsletterRoute, { params: { subscriptionId } })
}
