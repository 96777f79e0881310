import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { orderBook } from '@vitrine/commerce/checkout/fixtures/order-book'
import { SEVEN_SITES } from '@vitrine/market/seven-sites'
import { installSites } from '@vitrine/market/sites'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuiltShop, openTestShop, type TestShop, textOf } from '#app/test-shop.ts'

let opened: TestShop
let book: Awaited<ReturnType<typeof orderBook>>
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		book = await orderBook(db)
	})
})
afterAll(() => opened.close())

async function send(fields: Record<string, string>, path = '/fr/order/track/') {
	const headers = { origin: 'http://localhost' }
	const response = await opened.shop.request(path, { method: 'POST', body: new URLSearchParams(fields), headers })
	const html = await response.text()
	return { status: response.status, html, text: textOf(html) }
}

test('a guest finds an order without a script, and nobody else learns anything', async () => {
	const { orderNumber, email, orderId } = await book.buy({ email: 'camille@example.com' })
	const found = await send({ orderNumber: ` ${orderNumber.toLowerCase()}`, email: email.toUpperCase() })
	expect(found.status).toBe(200)
	expect(found.text).toContain('En préparation')
	expect(found.text).toContain('Attendue chez vous')
	expect(found.html.match(/data-state="(?:done|current|ahead)"/g)).toHaveLength(4)
	for (const secret of ['Durand', 'Oberkampf', orderId]) expect(found.html).not.toContain(secret)
	const asked = await send({ orderNumber, email, intent: 'link' })
	expect([asked.status, asked.text.includes('Le lien est en route')]).toEqual([200, true])
	const { rows } = await sql<{ data: { orderId: string; pageUrl: string } }>`
		select data from pgboss.job where name = 'send-order-link'`.execute(opened.db)
	expect(rows.map((row) => row.data)).toMatchObject([
		{ orderId, pageUrl: 'http://localhost/fr/order/ORDER_ID/confirmation/' },
	])
	const wrong = [
		await send({ orderNumber, email: 'somebody@example.com' }),
		await send({ orderNumber: 'FR-999999', email }),
	]
	for (const { status, text } of wrong) {
		expect(status).toBe(422)
		expect(text).toContain('Nous ne trouvons pas de commande')
	}
	const empty = await send({ orderNumber: '', email: 'x' })
	expect(empty.status).toBe(422)
	for (const message of ['Indiquez le numéro de commande', 'Saisissez une adresse e-mail complète'])
		expect(empty.text).toContain(message)
	expect(empty.html).toContain('value="x"')
})

test('an e-mail brings the number along, and markup in it stays text', async () => {
	const ask = async (path: string) => (await opened.shop.request(path)).text()
	expect(await ask('/fr/order/track/?number=FR-100001')).toContain('value="FR-100001"')
	const html = await ask(`/fr/order/track/?number=${encodeURIComponent('"><script>alert(1)</script>')}`)
	expect(html).not.toContain('<script>alert(1)')
})

test('the gateway being away is told, and what was typed stays', async () => {
	opened.setDown(/^\/orders\/track/)
	const { status, text, html } = await send({ orderNumber: 'FR-100001', email: 'camille@example.com' })
	opened.setDown(false)
	expect([status, text.includes('Le problème vient de nous')]).toEqual([503, true])
	expect(html).toContain('value="camille@example.com"')
})

test.each(LOCALES_TRIED)('/%s/: the footer leads to the page, which nobody indexes', async (locale) => {
	const home = await (await opened.shop.request(`/${locale}/`)).text()
	expect(home).toContain(`href="/${locale}/order/track/"`)
	const response = await opened.shop.request(`/${locale}/order/track/`)
	expect(response.headers.get('cache-control')).toContain('no-store')
	expect(response.headers.get('referrer-policy')).toBe('no-referrer')
	const html = await response.text()
	expect(html).toContain('<meta name="robots" content="noindex')
	expect(html).toMatch(/<input[^>]*name="orderNumber"/)
})

