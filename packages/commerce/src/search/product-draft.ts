import { imageOf } from '../catalog/queries/images.ts'
import { withAncestors } from './build-categories.ts'
import { VALUE_FACETS } from './contract.ts'
import { attributeValues, mainFibre, mainFibres } from './facet-values.ts'
import type { ColorwayEntry, FacetValueEntry, ProductEntry, VariantEntry } from './entries.ts'
import type { Projection } from './projection.ts'
import type { ColorwayRow, ProductRow, VariantRow } from './queries/read-catalog.ts'
import type { Sizes } from './sizes.ts'

const DAY = 86_400_000
const ATTRIBUTE_FACETS = VALUE_FACETS.filter((facet) => facet !== 'size' && facet !== 'color')

/** A product with its colorways and variants, as rows. */
export type ProductRows = {
	row: ProductRow
	colorways: readonly { row: ColorwayRow; variants: readonly VariantRow[] }[]
}

/** A product before it has ordinals. It uses its facet values already. */
export type ProductDraft = {
	product: Omit<ProductEntry, 'ordinal' | 'firstColorway' | 'endColorway'>
	colorways: {
		colorway: Omit<ColorwayEntry, 'ordinal' | 'product' | 'firstVariant' | 'endVariant'>
		variants: Omit<VariantEntry, 'ordinal' | 'colorway'>[]
	}[]
}

/** Sorts colorways and variants as they are shown. */
export function inOrder({ row, colorways }: ProductRows, sizes: Sizes): ProductRows {
	const positionOf = ({ size_key }: VariantRow) => sizes.positionOf(row.size_run_id, size_key)
	const ordered = colorways.map((own) => ({
		row: own.row,
		variants: own.variants.toSorted((a, b) => positionOf(a) - positionOf(b) || (a.sku < b.sku ? -1 : 1)),
	}))
	return { row, colorways: ordered.sort(({ row: a }, { row: b }) => a.position - b.position || (a.id < b.id ? -1 : 1)) }
}

/** Describes a product by its rows in order. `version` changes with them. */
export function draftProduct(
	projection: Pick<Projection, 'values' | 'sizes' | 'categoryById' | 'interned'>,
	{ row, colorways, version }: ProductRows & { version: string },
): ProductDraft {
	const { values, sizes, categoryById, interned } = projection
	const named = [row.category_id, ...(row.categories ?? [])].map((id) => categoryById.get(id))
	return {
		product: {
			id: row.id,
			version,
			rank: row.rank,
			sizeRunId: row.size_run_id,
			category: named[0],
			categories: interned.list('categories', [...new Set(named.flatMap(withAncestors))], ordinalOf),
			texts: row.texts ?? {},
			launchedDay: Math.floor(Date.parse(row.launched_on) / DAY),
			audience: interned.list('audience', [row.attributes.audience ?? []].flat(), String),
			fibres: interned.list('fibres', mainFibres(row.composition), String),
			values: interned.list(
				'values',
				valuesOf(row).map((value) => values.use(value)),
				ordinalOf,
			),
		},
		colorways: colorways.map((own) => ({
			colorway: {
				id: own.row.id,
				color: values.use({ facet: 'color', value: own.row.color_family }),
				swatch: own.row.swatch,
				texts: own.row.texts ?? {},
				images: (own.row.images ?? []).map((image) => ({
					...imageOf(image),
					widths: interned.list('widths', image.widths, String),
				})),
			},
			variants: own.variants.map(({ sku, gtin, size_key }) => ({
				sku,
				gtin,
				size: sizes.use(row.size_run_id, size_key),
			})),
		})),
	}
}

function ordinalOf({ ordinal }: { ordinal: number }): number {
	return ordinal
}

function valuesOf({ attributes, composition }: ProductRow): Pick<FacetValueEntry, 'facet' | 'value'>[] {
	return ATTRIBUTE_FACETS.flatMap((facet) => {
		const own = attributeValues(attributes, facet)
		const all = facet === 'material' && own.length === 0 ? mainFibre(composition) : own
		return [...new Set(all)].map((value) => ({ facet, value }))
	})
}

/** True if a product in order can keep its ordinals. */
export function hasShape({ row, colorways }: ProductRows, { productById, ...projection }: Projection): boolean {
	const former = productById.get(row.id)
	if (!former || former.rank !== row.rank) return false
	const skusOf = ({ firstVariant, endVariant }: ColorwayEntry) =>
		projection.variants.slice(firstVariant, endVariant).map(({ sku }) => sku)
	const shapes = projection.colorways
		.slice(former.firstColorway, former.endColorway)
		.map((colorway) => [colorway.id, ...skusOf(colorway)])
	const wanted = colorways.map(({ row: { id }, variants }) => [id, ...variants.map(({ sku }) => sku)])
	return JSON.stringify(shapes) === JSON.stringify(wanted)
}

/** True if a draft in the place of its product has the words, names and references that the product has. */
export function readsAlike(
	{ product, colorways }: ProductDraft,
	{ former, projection }: { former: ProductEntry; projection: Pick<Projection, 'colorways' | 'variants'> },
): boolean {
	const own = projection.colorways.slice(former.firstColorway, former.endColorway).map((colorway) => ({
		colorway,
		variants: projection.variants.slice(colorway.firstVariant, colorway.endVariant),
	}))
	return wordsOf({ product: former, colorways: own }) === wordsOf({ product, colorways })
}

function wordsOf({ product, colorways }: ProductDraft): string {
	const { texts, audience, category, categories } = product
	return JSON.stringify([
		[texts, audience, category?.id, categories.map(({ id }) => id)],
		colorways.map(({ colorway, variants }) => [colorway.texts, colorway.color.value, variants.map(({ gtin }) => gtin)]),
	])
}
