import type { Language } from '@vitrine/market/locales'
import type { SizeRun } from '../catalog/contract.ts'
import { secondSizeLabel, sizeLabel } from '../catalog/rules/naming.ts'
import { isIn } from './bitset.ts'
import { describeCategory } from './find-products.ts'
import type { CategoryEntry, ProductEntry } from './entries.ts'
import type { SiteCatalog } from './site-catalog.ts'

/** Number of styles of a size run by their main category. */
type Use = Map<CategoryEntry, number>

/**
 * Size runs a customer can have a usual size in: with several sizes, and published styles. Runs have no names: their
 * categories identify them. Sorted by department, then by the most used category.
 */
export function describeSizeRuns(catalog: SiteCatalog, language: Language): SizeRun[] {
	const { projection, site } = catalog
	const nameOf = (category: CategoryEntry) => describeCategory(category, language).name
	return [...usesOf(catalog)]
		.map(([id, use]) => ({ id, sizes: projection.sizeRuns.get(id) ?? [], categories: mostUsed(use) }))
		.filter(({ sizes }) => sizes.length > 1)
		.map((run) => ({ ...run, department: departmentOf(run.categories[0]!) }))
		.sort(inOrder)
		.map(({ id, sizes, categories, department }) => ({
			id,
			department: nameOf(department),
			categories: categories.map(nameOf),
			sizes: sizes.map((size) => ({
				sizeKey: size.key,
				sizeLabel: sizeLabel(site, size),
				secondSizeLabel: secondSizeLabel(site, size, language),
			})),
		}))
}

type Found = { id: string; categories: CategoryEntry[]; department: CategoryEntry }

function inOrder(a: Found, b: Found): number {
	const byCategory = a.categories[0]!.ordinal - b.categories[0]!.ordinal
	return a.department.ordinal - b.department.ordinal || byCategory || (a.id < b.id ? -1 : 1)
}

function usesOf({ projection, listing }: SiteCatalog): Map<string, Use> {
	const isShown = ({ firstColorway, endColorway }: ProductEntry) => {
		for (let ordinal = firstColorway; ordinal < endColorway; ordinal++) {
			if (isIn(listing.published, ordinal)) return true
		}
		return false
	}
	const uses = new Map<string, Use>()
	for (const product of projection.products) {
		const { category, sizeRunId } = product
		if (!category || !isShown(product)) continue
		const use = uses.get(sizeRunId) ?? new Map()
		uses.set(sizeRunId, use.set(category, (use.get(category) ?? 0) + 1))
	}
	return uses
}

function mostUsed(use: Use): CategoryEntry[] {
	return [...use].sort(([a, ofA], [b, ofB]) => ofB - ofA || a.ordinal - b.ordinal).map(([category]) => category)
}

function departmentOf(category: CategoryEntry): CategoryEntry {
	return category.parent ? departmentOf(category.parent) : category
}
