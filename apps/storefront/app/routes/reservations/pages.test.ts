import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertStore } from '@vitrine/commerce/stores/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, textOf } from '#app/test-shop.ts'
import type { StoreParts } from './stores-of-product.tsx'

let opened: TestShop
let sku = ''
let colorway = ''
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		const { colorways } = await insertProduct(db)
		colorway = colorways[0]!.id.toLowerCase()
		sku = colorways[0]!.skus[0]!
		const at: [number, number] = [45.757, 4.832]
		await insertStore(db, { id: 'lyon', site: 'fr', city: 'Lyon', postalCode: '69002', at, email: 'lyon@example.com' })
		await db.insertInto('stock_locations').values({ id: 'lyon', kind: 'store', store_id: 'lyon' }).execute()
		await db.insertInto('stock_levels').values({ location_id: 'lyon', sku, on_hand: 1 }).execute()
	})
})
afterAll(() => opened.close())

async function page(path: string, init?: RequestInit) {
	const response = await opened.shop.request(path, init)
	return { response, html: await response.text() }
}

/** The address of the garment's own page, which its old address leads to. */
async function urlKeyOf(locale: string): Promise<string> {
	const { response } = await page(`/${locale}/p/${colorway}/`)
	return response.headers.get('location')?.split('/').at(-2) ?? colorway
}

function formOf(html: string, changes: Record<string, string> = {}): RequestInit {
	const [, submissionKey = ''] = /name="submissionKey" value="([^"]+)"/.exec(html) ?? []
	const person = { name: 'Camille Durand', email: 'camille@example.com', phoneNumber: '06 12 34 56 78' }
	const body = new URLSearchParams({
		submissionKey,
		sku,
		storeId: 'lyon',
		phoneCountryCode: 'FR',
		...person,
		...changes,
	})
	return { method: 'POST', body, headers: { origin: 'http://localhost' } }
}

test('reserving without a script: size, store, person, number, and giving it back (R110)', async () => {
	const at = `/fr/p/${await urlKeyOf('fr')}/`
	expect((await page(at)).html.includes(`href="${at}reserve/"`)).toBe(true)
	const unsized = await page(`${at}reserve/`)
	expect(unsized.html.includes(`value="${sku}"`)).toBe(true)
	// Which sizes each store has: on this page, and for the part of the garment's page that is opened.
	const part = await page(`${at}stores/`)
	expect([part.response.status, part.response.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
	const told = JSON.parse(part.html) as StoreParts
	expect(told.text).toBe('1 magasin a cet article.')
	for (const html of [unsized.html, `${told.text} ${told.html}`]) {
		expect(textOf(html)).toMatch(/1 magasin a cet article\. Stock relevé à \d\d:\d\d/)
		expect(html).toMatch(new RegExp(`href="${at}reserve/\\?sku=${sku}"[^>]*>\\w+<span[^>]*>Dernières pièces`))
	}
	const { html, response } = await page(`${at}reserve/?sku=${sku}`)
	expect(response.headers.get('cache-control')).toContain('no-store')
	expect(textOf(html)).toContain('Dernières pièces')
	const missing = await page(`${at}reserve/?sku=${sku}`, formOf(html, { storeId: '', email: 'x' }))
	expect([missing.response.status, textOf(missing.html).includes('Choisissez un magasin')]).toEqual([422, true])
	const wrong = await page(`${at}reserve/?sku=${sku}`, formOf(html, { email: 'x' }))
	expect([wrong.response.status, wrong.html.includes('value="Camille Durand"')]).toEqual([422, true])
	const [first, second] = await Promise.all([1, 2].map(() => page(`${at}reserve/?sku=${sku}`, formOf(html))))
	const reservation = first!.response.headers.get('location') ?? ''
	expect(reservation).toMatch(/^\/fr\/reservation\/[\w-]+\/$/)
	expect(second!.response.headers.get('location')).toBe(reservation)
	const reserved = await page(reservation)
	expect(textOf(reserved.html)).toMatch(/Numéro de réservation\s*R-/)
	expect(textOf(reserved.html)).not.toContain('Numéro de commande')
	expect(textOf(reserved.html)).toMatch(/R-[A-Z0-9]{6}/)
	expect(/camille/i.test(reserved.html)).toBe(false)
	expect(reserved.response.headers.get('referrer-policy')).toBe('no-referrer')
	const taken = await page(`${at}reserve/?sku=${sku}`, formOf(html, { submissionKey: 'another-one' }))
	expect([taken.response.status, textOf(taken.html).includes('n’a plus cette taille')]).toEqual([409, true])
	await page(reservation, formOf(reserved.html))
	expect(textOf((await page(reservation)).html)).toContain('Réservation annulée')
})

test.each(LOCALES_TRIED)('where the flag is off there is no trace of it below /%s/ (R110, T3)', async (locale) => {
	const offered = ['fr', 'es', 'it', 'ch'].includes(locale)
	const at = `/${locale}/p/${await urlKeyOf(locale)}/`
	const { html } = await page(at)
	expect([locale, html.includes('/reserve/')]).toEqual([locale, offered])
	expect([locale, (await page(`${at}reserve/`)).response.status]).toEqual([locale, offered ? 200 : 404])
})

test('an unknown reservation and a garment nobody sells are not found', async () => {
	for (const path of ['/fr/reservation/AAAAAAAAAAAAAAAA/', '/fr/p/nothing-x1/reserve/'])
		expect([path, (await page(path)).response.status]).toEqual([path, 404])
})

test('an outage is told from a garment that is not there, by the stores as by the sizes', async () => {
	const at = `/fr/p/${await urlKeyOf('fr')}`
	const statuses = async () => [
		(await page(`${at}/stores/`)).response.status,
		(await page(`${at}/sizes/`)).response.status,
	]
	expect((await page('/fr/p/nobody/stores/')).response.status).toBe(404)
	opened.setDown(/\/catalog\/products\//)
	expect(await statuses()).toEqual([503, 503])
	opened.setDown(/\/reservations\/sizes/)
	expect(await statuses()).toEqual([503, 200])
	opened.setDown(false)
})

test('a garment of seventy sizes shows them all: stores are asked in parts', async () => {
	const variants = Array.from({ length: 70 }, (_, at) => ({ size: '38', sku: `wide-${at}` }))
	const { colorways } = await insertProduct(opened.db, { colorways: [{ variants }] })
	const levels = variants.map((variant) => ({ location_id: 'lyon', sku: variant.sku, on_hand: 1 }))
	await opened.db.insertInto('stock_levels').values(levels).execute()
	await opened.refresh()
	const { html } = await page(`/fr/p/${colorways[0]!.id.toLowerCase()}/stores/`)
	const told = JSON.parse(html) as StoreParts
	expect([told.text, told.html.match(/\?sku=wide-\d+"/g)?.length]).toEqual(['1 magasin a cet article.', 70])
})
