import type { SiteCode } from '@vitrine/market/sites'
import { addTo, type Bitset, emptySet, removeFrom } from './bitset.ts'
import type { ColorwayEntry } from './entries.ts'
import type { Projection } from './projection.ts'
import { complete, forEachSliced, type Sliced } from './slices.ts'

/** "Last sizes": at most this many sizes remain. */
const LAST_SIZES = 3
/** More units are not told apart: the triggers of migration 0039 count no further. */
export const COUNTED_UNITS = 10

/** Availability on a site: variants with a price there and units in the warehouse. */
export type SiteStock = {
	/** Colorways with at least one size left. */
	inStock: Bitset
	hasLastSizes: Bitset
	/** Colorways by the ordinal of an available size value. */
	bySize: Map<number, Bitset>
	/** The available size values of colorway n lie in `sizes` from its first variant to before `ends[n]`. */
	starts: Uint32Array
	ends: Uint32Array
	sizes: Uint16Array
}

type StockInput = { projection: Projection; site: SiteCode }

/** Computes the availability on a site from the projection's stock. */
export function buildStock(input: StockInput): SiteStock {
	return complete(stockInSlices(input))
}

export function* stockInSlices(input: StockInput): Sliced<SiteStock> {
	const { colorways, room } = input.projection
	const stock: SiteStock = {
		inStock: emptySet(room.colorways),
		hasLastSizes: emptySet(room.colorways),
		bySize: new Map(),
		starts: new Uint32Array(room.colorways),
		ends: new Uint32Array(room.colorways),
		sizes: new Uint16Array(room.variants),
	}
	yield* forEachSliced(colorways, (colorway) => enterColorway(stock, colorway, input))
	return stock
}

/** Computes some colorways anew. */
export function updateStock(
	stock: SiteStock,
	{ colorways, ...input }: StockInput & { colorways: readonly ColorwayEntry[] },
): void {
	for (const colorway of colorways) {
		const { ordinal, firstVariant } = colorway
		removeFrom(stock.inStock, ordinal)
		removeFrom(stock.hasLastSizes, ordinal)
		for (let at = firstVariant; at < stock.ends[ordinal]!; at++) {
			const members = stock.bySize.get(stock.sizes[at]!)
			if (members) removeFrom(members, ordinal)
		}
		enterColorway(stock, colorway, input)
	}
}

function enterColorway(
	stock: SiteStock,
	{ ordinal, firstVariant, endVariant }: ColorwayEntry,
	{ projection, site }: StockInput,
): void {
	const { room, variants, available } = projection
	const { amounts } = projection.sites[site]
	let end = firstVariant
	let priced = 0
	for (let variant = firstVariant; variant < endVariant; variant++) {
		if (amounts[variant]! < 0) continue
		priced += 1
		if (available[variant]! <= 0) continue
		const size = variants[variant]!.size.value.ordinal
		stock.sizes[end++] = size
		const members = stock.bySize.get(size) ?? emptySet(room.colorways)
		addTo(members, ordinal)
		stock.bySize.set(size, members)
	}
	stock.starts[ordinal] = firstVariant
	stock.ends[ordinal] = end
	const left = end - firstVariant
	if (left > 0) addTo(stock.inStock, ordinal)
	if (left > 0 && left <= LAST_SIZES && left < priced) addTo(stock.hasLastSizes, ordinal)
}
