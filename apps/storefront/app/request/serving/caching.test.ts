import { beforeAll, expect, test } from 'vitest'
import { createBuiltShop } from '#app/test-shop.ts'

let shop: Awaited<ReturnType<typeof createBuiltShop>>
beforeAll(async () => {
	shop = await createBuiltShop({
		gateway: () => Promise.reject(new Error('away')),
		log: { error: () => undefined },
		hasTemporaryErrorPage: true,
	})
})

test.each([
	['/', 302, 'private, no-store'],
	['/fr/cart/', 200, 'private, no-cache'],
	['/fr/_icons/', 200, 'public, max-age=3600'],
	['/fr/error/502/', 200, 'public, max-age=300'],
	['/fr/tmp/error/', 200, 'no-store'],
	['/fr/nope/', 404, 'private, no-cache'],
	['/nope', 404, 'private, no-cache'],
	['/ja/_icons/', 404, 'private, no-cache'],
	['/fr/', 200, 'private, no-store'],
	['/fr/stores/', 503, 'private, no-cache'],
])('%s answers %s and may be kept as %s (T1)', async (path, status, caching) => {
	const response = await shop.request(path)
	expect([response.status, response.headers.get('cache-control')]).toEqual([status, caching])
})

test('what everybody may be given sets no cookie of anybody (R9, R17)', async () => {
	for (const path of ['/de/_icons/', '/de/error/502/']) {
		const response = await shop.request(path, { headers: { cookie: 'i18n_redirected=fr' } })
		expect([path, response.headers.get('set-cookie')]).toEqual([path, null])
	}
	expect((await shop.request('/de/cart/')).headers.get('set-cookie')).toContain('i18n_redirected=de')
})
