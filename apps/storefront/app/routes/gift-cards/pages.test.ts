import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { type LocaleCode } from '@vitrine/market/locales'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dateValues } from '#app/document/dates/date-parts.ts'
import { createBuiltShop, openTestShop, shopperOf, type TestShop, textOf, withoutStyles } from '#app/test-shop.ts'

/** `giftCard` is missing in Germany, there in the other six (brief 2.8). */
const OFF: LocaleCode = 'de'
const TITLES = {
	fr: 'Carte cadeau',
	en: 'Gift card',
	es: 'Tarjeta regalo',
	de: 'Geschenkkarte',
	it: 'Carta regalo',
	pl: 'Karta podarunkowa',
	ch: 'Carte cadeau',
} as Record<LocaleCode, string>
/** Minor units: least, most, preselected. */
const LIMITS: Partial<Record<LocaleCode, [least: number, most: number, preselected: number]>> = {
	fr: [1000, 25_000, 5000],
	pl: [5000, 100_000, 20_000],
	ch: [2000, 30_000, 5000],
}
let opened: TestShop
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		await insertProduct(db, { id: 'LN-G01', colorways: [{ id: 'LN-G01-SKY', variants: [{ size: '36', stock: 5 }] }] })
	})
})
afterAll(() => opened.close())

const FORM = {
	intent: 'add',
	amount: '5000',
	design: 'flowers',
	recipientName: 'Louise',
	recipientEmail: 'louise@example.com',
	senderName: 'Camille',
	message: 'À toi',
	when: 'now',
}

function shopWith(params: string): Promise<Pick<TestShop['shop'], 'request'>> {
	return createBuiltShop({
		log: { error: () => undefined },
		async gateway(request) {
			const answer = await opened.gateway(request)
			if (!request.url.includes('/web-domains/')) return answer
			return new Response((await answer.text()).replaceAll(/"giftCard":\{[^}]*\}/g, `"giftCard":${params}`))
		},
	})
}

const PAGES = ['', 'new/', 'p/ln-g01-sky/', 'stores/']

describe.each(LOCALES_TRIED)('/%s/gift-card/', (locale) => {
	test('is there with its links, or there is no trace of it (R111)', async () => {
		const ask = shopperOf(opened)
		const { status, html } = await ask(`/${locale}/gift-card/`)
		for (const path of PAGES) {
			const first = await ask(`/${locale}/${path}`)
			const page = first.location ? await ask(first.location) : first
			const links = page.html.match(new RegExp(`href="/${locale}/gift-card/"`, 'g')) ?? []
			expect([path, page.status, links.length > 0]).toEqual([path, 200, locale !== OFF])
		}
		expect(status).toBe(locale === OFF ? 404 : 200)
		if (locale === OFF) return
		expect(html).toContain(`<title>${TITLES[locale]} | Linaire</title>`)
		const limits = LIMITS[locale]
		if (!limits) return
		const [least, most, preselected] = limits
		const radios = html.match(/<input[^>]*name="amount"[^>]*>/g) ?? []
		const chips = radios.flatMap((radio) => Number(/value="(\d+)"/.exec(radio)?.[1]) || [])
		expect(chips).toHaveLength(5)
		expect(Math.min(...chips)).toBeGreaterThanOrEqual(least)
		expect(Math.max(...chips)).toBeLessThanOrEqual(most)
		expect(radios.filter((radio) => radio.includes('checked'))).toEqual([
			expect.stringContaining(`value="${preselected}"`) as string,
		])
		expect(html).toMatch(
			new RegExp(`<input[^>]*type="number"[^>]*min="${least / 100}"[^>]*max="${most / 100}"[^>]*step="1"`),
		)
	})
})

test.each([
	['null', 404],
	['{"minAmount":15000,"maxAmount":1000,"preselectedAmount":5000}', 404],
	['{"minAmount":1000,"maxAmount":15000,"preselectedAmount":20000}', 200],
])('a parameter of %s: %i (R111, T3)', async (params, status) => {
	const shop = await shopWith(params)
	const response = await shop.request('/fr/gift-card/')
	expect(response.status).toBe(status)
	const home = await (await shop.request('/fr/')).text()
	expect(home.includes('href="/fr/gift-card/"')).toBe(status === 200)
	if (status === 200) expect(await response.text()).toMatch(/value="15000"[^>]*checked=""|checked=""[^>]*value="15000"/)
})

test.each<
	[string, Partial<Record<keyof typeof FORM | 'other' | 'date-day' | 'date-month' | 'date-year', string>>, string]
