import { type Bitset, firstCommon } from './bitset.ts'
import type { ProductEntry } from './entries.ts'
import type { Projection, Selection } from './projection.ts'

/** Order of "Our selection". */
export function inSelection(a: { rank: number; id: string }, b: { rank: number; id: string }): number {
	return a.rank - b.rank || (a.id < b.id ? -1 : 1)
}

/** The selection of a load, whose ordinals are its order. */
export function selectionOf({ length }: readonly ProductEntry[], room: number): Selection {
	const order = new Uint32Array(length)
	for (let place = 0; place < length; place++) order[place] = place
	return ordered(order, { room, sortedUntil: length })
}

/** The selection without some ordinals, and with these products besides. */
export function reselect(
	{ products, selection, room }: Projection,
	{ left, entered }: { left: ReadonlySet<number>; entered: readonly ProductEntry[] },
): Selection {
	const former = selection.order
	const leaving = Uint32Array.from(left, (ordinal) => selection.places[ordinal]!).sort()
	const joining = entered.toSorted(inSelection)
	const joinAt = joining.map((product) => firstAfter(product, { order: former, products }))
	const order = new Uint32Array(former.length - leaving.length + joining.length)
	let [length, gone, joined] = [0, 0, 0]
	for (let place = 0; place <= former.length; place++) {
		while (joinAt[joined] === place) order[length++] = joining[joined++]!.ordinal
		if (leaving[gone] === place) gone += 1
		else if (place < former.length) order[length++] = former[place]!
	}
	return ordered(order, { room: room.products, sortedUntil: selection.sortedUntil })
}

/** First place of a product that stands after another one. */
function firstAfter(
	product: ProductEntry,
	{ order, products }: { order: Uint32Array; products: readonly ProductEntry[] },
): number {
	let [low, high] = [0, order.length]
	while (low < high) {
		const middle = (low + high) >>> 1
		if (inSelection(products[order[middle]!]!, product) < 0) low = middle + 1
		else high = middle
	}
	return low
}

function ordered(order: Uint32Array, rest: { room: number; sortedUntil: number }): Selection {
	const places = new Uint32Array(rest.room)
	for (let place = 0; place < order.length; place++) places[order[place]!] = place
	return { order, places, sortedUntil: rest.sortedUntil }
}

/**
 * The product after another one in "Our selection", from its beginning again after its end, of those with a colorway in
 * all the sets. Undefined where there is no other.
 */
export function following(
	{ selection, columns, products, colorways }: Projection,
	{ product, sets }: { product: ProductEntry; sets: readonly Bitset[] },
): ProductEntry | undefined {
	const { order, places, sortedUntil } = selection
	const own = places[product.ordinal]!
	const end = colorways.length
	const sortedEnd = sortedUntil < products.length ? columns.firstColorway[sortedUntil]! : end
	let [first, next] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
	const consider = (colorway: number) => {
		if (colorway < 0) return
		const place = places[columns.product[colorway]!]!
		if (place !== own) first = Math.min(first, place)
		if (place > own) next = Math.min(next, place)
	}
	const sorted = (from: number) => consider(firstCommon(sets, { from, until: sortedEnd }))
	const joined = (from: number) => firstCommon(sets, { from, until: end })
	let after = own + 1
	while (after < order.length && order[after]! >= sortedUntil) after += 1
	if (after < order.length) sorted(columns.firstColorway[order[after]!]!)
	for (let at = joined(sortedEnd); at >= 0; at = joined(at + 1)) consider(at)
	if (!Number.isFinite(next)) sorted(0)
	const shown = order[Number.isFinite(next) ? next : first]
	return shown === undefined ? undefined : products[shown]
}

/**
 * "Our selection" of colorways of different products in ascending ordinals, as indexes of that list. Undefined where it
 * is the order of the list, as in a catalog whose products have their ordinals from its load.
 */
export function arrange({ selection, columns }: Projection, colorways: readonly number[]): number[] | undefined {
	const { places, sortedUntil } = selection
	const productAt = (index: number) => columns.product[colorways[index]!]!
	if (colorways.length === 0 || productAt(colorways.length - 1) < sortedUntil) return undefined
	let first = colorways.length
	while (first > 0 && productAt(first - 1) >= sortedUntil) first -= 1
	const placeAt = (index: number) => places[productAt(index)]!
	const joining = Array.from({ length: colorways.length - first }, (_, index) => first + index)
	joining.sort((a, b) => placeAt(a) - placeAt(b))
	let [sorted, next] = [0, 0]
	return colorways.map(() => {
		const isNext = sorted === first || (next < joining.length && placeAt(joining[next]!) < placeAt(sorted))
		return isNext ? joining[next++]! : sorted++
	})
}
