import { requestContext } from '#app/request/context.ts'
import { getProduct } from '#app/request/products/gateway.ts'
import { storesOfProduct } from './stores-of-product.tsx'
import type { Route } from './+types/stores'

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' }

/** Which sizes of a garment each store has at this moment, for the part of its page that is opened; where nothing is reserved, nothing. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { gateway, siteRecord } = context.get(requestContext)
	const { ereservation } = await siteRecord()
	const product = ereservation ? await getProduct(gateway, params.urlKey) : undefined
	if (!product?.ok) return new Response(null, { status: 404, headers: HEADERS })
	const html = await storesOfProduct({ context, product: product.data })
	return html === undefined
		? new Response(null, { status: 503, headers: HEADERS })
		: new Response(html, { headers: HEADERS })
}
