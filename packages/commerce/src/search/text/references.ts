import type { ProductEntry } from '../entries.ts'
import type { Projection } from '../projection.ts'
import { forEachSliced, type Sliced } from '../slices.ts'
import { sortInSlices } from '../sort-in-slices.ts'
import { foldReference } from './fold.ts'
import { HashTable } from './hash-table.ts'

const SHORTEST_PREFIX = 3
/** The most exact first: SKU or GTIN, colorway, product. */
const LEVELS = [0, 1, 2] as const

/** Product and colorway ids, SKUs and GTINs as typed: complete, or a prefix of a colorway's id. Colorways by ordinal. */
export class References {
	readonly #projection: Projection
	readonly #levels = LEVELS.map(() => new HashTable())
	/** Colorways by their folded ids: those of the load, and those that have joined since. Some are gone. */
	#loaded = new Uint32Array()
	readonly #joined: number[] = []
	#end = 0

	private constructor(projection: Projection) {
		this.#projection = projection
	}

	static *build(projection: Projection): Sliced<References> {
		const references = new References(projection)
		yield* forEachSliced(projection.products, (product) => references.#enterLevels(product))
		const keys: string[] = []
		yield* forEachSliced(projection.colorways, ({ id }) => keys.push(foldReference(id)))
		const sorted = yield* sortInSlices([...keys.keys()], (a, b) =>
			keys[a]! < keys[b]! ? -1 : Number(keys[a] !== keys[b]),
		)
		references.#loaded = Uint32Array.from(sorted)
		references.#end = sorted.length
		return references
	}

	enter(product: ProductEntry): void {
		this.#enterLevels(product)
		for (let ordinal = product.firstColorway; ordinal < product.endColorway; ordinal++) {
			// One that keeps its ordinal keeps its id.
			if (ordinal < this.#end) continue
			this.#end = ordinal + 1
			this.#joined.splice(this.#place(this.#joined, this.#keyOf(ordinal)), 0, ordinal)
		}
	}

	/** Call it before the product gives up its ordinals. */
	leave(product: ProductEntry): void {
		for (const { key, ordinal, level } of this.#keysOf(product)) this.#levels[level]!.remove(key, ordinal)
	}

	/** Colorways of a complete reference. */
	exactly(text: string): readonly number[] {
		const wanted = foldReference(text)
		const { colorways } = this.#projection
		for (const level of LEVELS) {
			const isMeant = (ordinal: number) =>
				this.#keysOf(colorways[ordinal]!.product).some(
					(own) => own.level === level && own.ordinal === ordinal && own.key === wanted,
				)
			const found = this.#levels[level]!.find(wanted).filter(isMeant)
			if (found.length > 0) return found
		}
		return []
	}

	/** Colorways whose id starts with the text, if it looks like a reference. */
	startingWith(text: string): number[] {
		const wanted = foldReference(text)
		if (wanted.length < SHORTEST_PREFIX || !/\d/.test(wanted)) return []
		const { colorways, colorwayById } = this.#projection
		const found: number[] = []
		for (const list of [this.#loaded, this.#joined])
			for (let at = this.#place(list, wanted); at < list.length && this.#keyOf(list[at]!).startsWith(wanted); at++)
				found.push(list[at]!)
		return found.filter((ordinal) => colorwayById.get(colorways[ordinal]!.id.toLowerCase())?.ordinal === ordinal)
	}

	#enterLevels(product: ProductEntry): void {
		for (const { key, ordinal, level } of this.#keysOf(product)) this.#levels[level]!.add(key, ordinal)
	}

	*#keysOf({
		id,
		firstColorway,
		endColorway,
	}: ProductEntry): Generator<{ key: string; ordinal: number; level: number }> {
		const { colorways, variants } = this.#projection
		const ids = [foldReference(id), ...shortOf(id)]
		for (let ordinal = firstColorway; ordinal < endColorway; ordinal++) {
			const { id, firstVariant, endVariant } = colorways[ordinal]!
			for (let variant = firstVariant; variant < endVariant; variant++) {
				const { sku, gtin } = variants[variant]!
				yield { key: foldReference(sku), ordinal, level: 0 }
				if (gtin) yield { key: gtin, ordinal, level: 0 }
			}
			yield { key: foldReference(id), ordinal, level: 1 }
			for (const key of ids) yield { key, ordinal, level: 2 }
		}
	}

	#keyOf(ordinal: number): string {
		return foldReference(this.#projection.colorways[ordinal]!.id)
	}

	/** First place of a list that is not before a key. */
	#place(list: ArrayLike<number>, key: string): number {
		let [low, high] = [0, list.length]
		while (low < high) {
			const middle = (low + high) >>> 1
			if (this.#keyOf(list[middle]!) < key) low = middle + 1
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
