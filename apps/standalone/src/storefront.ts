import { existsSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SiteCode, SiteRecord } from '@vitrine/market/sites'
import type { ShutdownHooks } from './shutdown-hooks.ts'
import type { Env } from './env.ts'
import { StartProblem } from './start-problem.ts'

const FOLDER = fileURLToPath(new URL('../../storefront/', import.meta.url))

/** Settings of the shop, as declared in apps/storefront/app/server.ts: a build has no types. */
export type StorefrontSettings = {
	shopName: string
	gateway: (request: Request) => Promise<Response>
	gatewayTimeout: number
	subscriptionKey: string
	cookieSecrets: readonly [string, ...string[]]
	partnerHosts: readonly string[]
	sites: readonly SiteRecord[]
	siteHosts: Readonly<Record<string, SiteCode>>
	mediaFolder: string
	readMedia?: ((path: string) => Promise<Buffer | undefined>) | undefined
	mediaUrl?: string | undefined
	log: { error(fields: object, message: string): void }
	isProduction: boolean
	hasTemporaryErrorPage: boolean
	pageCacheSeconds?: number
	trustedProxies: readonly string[]
	hostHeader: Env['HOST_HEADER']
	hasSecureSubdomains: boolean
	hasCrossOriginCookies: boolean
	workEnvironment: Env['WORK_ENVIRONMENT']
	nativeAppPrefix: string
	buildPollInterval: number
	routeRules: object
	securityContact: string | undefined
	staging?: Readonly<Record<string, string>>
	tags: { containerId?: string | undefined; abtastyId?: string | undefined }
}
type StorefrontModule = {
	createStorefront(options: StorefrontSettings & { clientFolder: string; previousBuildsFolder?: string }): {
		listener: Listener
		followChanges(): () => void
	}
}

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Loads the built shop. */
export async function loadBuiltStorefront(
	settings: StorefrontSettings,
	shutdownHooks: Pick<ShutdownHooks, 'add'>,
): Promise<Listener> {
	const file = join(FOLDER, 'build/server/index.js')
	if (!existsSync(file))
		throw new StartProblem('The shop is not built yet: npm run build, or npm start, which does everything.')
	const { createStorefront } = (await import(pathToFileURL(file).href)) as StorefrontModule
	const folders = { clientFolder: join(FOLDER, 'build/client'), previousBuildsFolder: join(FOLDER, 'previous-builds') }
	const { listener, followChanges } = createStorefront({ ...settings, ...folders })
	const stopFollowing = followChanges()
	shutdownHooks.add(async () => stopFollowing())
	return listener
}

/**
 * Serves the shop from its sources through Vite, with reload. `server` is the listening server: pages get changes from
 * their own origin, which their policy allows.
 */
export async function loadStorefrontSources(
	settings: StorefrontSettings,
	{ server, shutdownHooks }: { server: Server; shutdownHooks: Pick<ShutdownHooks, 'add'> },
): Promise<Listener> {
	// Vite belongs to the storefront's workspace, so it is resolved from there.
	const vitePath = createRequire(join(FOLDER, 'package.json')).resolve('vite')
	const { createServer } = (await import(pathToFileURL(vitePath).href)) as ViteModule
	const vite = await createServer({
		root: FOLDER,
		appType: 'custom',
		// Loaded by Node itself: a bundled copy of the settings would look like a change to `node --watch`.
		configLoader: 'native',
		server: { middlewareMode: true, ws: { server } },
	})
	let loaded: { module: StorefrontModule; listener: Listener } | undefined
	const current = async () => {
		const module = (await vite.ssrLoadModule('/app/server.ts')) as StorefrontModule
		if (loaded?.module === module) return loaded.listener
		const shop = module.createStorefront({ ...settings, clientFolder: join(FOLDER, 'public') })
		loaded = { module, listener: shop.listener }
		return loaded.listener
	}
	const answer: Listener = async (request, response) => {
		try {
			const listener = await current()
			listener(request, response)
		} catch (error) {
			if (error instanceof Error) vite.ssrFixStacktrace(error)
			console.error(error)
			response
				.writeHead(500, { 'content-type': 'text/plain' })
				.end(error instanceof Error ? error.stack : String(error))
		}
	}
	shutdownHooks.add(() => vite.close())
	return (request, response) => vite.middlewares(request, response, () => answer(request, response))
}

type ViteModule = {
	createServer(options: object): Promise<{
		middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
		ssrLoadModule(path: string): Promise<unknown>
		ssrFixStacktrace(error: Error): void
		close(): Promise<void>
	}>
}
