import { SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import { LANGUAGES } from '@vitrine/market/locales'
import { TAXED_COUNTRIES } from '@vitrine/market/vat'
import { describe, expect, test } from 'vitest'
import { NOW, ofType, readDemoCatalog, repeated, productsOf } from './fixtures.ts'
import { demoCatalog } from './generate.ts'

const all = readDemoCatalog()
const products = productsOf(all)
const colorways = products.flatMap((product) => product.colorways)
const variants = colorways.flatMap((colorway) => colorway.variants)

describe('the demo catalog', () => {
	test('is the same for the same now', () => {
		expect(JSON.stringify([...demoCatalog({ now: NOW })])).toBe(JSON.stringify([...demoCatalog({ now: NOW })]))
	})

	test('names nothing twice', () => {
		expect(repeated(products.map(({ id }) => id))).toEqual([])
		expect(repeated(colorways.map(({ id }) => id))).toEqual([])
		expect(repeated(variants.map(({ sku }) => sku))).toEqual([])
		expect(repeated(variants.map(({ gtin }) => gtin))).toEqual([])
		expect(repeated(products.map(({ rank }) => `${rank}`))).toEqual([])
		for (const language of LANGUAGES) {
			expect(repeated(products.map(({ texts }) => texts[language]?.slug))).toEqual([])
			const categories = ofType(all, 'category')
			expect(repeated(categories.map(({ parent, texts }) => `${parent}/${texts[language]?.slug}`))).toEqual([])
		}
		const stores = ofType(all, 'store')
		expect(repeated(stores.map(({ id }) => id))).toEqual([])
	})

	test('refers only to what stands before', () => {
		const seen = new Set<string>()
		for (const record of all) {
			if (record.type === 'category' && record.parent) expect(seen).toContain(`category ${record.parent}`)
			if (record.type === 'product') {
				for (const category of [record.category, ...(record.categories ?? [])])
					expect(seen).toContain(`category ${category}`)
				expect(seen).toContain(`size-run ${record.sizeRun}`)
				expect(seen).toContain(`manufacturer ${record.manufacturer}`)
			}
			if ('site' in record && record.type !== 'web-domain') expect(seen).toContain(`web-domain ${record.site}`)
			seen.add(`${record.type} ${record.type === 'web-domain' ? record.site : 'id' in record ? record.id : ''}`)
		}
	})

	test('has a price on every site, as prices end in its currency, and offers below it', () => {
		for (const { sku, prices } of variants) {
			expect(Object.keys(prices).toSorted()).toEqual(SITE_CODES.toSorted())
			for (const site of SITE_CODES) {
				const price = prices[site]
				expect(price?.centAmount, sku).toBeGreaterThan(0)
				if (SITES[site].currency === 'CHF') {
					expect(price && price.centAmount % 10).toBe(0)
					expect((price?.offer?.centAmount ?? 0) % 10).toBe(0)
				}
				if (price?.offer) {
					expect(price.offer.centAmount).toBeLessThan(price.centAmount)
					expect(price.offer.centAmount).toBeGreaterThan(0)
					if (price.offer.from) expect(Date.parse(price.offer.from)).toBeLessThan(NOW.getTime())
				}
			}
		}
	})

	test('zero-rates the small sizes in Great Britain, size by size', () => {
		const runs = new Map(ofType(all, 'size-run').map((run) => [run.id, run.sizes]))
		for (const { sizeRun, colorways } of products) {
			const sizes = runs.get(sizeRun) ?? []
			for (const { variants } of colorways) {
				expect(variants.map(({ size }) => size)).toEqual(sizes.map(({ key }) => key))
				variants.forEach(({ prices }, index) =>
					expect(prices.gb?.vatClass).toBe(sizes[index]?.childrens ? 'childrens' : undefined),
				)
			}
		}
		const socks = runs.get('socks')?.map(({ childrens }) => childrens === true)
		expect(new Set(socks)).toEqual(new Set([true, false]))
	})

	test('numbers articles from the internal range, with a valid check digit', () => {
		for (const { gtin } of variants) {
			expect(gtin).toMatch(/^20\d{11}$/)
			const digits = [...(gtin ?? '')].map(Number)
			expect(digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10).toBe(0)
		}
	})

	test('delivers and bills only where the tax is known', () => {
		for (const { params } of ofType(all, 'web-domain')) {
			const countries = [params.deliveryCountries, params.billingCountries, params.phoneNumberCountries].flat()
			for (const country of countries) expect(TAXED_COUNTRIES).toContain(country)
		}
	})

	test('has the size the brief asks for', () => {
		const told = products.filter(({ id }) => /^LN-[WMKA](0\d|1\d|2[0-4])$/.test(id))
		for (const mail of 'WMKA') expect(told.filter(({ id }) => id.startsWith(`LN-${mail}`))).toHaveLength(24)
		expect(products.length).toBeGreaterThanOrEqual(400)
		expect(colorways.length).toBeGreaterThanOrEqual(1200)
		for (const { id, colorways } of products) {
			expect(colorways.length, id).toBeGreaterThanOrEqual(2)
			expect(colorways.length, id).toBeLessThanOrEqual(4)
		}
		expect(ofType(all, 'category')).toHaveLength(4 + 39)
		const stores = ofType(all, 'store')
		expect(SITE_CODES.map((site) => stores.filter((store) => store.site === site).length)).toEqual([
			14, 6, 6, 8, 6, 6, 4,
		])
		expect(ofType(all, 'delivery-method')).toHaveLength(20)
	})

	test('draws offers, sold-out colorways and last pieces in the shares of the brief', () => {
		const share = (count: number) => (100 * count) / colorways.length
		const within = (percent: number, wanted: number) => expect(Math.abs(percent - wanted)).toBeLessThanOrEqual(3)
		within(share(colorways.filter(({ variants }) => variants[0]?.prices.fr?.offer?.from).length), 14)
		within(share(colorways.filter(({ variants }) => variants.every(({ stock }) => stock.warehouse === 0)).length), 6)
		const isLast = (units = 0) => units >= 1 && units <= 3
		within(share(colorways.filter(({ variants }) => variants.some(({ stock }) => isLast(stock.warehouse))).length), 12)
	})

	test('begins an offer only after 30 days at the list price', () => {
		for (const { id, published, variants } of colorways) {
			const offer = variants[0]?.prices.fr?.offer
			const from = published.fr?.from
			if (offer?.from && from) expect(Date.parse(offer.from) - Date.parse(from), id).toBeGreaterThan(30 * 86_400_000)
		}
	})

	test('reduces for its private sales what nothing else reduces, whole colorways at once, where a site has one', () => {
		const ids = (site: SiteCode, among = colorways) =>
			among
				.filter(({ variants }) => variants.every(({ prices }) => prices[site]?.offer?.privateSale))
				.map(({ id }) => id)
		for (const site of ['fr', 'gb', 'it', 'ch', 'de'] as const) {
			expect(ids(site), site).toHaveLength(40)
			const sizes = variants.filter(({ prices }) => prices[site]?.offer?.privateSale)
			const own = colorways.filter(({ id }) => ids(site).includes(id))
			expect(sizes).toHaveLength(own.flatMap(({ variants }) => variants).length)
			for (const { published } of own) expect(published[site]?.until).toBeUndefined()
		}
		expect([ids('es'), ids('pl')]).toEqual([[], []])
		const lite = productsOf(readDemoCatalog({ lite: true })).flatMap((product) => product.colorways)
		expect(ids('fr', lite).length).toBeGreaterThanOrEqual(12)
	})

	test('has colorways that are not yet, no longer, or not everywhere on sale', () => {
		const dates = colorways.map(({ published }) => Object.values(published))
		expect(dates.filter((sites) => sites.length < SITE_CODES.length)).toHaveLength(3)
		expect(dates.filter(([first]) => first && Date.parse(first.from) > NOW.getTime())).toHaveLength(2)
		expect(dates.filter(([first]) => first?.until && Date.parse(first.until) < NOW.getTime())).toHaveLength(1)
	})
})

test('the lite catalog has 24 styles of all departments with two colorways each', () => {
	const lite = productsOf(readDemoCatalog({ lite: true }))
	expect(lite).toHaveLength(24)
	expect(new Set(lite.map(({ id }) => id.slice(0, 4))).size).toBe(4)
	for (const { colorways } of lite) expect(colorways).toHaveLength(2)
	const whole = new Map(variants.map((variant) => [variant.sku, variant]))
	const part = lite.flatMap(({ colorways }) => colorways.flatMap(({ variants }) => variants))
	for (const variant of part) expect(whole.get(variant.sku)).toEqual(variant)
	expect(part.some(({ prices }) => prices.fr?.offer)).toBe(true)
})
