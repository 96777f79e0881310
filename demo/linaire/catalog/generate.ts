import type { CatalogRecordInput } from '@vitrine/commerce/catalog-import/records'
import { allColorways, COLORWAYS } from './colorways.ts'
import { OUTFITS, outfitOf, pointsOf } from './outfits.ts'
import { pages } from './pages.ts'
import { products } from './products.ts'
import { readRecords } from './records.ts'
import { synonyms } from './synonyms.ts'

type ReviewInput = Extract<CatalogRecordInput, { type: 'review' }>
type Options = { now: Date; lite?: boolean }

/**
 * The demo shop as records of the catalog file, each after what it refers to. The same `now` gives the same records;
 * launches, offers, coupons and private sales are set relative to it. `lite`: 24 styles with two colorways each and few
 * banners, tiles and content blocks, for tests.
 */
export function* demoCatalog({ now, lite = false }: Options): Generator<CatalogRecordInput> {
	yield* readRecords('web-domain', now)
	yield* readRecords('brand', now)
	yield* readRecords('text-override', now)
	yield* readRecords('seller', now)
	yield* readRecords('delivery-method', now)
	yield* readRecords('coupon', now)
	yield* readRecords('store', now)
	yield* pages()
	yield* readRecords('manufacturer', now)
	yield* readRecords('size-run', now)
	yield* categories({ now, lite })
	yield* readRecords('banner', now)
	yield* synonyms()
	yield* products(allColorways({ lite }), now)
	yield* contentBlocks({ now, lite })
	if (!lite) yield* readRecords('review', now).map(withColor)
}

/** A review with the name of its color in its language: its line has the letters of a colorway. */
function withColor(review: ReviewInput): ReviewInput {
	const { name } = COLORWAYS.get(`${review.product}-${review.color}`)!
	return { ...review, color: name[review.language] }
}

/** Of the pictures of blocks, the one with articles of the small demo. */
const LITE_PICTURE = 'banner-outfit.png'

/** Blocks, outfits with their points. `lite`: with one picture, as the outfit of the home page and as tile. */
function contentBlocks({ now, lite }: Options): CatalogRecordInput[] {
	return readRecords('content-block', now).flatMap((block) => {
		if (block.kind !== 'outfit') return lite && 'picture' in block && block.picture !== LITE_PICTURE ? [] : block
		const outfit = OUTFITS.get(outfitOf(block.picture))
		if (!lite) return outfit ? { ...block, points: pointsOf(outfit) } : block
		return outfit ? [] : { ...block, place: 'home', position: 1 }
	})
}

/** The four departments and their 39 categories (brief 2.2, 2.3). `lite`: with tiles of the departments only. */
function categories({ now, lite }: Options): CatalogRecordInput[] {
	return readRecords('category', now).map((category) => {
		const { tile: _tile, ...withoutTile } = category
		return lite && category.parent ? withoutTile : category
	})
}
