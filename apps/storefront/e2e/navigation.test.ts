import { representative } from '@vitrine/testing/matrix'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { allowFaults, LOST } from './faults.ts'
import { metadataHaveCome, openOwnPages, openPage, type OwnPages } from './own-pages.ts'
import { settled } from './pages.ts'

let browser: Browser
let pages: OwnPages
let elsewhere: OwnPages
beforeAll(async () => {
	browser = await openBrowser()
	elsewhere = await openOwnPages()
	pages = await openOwnPages({
		guards: { refuse: () => false },
		routeRules: {
			'/{l}/old/': { redirect: '/{l}/stores/' },
			'/{l}/guarded/': { redirect: '/{l}/stores/', appMiddleware: { refuse: true } },
			'/{l}/partner/': { redirect: `${elsewhere.origin}/fr/new/` },
			'/{l}/offers/': { appMiddleware: { refuse: true } },
		},
	})
})
afterAll(async () => {
	pages.close()
	elsewhere.close()
})

// Unknown addresses, guards, and a gateway that is away: the expected lines of the console.
beforeEach(() => allowFaults(...LOST, /status of (404|500|502|503)/, /status: (404|500|502|503)/))

const open = (path: string, options = {}) => openPage(browser, `${pages.origin}${path}`, options)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)
const heading = (page: Page) =>
	page
		.locator('h1')
		.innerText()
		.catch(() => '')
const announcedTitle = (page: Page) => page.locator('[data-title]').evaluate((region) => region.textContent)
const path = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash)

