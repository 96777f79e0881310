import { sizeLabel } from '@vitrine/commerce/catalog/rules/naming'
import { LANGUAGES } from '@vitrine/market/locales'
import { expect, test } from 'vitest'
import { NOW, ofType, productsOf, readDemoCatalog } from './fixtures.ts'

const all = readDemoCatalog()
const reviews = ofType(all, 'review')
const products = new Map(productsOf(all).map((product) => [product.id, product]))
const runs = new Map(ofType(all, 'size-run').map(({ id, sizes }) => [id, sizes]))

test('the demo’s reviews say that they are examples; none is in the small demo', () => {
	expect(reviews.every(({ isExample }) => isExample)).toBe(true)
	expect(ofType(readDemoCatalog({ lite: true }), 'review')).toEqual([])
	expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length)
	expect(new Set(reviews.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
})

test('each is of a garment on sale by then, in a color and a size it is sold in there', () => {
	for (const { id, product, site, language, size, color, writtenAt, title, text } of reviews) {
		const style = products.get(product)!
		expect(Date.parse(writtenAt), id).toBeGreaterThan(Date.parse(style.launchedOn))
		expect(Date.parse(writtenAt), id).toBeLessThan(NOW.getTime())
		expect(
			style.colorways.map(({ texts }) => texts[language]?.name),
			id,
		).toContain(color)
		const labels = runs.get(style.sizeRun)!.map((one) => sizeLabel(site, { ...one, labels: one.labels ?? {} }))
		if (size) expect(labels, id).toContain(size)
		expect(`${title} ${text}`, id).not.toMatch(/!|\.\.\./)
	}
})

test('some garments have enough of them to say how they fit, many have a few, most have none', () => {
	const counts = [...Map.groupBy(reviews, ({ product }) => product).values()].map((own) => own.length)
	expect(counts.filter((count) => count >= 10)).toHaveLength(3)
	expect(counts.length).toBeGreaterThanOrEqual(20)
	expect(counts.length).toBeLessThan(products.size / 4)
	expect(new Set(reviews.map(({ stars }) => stars)).size).toBeGreaterThanOrEqual(4)
})
