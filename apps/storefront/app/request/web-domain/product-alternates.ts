import type { ProductPage } from '@vitrine/commerce/catalog/contract'
import { SITE_CODES } from '@vitrine/market/sites'
import { everywhere, type Places } from '#app/facts/addresses/alternates.ts'
import { productPlaces } from '#app/facts/addresses/product-places.ts'
import { categoryPlaces } from './category-tree.ts'
import type { SiteDirectory } from './directory.ts'

type Sold = Pick<ProductPage, 'urlKeys' | 'sites' | 'breadcrumb'>

/** Where a colorway is found in each country; one that does not sell it leads to the nearest of its categories there. */
export async function findProductPlaces(product: Sold, directory: SiteDirectory): Promise<Places> {
	if (product.sites.length === SITE_CODES.length) return productPlaces(product, everywhere(''))
	const ids = product.breadcrumb.map(({ id }) => id)
	return productPlaces(product, (await categoryPlaces(directory, { ids })).alternates)
}