describe('pages that follow one another within a document', () => {
	test('the heading of the next page takes the focus, that of an error page too, and its title is told (R54)', async () => {
		const { page, isSame, close } = await open('/fr/')
		expect(await focused(page)).toBe('BODY')
		await page.locator('a[href="/fr/new/"]:visible').first().click()
		await page.waitForURL('**/fr/new/')
		await expect.poll(() => focused(page)).toBe('H1')
		await expect.poll(() => announcedTitle(page)).toBe(await page.title())
		pages.setDown(true)
		await page.locator('a[href="/fr/stores/"]:visible').first().click()
		await expect.poll(() => heading(page)).toContain('erreur')
		// React of the browser writes the attributes of a drawing by a rule of our own (unused-react.ts).
		expect(await page.locator('.error-drawing path').last().getAttribute('fill')).toBe('#fff')
		expect(await page.locator('.error-drawing svg').getAttribute('stroke-width')).toBe('2')
		pages.setDown(false)
		await expect.poll(() => focused(page)).toBe('H1')
		await expect.poll(() => announcedTitle(page)).toBe(await page.title())
		expect(await isSame()).toBe(true)
		await close()
	})

	test('a document that is an error page leaves the focus where it is', async () => {
		const { page, close } = await open('/fr/nope/')
		expect(await focused(page)).toBe('BODY')
		expect(page.url()).toContain('/fr/nope/')
		await close()
	})

	test('with its texts a page stays in the document; without them it comes all the same, in the same language (R72)', async () => {
		const whole = await open('/fr/')
		const lacking = await open('/fr/', { lost: '**/assets/fr-*.js' })
		for (const { page } of [whole, lacking]) {
			await page.locator('a[href="/fr/stores/"]:visible').first().click()
			await page.waitForURL('**/fr/stores/')
			await expect.poll(() => heading(page)).toBe('Trouver un magasin')
			expect(await page.locator('html').getAttribute('lang')).toBe('fr-FR')
		}
		await expect.poll(() => whole.isSame()).toBe(true)
		expect(lacking.errors).toEqual([])
		await whole.close()
		await lacking.close()
	})

	test.each(representative(['**/assets/fr-*.js', '**/assets/mini-cart-*.js'], ['**/assets/mini-cart-*.js']))(
		'without %s the bag is a page',
		async (lost) => {
			const { page, errors, losses, close } = await open('/fr/', { lost })
			const before = await heading(page)
			await expect.poll(losses).toBeGreaterThan(0)
			await settled(page)
			expect(await heading(page)).toBe(before)
			await page.click('header a[href="/fr/cart/"]')
			await page.waitForURL('**/fr/cart/')
			await expect.poll(() => heading(page)).toBe('Votre panier est vide')
			expect(errors).toEqual([])
			await close()
		},
	)

	test('stylesheets that stand in the document are never fetched (decision 0077)', async () => {
		const { page, follow, close } = await open('/fr/')
		const asked: string[] = []
		page.on('request', (request) => asked.push(new URL(request.url()).pathname))
		const brought = await page
			.locator('style[data-file]')
			.evaluateAll((styles) => styles.map((style) => (style as HTMLElement).dataset['file']))
		expect(brought.length).toBeGreaterThan(0)
		for (const to of ['/fr/stores/', '/fr/', '/fr/stores/']) {
			await follow(to)
			await page.waitForURL(`**${to}`)
		}
		expect(asked.filter((address) => brought.includes(address))).toEqual([])
		await close()
	})

	test('home brings none of the checkout along (R183)', async () => {
		const { page, close } = await open('/fr/')
		const { loaded, checkout } = await page.evaluate(() => {
			type Manifest = { routes: Record<string, { module: string; css?: string[] }> }
			const { routes } = (window as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest
			const ids = Object.keys(routes).filter((id) => /^routes\/(checkout|cart|orders|product)\//.test(id))
			return {
				loaded: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
				checkout: ids
					.flatMap((id) => [routes[id]!.module, ...(routes[id]!.css ?? [])])
					.filter((file) =>
						/\/(tunnel|delivery|payment|review|identification|checkout|cart|confirmation|orders)/.test(file),
					),
			}
		})
		expect(checkout.length).toBeGreaterThan(4)
		expect(loaded.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(3)
		expect(loaded.filter((file) => checkout.some((name) => name.endsWith(file)))).toEqual([])
		await close()
	})

	test('a press is painted before the next page, and a window nobody sees waits no longer (R174)', async () => {
		const { page, follow, close } = await open('/fr/new/')
		await follow('/fr/stores/')
		await expect.poll(() => heading(page)).toBe('Trouver un magasin')
		await page.route('**/fr/new/_.data*', async (route) => route.fulfill({ response: await fetched }))
		const fetched = page.context().request.fetch(`${pages.origin}/fr/new/_.data`)
		await fetched
		await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }))
		const timers = await page.evaluate(async () => {
			type Router = { navigate(to: string): Promise<void> }
			const asked: (number | undefined)[] = []
			const { setTimeout } = window
			Object.assign(window, {
				setTimeout(act: () => void, milliseconds?: number) {
					asked.push(milliseconds)
					return setTimeout(act, milliseconds)
				},
			})
			await (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(
				'/fr/stores/?a=1',
			)
			return asked
		})
		// The frame never comes, so the page goes on after a hundred milliseconds.
		expect(timers).toContain(100)
		await close()
	})

	test('three pages in a row change the title once or twice, and the last is right (R175)', async () => {
		const { page, close } = await open('/fr/')
		const announced = await page.evaluateHandle(async () => {
			type Router = { navigate(to: string): Promise<void> }
			const { navigate } = (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter
			const seen: string[] = []
			new MutationObserver(() => seen.push(document.title)).observe(document.head, {
				subtree: true,
				childList: true,
				characterData: true,
			})
			await Promise.all([navigate('/fr/new/'), navigate('/fr/offers/?x=1'), navigate('/fr/stores/')])
			return seen
		})
		await expect.poll(() => heading(page)).toBe('Trouver un magasin')
		await settled(page)
		const titles = await announced.evaluate((seen) => seen.filter((title, at) => title !== seen[at - 1]))
		expect(titles.length).toBeLessThanOrEqual(2)
		expect(titles.at(-1)).toBe(await page.title())
		await expect.poll(() => announcedTitle(page)).toBe(await page.title())
		await close()
	})
})

describe('error pages', () => {
	test('a dead link keeps its address, and Back leads to the page before (R20, R22)', async () => {
		const { page, follow, isSame, close } = await open('/fr/new/')
		const before = await heading(page)
		await follow('/fr/nope/?a=1#b')
		await expect.poll(() => page.title()).toContain('nulle part')
		expect(await path(page)).toBe('/fr/nope/?a=1#b')
		await page.goBack()
		await expect.poll(() => heading(page)).toBe(before)
		expect(await path(page)).toBe('/fr/new/')
		expect(await isSame()).toBe(true)
		await close()
	})

	test('the button leads home within the document, and Back does not show the error again (R46, R50)', async () => {
		const { page, follow, isSame, close } = await open('/fr/new/')
		const before = await heading(page)
		await follow('/fr/nope/')
		await expect.poll(() => page.title()).toContain('nulle part')
		await page.locator('main a.button').first().click()
		await expect.poll(() => path(page)).toBe('/fr/')
		await expect.poll(() => page.title()).not.toContain('nulle part')
		expect(await isSame()).toBe(true)
		await page.goBack()
		await expect.poll(() => heading(page)).toBe(before)
		await close()
	})

	test('any navigation away shows the new page, in another language too (R50)', async () => {
		const { page, follow, isSame, close } = await open('/fr/nope/')
		await follow('/de/stores/')
		await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de-DE')
		await expect.poll(() => page.title()).not.toContain('nulle part')
		expect(await isSame()).toBe(true)
		await close()
	})
})

describe('rules and guards in the browser', () => {
	test('an old address leads on within the document; the hash is kept, and it never stood in the history (R160)', async () => {
		const { page, follow, isSame, close } = await open('/fr/new/')
		await metadataHaveCome(page)
		for (const from of ['/fr/old/?a=1#content', '/fr/old?a=1#content', '/fr/guarded/?a=1#content']) {
			await follow(from)
			await expect.poll(() => path(page)).toBe('/fr/stores/?a=1#content')
			await page.goBack()
			await expect.poll(() => path(page)).toBe('/fr/new/')
		}
		expect(await isSame()).toBe(true)
		await close()
	})

	test('data that is cut off after all that matters is no fault: so it is for who goes on meanwhile', async () => {
		const { page, follow, isSame, close } = await open('/fr/new/')
		await page.evaluate(() => {
			const fetched = window.fetch
			window.fetch = async (input, init) => {
				const response = await fetched(input, init)
				if (!String(input).includes('_.data')) return response
				const line = new Uint8Array(await response.arrayBuffer())
				const body = new ReadableStream({
					start(stream) {
						stream.enqueue(line)
						setTimeout(() => stream.error(new DOMException('cut off', 'AbortError')))
					},
				})
				return new Response(body, response)
			}
		})
		await follow('/fr/stores/')
		await expect.poll(() => heading(page)).toBe('Trouver un magasin')
		expect(await isSame()).toBe(true)
		await close()
	})

	test('without the metadata the server leads on all the same (R166)', async () => {
		const { page, follow, isSame, close } = await open('/fr/new/', { lost: '**/builds/meta/**' })
		await follow('/fr/old/?a=1')
		await expect.poll(() => path(page)).toBe('/fr/stores/?a=1')
		expect(await isSame()).toBe(true)
		await close()
	})

	test('a target outside is a document of its own (R160)', async () => {
		const { page, follow, close } = await open('/fr/stores/')
		await follow('/fr/partner/?a=1')
		await page.waitForURL(`${elsewhere.origin}/fr/new/?a=1`)
		await page.goBack()
		await page.waitForURL(`${pages.origin}/fr/stores/`)
		await close()
	})

	test('a guard that refuses a document answers 404; one that refuses a press leaves everything as it is (R163)', async () => {
		const { page, follow, isSame, close } = await open('/fr/stores/')
		expect((await page.request.get(`${pages.origin}/fr/offers/`)).status()).toBe(404)
		await page.fill('main input', 'Lyon').catch(() => undefined)
		const refused = page.waitForResponse('**/fr/offers/_.data*')
		await follow('/fr/offers/')
		expect((await refused).status()).toBe(404)
		await expect.poll(() => page.locator('.navigation-thread').getAttribute('data-active')).toBe('false')
		expect(await path(page)).toBe('/fr/stores/')
		expect(await heading(page)).toBe('Trouver un magasin')
		expect(await isSame()).toBe(true)
		expect(pages.logged).toContain('Page Not Found: /fr/offers/')
		await close()
	})
})
