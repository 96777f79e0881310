import { ALL_SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { sizeLabel } from './naming.ts'

/** A size of a size run with its labels by site or size system. */
export type LabeledSize = { key: string; labels: Record<string, string> }

/** What a size is called on another site, and what the same size is called where it is read. */
export type SizeName = { site: SiteCode; label: string; own: string }

const bySizes = new WeakMap<readonly LabeledSize[], Map<SiteCode, readonly SizeName[]>>()

/**
 * Names of the sizes of a run, in their order, on all sites that call them otherwise than the one they are read on; one for a
 * site and label. Kept with the run: product pages ask for the same ones again and again.
 */
export function sizeNames(sizes: readonly LabeledSize[], site: SiteCode): readonly SizeName[] {
	const bySite = bySizes.get(sizes) ?? new Map<SiteCode, readonly SizeName[]>()
	bySizes.set(sizes, bySite)
	const known = bySite.get(site)
	if (known) return known
	const names = ALL_SITE_CODES.flatMap((other) => {
		const labels = new Map(sizes.toReversed().map((size) => [sizeLabel(other, size), sizeLabel(site, size)]))
		return [...labels].flatMap(([label, own]) => (label === own ? [] : [{ site: other, label, own }]))
	})
	bySite.set(site, names)
	return names
}
