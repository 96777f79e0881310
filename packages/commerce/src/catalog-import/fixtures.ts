import { SITES, type SiteCode } from '@vitrine/market/sites'
import type { CatalogRecordInput } from './records.ts'

type ProductInput = CatalogRecordInput & { type: 'product' }

export function webDomainRecord(site: SiteCode): CatalogRecordInput {
	const { domain, storeId, countryCode, currency } = SITES[site]
	return { type: 'web-domain', site, domain, storeId, countryCode, currency, params: { loyalty: true } }
}

/** Records that test products refer to: a manufacturer, two size runs, categories, sites and a store. */
export function referenceRecords(sites: readonly SiteCode[] = ['fr', 'ch']): CatalogRecordInput[] {
	return [
		{
			type: 'manufacturer',
			id: 'linaire',
			name: 'Linaire SAS',
			postalAddress: '1 rue du Lin, 75011 Paris',
			email: 'qualite@linaire.example',
		},
		{
			type: 'size-run',
			id: 'women',
			sizes: ['XS', 'S', 'M', 'L', 'XL'].map((key, i) => ({ key, labels: { alpha: key, fr: String(34 + 2 * i) } })),
		},
		{ type: 'size-run', id: 'kids', sizes: [{ key: '6A', labels: { fr: '6 ans' }, childrens: true }] },
		{ type: 'category', id: 'women', texts: { fr: { name: 'Femme', slug: 'femme' } } },
		{
			type: 'category',
			id: 'shirts',
			parent: 'women',
			position: 2,
			texts: { fr: { name: 'Chemises', slug: 'chemises' }, en: { name: 'Shirts', slug: 'shirts', intro: 'Cotton.' } },
		},
		...sites.map(webDomainRecord),
		{
			type: 'store',
			id: 'paris-1',
			site: 'fr',
			name: 'Paris Lin',
			slug: 'paris-lin',
			street: '1 rue du Lin',
			postalCode: '75011',
			city: 'Paris',
			countryCode: 'FR',
			latitude: 48.85,
			longitude: 2.37,
			openingHours: [[], [['10:00', '19:30']], [['10:00', '19:30']], [], [], [], []],
		},
	]
}

/** A shirt in one color and two sizes, on sale in France; a test overrides any field. */
export function shirtRecord(id: string, over: Partial<ProductInput> = {}): ProductInput {
	return {
		type: 'product',
		id,
		category: 'shirts',
		categories: ['women'],
		sizeRun: 'women',
		manufacturer: 'linaire',
		launchedOn: '2026-02-01',
		texts: { fr: { name: 'Chemise en popeline', slug: `chemise-${id.toLowerCase()}`, details: ['Col italien'] } },
		attributes: { fit: 'regular', facts: ['organic'] },
		composition: [{ part: 'main', fibres: [{ fibre: 'cotton', percent: 100 }] }],
		care: ['wash-30'],
		colorways: [colorwayEntry(id, 'sky')],
		...over,
	}
}

type Colorway = ProductInput['colorways'][number]

export function colorwayEntry(id: string, color: string, over: Partial<Colorway> = {}): Colorway {
	return {
		id: `${id}-${color}`,
		family: 'blue',
		swatch: '#c7d5df',
		texts: { fr: { name: color } },
		published: { fr: { from: '2026-02-01T00:00:00Z' } },
		variants: [
			{ sku: `${id}-${color}-S`, size: 'S', prices: { fr: { centAmount: 4995 } }, stock: { warehouse: 5 } },
			{
				sku: `${id}-${color}-M`,
				size: 'M',
				prices: { fr: { centAmount: 4995 } },
				stock: { warehouse: 3, 'paris-1': 1 },
			},
		],
		...over,
	}
}
