import type { ColorwayEntry, Projection } from '../projection.ts'
import { forEachSliced, type Sliced } from '../slices.ts'
import { foldReference } from './fold.ts'

const SHORTEST_PREFIX = 3

/** Product and colorway ids, SKUs and GTINs as typed: complete, or a prefix of a colorway's id. */
export class References {
	readonly #exact = new Map<string, ColorwayEntry[]>()
	#colorways: readonly { key: string; colorway: ColorwayEntry }[] = []

	static *build(projection: Projection): Sliced<References> {
		const references = new References()
		yield* references.#enterAll(projection)
		return references
	}

	*#enterAll(projection: Projection): Sliced<void> {
		const colorways: { key: string; colorway: ColorwayEntry }[] = []
		yield* forEachSliced(projection.products, (product) => {
			const own = projection.colorways.slice(product.firstColorway, product.endColorway)
			this.#exact.set(foldReference(product.id), own)
			this.#enterShort(product.id, own)
			for (const colorway of own) colorways.push({ key: foldReference(colorway.id), colorway })
		})
		for (const { key, colorway } of colorways) this.#exact.set(key, [colorway])
		yield* forEachSliced(projection.variants, ({ sku, gtin, colorway }) => {
			this.#exact.set(foldReference(sku), [colorway])
			if (gtin) this.#exact.set(gtin, [colorway])
		})
		this.#colorways = colorways.sort((a, b) => (a.key < b.key ? -1 : 1))
	}

	/** Shoppers often omit a shop's prefix: `W12` for LN-W12. */
	#enterShort(id: string, own: readonly ColorwayEntry[]): void {
		const short = foldReference(id.slice(id.indexOf('-') + 1))
		if (!id.includes('-') || short.length < SHORTEST_PREFIX || !/\d/.test(short)) return
		this.#exact.set(short, [...(this.#exact.get(short) ?? []), ...own])
	}

	/** Colorways of a complete reference. */
	exactly(text: string): readonly ColorwayEntry[] {
		return this.#exact.get(foldReference(text)) ?? []
	}

	/** Colorways whose id starts with the text, if it looks like a reference. */
	startingWith(text: string): ColorwayEntry[] {
		const wanted = foldReference(text)
		if (wanted.length < SHORTEST_PREFIX || !/\d/.test(wanted)) return []
		let [low, high] = [0, this.#colorways.length]
		while (low < high) {
			const middle = (low + high) >>> 1
			if (this.#colorways[middle]!.key < wanted) low = middle + 1
			else high = middle
		}
		const found: ColorwayEntry[] = []
		while (this.#colorways[low]?.key.startsWith(wanted)) found.push(this.#colorways[low++]!.colorway)
		return found
	}
}
