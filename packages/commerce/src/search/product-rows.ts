import { groupBy } from './group-by.ts'
import { inOrder, type ProductRows } from './product-draft.ts'
import type { GoodsRows } from './queries/read-catalog.ts'
import type { Sizes } from './sizes.ts'

/** Products that are read at once: their rows are handled in one turn of the event loop. */
export const AT_ONCE = 200

/** Puts rows together by product, in the order of the products. */
export function groupProducts({ products, colorways, variants }: GoodsRows, sizes: Sizes): ProductRows[] {
	const colorwaysOf = groupBy(colorways, (row) => row.product_id)
	const variantsOf = groupBy(variants, (row) => row.colorway_id)
	return products.map((row) => {
		const own = (colorwaysOf.get(row.id) ?? []).map((row) => ({ row, variants: variantsOf.get(row.id) ?? [] }))
		return inOrder({ row, colorways: own }, sizes)
	})
}
