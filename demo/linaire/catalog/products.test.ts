import { LANGUAGES } from '@vitrine/market/locales'
import { SITE_CODES } from '@vitrine/market/sites'
import { describe, expect, test } from 'vitest'
import { NOW, ofType, readDemoCatalog, repeated, productsOf } from './fixtures.ts'
import { sewn } from '../garments/sewn/sewn.ts'
import { garments } from './garments.ts'

/** Values of the facets a style states (brief 2.4). The shop has a message for each. */
const FACET_VALUES = {
	fit: ['slim', 'regular', 'straight', 'relaxed', 'oversized', 'wide'],
	length: ['cropped', 'regular', 'long', 'mini', 'knee', 'midi', 'maxi', 'ankle', 'full'],
	neckline: ['crew', 'v-neck', 'round', 'roll', 'polo-collar', 'shirt-collar', 'band-collar', 'wrap', 'square', 'boat'],
	sleeve: ['sleeveless', 'short', 'three-quarter', 'long'],
	pattern: ['plain', 'stripes', 'checks', 'floral', 'dots', 'other'],
	season: ['spring-summer', 'autumn-winter', 'all-year'],
	/** Only what can be proven: no word such as eco, green or responsible (law 4, 7). */
	facts: ['recycled-50', 'organic-cotton', 'european-linen', 'mono-material'],
}

const all = readDemoCatalog()
const products = productsOf(all)
const colorways = products.flatMap((product) => product.colorways)
const isPublished = (from: string, until?: string) =>
	Date.parse(from) <= NOW.getTime() && (!until || NOW.getTime() < Date.parse(until))

