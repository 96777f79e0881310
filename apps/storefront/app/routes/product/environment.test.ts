import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, textOf } from '#app/test-shop.ts'

/** The sheet of the AGEC law (R117, law 4): the French site has it, the others do not, as brief 2.8 has it. */
let opened: TestShop
const HEADING = 'Fiche produit relative aux qualités et caractéristiques environnementales'
beforeAll(async () => {
	opened = await openTestShop(async (db) => {
		await insertProduct(db, {
			id: 'LN-E01',
			colorways: [{ id: 'LN-E01-A' }],
			environment: {
				traceability: { weaving: 'PT', dyeing: 'TR', making: 'IT' },
				recycledPercent: 60,
				recyclability: 'entirely',
				releasesMicrofibres: true,
				hazardous: [
					{ name: 'DEHP', isExtremelyConcerning: true },
					{ name: 'Formaldéhyde', isExtremelyConcerning: false },
				],
				environmentalCost: { points: 1240, per100g: 413 },
			},
		})
		await insertProduct(db, {
			id: 'LN-E02',
			colorways: [{ id: 'LN-E02-A' }],
			environment: { traceability: { knitting: 'FR' }, recycledPercent: 0, releasesMicrofibres: false },
		})
		await insertProduct(db, { id: 'LN-E03', colorways: [{ id: 'LN-E03-A' }] })
	})
})
afterAll(() => opened.close())

async function pageOf(address: string): Promise<{ html: string; text: string }> {
	const first = await opened.shop.request(address)
	const location = first.headers.get('location')
	const answer = location
		? await opened.shop.request(new URL(location, address.startsWith('/') ? 'http://localhost' : address).href)
		: first
	expect(answer.status).toBe(200)
	const html = await answer.text()
	return { html, text: textOf(html) }
}

test('every true fact in the words of the decree, the steps with their countries', async () => {
	const { html, text } = await pageOf('/fr/p/ln-e01-a/')
	expect(text).toContain(HEADING)
	for (const sentence of [
		'Traçabilité Tissage Portugal Teinture et impression Turquie Confection Italie',
		'Produit comportant au moins 60 % de matières recyclées',
		'Produit entièrement recyclable',
		'Rejette des microfibres plastiques dans l’environnement lors du lavage',
		'Contient une substance extrêmement préoccupante : DEHP',
		'Contient une substance dangereuse : Formaldéhyde',
	])
		expect(text).toContain(sentence)
	expect(text).toMatch(/Coût environnemental : 1\s240 points d’impact · 413 pour 100 g/)
	expect(html).toMatch(/<div lang="fr">/)
	expect(text).not.toMatch(/biodégradable|respectueux de l.environnement/i)
})

test('what is not true of an article is not mentioned', async () => {
	const { text } = await pageOf('/fr/p/ln-e02-a/')
	expect(text).toContain('Traçabilité Tricotage France')
	expect(text).not.toMatch(/recyclé|recyclable|microfibres|substance|Coût environnemental/)
})

test('an article without facts has no sheet', async () => {
	expect((await pageOf('/fr/p/ln-e03-a/')).html).not.toContain(HEADING)
})

test('in another language of the French site the law’s words stay French', async () => {
	expect((await pageOf('http://fr.localhost/en/p/ln-e01-a/')).text).toContain(HEADING)
})

test('sites without the flag have no trace of it', async () => {
	for (const locale of ['de', 'ch', 'it', 'pl', 'es', 'en']) {
		const { html } = await pageOf(`/${locale}/p/ln-e01-a/`)
		expect(html, locale).not.toMatch(/<div lang="fr"|Fiche produit|microfibres/)
	}
})
