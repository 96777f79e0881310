import type { CategoryNode } from '@vitrine/commerce/catalog/contract'

/** Of a department or a category. */
export type CategoryPath = `c/${string}`
/** A department or category as menus show it; `path` is its address without the language. */
export type NavNode = { id: string; name: string; path: CategoryPath }
export type NavDepartment = NavNode & {
	categories: NavNode[]
	/** Markup of some of them with their pictures, for the menu. */
	pictures?: string
}

export function departmentsOf(tree: readonly CategoryNode[]): NavDepartment[] {
	return tree.map((department) => ({ ...navNode(department), categories: department.children.map(navNode) }))
}

function navNode({ id, name, path }: Pick<CategoryNode, 'id' | 'name' | 'path'>): NavNode {
	return { id, name, path: categoryPath(path) }
}

/** Address of a category without the language, from the slugs the gateway gives. */
export function categoryPath(slugs: readonly string[]): CategoryPath {
	return `c/${slugs.join('/')}`
}
