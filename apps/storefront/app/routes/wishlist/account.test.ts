import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import { LOCALE_CODES } from '@vitrine/market/locales'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pagesOf, signedIn, type Visitor } from '#app/routes/account/visitor.fixtures.ts'
import { openTestShop, type TestShop } from '#app/test-shop.ts'

const SKY = 'LN-W01-SKY'
const NOBODY = { cookie: '' }

let opened: TestShop
let zoe: Visitor
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		const variants = [{ size: '38' }, { size: '40', stock: 0 }]
		await insertProduct(db, { id: 'LN-W01', colorways: [{ id: SKY, variants }] })
		await insertProduct(db, { id: 'LN-W02', colorways: [{ id: 'LN-W02-NVY' }] })
	})
})
beforeEach(async () => {
	zoe = await signedIn(opened, await insertCustomer(opened.db, { firstName: 'Zoé' }))
})
afterAll(() => opened.close())

const page = (path: string, fields?: Record<string, string>, who: { cookie: string } = zoe) =>
	pagesOf(opened)(path, who, fields)
const LIST = '/fr/wishlist/'
/** As a browser's script sends what it has. */
const merge = (ids: string[], remove: string[] = []) => {
	const save = ids.map((id, index) => ({ id, at: Date.now() - index * 1000, centAmount: 4995 }))
	return page('/fr/wishlist/account/', { save: JSON.stringify(save), remove: JSON.stringify(remove) })
}

test('what a device has saved goes into the account, which every other device is told', async () => {
	const first = await merge([SKY, 'LN-GONE'])
	expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
	expect(JSON.parse(first.html).map(({ id }: { id: string }) => id)).toEqual([SKY, 'LN-GONE'])
	const other = await signedIn(opened, zoe)
	expect(JSON.parse((await page('/fr/wishlist/account/', undefined, other)).html)).toHaveLength(2)
	const removed = await merge([SKY], ['LN-GONE'])
	expect(JSON.parse(removed.html).map(({ id }: { id: string }) => id)).toEqual([SKY])
	const broken = { save: '[{"id":"a","at":9007199254740991,"centAmount":-5}]', remove: 'no JSON' }
	expect((await page('/fr/wishlist/account/', broken)).status).toBe(200)
	expect((await page('/fr/wishlist/account/', undefined, NOBODY)).status).toBe(401)
	const calls = opened.calls.length
	await page('/fr/wishlist/', undefined, NOBODY)
	expect(opened.calls.slice(calls).filter(({ url }) => url.includes('customers/me'))).toEqual([])
})

test('without a script: saved by a form, drawn by the server, taken away; for who is signed in only', async () => {
	const product = await page(`/fr/p/${SKY.toLowerCase()}/`)
	const address = product.status === 301 ? await page(product.location ?? '') : product
	const [heart = ''] = /<noscript><button.*?<\/noscript>/.exec(address.html) ?? []
	for (const part of ['type="submit"', 'name="save"', `value="${SKY}"`, `formAction="${LIST}"`])
		expect(heart).toContain(part)
	const saved = await page(LIST, { save: SKY })
	expect([saved.status, saved.location]).toEqual([303, LIST])
	const list = await page(LIST)
	expect(list.headers.get('cache-control')).toBe('private, no-store')
	expect(list.text).toContain('Dans votre compte, sur tous vos appareils.')
	expect(list.html).toContain(`data-item="${SKY}"`)
	const [form = ''] = /<noscript><form method="post">.*?<\/noscript>/.exec(list.html) ?? []
	for (const part of ['type="submit"', 'name="remove"', `value="${SKY}"`]) expect(form).toContain(part)
	await page(LIST, { save: 'LN-UNKNOWN' })
	expect((await page(LIST)).html.match(/data-item=/g)).toHaveLength(1)
	await page(LIST, { remove: SKY })
	expect((await page(LIST)).html).not.toContain('data-item=')
	const guest = await page(LIST, { save: SKY }, NOBODY)
	expect([guest.status, guest.location]).toEqual([302, `/fr/?return=${encodeURIComponent(LIST)}#sign-in`])
	expect((await page(LIST, undefined, NOBODY)).text).toContain('Enregistrés sur cet appareil')
	expect((await page('/de/wishlist/')).status).toBe(404)
	expect((await page('/de/wishlist/', { save: SKY })).status).toBe(404)
})

