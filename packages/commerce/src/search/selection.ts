import type { ProductEntry } from './entries.ts'
import type { Projection, Selection } from './projection.ts'

/** Order of "Our selection". */
export function inSelection(a: { rank: number; id: string }, b: { rank: number; id: string }): number {
	return a.rank - b.rank || (a.id < b.id ? -1 : 1)
}

/** The selection of a load, whose ordinals are its order. */
export function selectionOf(products: readonly ProductEntry[], room: number): Selection {
	return ordered(
		products.map(({ ordinal }) => ordinal),
		{ room, sortedUntil: products.length },
	)
}

/** The selection without some ordinals, and with these products besides. */
export function reselect(
	{ products, selection, room }: Projection,
	{ left, entered }: { left: ReadonlySet<number>; entered: readonly ProductEntry[] },
): Selection {
	const order: number[] = []
	const joining = entered.toSorted(inSelection)
	let next = 0
	for (const ordinal of selection.order) {
		if (left.has(ordinal)) continue
		while (next < joining.length && inSelection(joining[next]!, products[ordinal]!) < 0)
			order.push(joining[next++]!.ordinal)
		order.push(ordinal)
	}
	order.push(...joining.slice(next).map(({ ordinal }) => ordinal))
	return ordered(order, { room: room.products, sortedUntil: selection.sortedUntil })
}

function ordered(order: readonly number[], rest: { room: number; sortedUntil: number }): Selection {
	const places = new Uint32Array(rest.room)
	for (const [place, ordinal] of order.entries()) places[ordinal] = place
	return { order: Uint32Array.from(order), places, sortedUntil: rest.sortedUntil }
}

/** Place of a product in "Our selection". */
export function placeOf({ selection }: Projection, { ordinal }: ProductEntry): number {
	return selection.places[ordinal]!
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
