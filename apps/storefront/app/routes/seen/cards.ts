import { describeColorwaysRoute } from '@vitrine/commerce/search/contract'
import { requestContext } from '#app/request/context.ts'
import { findColorways } from '#app/request/products/gateway.ts'
import { cardView } from '#app/document/products/card-view.ts'
import type { Route } from './+types/cards'

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** The cards of garments a device has looked at, as data and in the language and money of the site: those that can be bought here (decision 0134). */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { gateway, tag } = context.get(requestContext)
	const asked = describeColorwaysRoute.request.query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
	if (!asked.success) return new Response(null, { status: 400, headers: HEADERS })
	const cards = await findColorways(gateway, asked.data.ids.split(','))
	const sold = cards.filter(({ isSoldOut }) => !isSoldOut)
	return Response.json({ cards: sold.map((card) => cardView(tag, card)) }, { headers: HEADERS })
}
