import { lazy } from 'react'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/product'
import { loadProduct } from './load-product.ts'
import { ProductScreen } from './product-screen.tsx'

/** Rarely seen, so it travels by itself. */
const GonePage = lazy(async () => ({ default: (await import('./gone-page.tsx')).GonePage }))

export const handle: PageHandle = { namespaces: ['pdp', 'plp', 'facet', 'care'], pageType: 'produit' }

export function loader({ request, context, params }: Route.LoaderArgs) {
	return loadProduct({ request, context, urlKey: params.urlKey })
}

export default function Product({ loaderData }: Route.ComponentProps) {
	if (loaderData.product === null) return <GonePage cards={loaderData.chosen} />
	const { product, ...rest } = loaderData
	// Another color or product starts with a fresh form.
	return <ProductScreen key={product.id} product={product} {...rest} />
}
