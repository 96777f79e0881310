import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Browser, Page } from 'playwright-core'
import { inject } from 'vitest'
import { createBuiltShop } from '../app/test-shop.ts'
import type { StorefrontOptions } from '../app/request/serving/options.ts'
import { settled } from './pages.ts'
import { readPicture } from './read-picture.ts'
import type { Visitor } from './visitor.ts'

type Shop = Awaited<ReturnType<typeof createBuiltShop>>

export type Deployment = Awaited<ReturnType<typeof openDeployment>>

/** An address where one build after the other answers, on the gateway of the running shop. Counts what browsers ask for. */
export async function openDeployment() {
	const asked: { kind: string; path: string }[] = []
	let gatewayCalls = 0
	let shop: Shop | undefined
	const server: Server = createServer(
		getRequestListener((request) => {
			const { pathname, search } = new URL(request.url)
			asked.push({ kind: request.headers.get('sec-fetch-dest') ?? '', path: pathname + search })
			return shop?.fetch(request) ?? new Response('', { status: 503 })
		}),
	)
	await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
	const origin = `http://localhost:${(server.address() as AddressInfo).port}`

	return {
		origin,
		/** From now on this build answers. */
		async deploy(folder: URL, options: Partial<StorefrontOptions> = {}): Promise<void> {
			const log = { error: () => undefined }
			const settings = { log, gateway, mediaFolder: '', readMedia: readPicture, ...options }
			shop = await createBuiltShop(settings, folder)
		},
		/** Paths of the documents asked for since the last call of `forget`. */
		documents: () => asked.flatMap(({ kind, path }) => (kind === 'document' ? [path] : [])),
		requests: (pattern: RegExp) => asked.flatMap(({ path }) => (pattern.test(path) ? [path] : [])),
		gatewayCalls: () => gatewayCalls,
		clear(): void {
			asked.length = 0
			gatewayCalls = 0
		},
		async close(): Promise<void> {
			server.closeAllConnections()
			await new Promise((resolve) => server.close(resolve))
		},
	}

	function gateway(request: Request): Promise<Response> {
		gatewayCalls += 1
		const { pathname, search } = new URL(request.url)
		return fetch(new Request(`${inject('gatewayUrl')}${pathname}${search}`, request))
	}
}

/** A visitor with an open page, hydrated and quiet; earlier requests are cleared. */
export async function open(browser: Browser, deployment: Deployment, path: string, prepare?: (page: Page) => unknown) {
	const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } })
	const page = await context.newPage()
	const complaints: string[] = []
	page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
	await prepare?.(page)
	await page.goto(deployment.origin + path)
	await page.waitForFunction(() => window.__reactRouterDataRouter?.state.initialized)
	await settled(page)
	await page.evaluate(() => Object.assign(window, { isSame: true }))
	deployment.clear()
	const at = (address: string) => `${deployment.origin}/fr/${address}`
	const visitor: Visitor = {
		page,
		site: 'fr',
		email: '',
		hasScript: true,
		at,
		complaints,
		leave: () => context.close(),
	}
	return {
		...visitor,
		isSame: () => page.evaluate(() => 'isSame' in window),
		/** Follows a link that is nowhere on the page, as the router would. */
		go: (address: string) => page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), `/fr/${address}`),
		heading: () => page.locator('h1').first().innerText(),
	}
}
