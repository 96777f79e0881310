import { LOCALES } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import { data } from 'react-router'
import { gatewayContext, localeContext, siteContext } from '#app/context.ts'
import { pageRefused } from '#app/site/errors/refusals.ts'
import type { PageHandle } from '#app/site/locale/texts.tsx'
import type { Route } from './+types/store'
import { findStore } from './gateway.ts'
import { openState, weekView } from './opening-hours.ts'
import { storePlaces } from '#app/site/head/store-places.ts'
import { StoreScreen } from './store-screen.tsx'

export const handle: PageHandle = { namespaces: ['stores'], pageType: 'magasins' }

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const result = await findStore(context.get(gatewayContext), params.slug)
	if (!result.ok) {
		if (result.problem.status === 404) throw await pageRefused({ request, context })
		throw data(null, { status: 503 })
	}
	const { openingHours, ...store } = result.data
	const at = { now: new Date(), timeZone: SITES[context.get(siteContext)].timeZone }
	return {
		store,
		week: weekView(openingHours, { ...at, tag: LOCALES[context.get(localeContext)].tag }),
		open: openState(openingHours, at),
		hours: openingHours,
		...storePlaces(params.slug, context.get(siteContext)),
	}
}

export default function Store({ loaderData }: Route.ComponentProps) {
	const { store, week, open, hours } = loaderData
	return <StoreScreen store={store} week={week} open={open} hours={hours} />
}