describe('a style of the demo catalog', () => {
	test('is told in six languages, in names that fit', () => {
		for (const { id, texts } of products) {
			for (const language of LANGUAGES) {
				const text = texts[language]
				const longest = language === 'de' || language === 'pl' ? 48 : 42
				expect(text?.name.length, `${id} ${language} ${text?.name}`).toBeLessThanOrEqual(longest)
				expect(text?.description, `${id} ${language}`).toMatch(/\.$/)
				expect(text?.details).toHaveLength(3)
				expect(`${text?.name} ${text?.description}`).not.toMatch(
					/!|\beco\b|sustainab|durable pour|nachhaltig|sostenib/i,
				)
			}
		}
		for (const { texts } of ofType(all, 'category')) expect(Object.keys(texts)).toEqual([...LANGUAGES])
		for (const { texts } of colorways) expect(Object.keys(texts)).toEqual([...LANGUAGES])
	})

	test('says what cloth is made of: parts of 100 percent, in descending order', () => {
		for (const { id, composition, attributes } of products) {
			for (const { fibres } of composition) {
				expect(
					fibres.reduce((sum, { percent }) => sum + percent, 0),
					id,
				).toBe(100)
				expect(fibres.map(({ percent }) => percent)).toEqual(
					fibres.map(({ percent }) => percent).toSorted((a, b) => b - a),
				)
			}
			const facts = [attributes.facts ?? []].flat()
			if (facts.includes('mono-material')) {
				expect(composition, id).toHaveLength(1)
				expect(composition[0]?.fibres).toHaveLength(1)
			}
		}
	})

	test('states facets by known values, and a recycled share only where there is one', () => {
		for (const { id, attributes, environment } of products) {
			for (const [key, known] of Object.entries(FACET_VALUES)) {
				for (const value of [attributes[key] ?? []].flat()) expect(known, `${id} ${key}`).toContain(value)
			}
			// A bag has no sheet (law 4), so the share behind its word stands in no record.
			if (environment.recycledPercent === undefined) continue
			const facts = [attributes.facts ?? []].flat()
			expect(facts.includes('recycled-50'), id).toBe(Number(environment.recycledPercent) >= 50)
		}
	})

	test('has the words of textiles only where it is one: symbols of care, parts of an animal, sheet, pattern', () => {
		for (const { id, category, composition, care, animalParts, environment, attributes } of products) {
			const isTextile = composition.length > 0
			if (!isTextile) {
				expect([id, animalParts ?? false, attributes.pattern, attributes.season === 'all-year']).toEqual([
					id,
					false,
					undefined,
					false,
				])
				expect(care.filter((code) => code !== 'leather')).toEqual([])
			}
			// The decree on environmental qualities is about clothes, household linen and shoes (law 4).
			if (/^a-(bags|belts|jewel)$/.test(category)) expect([id, environment]).toEqual([id, {}])
			// Wool, viscose and lyocell do not stand the whole programme.
			const isDelicate = composition.some(
				({ part, fibres }) =>
					part === 'main' &&
					fibres.some(({ fibre, percent }) => /^(wool|viscose|lyocell)$/.test(fibre) && percent >= 20),
			)
			if (isDelicate) expect([id, care.some((code) => /^wash-(30|40)$/.test(code))]).toEqual([id, false])
		}
	})

	test('is made where its maker is, and by one company at one address', () => {
		const tights = products.find(({ id }) => id === 'LN-A21')
		expect(tights?.environment).toMatchObject({ traceability: { knitting: 'PT', dyeing: 'PT', making: 'PT' } })
		const makers = ofType(all, 'manufacturer')
		const seller = ofType(all, 'seller').find(({ site }) => site === 'fr')
		const own = makers.find(({ id }) => id === 'linaire')
		expect(own?.postalAddress).toContain(seller?.address.line1)
	})

	test('shows every style on every site, and each picture once', () => {
		for (const { id, colorways } of products) {
			for (const site of SITE_CODES) {
				const shown = colorways.filter(({ published }) => {
					const dates = published[site]
					return dates && isPublished(dates.from, dates.until)
				})
				expect(shown.length, `${id} on ${site}`).toBeGreaterThan(0)
			}
		}
		const files = colorways.flatMap(({ images }) => images.map(({ source }) => source))
		expect(repeated(files)).toEqual([])
		expect(garments().map(({ file }) => file)).toEqual(files)
	})

	describe('looks varied', () => {
		const ranked = products.toSorted((a, b) => a.rank - b.rank)
		const within = ranked.flatMap((product) =>
			[product.category, ...product.categories].map((category) => ({ category, product })),
		)
		const shelves = Map.groupBy(within, ({ category }) => category)
			.entries()
			.map(([category, list]) => [category, list.map(({ product }) => product)] as const)
		const lists: (readonly [string, typeof products])[] = [['selection', ranked], ...shelves]

		test('no color family three times running, in the selection or in a category', () => {
			for (const [name, list] of lists) {
				const families = list.map(({ colorways }) => colorways[0]?.family)
				const threes = list.filter(
					(_, at) => families[at] === families[at + 1] && families[at] === families[at + 2] && at + 2 < list.length,
				)
				expect([name, threes.map(({ id }) => id)]).toEqual([name, []])
			}
		})

		test('no garment beside itself in a category that has enough others', () => {
			const garmentOf = (id: string) => sewn[id.slice('LN-'.length)]?.garment ?? id
			for (const [name, list] of lists.slice(1)) {
				const worn = list.map(({ id }) => garmentOf(id))
				const most = Math.max(
					...Map.groupBy(worn, (garment) => garment)
						.values()
						.map(({ length }) => length),
				)
				const twice = worn.filter((garment, at) => garment === worn[at + 1])
				expect([name, most > worn.length * 0.4 ? [] : twice]).toEqual([name, []])
			}
		})
	})

	test('gives every category a product', () => {
		const used = new Set(products.flatMap(({ category, categories }) => [category, ...categories]))
		const empty = ofType(all, 'category').filter(({ id, parent }) => parent && !used.has(id))
		expect(empty.map(({ id }) => id)).toEqual([])
	})
})
