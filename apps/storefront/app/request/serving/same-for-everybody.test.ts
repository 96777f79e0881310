import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#app/test-shop.ts'

let opened: TestShop
beforeAll(async () => {
	opened = await openTestShop(async (db) => void (await insertProduct(db)))
})
afterAll(() => opened.close())

const PATHS = ['search/?q=a', 'search/?q=zzzz', 'nope/']

/** Three visitors with the same kind of screen: a new one, one with a full cart, one who is signed in on another site. */
const VISITORS: Record<string, string>[] = [
	{},
	{
		cookie: 'bag_count=3; cart_fr=0192f0c0-0000-7000-8000-000000000000; consent=all; viewed=a,b; i18n_redirected=pl',
		'accept-language': 'pl',
		referer: 'https://www.google.com/',
		'x-forwarded-for': '203.0.113.9',
	},
	{
		cookie: 'access_token=a; refresh_token=b; __Host-access=a; __Host-refresh=b; session=c; i18n_redirected=de',
		authorization: 'Bearer of-somebody',
		'accept-language': 'de-CH, en;q=0.5',
	},
]

/** The document without the one thing that must differ, and its headers without theirs. */
async function seen(path: string, headers: Record<string, string>) {
	const response = await opened.shop.request(path, { headers })
	const html = await response.text()
	const [, nonce = ''] = /nonce="([^"]+)"/.exec(html) ?? []
	expect([path, nonce]).not.toEqual([path, ''])
	return { status: response.status, html: html.replaceAll(nonce, ''), cookies: response.headers.getSetCookie() }
}

test.each(LOCALES_TRIED)('every anonymous page below /%s/ is the same for everybody, to the byte', async (locale) => {
	const home = await seen(`/${locale}/`, {})
	const linked = [...home.html.matchAll(/href="\/\w\w\/([^"?#]*)"/g)].map(([, path = '']) => path)
	// Each form of these is one person's, and says so: never kept.
	const anonymous = linked.filter((path) => !/^(?:cart|checkout|auth|order|account)/.test(path))
	expect(anonymous).toEqual(expect.arrayContaining([expect.stringMatching(/^p\//), expect.stringMatching(/^c\/./)]))
	for (const path of new Set(['', ...anonymous, ...PATHS])) {
		const [first, ...others] = await Promise.all(VISITORS.map((headers) => seen(`/${locale}/${path}`, headers)))
		for (const other of others) {
			expect([path, other.status]).toEqual([path, first?.status])
			expect(other.html === first?.html, `/${locale}/${path} differs`).toBe(true)
		}
		// Tokens that are good no more are given up on the pages that know who is signed in (R88, R99, decision 0067).
		const isGivenUp = (cookie: string) =>
			['', 'wishlist/'].includes(path) && /^(?:access_token|refresh_token|signed_in)=;.*Max-Age=0/.test(cookie)
		const cookies = [first, ...others].flatMap((page) => page?.cookies ?? []).filter((cookie) => !isGivenUp(cookie))
		expect([path, cookies.filter((cookie) => !cookie.startsWith(`i18n_redirected=${locale};`))]).toEqual([path, []])
	}
})
