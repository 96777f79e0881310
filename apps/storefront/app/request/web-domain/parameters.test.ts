import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { createTestDatabase, type TestDatabase } from '@vitrine/commerce/database/test-database'
import { insertSites } from '@vitrine/commerce/web-domains/fixtures/sites'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestShopOn, shopperOf, type TestShop, textOf } from '#app/test-shop.ts'

/** T3, row by row: a record in the database, and what comes of it in a shop that starts with it. */
let database: TestDatabase
let untouched: { store_id: string; currency: string; params: unknown }
let sku = ''
let urlKey = ''
let opened: TestShop | undefined
beforeAll(async () => {
	database = await createTestDatabase()
	await insertSites(database.db)
	const { colorways } = await insertProduct(database.db)
	sku = colorways[0]?.skus[0] ?? ''
	urlKey = colorways[0]?.id.toLowerCase() ?? ''
	const columns = ['store_id', 'currency', 'params'] as const
	const record = database.db.selectFrom('web_domains').select(columns).where('site', '=', 'fr')
	untouched = await record.executeTakeFirstOrThrow()
})
afterEach(async () => {
	await opened?.close()
	opened = undefined
})
afterAll(() => database.drop())

type Record = { store_id?: string; currency?: string; params?: object | undefined }

/** A shop whose French record is this one. */
async function openWith(over: Record): Promise<TestShop> {
	const { params, ...columns } = { ...untouched, ...over }
	const record = { ...columns, params: JSON.stringify(params ?? {}) }
	await database.db.updateTable('web_domains').set(record).where('site', '=', 'fr').execute()
	opened = await openTestShopOn({ ...database, drop: async () => undefined })
	return opened
}

async function page(path: string) {
	const first = await opened!.shop.request(path)
	const response = first.status === 301 ? await opened!.shop.request(first.headers.get('location')!) : first
	const html = await response.text()
	return { status: response.status, html, text: textOf(html) }
}

const ADDRESS = {
	'a-firstName': 'Camille',
	'a-lastName': 'Durand',
	'a-line1': '12 rue Oberkampf',
	'a-postalCode': '75011',
	'a-city': 'Paris',
	'a-countryCode': 'FR',
}

/** The delivery step of a shopper with something in the cart. */
async function atDelivery() {
	const ask = shopperOf(opened!)
	await ask('/fr/cart/', { intent: 'add', sku })
	await ask('/fr/checkout/identification/', { email: 'camille@example.com' })
	return { ask, html: (await ask('/fr/checkout/delivery/')).html }
}

/** What a select offers: values and words. */
function offered(html: string, name: string): string[] {
	const [, options = ''] = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, 's').exec(html) ?? []
	return [...options.matchAll(/<option[^>]*>([^<]*)/g)].map(([, words = '']) => words)
}

function lines(field: string): string[] {
	return opened!.logged.flatMap(({ message }) => (message.includes(field) ? [message] : []))
}

test('a store id travels as it is written, from the first call that is not for the record itself (R103)', async () => {
	await openWith({ store_id: '042' })
	expect((await page('/fr/')).status).toBe(200)
	const sent = opened!.calls.map((call) => [new URL(call.url).pathname, call.headers.get('x-store-id')] as const)
	const isOfRecords = ([path]: readonly [string, unknown]) => /^\/(?:web-domains\/|(?:brands|texts)$)/.test(path)
	const ofRecords = sent.filter(isOfRecords)
	const others = sent.filter((call) => !isOfRecords(call))
	expect(new Set(ofRecords.map(([, id]) => id))).toEqual(new Set(['001']))
	expect(others.length).toBeGreaterThan(2)
	expect(new Set(others.map(([, id]) => id))).toEqual(new Set(['042']))
	expect((await page(`/fr/p/${urlKey}/`)).status).toBe(200)
	expect((await page('/fr/search/?q=popeline')).text).toContain('49,95')
	expect(opened!.logged).toEqual([])
})

