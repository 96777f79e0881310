import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#app/test-shop.ts'

const SOLD = 'LN-W01-SKY'
const SOLD_OUT = 'LN-W02-SKY'
let opened: TestShop
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		await insertProduct(db, { id: 'LN-W01', colorways: [{ id: SOLD, variants: [{ size: '36', stock: 5 }] }] })
		await insertProduct(db, { id: 'LN-W02', colorways: [{ id: SOLD_OUT, variants: [{ size: '36', stock: 0 }] }] })
	})
})
afterAll(() => opened.close())

type Answer = { cards: { id: string; price: { now: string } }[] }

test.each([
	['en', '£49.95'],
	['de', '€'],
])(
	'/%s/: what can be bought, in the money of the site; sold out and unknown ones are missing',
	async (locale, price) => {
		const answer = await opened.shop.request(`/${locale}/seen/?ids=nobody,${SOLD_OUT},${SOLD}`)
		expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
		expect(answer.headers.get('x-robots-tag')).toBe('noindex')
		const { cards } = (await answer.json()) as Answer
		expect(cards.map(({ id }) => id)).toEqual([SOLD])
		expect(cards[0]!.price.now).toContain(price)
	},
)

test('nothing asked, or what is no id, is refused; an outage is an empty list', async () => {
	for (const query of ['', '?ids=', '?ids=../cart', `?ids=${Array(61).fill('A').join()}`])
		expect([query, (await opened.shop.request(`/fr/seen/${query}`)).status]).toEqual([query, 400])
	opened.setDown(true)
	const answer = await opened.shop.request(`/fr/seen/?ids=${SOLD}`)
	opened.setDown(false)
	expect(await answer.json()).toEqual({ cards: [] })
})
