import { describe, expect, test } from 'vitest'
import { createBuiltShop } from '#app/test-shop.ts'
import type { StorefrontOptions } from '#app/request/serving/options.ts'
import { createGuardTable } from '#app/request/guards/guard-table.ts'

async function open(options: Partial<StorefrontOptions>) {
	const logged: Record<string, unknown>[] = []
	const shop = await createBuiltShop({
		gateway: () => Promise.reject(new Error('away')),
		// That the gateway is away is not what is tested here.
		log: { error: (fields, message) => void (message.startsWith('Gateway') || logged.push({ ...fields, message })) },
		...options,
	})
	async function ask(path: string, init?: RequestInit) {
		const response = await shop.request(path, init)
		return { status: response.status, location: response.headers.get('location'), html: await response.text() }
	}
	return { ask, logged }
}

const refuse = () => false

describe('rules of the deployment on the server (R160, T5)', () => {
	const routeRules = {
		'/{l}/old/': { redirect: '/{l}/_icons/' },
		'/{l}/gone/**': { redirect: { to: 'https://archive.example/**', status: 301 as const } },
		'/shop.php': { redirect: '/fr/' },
		'/{l}/guarded/': { redirect: '/{l}/_icons/', appMiddleware: { refuse: true } },
	}
	test.each([
		['/fr/old/', 307, '/fr/_icons/'],
		['/de/old', 307, '/de/_icons/'],
		['/fr/old/?a=1&b=%C3%A9', 307, '/fr/_icons/?a=1&b=%C3%A9'],
		['/pl/gone/2019/winter/', 301, 'https://archive.example/2019/winter'],
		['/shop.php?id=4', 307, '/fr/?id=4'],
		['/fr/guarded/', 307, '/fr/_icons/'],
		['/fr/older', 301, '/fr/older/'],
	])('GET %s answers %i %s', async (path, status, location) => {
		const { ask } = await open({ routeRules, guards: { refuse } })
		expect(await ask(path)).toMatchObject({ status, location })
	})

	test('a form that is sent to an old address keeps its method', async () => {
		const { ask } = await open({ routeRules })
		expect(await ask('/fr/old/', { method: 'POST' })).toMatchObject({ status: 307, location: '/fr/_icons/' })
	})

	test('data of a page is led the same way, without what the router adds to its address', async () => {
		const { ask } = await open({ routeRules })
		const { status, html } = await ask('/fr/old/_.data?a=1&_routes=root')
		expect(status).toBe(202)
		expect(html).toContain('/fr/_icons/?a=1')
		expect(html).not.toContain('_routes')
	})

	test('a rule nobody can follow is told when the shop opens', async () => {
		await expect(open({ routeRules: { '/a/': { redirect: 'javascript:alert(1)' } } })).rejects.toThrow('/a/')
	})
})

describe('guards of pages (R162, R163)', () => {
	const fault = () => new Error('the guard is broken, secret 4711')
	const guards = {
		refuse,
		allow: () => true,
		fail: fault,
		crash: () => Promise.reject(fault()),
		leave: () => Response.redirect('http://localhost/fr/'),
	}
	const guarded = (name: string) => ({ guards, routeRules: { '/fr/_icons/': { appMiddleware: { [name]: true } } } })

	test('one that refuses answers as if the page were not there, and says so in the second wording (R21)', async () => {
		const { ask, logged } = await open(guarded('refuse'))
		const { status, html } = await ask('/fr/_icons/?a=1&access=secret')
		expect(status).toBe(404)
		expect(html).toContain('<h1')
		expect(html).not.toContain('secret')
		expect(logged.map(({ message }) => message)).toEqual(['Page Not Found: /fr/_icons/?a=1&access=***'])
		expect((await ask('/de/_icons/')).status).toBe(200)
	})

	test.each(['fail', 'crash'])(
		'one that fails (%s) shows the server-error page and nothing of the error',
		async (name) => {
			const { ask, logged } = await open(guarded(name))
			const { status, html } = await ask('/fr/_icons/')
			expect(status).toBe(500)
			expect(html).not.toContain('secret 4711')
			expect(logged).toEqual([expect.objectContaining({ message: fault().message, status: 500, url: '/fr/_icons/' })])
		},
	)

	test('one that lets pass changes nothing; one that redirects is followed', async () => {
		expect((await (await open(guarded('allow'))).ask('/fr/_icons/')).status).toBe(200)
		expect(await (await open(guarded('leave'))).ask('/fr/_icons/')).toMatchObject({
			status: 302,
			location: 'http://localhost/fr/',
		})
	})

	test('a name nobody knows is an error of ours: 500, and a line in the log (R162)', async () => {
		const { ask, logged } = await open(guarded('unknown'))
		expect((await ask('/fr/_icons/')).status).toBe(500)
		expect(logged).toMatchObject([{ message: "Unknown route middleware: 'unknown'.", status: 500, url: '/fr/_icons/' }])
	})

	test('a page names its own, and a rule takes it away (R18)', async () => {
		const closed = await open({ hasTemporaryErrorPage: false })
		expect((await closed.ask('/fr/tmp/error/')).status).toBe(404)
		expect(closed.logged).toMatchObject([{ message: 'Page Not Found: /fr/tmp/error/' }])
		expect((await (await open({ hasTemporaryErrorPage: true })).ask('/fr/tmp/error/')).status).toBe(200)
		const routeRules = { '/fr/tmp/error/': { appMiddleware: { 'temporary-page': false } } }
		expect((await (await open({ hasTemporaryErrorPage: false, routeRules })).ask('/fr/tmp/error/')).status).toBe(200)
	})
})

describe('the table of guards', () => {
	const routes = {
		root: { path: '', module: { handle: { middleware: ['a'] } } },
		frame: { parentId: 'root', module: { handle: { middleware: ['b', 'a'] } } },
		page: { parentId: 'frame', path: ':locale/page', module: { handle: { middleware: ['c'] } } },
		bare: { parentId: 'root', path: '*', module: {} },
	}
	const [a, b, c, d] = [() => true, () => true, () => true, () => true]
	const table = createGuardTable({ routes, guards: { a, b, c, d }, isProduction: false })

	test('outermost first, each once, with and without what a rule says', () => {
		expect(table.guardsOf('/:locale/page', {})).toEqual([a, b, c])
		expect(table.guardsOf(':locale/page', { appMiddleware: { b: false, d: true } })).toEqual([a, c, d])
		expect(table.guardsOf('*', {})).toEqual([a])
	})

	test('developers are told the names there are', () => {
		const message = "Unknown route middleware: 'x'. Valid middleware: 'a', 'b', 'c', 'd'"
		expect(() => table.guardsOf('*', { appMiddleware: { x: true } })).toThrow(message)
		expect(() => table.guardsOf('*', { appMiddleware: { toString: true } })).toThrow(
			"Unknown route middleware: 'toString'.",
		)
	})
})
