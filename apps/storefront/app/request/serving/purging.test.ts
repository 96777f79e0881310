import { eventually } from '@vitrine/testing/eventually'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { createBuiltShop, openTestShop, type TestShop } from '#app/test-shop.ts'

/** Milliseconds a page is kept while nobody announces its changes. */
const PERIOD = 1_800_000
const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)

let opened: TestShop
let stop: () => void
let changed: { path: string; sku: string }
let other: string
beforeAll(async () => {
	opened = await openTestShop(
		async (db) => {
			const [one, two] = [await insertProduct(db), await insertProduct(db)]
			const pathOf = ({ colorways }: typeof one) => `/fr/p/chemise-en-popeline-rayee-${colorways[0]!.id.toLowerCase()}/`
			changed = { path: pathOf(one), sku: one.colorways[0]!.skus[0]! }
			other = pathOf(two)
		},
		{ pageCacheSeconds: PERIOD / 1_000 },
	)
	// Time stands still for what is kept: only a test lets it pass.
	vi.useFakeTimers({ toFake: ['Date'] })
	vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
	stop = opened.shop.followChanges()
	// Its second question follows the first answer.
	await eventually(() => expect(opened.calls.filter(({ url }) => url.includes('/changes')).length).toBeGreaterThan(1))
})
afterAll(async () => {
	stop()
	vi.useRealTimers()
	vi.restoreAllMocks()
	await opened.close()
})

async function read(path: string) {
	const before = opened.calls.length
	const response = await opened.shop.request(path)
	const html = await response.text()
	const calls = opened.calls.slice(before).map((request) => new URL(request.url).pathname)
	return { html, tag: response.headers.get('etag'), calls: calls.filter((path) => path !== '/changes') }
}

test('with a live feed pages stay until what they show changes, and then only those', async () => {
	const paths = [changed.path, other, '/fr/', '/fr/new/', '/de/search/?q=hemd']
	for (const path of paths) await read(path)
	// A feed that is silent for six seconds counts as lost, and a page's age decides. A machine may stand still that long, but not always.
	await eventually(async () => {
		pass(PERIOD + 1)
		for (const path of paths) expect([path, (await read(path)).calls]).toEqual([path, []])
	})
	const { tag } = await read(changed.path)
	await opened.db
		.updateTable('prices')
		.set({ cent_amount: 12_345 })
		.where('site', '=', 'fr')
		.where('sku', '=', changed.sku)
		.execute()
	await eventually(async () => expect((await read(changed.path)).tag).not.toBe(tag))
	expect((await read(changed.path)).html).toMatch(/123,45/)
	// The German search shows no French price.
	expect((await read('/de/search/?q=hemd')).calls).toEqual([])
})

test('a page that says how the site is configured follows its record', async () => {
	const before = await read('/fr/new/')
	await opened.db
		.updateTable('web_domains')
		.set(({ eb }) => ({
			params: eb('params', '||', JSON.stringify({ wishlist: !before.html.includes('/fr/wishlist/') })),
		}))
		.where('site', '=', 'fr')
		.execute()
	await eventually(async () => expect((await read('/fr/new/')).tag).not.toBe(before.tag))
})

test('a gateway without a feed leaves it to time', async () => {
	const shop = await createBuiltShop({
		pageCacheSeconds: PERIOD / 1_000,
		log: { error: () => undefined },
		async gateway(request) {
			return new URL(request.url).pathname === '/changes'
				? new Response(null, { status: 404 })
				: opened.gateway(request)
		},
	})
	const stopFollowing = shop.followChanges()
	const tagOf = async () => (await shop.request(changed.path)).headers.get('etag')
	const first = await tagOf()
	await opened.db.updateTable('prices').set({ cent_amount: 22_222 }).where('site', '=', 'fr').execute()
	await opened.refresh()
	expect(await tagOf()).toBe(first)
	pass(PERIOD + 1)
	await eventually(async () => expect(await tagOf()).not.toBe(first))
	stopFollowing()
})

test('stores say whether they are open: such pages are never kept for long', async () => {
	await read('/fr/stores/')
	pass(PERIOD + 1)
	expect((await read('/fr/stores/')).calls).not.toEqual([])
})
