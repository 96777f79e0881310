import type { Language } from '@vitrine/market/locales'
import { pickText } from '../catalog/queries/texts.ts'
import { productName } from './cards.ts'
import { describeCategory } from './find-products.ts'
import { groupBy } from './group-by.ts'
import type { ColorwayEntry, ProductEntry } from './entries.ts'
import type { Projection } from './projection.ts'
import { forEachSliced, type Sliced } from './slices.ts'

/**
 * Distinguishing text of colorways with the same description as another on any site, so that no two pages have one
 * title (R85).
 */
export class Distinctions {
	readonly #projection: Projection
	readonly #language: Language
	/** Ordinals of products by their name; most names are of one. */
	readonly #named = new Map<string, number | Set<number>>()
	readonly #texts = new Map<number, string>()
	/** Names of products with the names of colors that must be told apart anew. */
	readonly #touched = new Map<string, Set<string>>()

	private constructor(projection: Projection, language: Language) {
		this.#projection = projection
		this.#language = language
	}

	static *build(projection: Projection, language: Language): Sliced<Distinctions> {
		const distinctions = new Distinctions(projection, language)
		yield* forEachSliced(projection.products, (product) => distinctions.#add(product))
		yield* forEachSliced(distinctions.#named.keys(), (name) => distinctions.#tellApart(name))
		return distinctions
	}

	/** By ordinal of the colorway. */
	get(colorway: number): string | undefined {
		return this.#texts.get(colorway)
	}

	entries(): Iterable<[colorway: number, text: string]> {
		return this.#texts
	}

	/** Call `settle` after products have entered or left. */
	enter(product: ProductEntry): void {
		this.#add(product)
		this.#touch(product)
	}

	leave(product: ProductEntry): void {
		const name = productName(product, this.#language)
		const others = this.#named.get(name)
		if (typeof others === 'object') others.delete(product.ordinal)
		if (others === product.ordinal || (typeof others === 'object' && others.size === 0)) this.#named.delete(name)
		for (const { ordinal } of this.#colorwaysOf(product)) this.#texts.delete(ordinal)
		this.#touch(product)
	}

	/** Tells apart anew. Answers the products of which a colorway has another text, but for those that have entered. */
	settle(): Set<ProductEntry> {
		const changed = new Set<ProductEntry>()
		for (const [name, colors] of this.#touched)
			for (const product of this.#tellApart(name, colors)) changed.add(product)
		this.#touched.clear()
		return changed
	}

	#add(product: ProductEntry): void {
		const name = productName(product, this.#language)
		const others = this.#named.get(name)
		if (typeof others === 'object') others.add(product.ordinal)
		else this.#named.set(name, others === undefined ? product.ordinal : new Set([others, product.ordinal]))
	}

	#touch(product: ProductEntry): void {
		const name = productName(product, this.#language)
		const colors = this.#touched.get(name) ?? new Set()
		for (const colorway of this.#colorwaysOf(product)) colors.add(this.#colorOf(colorway))
		this.#touched.set(name, colors)
	}

	/** Of products of one name; `colors` are those to look at, undefined for all. */
	#tellApart(name: string, colors?: ReadonlySet<string>): Set<ProductEntry> {
		const named = this.#named.get(name) ?? []
		const ordinals = typeof named === 'number' ? [named] : [...named]
		const all = ordinals.flatMap((ordinal) => this.#colorwaysOf(this.#projection.products[ordinal]!))
		const own = colors ? all.filter((colorway) => colors.has(this.#colorOf(colorway))) : all
		const changed = new Set<ProductEntry>()
		for (const namesakes of groupBy(own, (colorway) => this.#colorOf(colorway)).values())
			for (const [category, members] of groupBy(namesakes, (colorway) => this.#categoryOf(colorway)))
				for (const { ordinal, id, product } of members) {
					const distinct = category && members.length === 1 ? category : id
					const text = namesakes.length > 1 ? distinct : undefined
					if (this.#texts.get(ordinal) === text) continue
					if (text === undefined) this.#texts.delete(ordinal)
					else this.#texts.set(ordinal, text)
					changed.add(product)
				}
		return changed
	}

	#colorOf({ texts, id }: ColorwayEntry): string {
		return pickText(texts, this.#language) ?? id
	}

	#categoryOf({ product }: ColorwayEntry): string {
		return product.category ? describeCategory(product.category, this.#language).name : ''
	}

	#colorwaysOf({ firstColorway, endColorway }: ProductEntry): ColorwayEntry[] {
		return this.#projection.colorways.slice(firstColorway, endColorway)
	}
}
