import type { CategoryNode, ProductPage } from '@vitrine/commerce/catalog/contract'
import { LOCALE_CODES, type LocaleCode, LOCALES } from '@vitrine/market/locales'
import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { type Alternates, everywhere, type Places, productPlaces } from '#app/facts/addresses/alternates.ts'
import { categoryPath } from './departments.ts'
import type { SiteDirectory } from './directory.ts'

type Sold = Pick<ProductPage, 'urlKeys' | 'sites' | 'breadcrumb'>

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

type Asked = {
	/** From the department down to the category itself. */
	ids: readonly string[]
	/** Whose page it is: its own languages are told apart where some country lacks the category. */
	site?: SiteCode
}

/** Where each country's shop has this category; where it has none, the nearest above it, at last the home page. */
export async function categoryPlaces(directory: SiteDirectory, { ids, site }: Asked): Promise<Places> {
	const found = await nearestCategories(directory, { ids, siteOf: (locale) => LOCALES[locale].site })
	const absent = found.flatMap(({ locale, nearest }) => (nearest?.id === ids.at(-1) ? [] : locale))
	if (absent.length === 0 || !site) return { alternates: pathsOf(found), absent }
	const here = pathsOf(await nearestCategories(directory, { ids, siteOf: () => site }))
	return { alternates: pathsOf(found), absent, here }
}

type Nearest = { locale: LocaleCode; nearest: CategoryNode | undefined }

function nearestCategories(
	directory: SiteDirectory,
	{ ids, siteOf }: { ids: readonly string[]; siteOf: (locale: LocaleCode) => SiteCode },
): Promise<Nearest[]> {
	return Promise.all(
		LOCALE_CODES.map(async (locale) => {
			const tree = (await directory.categories(siteOf(locale), locale)) ?? []
			const nearest = ids
				.toReversed()
				.map((id) => findById(tree, id)?.at(-1))
				.find(Boolean)
			return { locale, nearest }
		}),
	)
}

function pathsOf(found: readonly Nearest[]): Alternates {
	return Object.fromEntries(
		found.map(({ locale, nearest }) => [locale, nearest ? categoryPath(nearest.path) : '']),
	) as Alternates
}

/** Where a colorway is found in each country; one that does not sell it leads to the nearest of its categories there. */
export async function findProductPlaces(product: Sold, directory: SiteDirectory): Promise<Places> {
	if (product.sites.length === SITE_CODES.length) return productPlaces(product, everywhere(''))
	const ids = product.breadcrumb.map(({ id }) => id)
	return productPlaces(product, (await categoryPlaces(directory, { ids })).alternates)
}
