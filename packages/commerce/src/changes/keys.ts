import type { SiteCode } from '@vitrine/market/sites'

/** What of a list a change of a product may alter; each is a key of the list's scope (decision 0074). */
export type Aspect = 'members' | 'prices' | 'range' | 'offers' | 'sizes' | 'stocked'

/** Scope of lists without a category. */
export const ALL_GOODS = 'all'

/** Surrogate keys: what an answer shows. Their parts are free of blanks. */
export const keys = {
	/** Everything the page of a product shows, and what its card shows. */
	product: (site: SiteCode, id: string) => `product:${site}:${part(id)}`,
	card: (site: SiteCode, id: string) => `card:${site}:${part(id)}`,
	/** Published reviews and questions of a style, on all sites. */
	reviews: (id: string) => `reviews:${part(id)}`,
	/** Outfits with a style, on all sites. */
	outfits: (id: string) => `outfits:${part(id)}`,
	/** Its price in an order of prices, shown or not. */
	price: (site: SiteCode, id: string) => `price:${site}:${part(id)}`,
	/** Shown among similar styles: one that becomes available may take its place. */
	similar: (site: SiteCode, id: string) => `similar:${site}:${part(id)}`,
	/** `scope`: id of a category, or ALL_GOODS. */
	list: (aspect: Aspect, site: SiteCode, scope: string) => `${aspect}:${site}:${part(scope)}`,
	/** Names and pictures of categories; which of them hold goods. */
	categories: (site: SiteCode) => `categories:${site}`,
	tree: (site: SiteCode) => `tree:${site}`,
	/** What words mean. */
	words: () => 'words',
	/** Anything of any product. */
	goods: (site: SiteCode) => `goods:${site}`,
	site: (site: string) => `site:${part(site)}`,
	sites: () => 'sites',
	/** Name, look and senders of the shop: on every page. */
	brand: () => 'brand',
	/** What the shop says in its own words: on every page. */
	texts: () => 'texts',
	stores: (site: string) => `stores:${part(site)}`,
	store: (id: string) => `store:${part(id)}`,
	/** A day that begins on a site. */
	day: (site: SiteCode) => `day:${site}`,
	/** The list of a site's pages, one of them, and where a page stands on all sites. */
	pages: (site: string) => `pages:${part(site)}`,
	page: (site: string, page: string) => `page:${part(site)}:${part(page)}`,
	pageAddresses: (page: string) => `page-addresses:${part(page)}`,
	/** Content blocks of a place: of one category, or `all`. */
	blocks: (place: string, category: string) => `blocks:${place}:${part(category)}`,
	banners: (page: string) => `banners:${part(page)}`,
}

/** Header of an answer with its keys. */
export const SURROGATE_KEY = 'Surrogate-Key'

export function surrogateKeys(...named: readonly string[]): string {
	return [...new Set(named)].join(' ')
}

function part(id: string): string {
	return /^[\w.-]+$/.test(id) ? id : encodeURIComponent(id)
}
