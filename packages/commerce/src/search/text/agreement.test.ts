import { fc } from '@vitrine/testing/chance'
import { expect, test } from 'vitest'
import { buildProjection } from '../build-projection.ts'
import { forEachOf } from '../members.ts'
import { buildListing } from '../site-listing.ts'
import { buildStock } from '../site-stock.ts'
import { complete } from '../slices.ts'
import { CURRENCIES, type PlainProduct, rowsOf } from '../test-catalog.ts'
import { TextIndex } from './text-index.ts'

const now = new Date('2026-11-21T10:00:00Z')
/** Words that mean nothing to anybody; the first are in most names, the last in few. */
const WORDS = ['zorba', 'zorba', 'zorba', 'kelmin', 'kelmin', 'kelmin', 'tolva', 'brunt', 'quist']

const style = fc.record({
	name: fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }),
	category: fc.constantFrom('w-shirts', 'men'),
	colorways: fc.array(fc.constantFrom<'yes' | 'no'>('yes', 'yes', 'no'), { minLength: 1, maxLength: 3 }),
})

function indexOf(styles: readonly { name: string[]; category: string; colorways: ('yes' | 'no')[] }[]) {
	const products = styles.map(
		({ category, colorways }, place): PlainProduct => ({
			id: `P${place}`,
			rank: place,
			launchedDaysAgo: 100,
			category,
			alsoIn: [],
			attributes: {},
			colorways: colorways.map((published, own) => ({
				id: `P${place}-C${own}`,
				color: 'navy',
				published,
				amount: 1995,
				offer: 0,
				sizes: [{ key: '38', stock: 1 }],
			})),
		}),
	)
	const rows = rowsOf(products, now)
	for (const [place, { name }] of styles.entries())
		rows.products[place]!.texts = { fr: { name: name.join(' '), slug: 'x' } }
	// A word that is the name of a category confirms names that have it.
	for (const category of rows.categories)
		category.texts = { fr: { name: category.id === 'men' ? 'kelmin' : category.id, slug: 'x', intro: null } }
	const projection = buildProjection(rows, CURRENCIES)
	projection.sites.fr.amounts.fill(1995, 0, projection.variants.length)
	projection.available.fill(1, 0, projection.variants.length)
	const listing = buildListing({ projection, site: 'fr', now })
	const stock = buildStock({ projection, site: 'fr' })
	const catalog = { site: 'fr', projection, listing, stock, stamp: '' } as const
	const text = complete(TextIndex.build(projection))
	return (query: string) => {
		const { members, scores } = text.search(query, { catalog, language: 'fr' })
		const found = new Map<number, number>()
		let place = 0
		forEachOf(members, (colorway) => found.set(colorway, scores[place++]!))
		return found
	}
}

test('what two words find is what each of them finds alone, with the sum of their scores', () => {
	const two = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 2 })
	fc.assert(
		fc.property(fc.array(style, { minLength: 1, maxLength: 90 }), two, (styles, words) => {
			const find = indexOf(styles)
			const [one, other] = words.map(find)
			const both = new Map(
				[...one!].flatMap(([colorway, score]) => {
					const more = other!.get(colorway)
					return more === undefined ? [] : [[colorway, score + more] as const]
				}),
			)
			if (both.size > 0) expect(find(words.join(' '))).toEqual(both)
		}),
		{ numRuns: 150 },
	)
})
