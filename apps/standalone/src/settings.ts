import { stagingBar } from '@vitrine/commerce/sandbox-bank/staging-bar'
import { SITE_BOOK } from '@vitrine/market/sites'
import { siteHostsOf } from '../../storefront/site-hosts.ts'
import type { OwnSecrets } from './data-folder.ts'
import type { Env } from './env.ts'
import type { StorefrontSettings } from './storefront.ts'

type Given = Pick<StorefrontSettings, 'gateway' | 'log' | 'readMedia'> & {
	secrets: Pick<OwnSecrets, 'subscriptionKey' | 'cookieSecret'>
	fromSources: boolean
}

/** Settings of the pages in this process. */
export function storefrontSettings(
	env: Env,
	{ gateway, log, readMedia, secrets, fromSources }: Given,
): StorefrontSettings {
	return {
		shopName: env.SHOP_NAME,
		gateway,
		subscriptionKey: env.SUBSCRIPTION_KEYS?.[0] ?? secrets.subscriptionKey,
		// Until the first secret of one's own, the folder's signed.
		cookieSecrets: env.COOKIE_SECRETS ? [...env.COOKIE_SECRETS, secrets.cookieSecret] : [secrets.cookieSecret],
		partnerHosts: env.PARTNER_HOSTS,
		sites: SITE_BOOK,
		siteHosts: siteHostsOf(env.SITE_HOSTS),
		mediaFolder: env.MEDIA_FOLDER,
		readMedia,
		mediaUrl: env.MEDIA_BASE_URL,
		log,
		isProduction: env.NODE_ENV === 'production',
		hasTemporaryErrorPage: env.VITRINE_DEMO,
		// The catalog in memory may be as old anyway.
		pageCacheSeconds: fromSources ? 0 : 2,
		gatewayTimeout: env.GATEWAY_TIMEOUT,
		buildPollInterval: env.BUILD_POLL_INTERVAL,
		trustedProxies: env.TRUSTED_PROXIES,
		hostHeader: env.HOST_HEADER,
		hasSecureSubdomains: env.HSTS_SUBDOMAINS,
		hasCrossOriginCookies: env.CROSS_ORIGIN_COOKIES,
		workEnvironment: env.WORK_ENVIRONMENT,
		nativeAppPrefix: env.NATIVE_APP_PREFIX,
		routeRules: env.ROUTE_RULES,
		securityContact: env.SECURITY_CONTACT,
		...(env.ALLOW_SANDBOX && { staging: stagingBar() }),
		tags: { containerId: env.TAG_CONTAINER_ID, abtastyId: env.ABTASTY_ID },
	}
}