test('a link shows the goods to anybody and nobody’s name, leaves out what is gone, and ends when it is taken back', async () => {
	await merge([SKY, 'LN-GONE', 'LN-W02-NVY'])
	await page(LIST, { share: 'on' })
	const [, link = ''] =
		/value="http:\/\/localhost(\/fr\/wishlist\/shared\/[\w-]{24}\/)"/.exec((await page(LIST)).html) ?? []
	const shared = await page(link, undefined, NOBODY)
	expect(shared.status).toBe(200)
	expect(shared.html.match(/data-item="[^"]+"/g)).toEqual([`data-item="${SKY}"`, 'data-item="LN-W02-NVY"'])
	expect(shared.html).not.toMatch(/Zoé|Durand|camille/)
	expect(shared.html).toContain('<meta name="robots" content="noindex, follow"/>')
	expect([shared.headers.get('cache-control'), shared.headers.get('referrer-policy')]).toEqual([
		'private, no-store',
		'no-referrer',
	])
	for (const locale of LOCALE_CODES)
		expect((await page(link.replace('/fr/', `/${locale}/`), undefined, NOBODY)).status).toBe(
			locale === 'fr' ? 200 : 404,
		)
	await page(LIST, { share: 'off' })
	expect((await page(link, undefined, NOBODY)).status).toBe(404)
})

const alerts = () => opened.db.selectFrom('wishlist_alerts').selectAll().where('customer_id', '=', zoe.customerId)

test('alerts: nothing ticked beforehand, each box a consent, ended by one button or one POST without a sign-in', async () => {
	await merge([SKY])
	const at = `/fr/wishlist/alerts/${SKY}/`
	const form = await page(at)
	const boxes = form.html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []
	expect(boxes).toHaveLength(3)
	expect(boxes.join(' ')).not.toContain('checked')
	const saved = await page(at, { 'back-in-stock': `${SKY}-40`, 'price-drop': `${SKY}-38` })
	expect([saved.status, saved.location]).toEqual([303, `${at}?done=alerts`])
	const after = await page(saved.location ?? '')
	expect(after.html.match(/<input[^>]*type="checkbox"[^>]*checked/g)).toHaveLength(2)
	expect(after.text).toContain('Vos alertes sont enregistrées.')
	expect((await page(LIST)).text).toContain('2 alertes')
	const { page_url: link } = await alerts().executeTakeFirstOrThrow()
	const { pathname, search } = new URL(link)
	const letter = await page(`${pathname}${search}`, undefined, NOBODY)
	expect([letter.status, letter.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
	expect(letter.html).not.toMatch(/Zoé|@example/)
	expect(await alerts().where('ended_at', 'is', null).execute()).toHaveLength(2)
	const ended = await page(`${pathname}${search}`, { alerts: 'one' }, NOBODY)
	expect(ended.text).toContain('Une autre alerte reste active.')
	expect(await alerts().where('ended_at', 'is', null).execute()).toHaveLength(1)
	// A mail program posts without cookies or an origin, and follows no redirect (RFC 8058).
	const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
	const posted = await opened.shop.request(`${pathname}${search}&all=true`, { method: 'POST', body })
	expect(posted.status).toBe(200)
	expect(await alerts().where('ended_at', 'is', null).execute()).toEqual([])
	expect((await page(at.replace(SKY, 'LN-W02-NVY'))).status).toBe(404)
	expect((await page('/fr/wishlist/alert/?alert=nope', undefined, NOBODY)).status).toBe(404)
})
