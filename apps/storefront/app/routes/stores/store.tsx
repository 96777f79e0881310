import { LOCALES } from '@vitrine/market/locales'
import { placeLines } from '@vitrine/market/address-lines'
import { data } from 'react-router'
import { requestContext } from '#app/request/context.ts'
import { pageRefused } from '#app/request/guards/refusals.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/store'
import { findStore } from './gateway.ts'
import { mapView } from './map-view.ts'
import { openState, weekView } from '#app/document/dates/opening-hours.ts'
import { canonicalUrl, siteOrigin } from '#app/facts/addresses/origins.ts'
import { storeFacts } from './structured-data.ts'
import { StoreScreen } from './store-screen.tsx'
import { storePlaces } from '#app/facts/addresses/alternates.ts'

export const handle: PageHandle = { namespaces: ['stores'], pageType: 'magasins' }

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const { brand, gateway, locale, settings, site, siteRecord, tag, timeZone, shown } = context.get(requestContext)
	shown.holdsBriefly()
	const result = await findStore(gateway, params.slug)
	if (!result.ok) {
		if (result.problem.status === 404) throw await pageRefused({ request, context })
		throw data(null, { status: 503 })
	}
	const { openingHours, ...store } = result.data
	const at = { now: new Date(), timeZone, tag }
	const { showMap, countryCode } = await siteRecord()
	const { domains } = settings
	const prefix = brand.storeNamePrefix
	const origin = siteOrigin(LOCALES[locale].site, domains)
	const url = canonicalUrl({ locale, path: `stores/${store.slug}`, domains })
	return {
		store,
		facts: storeFacts({ prefix, store, hours: openingHours, url, origin }),
		lines: placeLines(store),
		week: weekView(openingHours, at),
		open: openState(openingHours, at),
		map: showMap ? mapView(countryCode, [store]) : null,
		...storePlaces(params.slug, site),
	}
}

export default function Store({ loaderData }: Route.ComponentProps) {
	const { store, facts, lines, week, open, map } = loaderData
	return <StoreScreen store={store} facts={facts} lines={lines} week={week} open={open} map={map} />
}
