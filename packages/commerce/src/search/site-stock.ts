import type { SiteCode } from '@vitrine/market/sites'
import { addTo, type Bitset, emptySet } from './bitset.ts'
import type { Projection } from './projection.ts'

/** "Last sizes": at most this many sizes remain. */
const LAST_SIZES = 3

/** Availability on a site: variants with a price there and units in the warehouse. */
export type SiteStock = {
	/** Colorways with at least one size left. */
	inStock: Bitset
	hasLastSizes: Bitset
	/** Colorways by the ordinal of an available size value. */
	bySize: ReadonlyMap<number, Bitset>
	/** The available size values of colorway n lie in `sizes` from offsets[n] to before offsets[n + 1]. */
	offsets: Uint32Array
	sizes: Uint16Array
}

/** Computes the availability on a site from the projection's stock. */
export function buildStock({ projection, site }: { projection: Projection; site: SiteCode }): SiteStock {
	const { colorways, variants, available } = projection
	const { amounts } = projection.sites[site]
	const bySize = new Map<number, Bitset>()
	const inStock = emptySet(colorways.length)
	const hasLastSizes = emptySet(colorways.length)
	const offsets = new Uint32Array(colorways.length + 1)
	const sizes = new Uint16Array(variants.length)
	let count = 0
	for (const { ordinal, firstVariant, endVariant } of colorways) {
		const start = count
		let priced = 0
		for (let variant = firstVariant; variant < endVariant; variant++) {
			if (amounts[variant]! < 0) continue
			priced += 1
			if (available[variant]! <= 0) continue
			const size = variants[variant]!.size.value.ordinal
			sizes[count++] = size
			const members = bySize.get(size) ?? emptySet(colorways.length)
			addTo(members, ordinal)
			bySize.set(size, members)
		}
		offsets[ordinal + 1] = count
		const left = count - start
		if (left > 0) addTo(inStock, ordinal)
		if (left > 0 && left <= LAST_SIZES && left < priced) addTo(hasLastSizes, ordinal)
	}
	return { inStock, hasLastSizes, bySize, offsets, sizes }
}
