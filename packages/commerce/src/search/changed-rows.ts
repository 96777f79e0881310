import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { keys } from '../changes/keys.ts'
import type { Change } from '../changes/queries/read-changes.ts'

/** Changes by what the index does about them. */
export type ChangedRows = {
	/** Keys of answers that are not made of the index. */
	direct: string[]
	prices: { site: string; sku: string }[]
	/** Products of which many prices have changed. */
	priced: string[]
	stock: string[]
	products: string[]
	manufacturers: string[]
	/** Something that the whole catalog depends on; undefined for nothing. */
	structure: 'categories' | 'words' | 'everything' | undefined
	/** Sites whose record has changed. */
	sites: string[]
}

/** Sorts the changes of migration 0039 by their topics. */
export function sortChanges(changes: readonly Change[]): ChangedRows {
	const all = new Map<string, string[]>()
	for (const { topic, key } of changes) {
		const own = all.get(topic)
		if (own) own.push(key)
		else all.set(topic, [key])
	}
	const of = (topic: string) => all.get(topic) ?? []
	return {
		direct: [...all].flatMap(([topic, own]) => own.flatMap((key) => directKeys(topic, key))),
		prices: of('price').map((key) => ({ site: beforeSlash(key), sku: afterSlash(key) })),
		priced: of('prices'),
		stock: of('stock'),
		products: of('product'),
		manufacturers: of('manufacturer'),
		structure: all.has('sizes')
			? 'everything'
			: all.has('category')
				? 'categories'
				: all.has('synonyms')
					? 'words'
					: undefined,
		sites: of('site'),
	}
}

function directKeys(topic: string, key: string): string[] {
	const [first, second] = [beforeSlash(key), afterSlash(key)]
	switch (topic) {
		case 'site':
			return [keys.site(key), keys.sites()]
		case 'brand':
			return [keys.brand()]
		case 'text':
			return [keys.texts()]
		case 'store':
			return [keys.stores(first), keys.store(second)]
		case 'page':
			return [keys.pages(first), keys.page(first, second), keys.pageAddresses(second)]
		case 'reviews':
			return [keys.reviews(key)]
		case 'outfits':
			return [keys.outfits(key)]
		case 'banner':
			return [keys.banners(key)]
		case 'block':
			return [keys.blocks(first, second)]
		default:
			return []
	}
}

/** Keys of a whole site's structure. */
export function structureKeys(structure: ChangedRows['structure']): string[] {
	if (structure === 'words') return [keys.words()]
	const ofSite = (site: SiteCode) => [
		keys.categories(site),
		keys.tree(site),
		keys.list('members', site, 'all'),
		keys.goods(site),
	]
	return structure === 'categories' ? [keys.words(), ...SITE_CODES.flatMap(ofSite)] : []
}

function beforeSlash(key: string): string {
	return key.slice(0, key.indexOf('/'))
}

function afterSlash(key: string): string {
	return key.slice(key.indexOf('/') + 1)
}
