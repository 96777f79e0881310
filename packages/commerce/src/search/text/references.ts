import type { ColorwayEntry, ProductEntry } from '../entries.ts'
import type { Projection } from '../projection.ts'
import { forEachSliced, type Sliced } from '../slices.ts'
import { foldReference } from './fold.ts'

const SHORTEST_PREFIX = 3

/** Product and colorway ids, SKUs and GTINs as typed: complete, or a prefix of a colorway's id. */
export class References {
	readonly #projection: Projection
	/** The most exact first: SKU or GTIN, colorway, product. */
	readonly #levels = [
		new Map<string, ColorwayEntry[]>(),
		new Map<string, ColorwayEntry[]>(),
		new Map<string, ColorwayEntry[]>(),
	]
	/** Of colorways, sorted. */
	#prefixes: { key: string; colorway: ColorwayEntry }[] = []

	private constructor(projection: Projection) {
		this.#projection = projection
	}

	static *build(projection: Projection): Sliced<References> {
		const references = new References(projection)
		yield* forEachSliced(projection.products, (product) => references.#enterLevels(product))
		yield* forEachSliced(projection.colorways, (colorway) =>
			references.#prefixes.push({ key: foldReference(colorway.id), colorway }),
		)
		references.#prefixes.sort((a, b) => (a.key < b.key ? -1 : 1))
		return references
	}

	enter(product: ProductEntry): void {
		this.#enterLevels(product)
		for (const colorway of this.#colorwaysOf(product)) {
			const key = foldReference(colorway.id)
			this.#prefixes.splice(this.#place(key), 0, { key, colorway })
		}
	}

	leave(product: ProductEntry): void {
		for (const { key, colorway, level } of this.#keysOf(product)) {
			const left = (this.#levels[level]!.get(key) ?? []).filter((other) => other !== colorway)
			if (left.length > 0) this.#levels[level]!.set(key, left)
			else this.#levels[level]!.delete(key)
		}
		for (const colorway of this.#colorwaysOf(product)) {
			let place = this.#place(foldReference(colorway.id))
			while (this.#prefixes[place]!.colorway !== colorway) place += 1
			this.#prefixes.splice(place, 1)
		}
	}

	/** Colorways of a complete reference. */
	exactly(text: string): readonly ColorwayEntry[] {
		const key = foldReference(text)
		return this.#levels.map((level) => level.get(key)).find((found) => found !== undefined) ?? []
	}

	/** Colorways whose id starts with the text, if it looks like a reference. */
	startingWith(text: string): ColorwayEntry[] {
		const wanted = foldReference(text)
		if (wanted.length < SHORTEST_PREFIX || !/\d/.test(wanted)) return []
		const found: ColorwayEntry[] = []
		for (let at = this.#place(wanted); this.#prefixes[at]?.key.startsWith(wanted); at++)
			found.push(this.#prefixes[at]!.colorway)
		return found
	}

	#enterLevels(product: ProductEntry): void {
		for (const { key, colorway, level } of this.#keysOf(product)) {
			const own = this.#levels[level]!.get(key)
			if (own) own.push(colorway)
			else this.#levels[level]!.set(key, [colorway])
		}
	}

	*#keysOf(product: ProductEntry): Generator<{ key: string; colorway: ColorwayEntry; level: number }> {
		const ids = [foldReference(product.id), ...shortOf(product.id)]
		for (const colorway of this.#colorwaysOf(product)) {
			const { id, firstVariant, endVariant } = colorway
			for (const { sku, gtin } of this.#projection.variants.slice(firstVariant, endVariant))
				for (const key of gtin ? [foldReference(sku), gtin] : [foldReference(sku)]) yield { key, colorway, level: 0 }
			yield { key: foldReference(id), colorway, level: 1 }
			for (const key of ids) yield { key, colorway, level: 2 }
		}
	}

	#colorwaysOf({ firstColorway, endColorway }: ProductEntry): ColorwayEntry[] {
		return this.#projection.colorways.slice(firstColorway, endColorway)
	}

	/** First prefix that is not before a key. */
	#place(key: string): number {
		let [low, high] = [0, this.#prefixes.length]
		while (low < high) {
			const middle = (low + high) >>> 1
			if (this.#prefixes[middle]!.key < key) low = middle + 1
			else high = middle
		}
		return low
	}
}

/** Shoppers often omit a shop's prefix: `W12` for LN-W12. */
function shortOf(id: string): string[] {
	const short = foldReference(id.slice(id.indexOf('-') + 1))
	return id.includes('-') && short.length >= SHORTEST_PREFIX && /\d/.test(short) ? [short] : []
}
