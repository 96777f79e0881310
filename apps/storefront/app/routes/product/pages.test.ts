import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, textOf } from '#app/test-shop.ts'

let test_: TestShop
let urlKey: string
const at = async (address: string, init?: RequestInit) => {
	const response = await test_.shop.request(address, init)
	return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}

beforeAll(async () => {
	test_ = await openTestShop(async (db) => {
		await insertProduct(db, {
			id: 'LN-W01',
			descriptions: { fr: 'Une chemise </script><b>droite</b>.' },
			measures: { chest: { 38: 52.5, 40: 54 }, sleeve: { 38: 60, 40: 60.5 }, length: { 38: 72, 40: 73 } },
			composition: [
				{
					part: 'main',
					fibres: [
						{ fibre: 'cotton', percent: 97 },
						{ fibre: 'elastane', percent: 3 },
					],
				},
			],
			colorways: [
				{
					id: 'LN-W01-SKY',
					offer: { centAmount: 3495, from: new Date('2026-11-01T00:00:00Z') },
					variants: [{ size: '38', stock: 2 }, { size: '40', stock: 0 }, { size: '42' }],
				},
				{ id: 'LN-W01-RST', names: { fr: 'Rouille', en: 'Rust' }, variants: [{ size: '38', stock: 0 }] },
			],
		})
		await insertProduct(db, {
			id: 'LN-OLD',
			colorways: [{ id: 'LN-OLD-A', publishedUntil: new Date('2026-02-01T00:00:00Z') }],
		})
	})
	const { html } = await at('/fr/new/')
	urlKey = /href="\/fr\/p\/([^"]*sky[^"]*)\/"/.exec(html)?.[1] ?? ''
	if (!urlKey) urlKey = /href="\/fr\/p\/([^"]+)\/"/.exec((await at('/fr/c/femme/chemises-et-blouses/')).html)?.[1] ?? ''
})
afterAll(() => test_.close())

test('a product says its name, its price with the law’s sentence, its sizes and its cloth', async () => {
	const { status, html } = await at(`/fr/p/${urlKey}/`)
	const text = textOf(html)
	expect(status).toBe(200)
	expect(html).toMatch(/<h1[^>]*>Chemise en popeline rayée<\/h1>/)
	expect(text).toMatch(/34,95\s€/)
	expect(text).toMatch(/Prix le plus bas des 30 jours avant la réduction\s: 49,95\s€/)
	expect(text).toContain('TTC, hors livraison')
	expect(text).toMatch(/97 % coton, 3 % élasthanne/)
	expect(text).toContain('1 rue du Fil, 59000 Lille')
	expect(text).toContain('Lavage à 30 °C')
	expect(html).not.toContain('</script><b>')
})

test.each([
	['gb', 'en', /Was £49\.95/, 'VAT included'],
	['de', 'de', /Niedrigster Preis der 30 Tage vor der Ermäßigung: 49,95\s€/, 'inkl. MwSt., zzgl. Versandkosten'],
	['es', 'es', /Precio más bajo en los 30 días anteriores a la rebaja: 49,95\s€/, 'IVA incluido'],
	['it', 'it', /Prezzo più basso nei 30 giorni precedenti la riduzione: 49,95\s€/, 'IVA inclusa'],
	['pl', 'pl', /Najniższa cena z 30 dni przed obniżką: 49,95\szł/, 'Cena zawiera VAT'],
	['ch', 'ch', /Prix précédent : CHF\s49\.95/, 'TVA incluse'],
])('the site %s compares prices as its law says', async (site, locale, sentence, tax) => {
	const list = await at(`http://${site}.localhost/${locale}/offers/`)
	const path = /href="(\/\w+\/p\/[^"]+)"/.exec(list.html)?.[1] ?? ''
	const text = textOf((await at(`http://${site}.localhost${path}`)).html)
	expect(text).toMatch(sentence)
	expect(text).toContain(tax)
})

