import { between, chance, drawShare } from './chance.ts'
import type { Colorway } from './colorways.ts'
import { OUTFITS } from './outfits.ts'
import { readRecords } from './records.ts'
import { sizesOf } from './styles.ts'

const SHARE_SOLD_OUT = 0.06
const SHARE_LAST_PIECES = 0.12

export type Scarcity = { soldOut: ReadonlySet<string>; lastPieces: ReadonlySet<string> }

/** What lies in an outfit is there to be bought with it. */
const IN_OUTFITS: ReadonlySet<string> = new Set(
	[...OUTFITS.values()].flatMap(({ garments }) => garments.map(({ colorway }) => colorway)),
)

/** Draws which colorways are sold out, and of which one size is down to three pieces or fewer; none that an outfit shows. */
export function scarcityAmong(colorways: readonly Colorway[]): Scarcity {
	const ids = colorways.map(({ id }) => id)
	const soldOut = drawShare(ids, SHARE_SOLD_OUT, 'sold out ')
	const rest = ids.filter((id) => !soldOut.has(id))
	const lastPieces = drawShare(rest, (SHARE_LAST_PIECES * ids.length) / rest.length, 'last pieces ')
	for (const id of IN_OUTFITS) {
		soldOut.delete(id)
		lastPieces.delete(id)
	}
	return { soldOut, lastPieces }
}

function inWarehouse(id: string, size: string, { soldOut, lastPieces }: Scarcity, sizes: readonly string[]): number {
	if (soldOut.has(id)) return 0
	if (lastPieces.has(id)) {
		const rare = between(`rare ${id}`, 0, sizes.length - 1)
		const place = sizes.indexOf(size)
		if (place === rare) return between(`rare count ${id}`, 1, 3)
		// Of some only two sizes are left at all.
		if (chance(`two left ${id}`) < 0.35 && place !== (rare + 1) % sizes.length) return 0
	} else if (sizes.length > 1 && chance(`gone ${id} ${size}`) < 0.06) return 0
	return between(`count ${id} ${size}`, 5, 60)
}

// A store has no moments: any instant reads it. The first of a site is its largest.
const STORES = readRecords('store', new Date(0)).map(({ id, site }, index, all) => ({
	id,
	isFirst: all[index - 1]?.site !== site,
}))

/** Units of a size by stock location. The first store of a site shows a third of the catalog, the others a few pieces. */
export function stockOf({ id, style }: Colorway, size: string, scarcity: Scarcity): Record<string, number> {
	const sizes = sizesOf(style).map(({ key }) => key)
	const stock: Record<string, number> = { warehouse: inWarehouse(id, size, scarcity, sizes) }
	if (scarcity.soldOut.has(id)) return stock
	for (const { id: store, isFirst } of STORES) {
		if (chance(`${store} has ${id}`) < (isFirst ? 0.35 : 0.06) && chance(`${store} ${id} ${size}`) < 0.6) {
			stock[store] = between(`${store} count ${id} ${size}`, 1, 4)
		}
	}
	return stock
}
