import { requestContext } from '#app/request/context.ts'
import { isOutage } from '#app/request/gateway/client.ts'
import { getProduct } from '#app/request/products/gateway.ts'
import { storesOfProduct } from './stores-of-product.tsx'
import type { Route } from './+types/stores'

const HEADERS = { 'X-Robots-Tag': 'noindex' }

/** Which sizes of a garment each store has at this moment, for the part of its page that is opened; where nothing is reserved, nothing. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { gateway, siteRecord } = context.get(requestContext)
	const { ereservation } = await siteRecord()
	if (!ereservation) return new Response(null, { status: 404, headers: HEADERS })
	const product = await getProduct(gateway, params.urlKey)
	if (!product.ok) return new Response(null, { status: isOutage(product.problem) ? 503 : 404, headers: HEADERS })
	const parts = await storesOfProduct({ context, product: product.data })
	return parts ? Response.json(parts, { headers: HEADERS }) : new Response(null, { status: 503, headers: HEADERS })
}
