import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { type Bearer, createGatewayClient, type Gateway } from '#app/request/gateway/client.ts'
import type { Shown } from '#app/request/gateway/shown.ts'
import { createRefresher, type Refresher } from '#app/request/session/refresher.ts'
import { type ChangeFeed, createChangeFeed } from '#app/request/gateway/change-feed.ts'
import { createSiteDirectory, type SiteDirectory } from '#app/request/web-domain/directory.ts'
import { NATIVE_APP_PREFIX, type StorefrontOptions } from './options.ts'

/** `visitor`: headers that let the gateway follow who asks. */
type CallInput = {
	site: SiteCode
	locale: LocaleCode
	visitor?: Record<string, string>
	bearer?: Bearer
	/** Hears what the answers are about. */
	shown?: Shown
	/** The value of the store header; without it, the directory's. */
	storeId?: () => string | Promise<string>
}

export type Gateways = {
	/** A client of the gateway for a site and a language (R177). */
	gatewayOf: (input: CallInput) => Gateway
	directory: SiteDirectory
	refresher: Refresher
	/** What the gateway announces. */
	feed: ChangeFeed
}

/** The ways to the gateway, and what is remembered of its answers for every site: once per shop. */
export function createGateways(options: StorefrontOptions): Gateways {
	const feed = createChangeFeed({ send: options.gateway, subscriptionKey: options.subscriptionKey })
	const directory = createSiteDirectory({
		gatewayOf: (site, locale, call) => gatewayOf({ site, locale, ...call }),
		neutral: { name: options.shopName, nativeAppPrefix: options.nativeAppPrefix ?? NATIVE_APP_PREFIX },
		mediaUrl: options.mediaUrl,
		log: options.log,
		now: options.now,
	})

	function gatewayOf({ site, locale, visitor, bearer, storeId, shown }: CallInput): Gateway {
		return createGatewayClient({
			bearer,
			shown,
			send: options.gateway,
			position: feed.position,
			headers: {
				...visitor,
				accept: 'application/json',
				'accept-language': LOCALES[locale].tag,
				'ocp-apim-subscription-key': options.subscriptionKey,
			},
			storeId: storeId ?? (() => directory.storeId(site)),
			timeout: options.gatewayTimeout,
			mediaUrl: options.mediaUrl,
			log: options.log,
		})
	}

	return { gatewayOf, directory, refresher: createRefresher(), feed }
}
