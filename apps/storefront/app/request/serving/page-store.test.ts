import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { cacheDocument } from './cached-document.ts'
import type { PageAddress } from './page-address.ts'
import { createPageStore, type StoredPage } from './page-store.ts'

const SIZE = 20_000

async function pageAt(key: string, other: Partial<StoredPage> & Partial<PageAddress> = {}): Promise<StoredPage> {
	const document = cacheDocument(randomBytes(SIZE / 2).toString('hex'), { scripts: [], styles: [] })
	const address = { key, url: key, locale: 'fr', isNativeApp: false, isMadeUp: false, ...other } as const
	const of = {
		status: 200,
		headers: [],
		head: [],
		isPublic: false,
		keys: ['a'],
		renderedAt: 1_000,
		until: Number.POSITIVE_INFINITY,
	}
	return { ...of, document, address, hits: 0, improved: new Set(), heads: new Map(), ...other }
}

test('pages are bounded by their bytes; what anybody can make up pushes out nothing of the catalog', async () => {
	const store = createPageStore({ maxBytes: 100 * SIZE, shortest: 2_000, stale: 1_000, isAnnounced: () => true })
	for (let n = 0; n < 40; n++) store.put(await pageAt(`own ${n}`))
	for (let n = 0; n < 1_000; n++) store.put(await pageAt(`made up ${n}`, { isMadeUp: true }))
	const kept = (kind: string, count: number) =>
		Array.from({ length: count }, (_, n) => store.get(`${kind} ${n}`)).filter(Boolean).length
	expect(kept('own', 40)).toBe(40)
	expect(kept('made up', 1_000)).toBeLessThanOrEqual(25)
	expect(kept('made up', 1_000)).toBeGreaterThan(15)
})

test('without its plain bytes a page is smaller, and everything is made from what is left', async () => {
	const document = cacheDocument('a'.repeat(100_000), { scripts: [], styles: [] })
	await document.shed()
	expect(document.size()).toBeLessThan(1_000)
	expect((await document.encoded('identity')).toString()).toBe('a'.repeat(100_000))
	await Promise.all([document.encoded('gzip'), document.encoded('zstd')])
	await document.improve('br')
	expect((await document.encoded('identity')).byteLength).toBe(100_000)
	expect(document.size()).toBeLessThan(2_000)
})

test('time alone tells when a page is old whose changes nobody announces', async () => {
	let isAnnounced = true
	const store = createPageStore({ maxBytes: 1e6, shortest: 2_000, stale: 1_000, isAnnounced: () => isAnnounced })
	const announced = await pageAt('a')
	const unannounced = await pageAt('b', { keys: undefined })
	const ending = await pageAt('c', { until: 5_000 })
	const at = (now: number) => [announced, unannounced, ending].map((page) => store.freshness(page, now))
	expect(at(2_999)).toEqual(['fresh', 'fresh', 'fresh'])
	expect(at(3_000)).toEqual(['fresh', 'over', 'fresh'])
	expect(at(5_000)).toEqual(['fresh', 'over', 'over'])
	// A clock that was put back.
	expect(at(999)).toEqual(['over', 'over', 'over'])
	expect(store.freshness(announced, 1_000 + 3_600_000)).toBe('over')
	isAnnounced = false
	expect(at(3_000)).toEqual(['over', 'over', 'over'])
})
