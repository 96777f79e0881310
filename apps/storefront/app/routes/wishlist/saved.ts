import { describeColorwaysRoute } from '@vitrine/commerce/search/contract'
import { LOCALES } from '@vitrine/market/locales'
import { data } from 'react-router'
import { directoryContext, gatewayContext, localeContext, siteContext } from '#app/request/context.ts'
import { cardView } from '#app/routes/catalog/card-view.ts'
import type { Route } from './+types/saved'
import { describeColorways } from './gateway.ts'

/** The cards of garments a device has saved, as data (R116); 404 where the site has no wishlist. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { wishlist } = await context.get(directoryContext).params(context.get(siteContext))
	if (!wishlist) return data(null, { status: 404 })
	const asked = describeColorwaysRoute.request.query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
	if (!asked.success) return data(null, { status: 400 })
	const result = await describeColorways(context.get(gatewayContext), asked.data.ids)
	if (!result.ok) return data(null, { status: 503 })
	const { tag } = LOCALES[context.get(localeContext)]
	return { cards: result.data.map((card) => cardView(tag, card)) }
}