/** The shop after a restart with its French site closed: gateway and pages have other tables. */
async function withFranceClosed() {
	const sites = SEVEN_SITES.map((one) => (one.site === 'fr' ? { ...one, isOpen: false } : one))
	installSites(sites)
	const logged: object[] = []
	const shop = await createBuiltShop({
		sites,
		gateway: async (request) => opened.gateway(request),
		log: { error: (fields, message) => void logged.push({ ...fields, message }) },
		pageCacheSeconds: 3_600,
	})
	const origin = 'http://fr.localhost'
	const ask = async (path: string, fields?: Record<string, string>) => {
		const form = fields && { method: 'POST', body: new URLSearchParams(fields), headers: { origin } }
		const { status, headers, text } = await shop
			.request(`${origin}/${path}`, form)
			.then(async (one) => ({ status: one.status, headers: one.headers, text: await one.text() }))
		return { status, location: headers.get('location'), html: text, text: textOf(text) }
	}
	return { ask, shop, logged }
}

test('on a closed site an order is followed, withdrawn from and sent back; nothing is sold (decision 0109)', async () => {
	const { orderNumber, email, orderId } = await book.buy({ email: 'camille@example.com' })
	const { ask, shop, logged } = await withFranceClosed()
	expect(await ask('')).toMatchObject({ status: 302, location: '/fr/' })
	for (const path of ['fr/', 'fr/cart/', 'fr/new/', 'de/p/coat/', 'fr/checkout/delivery/', 'fr/wishlist/'])
		expect([path, await ask(path)]).toMatchObject([
			path,
			{ status: 302, location: `/${path.slice(0, 2)}/order/track/` },
		])
	expect(await ask('fr/cart/', { intent: 'add', sku: book.skus[0] })).toMatchObject({ status: 302 })
	const found = await ask('fr/order/track/', { orderNumber, email })
	expect(found.html).toContain('data-closed="Ce site est fermé')
	expect(found.text).toContain('En préparation')
	const review = `fr/review/${orderId}/`
	for (const path of [
		`fr/order/${orderId}/confirmation/`,
		'fr/order/withdraw/',
		'fr/auth/sign-in/',
		'de/order/track/',
		review,
	])
		expect([path, (await ask(path)).status]).toEqual([path, 200])
	expect((await ask(review, { 'List-Unsubscribe': 'One-Click' })).location).toBe(`/${review}?done=stopped`)
	const wayIn = (await ask('fr/account/orders/')).location!.replace('#sign-in', '').slice(1)
	expect((await ask(wayIn)).location).toBe('/fr/auth/sign-in/?return=%2Ffr%2Faccount%2Forders%2F')
	const stated = await ask('fr/order/withdraw/', {
		submissionKey: 'closed-site-withdrawal',
		name: 'Camille Durand',
		orderNumber,
		email,
		orderId,
		scope: 'all',
	})
	expect(stated.location).toMatch(/^\/fr\/order\/withdraw\/\?receipt=/)
	expect((await ask(stated.location!.slice(1))).status).toBe(200)
	expect(logged).toEqual([])
	for (const path of ['fr/stock-alert/?alert=AAAAAAAAAAAAAAAA', 'fr/wishlist/alert/?alert=AAAAAAAAAAAAAAAA'])
		expect([path, (await ask(path)).status]).toEqual([path, 404])
	const headers = {
		'ocp-apim-subscription-key': 'test-subscription-key',
		'accept-language': 'fr-FR',
		'x-store-id': '001',
	}
	const refused = await opened.gateway(new Request('http://gateway/carts', { method: 'POST', headers }))
	expect([refused.status, await refused.json()]).toMatchObject([410, { code: 'site-closed' }])
	const german = await (await shop.request('http://de.localhost/de/')).text()
	expect([german.includes('hrefLang="fr-FR"'), german.includes('data-closed="')]).toEqual([false, false])
	expect((await shop.request('http://fr.localhost/sitemap.xml')).status).toBe(404)
	installSites(SEVEN_SITES)
})
