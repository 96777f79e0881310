import { inSelection } from '@vitrine/commerce/search/selection'
import { readPasses } from '../garments/sewn/passes.ts'
import { sewnAs } from '../garments/sewn/sewn.ts'
import { allColorways, type Colorway } from './colorways.ts'

/** Two garments side by side in a list, and how far apart they look: 0 the same, 1 nothing in common in outline or in color. */
export type Neighbors = { list: string; one: string; other: string; outline: number; color: number; apart: number }

const GRID = { columns: 24, rows: 32 }
/** A distance of colors that everybody sees at once, in units of CIELAB. */
const PLAIN = 60

/** The share of each cell of a sheet that a garment covers. */
async function outlineOf(garment: string): Promise<Float64Array> {
	const { width, height, shown } = await readPasses(garment, 'front')
	const cells = new Float64Array(GRID.columns * GRID.rows)
	const share = (GRID.columns * GRID.rows * 16) / width / height / 255
	for (let y = 0; y < height; y += 4)
		for (let x = 0; x < width; x += 4)
			cells[Math.floor((y / height) * GRID.rows) * GRID.columns + Math.floor((x / width) * GRID.columns)]! +=
				(shown[(y * width + x) * 3 + 1] ?? 0) * share
	return cells
}

/** What one outline has and the other has not, as a share of both together. */
function outlinesApart(one: Float64Array, other: Float64Array): number {
	let [both, either] = [0, 0]
	for (const [at, cell] of one.entries()) {
		both += Math.min(cell, other[at] ?? 0)
		either += Math.max(cell, other[at] ?? 0)
	}
	return 1 - both / either
}

/** Lightness, green to red, blue to yellow (CIELAB, D65). */
function labOf(hex: string): readonly [number, number, number] {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2)
	const x = Math.cbrt((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
	const y = Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b)
	const z = Math.cbrt((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
	return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** How far apart the colors of two colorways are: 0 the same, 1 plainly others. */
function colorsApart(one: Colorway, other: Colorway): number {
	const [a, b] = [labOf(one.base.hex), labOf(other.base.hex)]
	return Math.min(1, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / PLAIN)
}

/** Styles of every category in the order in which its list shows them, each in its first color. */
function lists(): Map<string, Colorway[]> {
	const cards = allColorways()
		.filter(({ position }) => position === 0)
		.toSorted((a, b) =>
			inSelection({ rank: a.style.rank ?? 0, id: a.style.id }, { rank: b.style.rank ?? 0, id: b.style.id }),
		)
	const placed = cards.flatMap((card) =>
		[card.style.category, ...(card.style.categories ?? [])].map((list) => ({ list, card })),
	)
	const byList = Map.groupBy(placed, ({ list }) => list)
	return new Map([...byList].map(([list, found]) => [list, found.map(({ card }) => card)]))
}

/** All neighbors of all lists, the most alike first. */
export async function neighbors(): Promise<Neighbors[]> {
	const outlines = new Map<string, Promise<Float64Array>>()
	const outline = (garment: string) => {
		const known = outlines.get(garment) ?? outlineOf(garment)
		outlines.set(garment, known)
		return known
	}
	const shapesApart = async (one: Colorway, other: Colorway) =>
		outlinesApart(await outline(sewnAs(one.code).garment), await outline(sewnAs(other.code).garment))
	const found: Neighbors[] = []
	for (const [list, cards] of lists())
		for (const [index, other] of cards.entries()) {
			const one = cards[index - 1]
			if (!one) continue
			const [shape, color] = [await shapesApart(one, other), colorsApart(one, other)]
			found.push({ list, one: one.id, other: other.id, outline: shape, color, apart: Math.hypot(shape, color) })
		}
	return found.toSorted((a, b) => a.apart - b.apart)
}

/** `node demo/linaire/catalog/neighbors.ts` tells the pairs that look most alike. */
async function main(): Promise<void> {
	const all = await neighbors()
	const lines = all
		.slice(0, 25)
		.map(({ list, one, other, apart }) => `${apart.toFixed(3)} ${list}: ${one} beside ${other}`)
	const middle = all[Math.floor(all.length / 2)]?.apart.toFixed(3)
	process.stdout.write([...lines, `${all.length} pairs, in the middle ${middle} apart`, ''].join('\n'))
}

if (import.meta.main) await main()
