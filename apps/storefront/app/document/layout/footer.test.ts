import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#app/test-shop.ts'

let opened: TestShop
beforeAll(async () => {
	opened = await openTestShop(async () => undefined)
})
afterAll(() => opened?.close())

/** The list of ways to pay at the foot of a page: its label and its items. */
async function paymentsOf(address: string): Promise<string[] | undefined> {
	const html = await (await opened.shop.request(address)).text()
	const [, label = '', items = ''] = /<ul class="payment-marks" aria-label="([^"]+)">(.*?)<\/ul>/.exec(html) ?? []
	return label ? [label, ...[...items.matchAll(/<li>([^<]+)<\/li>/g)].map(([, name = '']) => name)] : undefined
}

test.each([
	['http://fr.localhost/fr/', ['Moyens de paiement', 'CB', 'Visa', 'Mastercard', 'PayPal']],
	['http://de.localhost/de/', ['Zahlungsarten', 'PayPal', 'Visa', 'Mastercard']],
	['http://pl.localhost/pl/', ['Metody płatności', 'Przelewy24', 'Visa', 'Mastercard']],
])('%s names at its foot what its checkout takes', async (address, expected) => {
	expect(await paymentsOf(address)).toEqual(expected)
})

test('while nobody can say how to pay, the page is there and says nothing of it (R124)', async () => {
	opened.setDown(/^\/payments\/products/)
	const response = await opened.shop.request('http://it.localhost/it/')
	expect(response.status).toBe(200)
	expect(await paymentsOf('http://it.localhost/it/')).toBeUndefined()
	opened.setDown(false)
	expect(await paymentsOf('http://it.localhost/it/')).toContain('PayPal')
})
