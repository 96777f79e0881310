import { LRUCache } from 'lru-cache'
import { ALL_GOODS, keys, SURROGATE_KEY, surrogateKeys } from '../changes/keys.ts'
import type { ContentBlock } from '../content/contract.ts'
import { listOutfits } from '../content/queries/blocks.ts'
import type { Database } from '../database/client.ts'
import type { Reader } from '../database/reader.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import type { ReadCompanions } from './queries/companions.ts'
import {
	getProductRoute,
	getSizeGuideRoute,
	listCategoriesRoute,
	listColorwaysRoute,
	listMerchandiseRoute,
	listOutfitsRoute,
	listSimilarRoute,
	listSizeRunsRoute,
	type ProductPage,
} from './contract.ts'
import type { LiveCatalog } from './queries/live-catalog.ts'
import { describeSizeGuide } from './queries/describe-size-guide.ts'
import { describeColorway, describeColorways, type DescribedColorway } from './queries/describe-colorway.ts'

export type CatalogServices = {
	db: Database
	clock: () => Date
	index: LiveCatalog
	readCompanions: ReadCompanions
	reader?: Reader
}

/** The `/catalog` routes: live data comes from memory, static data is read once per catalog version. */
export function catalogRoutes({ db, clock, index, readCompanions, reader }: CatalogServices) {
	const read: Reader['read'] = (act) => (reader ? reader.read(act) : act(db))
	const described = new LRUCache<string, DescribedColorway>({ max: 10_000 })

	/** What a site shows at this address; throws a problem where it shows nothing. */
	function findShown(input: Parameters<LiveCatalog['findColorway']>[0]) {
		const found = index.findColorway(input)
		if (found.state === 'unknown') throw notFound('product-unknown')
		if (found.state === 'gone') throw new ProblemError({ status: 410, code: 'product-gone' })
		return found
	}

	return createRouteApp()
		.openapi(listCategoriesRoute, (c) => {
			const site = c.get('site')
			const tree = index.categoryTree({ site, language: c.get('language') })
			return c.json(tree, 200, { [SURROGATE_KEY]: surrogateKeys(keys.tree(site), keys.categories(site)) })
		})
		.openapi(listSizeRunsRoute, (c) => {
			const site = c.get('site')
			const named = surrogateKeys(keys.list('members', site, ALL_GOODS), keys.categories(site))
			return c.json(index.sizeRuns({ site, language: c.get('language') }), 200, { [SURROGATE_KEY]: named })
		})
		.openapi(getProductRoute, async (c) => {
			const language = c.get('language')
			const found = findShown({ site: c.get('site'), language, key: c.req.valid('param').urlKey })
			const { colorwayId, productId } = found.colorway
			const cacheKey = `${found.version} ${language} ${colorwayId}`
			const asked = { productId, colorwayIds: colorwaysOf(found.colorway), now: clock() }
			const [words, companions] = await Promise.all([
				described.get(cacheKey) ?? describeColorway(db, { colorwayId, language }),
				c.req.valid('query').companions && readCompanions(db, asked),
			])
			// Removed seconds ago: the index follows shortly.
			if (!words) throw new ProblemError({ status: 410, code: 'product-gone' })
			described.set(cacheKey, words)
			const named = surrogateKeys(...found.named, ...(companions ? besideKeys(productId) : []))
			return c.json({ ...found.colorway, ...words, companions }, 200, { [SURROGATE_KEY]: named })
		})
		.openapi(listSimilarRoute, (c) => {
			const asked = { site: c.get('site'), language: c.get('language'), key: c.req.valid('param').urlKey }
			const found = index.findColorway(asked)
			if (found.state === 'unknown') throw notFound('product-unknown')
			const similar = found.state === 'gone' ? found.similar : found.colorway.similar
			return c.json(similar, 200, { [SURROGATE_KEY]: surrogateKeys(...found.named) })
		})
		.openapi(getSizeGuideRoute, async (c) => {
			const site = c.get('site')
			const language = c.get('language')
			const { colorway } = findShown({ site, language, key: c.req.valid('param').urlKey })
			const guide = await describeSizeGuide(db, { colorwayId: colorway.colorwayId, site, language })
			if (!guide) throw new ProblemError({ status: 410, code: 'product-gone' })
			return c.json(guide, 200, { [SURROGATE_KEY]: surrogateKeys(keys.product(site, colorway.productId)) })
		})
		.openapi(listOutfitsRoute, async (c) => {
			const reader = { site: c.get('site'), language: c.get('language'), now: clock() }
			const { colorway } = findShown({ ...reader, key: c.req.valid('param').urlKey })
			const { productId } = colorway
			const own = colorwaysOf(colorway)
			const outfits = await listOutfits(db, { ...reader, colorwayIds: own })
			const named = surrogateKeys(keys.outfits(productId), keys.product(reader.site, productId))
			return c.json(outfits.map(without(own)), 200, { [SURROGATE_KEY]: named })
		})
		.openapi(listColorwaysRoute, (c) => {
			const { page = 1, 'page-size': pageSize = 1000 } = c.req.valid('query')
			const site = c.get('site')
			return c.json(index.addresses({ site, page, pageSize }), 200, { [SURROGATE_KEY]: keys.goods(site) })
		})
		.openapi(listMerchandiseRoute, async (c) => {
			const { page = 1, 'page-size': pageSize = 200 } = c.req.valid('query')
			const [site, language] = [c.get('site'), c.get('language')]
			const live = index.merchandise({ site, language, page, pageSize })
			const colorwayIds = live.items.map(({ colorwayId }) => colorwayId)
			// Not cached: a feed reads each colorway once and would evict what shoppers request.
			const words = await read((from) => describeColorways(from, { colorwayIds, language }))
			const items = live.items.flatMap((item) => {
				const known = words.get(item.colorwayId)
				if (!known) return []
				const { description, images, attributes, composition, brand } = known
				return { ...item, description, images, attributes, composition, brand }
			})
			const named = surrogateKeys(keys.goods(site), keys.categories(site))
			return c.json({ ...live, items }, 200, { [SURROGATE_KEY]: named })
		})
}

/** Its own id first. */
function colorwaysOf({ colorwayId, colorways }: Pick<ProductPage, 'colorwayId' | 'colorways'>): string[] {
	return [colorwayId, ...colorways.map((sibling) => sibling.colorwayId)]
}

/** An outfit with the other garments alone. */
function without(own: readonly string[]): (outfit: ContentBlock) => ContentBlock {
	return (outfit) => ({ ...outfit, points: outfit.points.filter(({ colorwayId }) => !own.includes(colorwayId)) })
}

/** Keys of what stands beside a product on its page. */
function besideKeys(productId: string): string[] {
	return [keys.reviews(productId), keys.outfits(productId)]
}
