import type { PageHandle } from '#app/site/locale/texts.tsx'
import type { Route } from './+types/product'
import { GonePage } from './gone-page.tsx'
import { loadProduct } from './load-product.ts'
import { ProductScreen } from './product-screen.tsx'

export const handle: PageHandle = { namespaces: ['pdp', 'plp', 'facet', 'care'] }

export function loader({ request, context, params }: Route.LoaderArgs) {
	return loadProduct({ request, context, urlKey: params.urlKey })
}

export default function Product({ loaderData }: Route.ComponentProps) {
	if (loaderData.product === null) return <GonePage />
	const { product, delivery, freeDelivery, facts } = loaderData
	// Another color or product starts with a fresh form.
	return (
		<ProductScreen key={product.id} product={product} delivery={delivery} freeDelivery={freeDelivery} facts={facts} />
	)
}
