import '@vitrine/market/install-seven-sites'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { CatalogRecord } from '@vitrine/commerce/catalog-import/records'
import { LANGUAGES } from '@vitrine/market/locales'
import { SITE_CODES } from '@vitrine/market/sites'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openImportBench } from '../../../packages/commerce/src/catalog-import/test-bench.ts'
import { house } from '../house.ts'
import { drellCatalog } from './generate.ts'
import { drellPictures } from './pictures.ts'

const NOW = new Date('2026-03-12T10:30:00Z')
const records = [...drellCatalog({ now: NOW })].map((record) => CatalogRecord.parse(record))
const products = records.flatMap((record) => (record.type === 'product' ? [record] : []))
const colorways = products.flatMap((product) => product.colorways)
const pictures = drellPictures()

test('has 68 styles in 161 colors, each told and priced on every site in words of its own', () => {
	expect([products.length, colorways.length]).toEqual([68, 161])
	expect(new Set(colorways.map(({ id }) => id)).size).toBe(161)
	const variants = colorways.flatMap(({ variants }) => variants)
	expect(new Set(variants.map(({ gtin }) => gtin)).size).toBe(variants.length)
	expect(new Set(products.map(({ rank }) => rank)).size).toBe(products.length)
	for (const language of LANGUAGES) {
		const names = products.map(({ texts }) => texts[language]?.name)
		expect(new Set(names).size, language).toBe(products.length)
	}
	for (const { prices } of variants) expect(Object.keys(prices).toSorted()).toEqual(SITE_CODES.toSorted())
	expect(JSON.stringify(records)).not.toMatch(/linaire/i)
})

test('every picture its records name is there to be made, and every garment was sewn', async () => {
	const files = new Set(pictures.map(({ file }) => file))
	expect(files.size).toBe(pictures.length)
	expect(new Set(pictures.map(({ hash }) => hash)).size).toBe(pictures.length)
	const named = JSON.stringify(records).match(/[\w-]+\.(?:png|webp)/g) ?? []
	expect([...new Set(named)].filter((file) => !files.has(file))).toEqual([])
	const passes = join(import.meta.dirname, '../../linaire/garments/sewn/passes')
	for (const name of new Set(pictures.map(({ series }) => series.split(' ')[0]!)))
		if (/^[WMK]\d\d$/.test(name)) await access(join(passes, name, 'front.light.webp'))
})

test('a garment lies inside its picture on the mat of the house, the same each time', async () => {
	const { recipe, width, height } = pictures.find(({ file }) => file === 'DR-38-OVL-front.webp')!
	const render = async () => (await house.render(recipe)).raw().toBuffer({ resolveWithObject: true })
	const [{ data, info }, again] = [await render(), await render()]
	expect([info.width, info.height]).toEqual([width, height])
	expect(again.data.equals(data)).toBe(true)
	const { dominant } = await sharp(data, { raw: { width, height, channels: 3 } })
		.extract({ left: 0, top: 0, width, height: 60 })
		.stats()
	expect([dominant.r, dominant.g, dominant.b].map((channel) => channel >> 4)).toEqual([0xd, 0xe, 0xe])
})

test('imports whole, its fonts cut', async () => {
	const bench = await openImportBench()
	const imagesFolder = await house.cutBrand(bench.folder)
	const byFile = new Map(pictures.map((picture) => [picture.file, picture]))
	const file = await bench.writeRecords('drell.jsonl', records)
	const result = await bench.run(file, {
		now: house.priceHistoryStart(NOW),
		imagesFolder,
		madeLater(source) {
			const found = byFile.get(source)
			return found && { hash: found.hash, width: found.width, height: found.height }
		},
	})
	expect(result.reportedRows).toEqual([])
	expect(result.ok).toBe(true)
	await bench.close()
})
