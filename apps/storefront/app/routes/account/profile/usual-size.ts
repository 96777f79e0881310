import { requestContext } from '#app/request/context.ts'
import { getProduct } from '#app/request/products/gateway.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/usual-size'

export const handle: PageHandle = { namespaces: [], pageType: 'espace client' }

const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/**
 * Answers the sku of the customer's usual size of a product; null where none is known or it is sold out. Pages of products are
 * the same for every visitor; a script asks here once it knows of a session.
 */
export async function loader({ context, params: { colorwayId } }: Route.LoaderArgs) {
	const { session, gateway } = context.get(requestContext)
	const customer = await session.customer()
	if (!customer) return Response.json({ sku: null }, { status: 401, headers })
	const { usualSizes } = customer
	const hasAny = Object.keys(usualSizes).length > 0
	const result = hasAny ? await getProduct(gateway, colorwayId) : undefined
	if (!result?.ok) return Response.json({ sku: null }, { headers })
	const { sizeRunId, variants } = result.data
	const usual = variants.find(({ sizeKey, available }) => sizeKey === usualSizes[sizeRunId] && available > 0)
	return Response.json({ sku: usual?.sku ?? null }, { headers })
}
