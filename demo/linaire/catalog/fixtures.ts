import { CatalogRecord } from '@vitrine/commerce/catalog-import/records'
import { demoCatalog } from './generate.ts'

export const NOW = new Date('2026-03-12T10:30:00Z')

/** The demo catalog as an importer reads it. Throws on a record the format does not allow. */
export function readDemoCatalog({ lite = false } = {}): CatalogRecord[] {
	return [...demoCatalog({ now: NOW, lite })].map((record) => CatalogRecord.parse(record))
}

export function ofType<T extends CatalogRecord['type']>(records: CatalogRecord[], type: T) {
	return records.filter((record): record is Extract<CatalogRecord, { type: T }> => record.type === type)
}

/** The products, with what their records leave out as an import into an empty shop takes it. */
export function productsOf(records: CatalogRecord[]) {
	return ofType(records, 'product').map((product) => ({
		categories: [],
		rank: 0,
		attributes: {},
		composition: [],
		animalParts: false,
		care: [],
		environment: {},
		...product,
		colorways: product.colorways.map((colorway) => ({
			images: [],
			...colorway,
			variants: colorway.variants.map((variant) => ({ stock: {} as Record<string, number>, ...variant })),
		})),
	}))
}

/** Values that stand there more than once. */
export function repeated(values: (string | undefined)[]): string[] {
	const defined = values.filter((value) => value !== undefined)
	const counts = Map.groupBy(defined, (value) => value)
	return [...counts].filter(([, found]) => found.length > 1).map(([value]) => value)
}
