import { imageOf } from '../catalog/queries/images.ts'
import { emptySet } from './bitset.ts'
import { groupBy } from './group-by.ts'
import type { CategoryEntry } from './entries.ts'
import type { CategoryRow } from './queries/read-catalog.ts'

/** Builds the category tree, depth first. Categories in a cycle of parents are left out. */
export function buildCategories(rows: readonly CategoryRow[], room: number): CategoryEntry[] {
	const children = groupBy(rows, (row) => row.parent_id ?? '')
	const entries: CategoryEntry[] = []
	const descend = (parent: CategoryEntry | undefined) => {
		for (const row of children.get(parent?.id ?? '') ?? []) {
			const entry: CategoryEntry = {
				ordinal: entries.length,
				id: row.id,
				parent,
				children: [],
				texts: row.texts ?? {},
				tile: row.tile && imageOf(row.tile),
				members: emptySet(room),
				held: [],
			}
			entries.push(entry)
			parent?.children.push(entry)
			descend(entry)
		}
	}
	descend(undefined)
	return entries
}

/** A category and its ancestors. */
export function withAncestors(category: CategoryEntry | undefined): CategoryEntry[] {
	return category ? [category, ...withAncestors(category.parent)] : []
}
