/** A grid of tiles: its classes, and the `sizes` of its first picture and of all others. */
export type TileGrid = { className: string; sizes: [first: string, other: string] }

const ON_TABLETS = [4, 5, 3]

/**
 * Tells how many of so many tiles stand in a row: on wide screens one of `wide`, the best first, on tablets and telephones of
 * their own. The last row is as full as can be; of an odd number the first tile takes a telephone's whole row. The server tells
 * it, because a style sheet that counts would count too few while the document arrives.
 */
export function tileGrid(count: number, wide: readonly number[]): TileGrid {
	const [large, middle] = [fullest(count, wide), fullest(count, ON_TABLETS)]
	const isOdd = count > 1 && count % 2 === 1
	const sizes = `(min-width: 1280px) ${Math.round(92 / large)}vw, (min-width: 768px) ${Math.round(92 / middle)}vw, `
	return {
		className: `tile-grid tiles-wide-${large} tiles-tablet-${middle}${isOdd ? ' tiles-odd' : ''}`,
		sizes: [`${sizes}${isOdd ? 92 : 46}vw`, `${sizes}46vw`],
	}
}

/** The number of columns that leaves the fewest places of the last row empty. */
function fullest(count: number, choices: readonly number[]): number {
	const emptyIn = (columns: number) => (columns - (count % columns)) % columns
	return choices.reduce((best, columns) => (emptyIn(columns) < emptyIn(best) ? columns : best))
}
