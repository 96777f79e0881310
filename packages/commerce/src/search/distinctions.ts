import type { Language } from '@vitrine/market/locales'
import { pickText } from '../catalog/queries/texts.ts'
import { productName } from './cards.ts'
import { describeCategory } from './find-products.ts'
import { groupBy } from './group-by.ts'
import type { ColorwayEntry, Projection } from './projection.ts'
import { forEachSliced, type Sliced } from './slices.ts'

/** Distinguishing text by colorway ordinal, for colorways that share name and color with another. */
export type Distinctions = ReadonlyMap<number, string>

/** Finds the colorways with the same description on any site, so that no two pages have one title (R85). */
export function* findDistinctions({ colorways }: Projection, language: Language): Sliced<Distinctions> {
	const first = new Map<string, ColorwayEntry>()
	const namesakes = new Map<string, ColorwayEntry[]>()
	yield* forEachSliced(colorways, (colorway) => {
		const words = `${productName(colorway.product, language)}\n${pickText(colorway.texts, language) ?? colorway.id}`
		const other = first.get(words)
		if (!other) first.set(words, colorway)
		else namesakes.set(words, [...(namesakes.get(words) ?? [other]), colorway])
	})
	const distinct = new Map<number, string>()
	for (const group of namesakes.values())
		for (const [category, members] of groupBy(group, (colorway) => categoryName(colorway, language)))
			for (const { ordinal, id } of members) distinct.set(ordinal, category && members.length === 1 ? category : id)
	return distinct
}

function categoryName({ product }: ColorwayEntry, language: Language): string {
	return product.category ? describeCategory(product.category, language).name : ''
}
