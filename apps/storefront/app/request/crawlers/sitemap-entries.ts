import { listColorwaysRoute } from '@vitrine/commerce/catalog/contract'
import { listStoresRoute } from '@vitrine/commerce/stores/contract'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { Gateway } from '#app/request/gateway/client.ts'
import { contentPlaces } from '#app/facts/addresses/content-places.ts'
import { flaggedPlaces } from '#app/request/web-domain/flagged-places.ts'
import { everywhere, type Places, productPlaces, storePlaces } from '#app/facts/addresses/alternates.ts'
import { pathOfPage } from '#app/facts/addresses/content-places.ts'
import { categoryPlaces } from '#app/request/web-domain/category-tree.ts'
import type { SiteDirectory } from '#app/request/web-domain/directory.ts'

export const SITEMAP_KINDS = ['pages', 'categories', 'products', 'stores', 'texts'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** Every entry names up to nine addresses: 3 000 stay below 10 MB even with the longest. */
export const ENTRIES = 3_000
const PAGE_SIZE = 1_000

export type SitemapSource = { site: SiteCode; gateway: Gateway; directory: SiteDirectory }

/** The languages of a site's own pages: those whose canonical addresses are on its domain. */
export function localesOf(site: SiteCode): LocaleCode[] {
	return LOCALE_CODES.filter((locale) => LOCALES[locale].site === site)
}

/** Kinds that are had in one go. */
const LISTED = { pages: pageEntries, categories: categoryEntries, stores: storeEntries, texts: textEntries }

/** The pages of one sitemap of a site. Beyond the last there are none. */
export async function sitemapEntries(source: SitemapSource, kind: SitemapKind, number: number): Promise<Places[]> {
	if (kind === 'products') return productEntries(source, number)
	const all = await LISTED[kind](source)
	return all.slice((number - 1) * ENTRIES, number * ENTRIES)
}

/** How many sitemaps of a kind a site has. */
export async function sitemapCount(source: SitemapSource, kind: SitemapKind): Promise<number> {
	if (kind === 'products') {
		const { total } = await source.gateway.call(listColorwaysRoute, { query: { 'page-size': 1 } })
		return Math.ceil(total / ENTRIES)
	}
	const all = await LISTED[kind](source)
	return Math.ceil(all.length / ENTRIES)
}

/** Those that a site may lack are named only where it has them. */
async function pageEntries({ site, directory }: SitemapSource): Promise<Places[]> {
	const { loyalty, giftCard } = await directory.params(site)
	return [
		...['', 'new', 'offers', 'stores'].map((path) => ({ alternates: everywhere(path), absent: [] })),
		...(loyalty ? [await flaggedPlaces(directory, { path: 'loyalty', flag: 'loyalty' })] : []),
		...(giftCard ? [await flaggedPlaces(directory, { path: 'gift-card', flag: 'giftCard' })] : []),
	]
}

/** Departments and their categories: what lies deeper has no page of its own. */
async function categoryEntries({ site, directory }: SitemapSource): Promise<Places[]> {
	const [locale] = localesOf(site)
	const tree = locale && (await directory.categories(site, locale))
	if (!tree) throw new Error('The categories cannot be had')
	const breadcrumbs = tree.flatMap(({ id, children }) => [[id], ...children.map((child) => [id, child.id])])
	return Promise.all(breadcrumbs.map((ids) => categoryPlaces(directory, { ids })))
}

async function storeEntries({ site, gateway }: SitemapSource): Promise<Places[]> {
	const stores = await gateway.call(listStoresRoute, { query: {} })
	return stores.map(({ slug }) => storePlaces(slug, site))
}

/** Pages of law and help. */
async function textEntries({ site, directory }: SitemapSource): Promise<Places[]> {
	const [locale] = localesOf(site)
	const everywhere = await Promise.all(
		LOCALE_CODES.map(async (code) => ({
			site: LOCALES[code].site,
			pages: await directory.pages(LOCALES[code].site, code),
		})),
	)
	const addresses = everywhere.flatMap(({ site: of, pages = [] }) => pages.map((page) => ({ ...page, site: of })))
	return addresses
		.filter((one) => one.site === site && locale && one.language === LOCALES[locale].language)
		.map((own) => {
			const same = addresses.filter(({ page }) => page === own.page)
			return contentPlaces(same, { site, path: pathOfPage(own) })
		})
}

async function productEntries({ gateway }: SitemapSource, number: number): Promise<Places[]> {
	const nowhere = everywhere('')
	const entries: Places[] = []
	const pages = ENTRIES / PAGE_SIZE
	for (let page = (number - 1) * pages + 1; page <= number * pages; page++) {
		const { items, pageCount } = await gateway.call(listColorwaysRoute, { query: { page, 'page-size': PAGE_SIZE } })
		for (const item of items) entries.push(productPlaces(item, nowhere))
		if (page >= pageCount) break
	}
	return entries
}
