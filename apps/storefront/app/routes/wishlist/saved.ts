import { describeColorwaysRoute } from '@vitrine/commerce/search/contract'
import { data } from 'react-router'
import { requestContext } from '#app/request/context.ts'
import { cardView } from '#app/document/products/card-view.ts'
import type { Route } from './+types/saved'
import { describeColorways } from './gateway.ts'

/** The cards of garments a device has saved, as data (R116); 404 where the site has no wishlist. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { siteRecord, gateway, tag } = context.get(requestContext)
	const { wishlist } = await siteRecord()
	if (!wishlist) return data(null, { status: 404 })
	const asked = describeColorwaysRoute.request.query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
	if (!asked.success) return data(null, { status: 400 })
	const result = await describeColorways(gateway, asked.data.ids)
	if (!result.ok) return data(null, { status: 503 })
	return { cards: result.data.map((card) => cardView(tag, card)) }
}