test('a record without store id and domain: the table’s hold, with a line in the log', async () => {
	await openWith({})
	opened!.setAnswer((request) =>
		/\/web-domains\//.test(request.url)
			? Response.json({ countryCodeISO2: 'FR', devise: 'EUR', params: {} })
			: undefined,
	)
	expect((await page('/fr/')).status).toBe(200)
	const sent = new Set(opened!.calls.map((call) => call.headers.get('x-store-id')))
	expect(sent).toEqual(new Set(['001']))
	expect(lines('storeId')).toEqual(['Web domain: storeId missing'])
})

test('a call that names no store is refused by the gateway, with a line in its log', async () => {
	await openWith({})
	const { gateway } = opened!
	const headers = { 'accept-language': 'fr-FR', 'ocp-apim-subscription-key': 'test-subscription-key' }
	const answer = await gateway(new Request('http://gateway.internal/categories', { headers }))
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({ code: 'store-missing' })
	expect(opened!.gatewayLogged).toEqual([expect.stringContaining('Call without a store id')])
})

test('a country in small letters is read, with a line in the log, and is the own one of forms (R104)', async () => {
	await openWith({ params: { deliveryCountries: ['FR', 'CH', 'BE'], phoneNumberCountries: ['FR', 'CH'] } })
	opened!.setAnswer((request) =>
		/\/web-domains\/fr/.test(request.url)
			? Response.json({ domain: 'fr.vitrine.example', storeId: '001', countryCodeISO2: 'ch', devise: 'EUR' })
			: undefined,
	)
	const { html } = await atDelivery()
	expect(offered(html, 'a-countryCode')).toEqual(['Suisse', 'Belgique', 'France'])
	expect(lines('countryCodeISO2')).toEqual(['Web domain: countryCodeISO2 not-upper-case'])
})

test('the record’s currency is that of every price, list, filter and threshold (R105)', async () => {
	const freeCartCriteria = { minAmountCents: 8000, deliveryModes: ['home'] }
	await openWith({ currency: 'CHF', params: { freeCartCriteria } })
	for (const path of ['/fr/', `/fr/p/${urlKey}/`, '/fr/search/?q=popeline&price-max=60']) {
		const { text, status } = await page(path)
		expect([path, status]).toEqual([path, 200])
		expect(text, path).toMatch(/CHF\s49\.95|49[.,]95\sCHF/)
		expect(text, path).not.toMatch(/\d\s*€/)
	}
	expect((await page('/fr/')).text).toMatch(/80\sCHF|CHF\s80/)
	const { html } = await atDelivery()
	expect(textOf(html)).toMatch(/CHF/)
	expect(textOf(html)).not.toMatch(/\d\s*€/)
})

test('countries nobody knows are dropped from forms, with one line each in both logs (R106-R108)', async () => {
	const listed = ['FR', 'MC', 'XX']
	await openWith({ params: { deliveryCountries: listed, billingCountries: listed, phoneNumberCountries: listed } })
	const { ask, html } = await atDelivery()
	expect(offered(html, 'a-countryCode')).toEqual(['France', 'Monaco'])
	expect(offered(html, 'b-countryCode')).toEqual(['France', 'Monaco'])
	expect(offered(html, 'phoneCountryCode')).toEqual(['+33 France', '+377 Monaco'])
	await ask('/fr/checkout/delivery/')
	await page('/fr/')
	const expected = ['deliveryCountries', 'billingCountries', 'phoneNumberCountries'].map(
		(field) => `Web domain: ${field} unknown-country`,
	)
	expect(lines('unknown-country').sort()).toEqual(expected.toSorted())
	expect(opened!.gatewayLogged.map((line) => (JSON.parse(line) as { msg: string }).msg).sort()).toEqual(
		expected.toSorted(),
	)
})

test('the own country comes first, the others by their names in the language (R106, R108)', async () => {
	const listed = ['BE', 'AT', 'DE', 'FR', 'LU', 'GB']
	await openWith({ params: { deliveryCountries: listed, phoneNumberCountries: listed } })
	const { html } = await atDelivery()
	expect(offered(html, 'a-countryCode')).toEqual([
		'France',
		'Allemagne',
		'Autriche',
		'Belgique',
		'Luxembourg',
		'Royaume-Uni',
	])
	expect(offered(html, 'phoneCountryCode')).toEqual([
		'+33 France',
		'+49 Allemagne',
		'+43 Autriche',
		'+32 Belgique',
		'+352 Luxembourg',
		'+44 Royaume-Uni',
	])
})

