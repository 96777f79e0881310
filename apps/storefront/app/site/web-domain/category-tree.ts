import type { CategoryNode } from '@vitrine/commerce/catalog/contract'
import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'
import type { Alternates, Places } from '#app/site/head/alternates.ts'
import { categoryPath } from '#app/site/layout/navigation.ts'
import type { SiteDirectory } from './directory.ts'

/** The categories from the department down to the one with these slugs; undefined when a slug leads nowhere. */
export function findBySlugs(tree: readonly CategoryNode[], slugs: readonly string[]): CategoryNode[] | undefined {
	const [slug, ...rest] = slugs
	const node = tree.find((one) => one.slug === slug)
	if (!node) return undefined
	if (rest.length === 0) return [node]
	const below = findBySlugs(node.children, rest)
	return below && [node, ...below]
}

/** The categories from the department down to the one with this id. */
export function findById(tree: readonly CategoryNode[], id: string): CategoryNode[] | undefined {
	for (const node of tree) {
		if (node.id === id) return [node]
		const below = findById(node.children, id)
		if (below) return [node, ...below]
	}
	return undefined
}

/** Where each country's shop has this category, its id the last of those from the top; where it has none, the nearest above it, at last the home page. */
export async function categoryPlaces(directory: SiteDirectory, ids: readonly string[]): Promise<Places> {
	const found = await Promise.all(
		LOCALE_CODES.map(async (locale) => {
			const tree = (await directory.categories(LOCALES[locale].site, locale)) ?? []
			const nearest = ids
				.toReversed()
				.map((id) => findById(tree, id)?.at(-1))
				.find(Boolean)
			return { locale, nearest }
		}),
	)
	return {
		alternates: Object.fromEntries(
			found.map(({ locale, nearest }) => [locale, nearest ? categoryPath(nearest.path) : '']),
		) as Alternates,
		absent: found.flatMap(({ locale, nearest }) => (nearest?.id === ids.at(-1) ? [] : locale)),
	}
}
