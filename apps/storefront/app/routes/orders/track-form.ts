import {
	askForOrderLinkRoute,
	type TrackedOrder,
	trackOrderRoute,
} from '@vitrine/commerce/fulfillment/contract/delivery'
import type { Problem } from '@vitrine/commerce/http/contract'
import { LOCALES } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import { data } from 'react-router'
import { gatewayContext, type LoaderArgs, localeContext, siteContext } from '#app/request/context.ts'
import { arrivalDays } from '#app/routes/checkout/dates.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { pictureView } from '#app/facts/pictures/picture-view.ts'
import { parcelViews, threadView } from './status-view.ts'

export type TrackProblem = 'number' | 'email' | 'not-found' | 'too-many-requests' | 'unexpected'
export type TrackAnswer = {
	typed: { orderNumber: string; email: string }
	order: TrackView | null
	/** Whether the link to the full page was asked for. */
	isLinkAsked: boolean
	problems: TrackProblem[]
}

/** Answers the page's forms: where the order is, or an e-mail with the link to all of it. */
export async function answerTrackForm({ request, context }: LoaderArgs) {
	const form = await request.formData()
	const field = (name: string) => String(form.get(name) ?? '').trim()
	const typed = { orderNumber: field('orderNumber').slice(0, 40), email: field('email').slice(0, 254) }
	const empty: TrackProblem[] = [
		...(typed.orderNumber === '' ? ['number' as const] : []),
		...(/^[^\s@]+@[^\s@]+$/.test(typed.email) ? [] : ['email' as const]),
	]
	if (empty.length > 0) return refuse(typed, empty, 422)
	const gateway = context.get(gatewayContext)
	const isLinkAsked = form.get('intent') === 'link'
	if (isLinkAsked) {
		const path = localePath(context.get(localeContext), 'order/ORDER_ID/confirmation')
		const pageUrl = new URL(path, request.url).href
		const asked = await gateway.callResult(askForOrderLinkRoute, { json: { ...typed, pageUrl } })
		if (!asked.ok) return refuse(typed, [problemOf(asked.problem)], asked.problem.status)
	}
	const found = await gateway.callResult(trackOrderRoute, { json: typed })
	if (!found.ok)
		return refuse(typed, [problemOf(found.problem)], found.problem.status === 404 ? 422 : found.problem.status)
	return data<TrackAnswer>({ typed, order: trackView(found.data, context), isLinkAsked, problems: [] })
}

function refuse(typed: TrackAnswer['typed'], problems: TrackProblem[], status: number) {
	return data<TrackAnswer>({ typed, order: null, isLinkAsked: false, problems }, { status })
}

function problemOf({ status }: Problem): TrackProblem {
	if (status === 404) return 'not-found'
	return status === 429 ? 'too-many-requests' : 'unexpected'
}

function trackView(order: TrackedOrder, context: LoaderArgs['context']) {
	const { tag } = LOCALES[context.get(localeContext)]
	const reading = { tag, timeZone: SITES[context.get(siteContext)].timeZone }
	const isExpected = order.statusWord === 'preparing' || order.statusWord === 'sent'
	return {
		orderNumber: order.orderNumber,
		word: order.statusWord,
		days: isExpected && order.deliveryKind !== 'email' ? arrivalDays(tag, order) : null,
		isCollected: order.deliveryKind === 'relay' || order.deliveryKind === 'store',
		thread: threadView(order.timeline, reading),
		parcels: parcelViews(order.parcels, reading),
		lines: order.lines.map(({ image, ...line }) => ({ ...line, picture: image && pictureView(image) })),
		giftCardCount: order.giftCardCount,
	}
}
export type TrackView = ReturnType<typeof trackView>
