import type { Seen } from '../changes/position.ts'
import { readChanges } from '../changes/queries/read-changes.ts'
import type { Database } from '../database/client.ts'
import { type ChangedRows, sortChanges } from './changed-rows.ts'
import { type ChangedGoods, mustReload, readGoods } from './follow-changes.ts'
import type { Loaded } from './load-catalog.ts'
import { readProductsOf } from './queries/read-goods.ts'
import { type ChangedProducts, readChangedProducts } from './read-products.ts'

/** What only a load of the whole catalog shows. */
export type Pending = Pick<ChangedRows, 'structure'> & { products: ReadonlySet<string> }

/** The widest structure of several. */
export function widestOf(...all: readonly (Pending | undefined)[]): ChangedRows['structure'] {
	return (['everything', 'categories', 'words'] as const).find((one) => all.some((own) => own?.structure === one))
}

/** What has changed since a position, and the rows it is about. */
export type News = {
	seen: Seen
	rows: ChangedRows
	goods: ChangedGoods
	/** Ids of products whose rows have changed, and their rows where they can be written into the index. */
	ids: readonly string[]
	products: ChangedProducts | undefined
	pending: Pending | undefined
}

/** Reads changes in a transaction of one snapshot. Undefined where they are unknown, or too many. */
export async function readNews(
	tx: Database,
	{ since, current, canPatch, now }: { since: Seen; current: Loaded; canPatch: boolean; now: Date },
): Promise<News | undefined> {
	const { seen, changes } = await readChanges(tx, since)
	if (!changes) return undefined
	const { projection } = current
	const rows = sortChanges(changes)
	const isReload = await mustReload(tx, { rows, loaded: current })
	const ids = [...new Set([...rows.products, ...(await readProductsOf(tx, rows.manufacturers))])]
	const goods = await readGoods(tx, rows, { projection, now })
	const products =
		canPatch && !isReload && ids.length > 0 ? await readChangedProducts(tx, { ids, projection, now }) : undefined
	const isPending = isReload || (ids.length > 0 && !products)
	const pending = isPending ? { structure: rows.structure, products: new Set(ids) } : undefined
	return { seen, rows, goods, ids, products, pending }
}
