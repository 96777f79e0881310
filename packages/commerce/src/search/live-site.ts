import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { ALL_GOODS, type Aspect, keys } from '../changes/keys.ts'
import { hasCommon } from './bitset.ts'
import { priceRange } from './counting.ts'
import { describeState, type ProductState } from './product-state.ts'
import type { CategoryEntry, ColorwayEntry, ProductEntry } from './entries.ts'
import { membersOf, within } from './members.ts'
import type { Projection } from './projection.ts'
import { following } from './selection.ts'
import type { SiteCatalog } from './site-catalog.ts'
import { advanceListing, listingInSlices, touchedBetween, updateListing } from './site-listing.ts'
import { stockInSlices, updateStock } from './site-stock.ts'
import type { Sliced } from './slices.ts'

type Range = { min: number; max: number } | null

/**
 * A site's listing and stock, followed change by change. Each change answers the keys of what looks different now:
 * states before and after are compared, so that a price written as it was purges nothing.
 */
export class LiveSite {
	readonly catalog: SiteCatalog
	readonly #load: number
	readonly #ranges = new Map<string, Range>()
	#shown: readonly boolean[]
	#version = 0

	private constructor(catalog: SiteCatalog, load: number) {
		this.#load = load
		this.catalog = catalog
		this.#shown = this.#shownCategories()
	}

	static *build({
		load,
		...input
	}: {
		projection: Projection
		site: SiteCode
		now: Date
		load: number
	}): Sliced<LiveSite> {
		const listing = yield* listingInSlices(input)
		const stock = yield* stockInSlices(input)
		return new LiveSite({ ...input, listing, stock, stamp: `${load}.0` }, load)
	}

	/** True while listing is that of an instant. */
	isTrueAt(now: Date): boolean {
		const { listing } = this.catalog
		return listing.now <= now && now.getTime() < listing.changesAt
	}

	/** Follows the clock: offers and publications that begin or end, articles that are no longer new. */
	advance(now: Date): Set<string> {
		const { projection, site, listing } = this.catalog
		const colorways = touchedBetween(listing, { projection, site, now })
		const finish = this.#compare(new Set(colorways.map(({ product }) => product)))
		advanceListing(listing, { projection, site, now, colorways })
		return finish()
	}

	/** Call it before prices, units or publications of products are written into the projection, and the result after. */
	prepareUpdate(products: ReadonlySet<ProductEntry>): (now: Date) => Set<string> {
		const { projection, site } = this.catalog
		const colorways = [...products].flatMap((product) => colorwaysOf(projection, product))
		const finish = this.#compare(products)
		return (now) => {
			updateListing(this.catalog.listing, { projection, site, now, colorways })
			updateStock(this.catalog.stock, { projection, site, colorways })
			return finish()
		}
	}

	/** Call it after colorways have been written anew. Answers whether the tree of categories looks different. */
	follow(colorways: readonly ColorwayEntry[], now: Date): Set<string> {
		const { projection, site, listing, stock } = this.catalog
		updateListing(listing, { projection, site, now, colorways })
		updateStock(stock, { projection, site, colorways })
		this.#ranges.clear()
		this.#age()
		const changed = new Set<string>()
		this.#announceTree(changed)
		return changed
	}

	#age(): void {
		this.#version += 1
		this.catalog.stamp = `${this.#load}.${this.#version}`
	}

	/** Remembers how products look; the result says which keys look different. */
	#compare(products: ReadonlySet<ProductEntry>): () => Set<string> {
		const before = new Map([...products].map((product) => [product, describeState(this.catalog, product)]))
		for (const product of products) for (const scope of scopesOf(product)) this.#rangeOf(scope)
		return () => {
			this.#age()
			const changed = new Set<string>()
			for (const [product, state] of before) this.#announce(product, state, changed)
			return changed
		}
	}

	#announce(product: ProductEntry, before: ProductState, changed: Set<string>): void {
		const { site } = this.catalog
		const after = describeState(this.catalog, product)
		if (before.page === after.page) return
		const differs = (part: 'card' | 'members' | 'prices' | 'offers' | 'sizes') => before[part] !== after[part]
		const scopes = scopesOf(product)
		const lists = (aspect: Aspect) => scopes.forEach((scope) => changed.add(keys.list(aspect, site, nameOf(scope))))
		changed.add(keys.product(site, product.id)).add(keys.goods(site))
		if (differs('card')) changed.add(keys.card(site, product.id))
		if (differs('members')) {
			changed.add(keys.list('members', site, ALL_GOODS))
			this.#announceTree(changed)
		}
		// Pages on other sites name the sites that show it.
		if (before.published !== after.published)
			for (const other of SITE_CODES) changed.add(keys.product(other, product.id)).add(keys.goods(other))
		if (differs('prices')) {
			changed.add(keys.price(site, product.id))
			lists('prices')
			for (const scope of scopes) this.#announceRange(scope, { before, after, changed })
		}
		if (differs('offers')) lists('offers')
		if (differs('sizes')) lists('sizes')
		if (after.isAvailable && !before.isAvailable) for (const key of similarKeys(this.catalog, product)) changed.add(key)
	}

	#announceRange(
		scope: CategoryEntry | undefined,
		{ before, after, changed }: { before: ProductState; after: ProductState; changed: Set<string> },
	): void {
		const { site } = this.catalog
		const known = this.#rangeOf(scope)
		const isInside = (amount: number) => known !== null && amount > known.min && amount < known.max
		if (before.amounts.every(isInside) && after.amounts.every(isInside)) return
		this.#ranges.delete(nameOf(scope))
		const range = this.#rangeOf(scope)
		if (range?.min !== known?.min || range?.max !== known?.max) changed.add(keys.list('range', site, nameOf(scope)))
	}

	#announceTree(changed: Set<string>): void {
		const shown = this.#shownCategories()
		if (shown.some((isShown, ordinal) => isShown !== this.#shown[ordinal])) changed.add(keys.tree(this.catalog.site))
		this.#shown = shown
	}

	#rangeOf(scope: CategoryEntry | undefined): Range {
		const known = this.#ranges.get(nameOf(scope))
		if (known !== undefined) return known
		const { published } = this.catalog.listing
		const all = membersOf(published)
		const range = priceRange(this.catalog, scope ? within(all, scope.members) : all)
		this.#ranges.set(nameOf(scope), range)
		return range
	}

	#shownCategories(): boolean[] {
		const { projection, listing } = this.catalog
		return projection.categories.map((category) => hasCommon(category.members, listing.published))
	}
}

/** Keys of the pages among whose similar styles a product may appear: those that show the style after it. */
export function similarKeys({ projection, listing, stock, site }: SiteCatalog, product: ProductEntry): string[] {
	return product.categories.flatMap(({ id, members }) => {
		const shown = following(projection, { product, sets: [members, listing.published, stock.inStock] })
		const own = keys.list('stocked', site, id)
		return shown ? [own, keys.similar(site, shown.id)] : [own]
	})
}

export function colorwaysOf(projection: Projection, product: ProductEntry): ColorwayEntry[] {
	return projection.colorways.slice(product.firstColorway, product.endColorway)
}

/** Lists that can hold a product: its categories, and all goods. */
function scopesOf(product: ProductEntry): (CategoryEntry | undefined)[] {
	return [undefined, ...product.categories]
}

function nameOf(scope: CategoryEntry | undefined): string {
	return scope?.id ?? ALL_GOODS
}
