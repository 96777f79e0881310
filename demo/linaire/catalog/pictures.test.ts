import { LANGUAGES } from '@vitrine/market/locales'
import { expect, test } from 'vitest'
import { ofType, readDemoCatalog, repeated, productsOf } from './fixtures.ts'
import { compositions, TILES } from './pictures.ts'

const all = readDemoCatalog()
const categories = ofType(all, 'category')
const products = productsOf(all)
const banners = ofType(all, 'banner')
const blocks = ofType(all, 'content-block')

/** The pictures of blocks. */
function picturesOf(records: typeof all): string[] {
	return ofType(records, 'content-block').flatMap((block) => [
		...('picture' in block ? [block.picture] : []),
		...('tall' in block && block.tall ? [block.tall] : []),
	])
}

test('every picture that the catalog names is composed, and no other', () => {
	for (const lite of [false, true]) {
		const records = readDemoCatalog({ lite })
		const tiles = ofType(records, 'category').flatMap(({ tile }) => tile ?? [])
		const wides = ofType(records, 'banner').flatMap(({ wide, tall }) => [wide, tall])
		const named = [...wides, ...picturesOf(records), ...tiles]
		const composed = compositions({ lite }).map(({ file }) => file)
		expect(composed.toSorted()).toEqual([...new Set(named)].toSorted())
		expect(repeated(composed)).toEqual([])
	}
})

test('every department and every category with products has a tile, of a garment that is in it', () => {
	const within = new Map(products.map(({ id, category, categories }) => [id, [category, ...categories]]))
	const filled = new Set([...within.values()].flat())
	for (const { id, parent, tile } of categories) {
		expect(tile !== undefined, id).toBe(parent === undefined || filled.has(id))
		const product = TILES.get(id)?.colorway.replace(/-[A-Z]{3}$/, '') ?? ''
		if (parent !== undefined && tile) expect(within.get(product), id).toContain(id)
	}
	expect(repeated([...TILES.values()].map(({ colorway }) => colorway))).toEqual([])
})

test('of five tiles in a row no two share a ground', () => {
	const rows = Map.groupBy(
		categories.filter(({ tile }) => tile),
		({ parent }) => parent,
	)
	for (const [parent, row] of rows) {
		const grounds = row.map(({ id }) => TILES.get(id)?.ground)
		for (let from = 0; from < grounds.length; from += 1) {
			expect(repeated(grounds.slice(from, from + 5)), `${parent} from ${from}`).toEqual([])
		}
	}
})

test('content blocks speak six languages, lean on one word and name articles of the shop', () => {
	const colorways = new Set(products.flatMap((product) => product.colorways.map(({ id }) => id)))
	expect(new Set(blocks.map(({ kind }) => kind)).size).toBe(6)
	for (const block of blocks) {
		expect(Object.keys(block.texts), block.id).toEqual([...LANGUAGES])
		for (const text of Object.values(block.texts)) {
			expect(text.title, block.id).toMatch(/^[^<>]*<em>[^<> ]+<\/em>[^<>]*$/)
			expect(Object.values(text).join(' '), block.id).not.toMatch(/!/)
			if ('alt' in text) expect(text.alt.length, text.alt).toBeLessThanOrEqual(110)
		}
		const points = block.kind === 'outfit' ? block.points : []
		for (const { colorway } of points) expect(colorways, block.id).toContain(colorway)
	}
})

test('banners speak six languages, lean on one word and describe their picture in a hundred characters', () => {
	expect(banners.map(({ slot }) => slot)).toEqual(['hero', 'hero-beside'])
	for (const { id, texts } of banners) {
		expect(Object.keys(texts)).toEqual([...LANGUAGES])
		for (const { title, action, alt } of Object.values(texts)) {
			expect(title, id).toMatch(/^[^<>]*<em>[^<> ]+<\/em>[^<>]*$/)
			expect(`${title} ${action} ${alt}`, id).not.toMatch(/!/)
			expect(alt.length, alt).toBeLessThanOrEqual(100)
		}
	}
})
