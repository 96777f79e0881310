import { setTimeout as wait } from 'node:timers/promises'
import type { SiteRecord } from '@vitrine/market/sites'

/** Milliseconds until a gateway that does not answer is asked again. */
const PAUSE = 1_000

type Reading = {
	gateway: (request: Request) => Promise<Response>
	subscriptionKey: string
	/** Gets why it has to wait. */
	onError: (error: unknown) => void
}

/** The sites of the shop, from the gateway: waits for it, because without them no address means anything. */
export async function readSites({ gateway, subscriptionKey, onError }: Reading): Promise<readonly SiteRecord[]> {
	const headers = { accept: 'application/json', 'ocp-apim-subscription-key': subscriptionKey }
	for (;;) {
		try {
			const response = await gateway(new Request('http://gateway.internal/sites/', { headers }))
			if (!response.ok) throw new Error(`the gateway answers ${response.status}`)
			return (await response.json()) as readonly SiteRecord[]
		} catch (error) {
			onError(error)
			await wait(PAUSE)
		}
	}
}
