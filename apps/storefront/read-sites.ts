import { setTimeout as wait } from 'node:timers/promises'
import { STAGING } from '@vitrine/commerce/sites/rules'
import type { SiteRecord } from '@vitrine/market/sites'

/** Milliseconds until a gateway that does not answer is asked again. */
const PAUSE = 1_000

type Reading = {
	gateway: (request: Request) => Promise<Response>
	subscriptionKey: string
	/** Gets why it has to wait. */
	onError: (error: unknown) => void
}

/**
 * The sites of the shop, and whether it is one for staging, from the gateway: waits for it, because without them no
 * address means anything.
 */
export async function readSites({
	gateway,
	subscriptionKey,
	onError,
}: Reading): Promise<{ sites: readonly SiteRecord[]; isStaging: boolean }> {
	const headers = { accept: 'application/json', 'ocp-apim-subscription-key': subscriptionKey }
	for (;;) {
		try {
			const response = await gateway(new Request('http://gateway.internal/sites/', { headers }))
			if (!response.ok) throw new Error(`the gateway answers ${response.status}`)
			const sites = (await response.json()) as readonly SiteRecord[]
			return { sites, isStaging: response.headers.has(STAGING) }
		} catch (error) {
			onError(error)
			await wait(PAUSE)
		}
	}
}