test.each([
	['fr', 'fr', /38 52,5 60 72/, 'Poitrine'],
	['gb', 'en', /10 52\.5 60 72/, 'Chest'],
	['de', 'de', /36 52,5 60 72/, 'Brust'],
	['es', 'es', /\d\d 52,5 60 72/, 'Pecho'],
	['it', 'it', /\d\d 52,5 60 72/, 'Torace'],
	['pl', 'pl', /\d\d 52,5 60 72/, 'Klatka piersiowa'],
	['ch', 'ch', /\d\d 52[.,]5 60 72/, 'Poitrine'],
])('the size guide of %s has a page with measures, a drawing and other systems', async (site, locale, row, chest) => {
	const product = await at(`http://${site}.localhost/${locale}/offers/`)
	const path = /href="(\/\w+\/p\/[^"]*ln-w01-sky\/)"/.exec(product.html)?.[1] ?? ''
	const { status, html } = await at(`http://${site}.localhost${path}size-guide/`)
	const text = textOf(html)
	expect(status).toBe(200)
	expect(text).toMatch(row)
	expect(text).toContain(chest)
	expect(text).toMatch(/EU FR DE IT UK/)
	expect(html).toMatch(/<svg class="garment-figure"[^>]*role="img"/)
	expect(html).toMatch(/<meta name="robots" content="noindex/)
	expect((await at(`http://${site}.localhost${path}`)).html).toContain(`href="${path}size-guide/"`)
	expect((await at(`http://${site}.localhost/${locale}/p/nothing/size-guide/`)).status).toBe(404)
})

test('the form to the bag needs a size and no JavaScript', async () => {
	const { html } = await at(`/fr/p/${urlKey}/`)
	expect(html).toMatch(/<form[^>]*action="\/fr\/cart\/"/)
	expect(html).toMatch(/<form[^>]*method="post"/)
	expect(html).toMatch(/name="intent"[^>]*value="add"/)
	expect(html).toMatch(/name="quantity"[^>]*value="1"/)
	expect(html.match(/<input type="radio"[^>]*name="sku"/g)).toHaveLength(2)
	// What is sold out leads to an alert.
	expect(html).toMatch(/<a [^>]*href="[^"]*\/notify\/\?sku=LN-W01-SKY-40"/)
})

test('whoever sends no size is led back to the garment and told what is missing', async () => {
	const { html } = await at(`/fr/p/${urlKey}/`)
	expect(html).toContain(`name="urlKey" value="${urlKey}"`)
	const response = await test_.shop.request('http://fr.localhost/fr/cart/', {
		method: 'POST',
		headers: { origin: 'http://fr.localhost', 'content-type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams({ intent: 'add', quantity: '1', urlKey }).toString(),
	})
	expect(response.status).toBe(303)
	expect(response.headers.get('location')).toBe(`/fr/p/${urlKey}/?error=size-missing`)
	const back = await at(`/fr/p/${urlKey}/?error=size-missing`)
	expect(textOf(back.html)).toContain('Choisissez une taille')
	expect(textOf(html)).not.toContain('Choisissez une taille')
})

test('an old address leads to the one of today, an unknown one nowhere (R21)', async () => {
	expect(await at(`/fr/p/ancien-nom-${urlKey.split('-').slice(-3).join('-')}/?a=1`)).toMatchObject({
		status: 301,
		location: `/fr/p/${urlKey}/?a=1`,
	})
	expect((await at('/fr/p/rien/')).status).toBe(404)
	expect(test_.logged.at(-1)).toMatchObject({ message: 'Page Not Found: /fr/p/rien/' })
})

test('a garment that is no longer sold says so, and shows what is like it', async () => {
	const { status, html } = await at('/fr/p/ln-old-a/')
	expect(status).toBe(410)
	expect(textOf(html)).toContain('Ce modèle n’est plus vendu')
	expect(html).toMatch(new RegExp(`data-list="similar".*href="/fr/p/${urlKey}/"`, 's'))
})

test('the page carries no secret and no schema library', async () => {
	const { html } = await at(`/fr/p/${urlKey}/`)
	expect(html).not.toContain('test-subscription-key')
	for (const [, script] of html.matchAll(/(\/assets\/[\w.-]+\.js)/g)) {
		const code = await (await test_.shop.request(script ?? '')).text()
		expect([script, /ZodError|invalid_type/.test(code)]).toEqual([script, false])
	}
})

test('a product without a picture has a garment’s outline in its place, on its page and in lists', async () => {
	const bare = await openTestShop(async (db) => {
		await insertProduct(db, { id: 'LN-BARE', names: { fr: 'Chemise nue' }, colorways: [{ id: 'LN-BARE-A' }] })
		await db.deleteFrom('colorway_images').execute()
	})
	const list = await (await bare.shop.request('/fr/c/femme/chemises-et-blouses/')).text()
	expect(list).toMatch(/<svg class="missing-picture"[^>]*aria-hidden="true"/)
	const [, path] = /href="(\/fr\/p\/[^"]+)"/.exec(list) ?? []
	const page = await (await bare.shop.request(path!)).text()
	expect(page).toMatch(/<svg class="missing-picture"[^>]*role="img" aria-label="[^"]+"/)
	expect(page).not.toMatch(/<img[^>]*src="[^"]*undefined/)
	await bare.close()
})
