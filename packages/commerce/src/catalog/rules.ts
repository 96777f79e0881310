import type { SiteCode } from '@vitrine/market/sites'

/** Size system a site reads first, and the one it shows in brackets (brief 2.5). */
const SIZE_SYSTEMS: Readonly<Record<SiteCode, { first: string; second?: string }>> = {
	fr: { first: 'fr' },
	es: { first: 'fr' },
	gb: { first: 'gb', second: 'eu' },
	de: { first: 'eu' },
	pl: { first: 'eu' },
	it: { first: 'it', second: 'eu' },
	ch: { first: 'fr', second: 'eu' },
}

/** The words for a size on a site: its own, else its size system's, else the alphabetic one, else the key. */
export function sizeLabel(site: SiteCode, size: { key: string; labels: Record<string, string> }): string {
	const { labels } = size
	return labels[site] ?? labels[SIZE_SYSTEMS[site].first] ?? labels.alpha ?? size.key
}

/** The size in the site's second system, `EU 38`; empty where there is none or it reads the same. */
export function secondSizeLabel(site: SiteCode, size: { key: string; labels: Record<string, string> }): string {
	const { first, second } = SIZE_SYSTEMS[site]
	// Sites and size systems share some names: only a label that is not the first system's is the site's own words.
	const hasOwnWords = site !== first && size.labels[site] !== undefined
	const label = second && !hasOwnWords ? size.labels[second] : undefined
	return label && label !== sizeLabel(site, size) ? `${second?.toUpperCase()} ${label}` : ''
}

/** Last segment of a product page's URL: `chemise-en-popeline-rayee-ln-w01-sky`. */
export function urlKey(slug: string, colorwayId: string): string {
	return `${slug}-${colorwayId.toLowerCase()}`
}

/** Ids a urlKey may end in, longest first: slugs and ids may both contain hyphens, so only the catalog can tell. */
export function colorwayIdCandidates(key: string): string[] {
	const parts = key.toLowerCase().split('-')
	return parts.map((_, index) => parts.slice(index).join('-'))
}

/** Where the derived files of a picture lie, below the media folder and below /media/: `ab/abcdef...`. */
export function mediaBase(hash: string): string {
	return `/media/${hash.slice(0, 2)}/${hash}`
}