>([
	['below the least', { amount: '900' }, 'amount'],
	['above the most', { amount: '25100' }, 'amount'],
	['another one below', { amount: 'other', other: '9' }, 'other'],
	['another one above', { amount: 'other', other: '251' }, 'other'],
	['decimal', { amount: 'other', other: '50,50' }, 'other'],
	['finer than money', { amount: 'other', other: '50.505' }, 'other'],
	['negative', { amount: 'other', other: '-50' }, 'other'],
	['no number', { amount: 'other', other: 'fifty' }, 'other'],
	['nothing', { amount: '' }, 'amount'],
	['an unknown design', { design: 'gold' }, 'design'],
	['nobody', { recipientName: '' }, 'recipientName'],
	['no address', { recipientEmail: 'louise' }, 'recipientEmail'],
	['from nobody', { senderName: ' ' }, 'senderName'],
	['too long a message', { message: 'x'.repeat(201) }, 'message'],
	['a day that is past', { when: 'later', 'date-day': '1', 'date-month': '1', 'date-year': '2020' }, 'date'],
	['no day', { when: 'later' }, 'date'],
	['half a day', { when: 'later', 'date-day': '24', 'date-month': '12' }, 'date'],
	['a day that no month has', { when: 'later', 'date-day': '31', 'date-month': '2', 'date-year': '2027' }, 'date'],
])('the form refuses %s, keeps what was typed and changes nothing (R111)', async (_, changes, field) => {
	const ask = shopperOf(opened)
	const typed = { ...FORM, ...changes }
	const { status, html } = await ask('/fr/gift-card/', typed)
	expect(status).toBe(422)
	expect(html).toContain(`href="#${field}"`)
	if (!('senderName' in changes)) expect(html).toContain('value="Camille"')
	expect((await ask('/fr/cart/')).html).toContain('Votre panier est vide')
	expect(await opened.db.selectFrom('gift_card_lines').select('id').execute()).toEqual([])
})

test('where the site sells none a form that is sent all the same finds no page, and the gateway no such thing', async () => {
	expect((await shopperOf(opened)('/de/gift-card/', FORM)).status).toBe(404)
	const headers = {
		'content-type': 'application/json',
		'accept-language': 'de-DE',
		'ocp-apim-subscription-key': 'test-subscription-key',
		'x-store-id': '004',
	}
	const giftCard = { ...FORM, centAmount: 5000 }
	const body = JSON.stringify({ giftCard })
	const answer = await opened.gateway(new Request('http://gateway.test/carts', { method: 'POST', headers, body }))
	expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
	expect(await answer.json()).toMatchObject({ code: 'gift-cards-off' })
})

test('a card goes into the bag, through the tunnel without a delivery, and out of the bag again', async () => {
	const ask = shopperOf(opened)
	const added = await ask('/fr/gift-card/', {
		...FORM,
		when: 'later',
		...dateValues('date', new Date(Date.now() + 864e6).toISOString().slice(0, 10)),
	})
	expect(added).toMatchObject({
		status: 303,
		location: expect.stringMatching(/^\/fr\/cart\/\?added=[\w-]+$/) as string,
	})
	const { html } = await ask(added.location!)
	const text = textOf(html)
	expect(text).toContain('La carte cadeau de 50,00 € est dans votre panier.')
	expect(text).toContain('Pour Louise, louise@example.com')
	expect(text).toContain('Envoyée par e-mail le')
	expect(withoutStyles(html)).not.toMatch(/name="quantity"|free-delivery|href="\/fr\/p\//)
	await ask('/fr/checkout/identification/')
	const billing = await ask('/fr/checkout/identification/', { email: 'camille@example.com' })
	expect(billing.location).toBe('/fr/checkout/delivery/')
	const step = await ask(billing.location!)
	expect(textOf(step.html)).toContain('Adresse de facturation')
	expect(step.html).not.toMatch(/name="a-line1"|data-kind="home"|name="phoneNumber"/)
	const wrong = await ask('/fr/checkout/delivery/', { intent: 'continue', method: 'email', 'b-countryCode': 'FR' })
	expect([wrong.status, wrong.html.includes('href="#b-line1"')]).toEqual([422, true])
	const address = {
		'b-firstName': 'Camille',
		'b-lastName': 'Durand',
		'b-line1': '12 rue Oberkampf',
		'b-postalCode': '75011',
		'b-city': 'Paris',
		'b-countryCode': 'FR',
	}
	const paying = await ask('/fr/checkout/delivery/', { intent: 'continue', method: 'email', ...address })
	expect(paying.location).toBe('/fr/checkout/payment/')
	const payment = await ask(paying.location!)
	expect(textOf(payment.html)).toContain('Une carte cadeau ne peut pas payer une autre carte cadeau.')
	expect(payment.html).not.toContain('name="cardNumber"')
	await ask('/fr/checkout/payment/', { paymentProduct: 'paypal' })
	const review = textOf((await ask('/fr/checkout/review/')).html)
	expect(review).toContain('Pour Louise')
	expect(review).toContain('tant qu’elle n’a pas été utilisée')
	expect(review).not.toMatch(/dont TVA|Livraison à domicile/)
	const [, lineId = ''] = /added=([\w-]+)/.exec(added.location!) ?? []
	await ask('/fr/cart/', { intent: 'remove-gift-card', lineId })
	expect((await ask('/fr/cart/')).html).toContain('Votre panier est vide')
})

test('a balance is told to nobody who does not know number and code, and not often', async () => {
	const strict = await openTestShop(async () => undefined, { isStrict: true })
	const ask = shopperOf(strict)
	const balance = { intent: 'balance', cardNumber: 'AAAA-AAAA-AAAA', code: 'AAAAA-AAAAA' }
	const statuses: number[] = []
	for (let attempt = 0; attempt < 12; attempt++) statuses.push((await ask('/fr/gift-card/', balance)).status)
	expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422))
	expect(statuses.slice(10)).toEqual([429, 429])
	const { html } = await ask('/fr/gift-card/', balance)
	expect(textOf(html)).toContain('Trop d’essais. Attendez une minute')
	await strict.close()
})
