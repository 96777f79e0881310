import { data } from 'react-router'
import type { ProductSizes } from '#app/document/products/quick-add-sizes.tsx'
import { requestContext } from '#app/request/context.ts'
import { isOutage } from '#app/request/gateway/client.ts'
import type { Route } from './+types/sizes'
import { getProduct } from '#app/request/products/gateway.ts'

/** The sizes of a product for adding it from a list (R119); null where the site does not offer that, or the product is unknown. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { siteRecord, gateway } = context.get(requestContext)
	const { swiftAddToCart } = await siteRecord()
	if (!swiftAddToCart) return data(null, { status: 404 })
	const result = await getProduct(gateway, params.urlKey)
	if (!result.ok) {
		const { problem } = result
		return data(null, { status: isOutage(problem) ? 503 : problem.status === 410 ? 410 : 404 })
	}
	return {
		colorName: result.data.colorName,
		sizes: result.data.variants.map(({ sku, sizeLabel, secondSizeLabel, available, price }) => ({
			sku,
			label: sizeLabel,
			second: secondSizeLabel,
			isSoldOut: available === 0,
			amount: { currency: price.currency, centAmount: price.centAmount },
		})),
	} satisfies ProductSizes
}
