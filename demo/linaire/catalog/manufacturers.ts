import type { CatalogRecordInput } from '@vitrine/commerce/catalog/records'

const LINAIRE = {
	name: 'Linaire SAS (demo)',
	postalAddress: '1 quai de la Démonstration, 59000 Lille, France',
	email: 'conformite@linaire.example',
}

/** Invented makers: one in the EU that is the brand itself, one in the EU that is not, one outside with a responsible person (law 6). */
export const MANUFACTURERS = [
	{ type: 'manufacturer', id: 'linaire', ...LINAIRE },
	{
		type: 'manufacturer',
		id: 'malhas-do-vale',
		name: 'Malhas do Vale, Lda. (demo)',
		postalAddress: 'Rua da Fiação 48, 4760-000 Vila Nova de Famalicão, Portugal',
		email: 'qualidade@malhasdovale.example',
	},
	{
		type: 'manufacturer',
		id: 'kuzey-konfeksiyon',
		name: 'Kuzey Konfeksiyon A.Ş. (demo)',
		postalAddress: 'Dokumacılar Caddesi 31, 35000 İzmir, Türkiye',
		email: 'product-safety@kuzeykonfeksiyon.example',
		euResponsible: LINAIRE,
	},
] as const satisfies readonly CatalogRecordInput[]

export type ManufacturerId = (typeof MANUFACTURERS)[number]['id']