test('no countries named: those of the site alone, so there is nothing to choose', async () => {
	await openWith({ params: {} })
	const { html } = await atDelivery()
	expect(offered(html, 'a-countryCode')).toEqual([])
	expect(html).toMatch(/name="a-countryCode"[^>]*value="FR"|value="FR"[^>]*name="a-countryCode"/)
	expect(html).toMatch(/name="phoneCountryCode"[^>]*value="FR"|value="FR"[^>]*name="phoneCountryCode"/)
})

test('payment products: those known are offered, the unknown one is told once (R109)', async () => {
	await openWith({ params: { paymentProducts: [1, 130, 9999] } })
	const { ask } = await atDelivery()
	await ask('/fr/checkout/delivery/', { intent: 'continue', method: 'home', ...ADDRESS })
	for (const _ of [1, 2, 3]) {
		const { html } = await ask('/fr/checkout/payment/')
		expect(html.match(/name="paymentProduct"/g)).toHaveLength(1)
		expect(textOf(html)).toContain('Visa, CB')
	}
	const reported = opened!.gatewayLogged.map((line) => JSON.parse(line) as { msg: string; value: string })
	expect(reported.map(({ msg, value }) => [msg, value])).toEqual([
		['Web domain: paymentProducts unknown-payment-product', '9999'],
	])
})

test('flags of a wrong type are off, with a line each (R102)', async () => {
	const flags = ['ereservation', 'loyalty', 'wishlist', 'agec', 'myDownloads', 'swiftAddToCart', 'showMap', 'abtasty']
	await openWith({ params: Object.fromEntries(flags.map((flag) => [flag, 'true'])) })
	for (const path of ['/fr/', '/fr/new/', `/fr/p/${urlKey}/`, '/fr/stores/'])
		expect((await page(path)).status).toBe(200)
	expect(lines('not-a-boolean')).toEqual(flags.map((flag) => `Web domain: ${flag} not-a-boolean`))
})

test.each([
	['understood', { minAmountCents: 6000, deliveryModes: ['home'] }, true, []],
	['of an unknown shape', { from: 6000, kinds: 'all' }, false, ['Web domain: freeCartCriteria unknown-shape']],
	['any JSON', [[{ a: [null, 1.5, '<script>'] }], true], false, ['Web domain: freeCartCriteria unknown-shape']],
	['absent', undefined, false, []],
])('criteria of free delivery: %s (R123)', async (_, freeCartCriteria, isAnnounced, reported) => {
	await openWith({ params: { freeCartCriteria } })
	for (const path of ['/fr/', `/fr/p/${urlKey}/`, '/fr/', '/fr/cart/']) {
		const { status, text } = await page(path)
		expect([path, status]).toEqual([path, 200])
		if (path !== '/fr/cart/') expect(/60\s€/.test(text), path).toBe(isAnnounced)
	}
	const { html } = await atDelivery()
	expect(html).toContain('data-kind="home"')
	expect(lines('freeCartCriteria')).toEqual(reported)
})

test('amounts and scales of any kind never take a page down (R111-R113)', async () => {
	for (const params of [
		{ giftCard: { minAmount: 10, maxAmount: 150, preselectedAmount: 200 }, loyaltyCardCentAmount: 0, loyaltyScale: 0 },
		{ giftCard: { minAmount: 150, maxAmount: 10 }, loyaltyCardCentAmount: -1, loyaltyScale: 'many' },
		{ giftCard: 'yes', loyaltyCardCentAmount: 4.5, loyaltyScale: -1, orderConfirmation: 7, privateSales: [] },
	]) {
		await openWith({ params })
		for (const path of ['/fr/', '/fr/cart/', `/fr/p/${urlKey}/`]) expect((await page(path)).status).toBe(200)
		await opened!.close()
	}
	opened = undefined
})
