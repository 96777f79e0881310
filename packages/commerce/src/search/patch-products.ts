import { SITE_CODES } from '@vitrine/market/sites'
import type { Loaded } from './load-catalog.ts'
import { nextSlots, placeProduct, putGoods, removeProduct, type Slots } from './place-product.ts'
import { draftProduct, hasShape, type ProductRows, readsAlike } from './product-draft.ts'
import { lookOf, productKeys } from './product-keys.ts'
import type { ColorwayEntry, ProductEntry } from './entries.ts'
import type { Projection } from './projection.ts'
import type { ChangedProducts } from './read-products.ts'
import { distinctionKeys } from './reload-keys.ts'
import { reselect } from './selection.ts'

/** Ordinals of facet values that columns have room for. */
const MOST_VALUES = 60_000

/** What a patch has done to the projection. */
type Patch = {
	/** Products that have given up their ordinals, and that have new ones. */
	left: Set<number>
	entered: ProductEntry[]
	/** Whose listing and stock are to be computed: of former ordinals too. */
	colorways: ColorwayEntry[]
}

/**
 * Writes products into the index whose rows have changed, are new or gone. Answers the keys of what may look different,
 * none unless `isTold`, and the products that it has no room for, which are as before.
 */
export function patchProducts(
	loaded: Loaded,
	{ ids, changed, now, isTold }: { ids: readonly string[]; changed: ChangedProducts; now: Date; isTold: boolean },
): { keys: Set<string>; without: string[] } {
	const { projection, text, sites, distinctions } = loaded
	const before = new Map(isTold ? ids.map((id) => [id, lookOf(loaded, id)]) : [])
	const keys = sites.advance(now)
	loaded.patches += 1
	const patch: Patch = { left: new Set(), entered: [], colorways: [] }
	const without = ids.filter((id) => !patchProduct(loaded, { id, changed, patch }))
	if (patch.left.size > 0 || patch.entered.length > 0) projection.selection = reselect(projection, patch)
	text.settle()
	const retold = [...distinctions.values()].flatMap((own) => [...own.settle()])
	for (const key of sites.follow(patch.colorways, now)) keys.add(key)
	for (const { id } of retold) for (const key of distinctionKeys(id)) keys.add(key)
	for (const [id, look] of before)
		for (const key of productKeys(id, { before: look, after: lookOf(loaded, id), next: loaded })) keys.add(key)
	return { keys, without }
}

/** False where there is no room. */
function patchProduct(
	loaded: Loaded,
	{ id, changed, patch }: { id: string; changed: ChangedProducts; patch: Patch },
): boolean {
	const { projection, text, distinctions } = loaded
	const [former, rows] = [projection.productById.get(id), changed.rows.get(id)]
	const isKept = rows !== undefined && hasShape(rows, projection)
	const slots = isKept ? slotsOf(projection, former!) : nextSlots(projection)
	if (rows && !isKept && !hasRoom(projection, { rows, slots })) return false
	const draft = rows && draftProduct(projection, { ...rows, version: `${loaded.load}.${loaded.patches}` })
	const isReadAlike = isKept && former && draft && readsAlike(draft, { former, projection })
	if (former && !isReadAlike) for (const own of [text, ...distinctions.values()]) own.leave(former)
	if (former && !isKept) {
		patch.left.add(former.ordinal)
		patch.colorways.push(...colorwaysOf(projection, former))
	}
	const goods = former && removeProduct(projection, former)
	if (!draft) return true
	const product = placeProduct(projection, { draft, slots })
	if (!isKept) patch.entered.push(product)
	const colorways = colorwaysOf(projection, product)
	patch.colorways.push(...colorways)
	putGoods(projection, { colorways, goodsOf: (sku) => goods?.get(sku) ?? changed.goods.get(sku) })
	publish(projection, { colorways, changed })
	if (!isReadAlike) for (const own of [text, ...distinctions.values()]) own.enter(product)
	return true
}

function publish(
	{ sites }: Projection,
	{ colorways, changed }: { colorways: readonly ColorwayEntry[]; changed: ChangedProducts },
): void {
	for (const { id, ordinal } of colorways)
		for (const site of SITE_CODES) {
			const [from, until] = changed.publications.get(id)?.[site] ?? [null, null]
			if (from === null) continue
			sites[site].publishedFrom[ordinal] = from
			if (until !== null) sites[site].publishedUntil[ordinal] = until
		}
}

function slotsOf({ colorways }: Projection, { ordinal, firstColorway }: ProductEntry): Slots {
	return { product: ordinal, colorway: firstColorway, variant: colorways[firstColorway]?.firstVariant ?? 0 }
}

function hasRoom({ room, values }: Projection, { rows, slots }: { rows: ProductRows; slots: Slots }): boolean {
	const sizes = rows.colorways.reduce((sum, { variants }) => sum + variants.length, 0)
	return (
		slots.product < room.products &&
		slots.colorway + rows.colorways.length <= room.colorways &&
		slots.variant + sizes <= room.variants &&
		values.facets.length < MOST_VALUES
	)
}

function colorwaysOf({ colorways }: Projection, { firstColorway, endColorway }: ProductEntry): ColorwayEntry[] {
	return colorways.slice(firstColorway, endColorway)
}
