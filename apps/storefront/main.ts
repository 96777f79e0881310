import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { drain, KEEP_ALIVE_TIMEOUT } from '@vitrine/commerce/http/drain'
import { createHealth, healthListener } from '@vitrine/commerce/http/health'
import { orExit } from '@vitrine/commerce/http/or-exit'
import { endOnSignal, UNDER_WAY } from '@vitrine/commerce/http/shutdown'
import { openMediaStore, s3AccountOf } from '@vitrine/commerce/media/providers/open-store'
import { stagingBar } from '@vitrine/commerce/sandbox-bank/staging-bar'
import { installSites } from '@vitrine/market/sites'
import pino from 'pino'
import { readEnv } from './env.ts'
import { listMissingOf } from './gateway-health.ts'
import { readSites } from './read-sites.ts'
import { siteHostsOf } from './site-hosts.ts'

const env = await orExit(readEnv)
const log = pino({ level: env.LOG_LEVEL, base: null })
// A build carries no types; it is made from this very module.
const build: typeof import('./app/server.ts') = await import(new URL('./build/server/index.js', import.meta.url).href)

const { sites, isStaging } = await readSites({
	gateway: askGateway,
	subscriptionKey: env.SUBSCRIPTION_KEY,
	onError: (error) => log.error({ err: error }, 'the sites cannot be read'),
})
installSites(sites)

await orExit(() => s3AccountOf(env))
const media = await openMediaStore(env)
const app = build.createStorefront({
	sites,
	shopName: env.SHOP_NAME,
	gateway: askGateway,
	gatewayTimeout: env.GATEWAY_TIMEOUT,
	pageCacheSeconds: env.PAGE_CACHE_SECONDS,
	pageCacheBytes: env.PAGE_CACHE_MEGABYTES * 1024 * 1024,
	edge: env.EDGE_CACHE_SECONDS > 0 ? { seconds: env.EDGE_CACHE_SECONDS, purgeUrls: env.EDGE_PURGE_URLS } : undefined,
	subscriptionKey: env.SUBSCRIPTION_KEY,
	cookieSecrets: env.COOKIE_SECRETS,
	partnerHosts: env.PARTNER_HOSTS,
	siteHosts: await orExit(() => siteHostsOf(env.SITE_HOSTS)),
	mediaFolder: env.MEDIA_FOLDER,
	readMedia: media.get,
	mediaUrl: env.MEDIA_BASE_URL,
	clientFolder: fileURLToPath(new URL('./build/client', import.meta.url)),
	previousBuildsFolder: env.PREVIOUS_BUILDS_FOLDER ?? fileURLToPath(new URL('./previous-builds', import.meta.url)),
	buildPollInterval: env.BUILD_POLL_INTERVAL,
	log,
	isProduction: env.NODE_ENV === 'production',
	trustedProxies: env.TRUSTED_PROXIES,
	hostHeader: env.HOST_HEADER,
	hasSecureSubdomains: env.HSTS_SUBDOMAINS,
	formTargets: env.FORM_TARGETS,
	hasCrossOriginCookies: env.CROSS_ORIGIN_COOKIES,
	workEnvironment: env.WORK_ENVIRONMENT,
	nativeAppPrefix: env.NATIVE_APP_PREFIX,
	routeRules: env.ROUTE_RULES,
	securityContact: env.SECURITY_CONTACT,
	...((env.ALLOW_SANDBOX || isStaging) && { staging: stagingBar() }),
	tags: { containerId: env.TAG_CONTAINER_ID, abtastyId: env.ABTASTY_ID },
})
// Who sends a byte a minute does not hold a connection. Forms arrive within 30 s too, but those with photos (request/serving/door.ts).
const serverOptions = { headersTimeout: 30_000, requestTimeout: 240_000, keepAliveTimeout: KEEP_ALIVE_TIMEOUT }
let isClosing = false
const health = createHealth({ isClosing: () => isClosing, listMissing: listMissingOf(env.GATEWAY_URL) })
const server = createServer(serverOptions, healthListener(health, app.listener)).listen(env.PORT, env.HOST)

if (env.PAGE_CACHE_SECONDS > 0) app.followChanges()

/** Sends a product call to where the gateway listens. */
function askGateway(request: Request): Promise<Response> {
	const { pathname, search } = new URL(request.url)
	const base = env.GATEWAY_URL.replace(/\/$/, '')
	return fetch(new Request(`${base}${pathname}${search}`, request))
}

endOnSignal({
	delay: env.SHUTDOWN_DELAY,
	onSignal() {
		isClosing = true
	},
	close: () => drain(server, { patience: UNDER_WAY - env.SHUTDOWN_DELAY * 1_000 }),
})
