import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { createBuiltShop } from '#app/test-shop.ts'
import { createBuildFiles } from './build-files.ts'

const CLIENT = fileURLToPath(new URL('../../../build/client/', import.meta.url))

let shop: Awaited<ReturnType<typeof createBuiltShop>>
beforeAll(async () => {
	shop = await createBuiltShop({
		gateway: () => Promise.reject(new Error('away')),
		log: { error: () => undefined },
	})
})

test('the latest build is told for a second, what it says about paths for a year (R164, R166)', async () => {
	const latest = await shop.request('/builds/latest.json?1795259567975')
	expect([latest.status, latest.headers.get('cache-control')]).toEqual([200, 'public, max-age=1'])
	const { id, timestamp, ...rest } = await latest.json()
	expect(id).toMatch(/^[0-9a-f]{16}$/)
	expect(timestamp).toBeGreaterThan(1_700_000_000_000)
	expect(rest).toEqual({})

	const metadata = await shop.request(`/builds/meta/${id}.json`)
	expect(metadata.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
	expect(await metadata.json()).toMatchObject({
		id,
		timestamp,
		matcher: { static: { '/fr/_icons/': { prerender: true } }, wildcard: {}, dynamic: {} },
		prerendered: expect.arrayContaining(['/fr/_icons/', '/pl/error/502/', '/ch/_icons/']),
	})
	for (const path of ['/builds/meta/other.json', '/builds/', '/builds/meta/../latest.json%00'])
		expect([path, (await shop.request(path)).status]).toEqual([path, 404])
})

test('a document names its build, and how often it asks for another (R164, T5)', async () => {
	const { id } = await (await shop.request('/builds/latest.json')).json()
	for (const path of ['/fr/cart/', '/de/_icons/']) {
		const html = await (await shop.request(path)).text()
		expect(html).toContain(`"build":{"id":"${id}","pollInterval":3600000}`)
	}
})

test('rules of the deployment come into the metadata and make another build of it (R166)', () => {
	const plain = createBuildFiles(CLIENT)
	const rules = {
		static: { '/fr/alt/': { redirect: { to: '/fr/neu/', status: 307 as const } } },
		wildcard: {},
		dynamic: {},
	}
	const ruled = createBuildFiles(CLIENT, rules)
	expect(ruled.id).not.toBe(plain.id)
	expect(createBuildFiles(CLIENT, rules).id).toBe(ruled.id)
	expect(ruled.answer(`/builds/meta/${plain.id}.json`)).toBeUndefined()
	return expect(ruled.answer(`/builds/meta/${ruled.id}.json`)?.json()).resolves.toMatchObject({
		id: ruled.id,
		matcher: {
			static: { '/fr/alt/': { redirect: { to: '/fr/neu/', status: 307 } }, '/fr/_icons/': { prerender: true } },
		},
	})
})

test('where nothing was built there is nothing to ask for', () => {
	expect(createBuildFiles('/nowhere')).toMatchObject({ id: undefined })
})

test('the router loads its pages through our function: no chunk reloads a page by itself (R169)', () => {
	const scripts = readdirSync(`${CLIENT}assets`).filter((name) => name.endsWith('.js'))
	const text = scripts.map((name) => readFileSync(`${CLIENT}assets/${name}`, 'utf8')).join('\n')
	expect(text).not.toContain('reloading page...')
	expect(text).toContain('The code of this page is lost')
})
