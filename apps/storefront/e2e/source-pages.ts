import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SITE_BOOK } from '@vitrine/market/sites'
import { inject } from 'vitest'
import { loadStorefrontSources } from '../../standalone/src/storefront.ts'
import { readPicture } from './read-picture.ts'

/** The pages as `npm run dev` serves them, on the British host and on the gateway of the running shop. */
export async function openSourcePages(): Promise<{ origin: string; close: () => Promise<void> }> {
	const shutdownHooks: (() => Promise<unknown>)[] = []
	const server = createServer()
	const gateway = inject('gatewayUrl')
	const listener = await loadStorefrontSources(
		{
			async gateway(request) {
				const { pathname, search } = new URL(request.url)
				return fetch(new Request(`${gateway}${pathname}${search}`, request))
			},
			shopName: 'Linaire',
			gatewayTimeout: 60_000,
			subscriptionKey: 'test-subscription-key',
			cookieSecrets: ['a secret of more than thirty-two characters'],
			partnerHosts: [],
			sites: SITE_BOOK,
			siteHosts: {},
			mediaFolder: '',
			readMedia: readPicture,
			// Refusals are written there, which are asked for here.
			log: { error: () => undefined },
			isProduction: false,
			hasTemporaryErrorPage: true,
			trustedProxies: ['127.0.0.1', '::1'],
			hostHeader: 'x-forwarded-host',
			hasSecureSubdomains: false,
			hasCrossOriginCookies: false,
			workEnvironment: 'dev',
			nativeAppPrefix: '',
			buildPollInterval: 3_600_000,
			routeRules: {},
			securityContact: undefined,
			tags: {},
		},
		{ server, shutdownHooks: { add: (close) => void shutdownHooks.push(close) } },
	)
	server.on('request', listener)
	await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	return {
		origin: `http://gb.localhost:${port}`,
		async close() {
			for (const close of shutdownHooks) await close()
			server.closeAllConnections()
			server.close()
		},
	}
}
