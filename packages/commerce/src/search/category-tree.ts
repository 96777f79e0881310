import type { Language } from '@vitrine/market/locales'
import type { CategoryNode } from '../catalog/contract.ts'
import { pickText } from '../catalog/queries/texts.ts'
import { hasCommon } from './bitset.ts'
import { describeCategory } from './find-products.ts'
import type { CategoryEntry } from './entries.ts'
import type { SiteCatalog } from './site-catalog.ts'

/** The departments of a site with their categories, without those that hold nothing published. */
export function describeCategoryTree({ projection, listing }: SiteCatalog, language: Language): CategoryNode[] {
	const isShown = (category: CategoryEntry) => hasCommon(category.members, listing.published)
	const describe = (category: CategoryEntry): CategoryNode => {
		const { id, name, path } = describeCategory(category, language)
		const text = pickText(category.texts, language)
		const children = category.children.filter(isShown).map(describe)
		return { id, name, slug: text?.slug ?? id, path, intro: text?.intro ?? null, tile: category.tile, children }
	}
	return projection.categories.filter((category) => !category.parent && isShown(category)).map(describe)
}
