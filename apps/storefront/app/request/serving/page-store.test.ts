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

/** With what finds it. */
const WHOLE_SIZE = SIZE + 4_096

function storeOf(pages: number) {
	const maxBytes = pages * WHOLE_SIZE
	const store = createPageStore({ maxBytes, shortest: 2_000, stale: 1_000, isAnnounced: () => true })
	return {
		store,
		async put(kind: 'own' | 'made up', count: number) {
			for (let n = 0; n < count; n++) store.put(await pageAt(`${kind} ${n}`, { isMadeUp: kind === 'made up' }))
		},
		kept: () =>
			(['own', 'made up'] as const).map(
				(kind) => Array.from({ length: 1_000 }, (_, n) => store.get(`${kind} ${n}`)).filter(Boolean).length,
			),
	}
}

test('pages are bounded by their bytes; what anybody can make up pushes out nothing of the catalog within its share', async () => {
	const { put, kept } = storeOf(100)
	await put('own', 60)
	await put('made up', 1_000)
	expect(kept()).toEqual([60, 40])
	await put('own', 1_000)
	expect(kept()).toEqual([75, 25])
	await put('made up', 1_000)
	expect(kept()).toEqual([75, 25])
})

test('a page whose bytes have changed is counted again', async () => {
	const { store, put, kept } = storeOf(100)
	for (let n = 0; n < 400; n++) {
		const page = await pageAt(`own ${n}`, { document: cacheDocument('a'.repeat(SIZE), { scripts: [], styles: [] }) })
		store.put(page)
		await page.document.shed()
		store.recount(page)
	}
	expect(kept()).toEqual([400, 0])
	await put('made up', 1_000)
	expect(kept()).toEqual([400, 31])
	store.purge(['a'], 2_000)
	expect(store.get('own 0')?.purgedAt).toBe(2_000)
})

test('a page larger than all memory is not kept', async () => {
	const { store, put, kept } = storeOf(0.5)
	await put('own', 1)
	expect(kept()).toEqual([0, 0])
	store.purge(['a'], 2_000)
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
