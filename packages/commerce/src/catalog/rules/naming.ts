import type { Country } from '@vitrine/market/country'
import { COUNTRIES } from '@vitrine/market/country-packs'
import { SITES, type SiteCode } from '@vitrine/market/sites'

/** Size systems of a site's country (brief 2.5); `eu` alone where it has no file. */
function systemsOf(site: SiteCode): Country['sizes'] {
	return COUNTRIES[SITES[site].countryCode]?.sizes ?? { first: 'eu' }
}

/** Label of a size on a site: its own, else its size system's, else the alphabetic one, else the key. */
export function sizeLabel(site: SiteCode, size: { key: string; labels: Record<string, string> }): string {
	const { labels } = size
	return labels[site] ?? labels[systemsOf(site).first] ?? labels.alpha ?? size.key
}

/** Label in the site's second system, `EU 38`; empty where there is none or it is equal. */
export function secondSizeLabel(site: SiteCode, size: { key: string; labels: Record<string, string> }): string {
	const { first, second } = systemsOf(site)
	// Sites and size systems share some names: only a label that is not the first system's is the site's own.
	const hasOwnWords = site !== first && size.labels[site] !== undefined
	const label = second && !hasOwnWords ? size.labels[second] : undefined
	return label && label !== sizeLabel(site, size) ? `${second?.toUpperCase()} ${label}` : ''
}

/** Display names of the size systems. */
const SYSTEM_NAMES = { fr: 'FR', gb: 'UK', eu: 'EU', it: 'IT' } as const
export type SizeSystem = (typeof SYSTEM_NAMES)[keyof typeof SYSTEM_NAMES]
export const SIZE_SYSTEM_NAMES = Object.values(SYSTEM_NAMES)

/** A number of a system: `38`, `UK 12`, `9–11½`. Heights, ages, waists and letters belong to none. */
const SYSTEM_NUMBER = /^(?:[A-Z]{2} )?[\d.,½¼¾]+(?:[–/-][\d.,½¼¾]+)?$/

/** Size system of a site's label; null for labels of its own, letters, ages and heights. */
export function sizeSystem(site: SiteCode, size: { key: string; labels: Record<string, string> }): SizeSystem | null {
	const { first } = systemsOf(site)
	const isOwnWord = site !== first && size.labels[site] !== undefined
	const label = isOwnWord ? undefined : size.labels[first]
	return label !== undefined && SYSTEM_NUMBER.test(label) ? SYSTEM_NAMES[first] : null
}

/** Systems a size is converted into, in the order they are shown; `int` are letters. */
export const CONVERSIONS = ['int', 'eu', 'fr', 'de', 'it', 'gb'] as const

/** A size in every system it has a label in. German sizes are those of the system `eu`, unless the run names its own. */
export function sizeConversions({ labels }: { labels: Record<string, string> }): SizeConversions {
	const named: SizeConversions = { int: labels.alpha, eu: labels.eu, fr: labels.fr, it: labels.it, gb: labels.gb }
	return { ...named, de: labels.de ?? labels.eu }
}
export type SizeConversions = Partial<Record<(typeof CONVERSIONS)[number], string | undefined>>

/** Last segment of a product page's URL: `chemise-en-popeline-rayee-ln-w01-sky`. */
export function urlKey(slug: string, colorwayId: string): string {
	return `${slug}-${colorwayId.toLowerCase()}`
}

/** Ids a urlKey may end in, longest first: slugs and ids may both contain hyphens, so only the catalog can decide. */
export function colorwayIdCandidates(key: string): string[] {
	const parts = key.toLowerCase().split('-')
	return parts.map((_, index) => parts.slice(index).join('-'))
}

/** Path of a picture's derived files, below the media folder and /media/: `ab/abcdef...`. */
export function mediaBase(hash: string): string {
	return ['/media', hash.slice(0, 2), hash].join('/')
}
