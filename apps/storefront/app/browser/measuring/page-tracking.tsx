import { useEffect } from 'react'
import { SITES } from '@vitrine/market/sites'
import { type UIMatch, useLocation, useMatches, useNavigationType, useRouteLoaderData } from 'react-router'
import { useDocument } from '#app/document/document.tsx'
import { classOfBrowser } from '#app/facts/device/browser-class.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { SiteFacts } from '#app/request/web-domain/site-facts.ts'
import { pushLogin, pushReturn, pushSignUp } from '#app/document/tracking/account-events.ts'
import { RETURNED, takeAccountEvent } from '#app/document/tracking/account-event.ts'
import { trackingContext } from '#app/document/tracking/context.ts'
import { isTrackingOff, mayMeasure, pushContext, pushEvent } from '#app/document/tracking/data-layer.ts'
import { measure } from '#app/document/tracking/measure.ts'
import { pageTypeOf } from '#app/facts/addresses/page-types.ts'
import type { View } from '#app/document/tracking/view.ts'

/** What has been told, so that nothing is told twice: not by renewed data, not by React's strict mode. */
const reported = { address: '', page: '' }
let latest: View | undefined

/** Sends the context of every page and what happens on it. Stands before the page in the tree: its effects come first. */
export function PageTracking() {
	const location = useLocation()
	const matches = useMatches()
	const navigationType = useNavigationType()
	const facts = useDocument()
	const root = useRouteLoaderData('root') as { siteFacts: SiteFacts } | null | undefined
	useEffect(() => {
		if (isTrackingOff()) return
		const address = new URL(`${location.pathname}${location.search}`, window.location.href)
		// A page that failed before its data has the tables.
		const ofSite = root?.siteFacts ?? SITES[facts.site]
		const template = pageTypeOf(location.pathname, namedType(matches))
		if (reported.address !== address.href) {
			const known = {
				...facts,
				...ofSite,
				device: facts.device?.class ?? classOfBrowser(navigator.userAgent),
				ownHosts: facts.ownHosts ?? [],
			}
			pushContext(
				trackingContext({ facts: known, locale: facts.locale, template, address, referrer: document.referrer }),
			)
		}
		reported.address = address.href
		latest = {
			key: `${address.pathname}?${address.searchParams.get('q') ?? ''}`,
			template,
			currency: ofSite.currency,
			search: address.searchParams,
			routeId: matches.at(-1)?.id ?? '',
			data: matches.at(-1)?.loaderData,
			isFresh: location.key === 'default' ? wasOpenedByLink() : navigationType !== 'POP',
		}
		report(latest)
		reportAccountEvent()
	}, [location, matches, navigationType, facts, root])
	useEffect(() => {
		const reportLatest = () => latest && report(latest)
		window.addEventListener('consent-changed', reportLatest)
		return () => window.removeEventListener('consent-changed', reportLatest)
	}, [])
	return null
}

/** Reports what the server has just done for the visitor, once on the page that follows (R153). */
function reportAccountEvent(): void {
	const event = takeAccountEvent()
	if (event === 'login') pushLogin()
	if (event === 'passkey' || event === 'hand-over') pushLogin(event)
	if (event === 'sign_up') pushSignUp()
	if (event?.startsWith(RETURNED)) pushReturn(event.slice(RETURNED.length))
}

function namedType(matches: UIMatch[]) {
	return matches.map(({ handle }) => (handle as PageHandle | undefined)?.pageType).findLast(Boolean)
}

/** One page_view per page, and as soon as it may be told: consent may come while the page is being read. */
function report(view: View): void {
	if (!mayMeasure()) return
	if (reported.page !== view.key) pushEvent({ event: 'page_view', template: view.template })
	reported.page = view.key
	measure(({ measureView }) => latest === view && measureView(view))
}

/** False when the document was loaded again or by Back. */
function wasOpenedByLink(): boolean {
	const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
	return entry?.type === 'navigate'
}
