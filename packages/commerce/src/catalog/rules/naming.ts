import { COUNTRIES } from '@vitrine/market/country-packs'
import type { Language } from '@vitrine/market/locales'
import { type Site, SITES, type SiteCode } from '@vitrine/market/sites'
import { LETTERS, SIZE_SYSTEMS, type SizeSystem, systemName } from '@vitrine/market/size-systems'

type Size = { key: string; labels: Record<string, string> }

/** Codes of size systems: a size is called by the first of `shown` it has a label in; `second` stand in brackets. */
type SiteSystems = { shown: readonly string[]; second: readonly string[] }

/** Size systems of installed sites. */
const systemsBySite = new WeakMap<Site, SiteSystems>()

function systemsOf(site: SiteCode): SiteSystems {
	const known = systemsBySite.get(SITES[site])
	if (known) return known
	const systems = readSystems(SITES[site])
	systemsBySite.set(SITES[site], systems)
	return systems
}

/** Those of its record, else of its country (brief 2.5); `eu` alone where it has no file. Letters are the last. */
function readSystems({ sizeSystems, countryCode }: Site): SiteSystems {
	if (sizeSystems) return { shown: [...sizeSystems, LETTERS], second: sizeSystems }
	const { first, second } = COUNTRIES[countryCode]?.sizes ?? { first: 'eu' }
	return { shown: [first, LETTERS], second: second ? [second] : [] }
}

/** Label of a site of its own. Where its code is a size system's, the label is that system's. */
function ownLabel(site: SiteCode, { labels }: Size): string | undefined {
	const system = SIZE_SYSTEMS.get(site)
	return system && !system.labelsOf ? undefined : labels[site]
}

function labelIn(code: string, { labels }: Size): string | undefined {
	return labels[code] ?? labels[SIZE_SYSTEMS.get(code)?.labelsOf ?? code]
}

/** Code of the system a site calls a size in. */
function shownSystem(site: SiteCode, size: Size): string | undefined {
	return systemsOf(site).shown.find((code) => labelIn(code, size) !== undefined)
}

/** Label of a size on a site: its own, else that of the first of the site's size systems it has one in, else the key. */
export function sizeLabel(site: SiteCode, size: Size): string {
	const own = ownLabel(site, size)
	if (own !== undefined) return own
	const code = shownSystem(site, size)
	return (code && labelIn(code, size)) ?? size.key
}

/** Label in the site's next system, `EU 38`; empty where there is none or it is equal. */
export function secondSizeLabel(site: SiteCode, size: Size, language: Language): string {
	if (ownLabel(site, size) !== undefined) return ''
	const shown = shownSystem(site, size)
	const code = systemsOf(site).second.find((other) => other !== shown && labelIn(other, size) !== undefined)
	const label = code && labelIn(code, size)
	return label && label !== sizeLabel(site, size) ? `${systemName(code, language)} ${label}` : ''
}

/** A number of a system: `38`, `UK 12`, `9–11½`. Heights, ages, waists and letters belong to none. */
const SYSTEM_NUMBER = /^(?:[A-Z]{2} )?[\d.,½¼¾]+(?:[–/-][\d.,½¼¾]+)?$/

/** Size system of a site's label; undefined for labels of its own, letters, ages and heights. */
export function sizeSystem(site: SiteCode, size: Size): SizeSystem | undefined {
	const code = ownLabel(site, size) === undefined ? shownSystem(site, size) : undefined
	return code && SYSTEM_NUMBER.test(labelIn(code, size) ?? '') ? SIZE_SYSTEMS.get(code) : undefined
}

/** A size in every system it has a label in, by the system's code. */
export function sizeConversions(size: Size): Record<string, string> {
	const labels = [...SIZE_SYSTEMS.keys()].map((code) => [code, labelIn(code, size)] as const)
	return Object.fromEntries(labels.filter((entry): entry is readonly [string, string] => entry[1] !== undefined))
}

/** The systems that sizes have labels in, in the order they are shown. */
export function systemsWithLabels(sizes: readonly Size[], language: Language): { code: string; name: string }[] {
	const codes = [...SIZE_SYSTEMS.keys()].filter((code) => sizes.some((size) => labelIn(code, size) !== undefined))
	return codes.map((code) => ({ code, name: systemName(code, language) }))
}

/** Last segment of a product page's URL: `chemise-en-popeline-rayee-ln-w01-sky`; the id alone where it begins with the slug. */
export function urlKey(slug: string, colorwayId: string): string {
	const id = colorwayId.toLowerCase()
	return `${id}-`.startsWith(`${slug}-`) ? id : `${slug}-${id}`
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
