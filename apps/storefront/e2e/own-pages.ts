import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { SiteCode } from '@vitrine/market/sites'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { createBuiltShop } from '../app/test-shop.ts'
import type { StorefrontOptions } from '../app/request/serving/options.ts'
import { settled } from './pages.ts'
import { readPicture } from './read-picture.ts'

export type OwnPages = {
	origin: string
	/** As the host of a country. */
	originOf: (site: SiteCode) => string
	/** Lines these pages have logged. */
	logged: string[]
	/** Takes the gateway away from these pages, or gives it back. */
	setDown: (isDown: boolean) => void
	close: () => void
}

/**
 * The built pages with settings of a test, on the gateway of the running shop. `siteParams`: what every site says of itself
 * there, instead of what the shop's operator has written down for all suites. `refused`: paths of the gateway that answer 429.
 */
export async function openOwnPages({
	siteParams,
	refused,
	...options
}: Partial<StorefrontOptions> & { siteParams?: Record<string, object>; refused?: RegExp } = {}): Promise<OwnPages> {
	const logged: string[] = []
	let isDown = false
	const shop = await createBuiltShop({
		async gateway(request) {
			if (isDown) throw new Error('the gateway is away')
			const { pathname, search } = new URL(request.url)
			if (refused?.test(pathname)) return Response.json({ status: 429, code: 'too-many-requests' }, { status: 429 })
			const answer = await fetch(new Request(`${inject('gatewayUrl')}${pathname}${search}`, request))
			return siteParams && pathname.startsWith('/web-domains/') ? withParams(answer, siteParams) : answer
		},
		mediaFolder: '',
		readMedia: readPicture,
		trustedProxies: ['127.0.0.1', '::1'],
		log: { error: (_, message) => logged.push(message) },
		...options,
	})
	const server = createServer(getRequestListener((request) => shop.fetch(request)))
	await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	return {
		origin: `http://127.0.0.1:${port}`,
		originOf: (site) => `http://${site}.localhost:${port}`,
		logged,
		setDown(value) {
			isDown = value
		},
		close() {
			server.closeAllConnections()
			server.close()
		},
	}
}

async function withParams(answer: Response, params: Record<string, object>): Promise<Response> {
	let text = await answer.text()
	for (const [name, value] of Object.entries(params))
		text = text.replaceAll(new RegExp(`"${name}":\\{[^}]*\\}`, 'g'), `"${name}":${JSON.stringify(value)}`)
	return new Response(text, { status: answer.status, headers: { 'content-type': 'application/json' } })
}

export type OpenPage = {
	page: Page
	errors: string[]
	/** How often a file that never arrives was asked for. */
	losses: () => number
	/** Whether the document is still the one that was opened. */
	isSame: () => Promise<boolean>
	/** As a link within the document does it. */
	follow: (to: string, options?: object) => Promise<void>
	close: () => Promise<void>
}

/** Once the page knows which others are prerendered and which addresses lead elsewhere: a second after it is alive. */
export async function metadataHaveCome(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		performance.getEntriesByType('resource').some(({ name }) => name.includes('/builds/meta/')),
	)
}

/** A page that is alive. `lost`: files that never arrive. */
export async function openPage(
	browser: Browser,
	address: string,
	{ lost, ...options }: BrowserContextOptions & { lost?: string } = {},
): Promise<OpenPage> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
	const page = await context.newPage()
	const errors: string[] = []
	page.on('pageerror', (error) => errors.push(error.message))
	let losses = 0
	if (lost)
		await page.route(lost, (route) => {
			losses += 1
			return route.abort()
		})
	await page.goto(address)
	await page.waitForFunction(() => document.querySelector('h1') && '__reactRouterDataRouter' in window)
	await settled(page)
	await page.evaluate(() => Object.assign(window, { isSame: true }))
	return {
		page,
		errors,
		losses: () => losses,
		isSame: () => page.evaluate(() => 'isSame' in window),
		async follow(to, given = {}) {
			await page.evaluate(
				([target, navigateOptions]) => {
					type Router = { navigate(to: string, options: object): Promise<void> }
					const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: Router }
					void router.navigate(target, navigateOptions)
				},
				[to, given] as const,
			)
		},
		close: () => context.close(),
	}
}
