import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, shopperOf, type TestShop, textOf, shownOf } from '#app/test-shop.ts'

const CARD = '2980000123450'
/** Countries without loyalty (brief 2.8). */
const OFF: LocaleCode[] = ['en', 'de']
const REFUSALS = {
	fr: 'Saisissez les 13 chiffres inscrits sous le code-barres de la carte.',
	en: 'Enter the 13 digits under the bar code of the card.',
	es: 'Escribe los 13 dígitos que hay bajo el código de barras de la tarjeta.',
	de: 'Geben Sie die 13 Ziffern unter dem Strichcode der Karte ein.',
	it: 'Inserisci le 13 cifre sotto il codice a barre della carta.',
	pl: 'Wpisz 13 cyfr spod kodu kreskowego karty.',
	ch: 'Saisissez les 13 chiffres inscrits sous le code-barres de la carte.',
} as Record<LocaleCode, string>
let opened: TestShop
let sku: string
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		const { colorways } = await insertProduct(db)
		sku = colorways[0]?.skus[0] ?? ''
	})
})
afterAll(() => opened.close())

async function withCart(locale: LocaleCode) {
	const ask = shopperOf(opened)
	expect(await ask(`/${locale}/cart/`, { intent: 'add', sku })).toMatchObject({ status: 303 })
	return ask
}

async function setLoyalty(locale: LocaleCode, loyalty: boolean): Promise<void> {
	const { site } = LOCALES[locale]
	const sites = opened.db.selectFrom('web_domains').select('params').where('site', '=', site)
	const { params } = await sites.executeTakeFirstOrThrow()
	const changed = JSON.stringify({ ...(params as object), loyalty })
	await opened.db.updateTable('web_domains').set({ params: changed }).where('site', '=', site).execute()
}

describe.each(LOCALES_TRIED)('/%s/', (locale) => {
	const step = `/${locale}/checkout/identification/`

	test('asks for the card, or shows no trace of it, as the site says (R115, T3)', async () => {
		const ask = await withCart(locale)
		expect(/loyaltyCard(Number|")/.test(shownOf((await ask(step)).html))).toBe(!OFF.includes(locale))
		await setLoyalty(locale, OFF.includes(locale))
		expect((await ask(step)).html.includes('name="loyaltyCardNumber"')).toBe(OFF.includes(locale))
		await setLoyalty(locale, !OFF.includes(locale))
	})

	test('refuses a wrong number in its own words, and keeps what was typed', async () => {
		await setLoyalty(locale, true)
		const ask = await withCart(locale)
		const refused = await ask(step, { email: 'camille@example.com', loyaltyCardNumber: '2980 0001 2345 1' })
		expect(refused.status).toBe(422)
		expect(textOf(refused.html).split(REFUSALS[locale])).toHaveLength(3)
		expect(refused.html).toContain('href="#loyaltyCardNumber"')
		expect(refused.html).toMatch(/<input[^>]*name="loyaltyCardNumber"[^>]*value="2980 0001 2345 1"/)
		expect(refused.html).toContain('value="camille@example.com"')
		await setLoyalty(locale, !OFF.includes(locale))
	})
})

test('it is optional, and a card sent to a site without loyalty is not looked at', async () => {
	const fr = await withCart('fr')
	expect(await fr('/fr/checkout/identification/', { email: 'a@example.com', loyaltyCardNumber: '' })).toMatchObject({
		status: 303,
	})
	const de = await withCart('de')
	expect(await de('/de/checkout/identification/', { email: 'a@example.com', loyaltyCardNumber: CARD })).toMatchObject({
		status: 303,
		location: '/de/checkout/delivery/',
	})
	const stored = await opened.db
		.selectFrom('checkouts')
		.select('loyalty_card_number')
		.where('site', '=', 'de')
		.execute()
	expect(stored.some((row) => row.loyalty_card_number !== null)).toBe(false)
})

test('only its last four digits are shown once it is typed, up to the thanks', async () => {
	const ask = await withCart('fr')
	await ask('/fr/checkout/identification/', { email: 'camille@example.com', loyaltyCardNumber: '2 980000 123450' })
	const address = {
		'a-firstName': 'Camille',
		'a-lastName': 'Durand',
		'a-line1': '12 rue Oberkampf',
		'a-postalCode': '75011',
		'a-city': 'Paris',
		'a-countryCode': 'FR',
	}
	await ask('/fr/checkout/delivery/', { intent: 'continue', method: 'home', ...address })
	await ask('/fr/checkout/payment/', { paymentProduct: 'paypal' })
	expect((await ask('/fr/checkout/identification/')).html).toContain(`value="${CARD}"`)
	const review = (await ask('/fr/checkout/review/')).html
	expect(textOf(review)).toContain('Vos points iront sur la carte de fidélité …3450.')
	const [, expectedTotal = ''] = /name="expectedTotal" value="(\d+)"/.exec(review) ?? []
	await ask('/fr/checkout/review/', { expectedTotal, terms: 'yes' })
	const order = await opened.db.selectFrom('orders').select(['id', 'snapshot']).executeTakeFirstOrThrow()
	expect(order.snapshot.loyaltyCardNumber).toBe(CARD)
	await opened.db.updateTable('orders').set({ order_status: 'confirmed' }).where('id', '=', order.id).execute()
	const thanks = await ask(`/fr/order/${order.id}/confirmation/`)
	expect(textOf(thanks.html)).toContain('Vos points iront sur la carte de fidélité …3450.')
	for (const html of [review, thanks.html, (await ask('/fr/checkout/delivery/')).html]) expect(html).not.toContain(CARD)
})
