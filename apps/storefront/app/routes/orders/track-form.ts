import {
	askForOrderLinkRoute,
	type TrackedOrder,
	trackOrderRoute,
} from '@vitrine/commerce/fulfillment/contract/delivery'
import { data } from 'react-router'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { readForm, refusal, type SubmittedForm, submittedForm } from '#app/document/forms/submitted-form.ts'
import { arrivalDays } from '#app/document/dates/arrival-days.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { pictureView } from '#app/facts/pictures/picture-view.ts'
import { statusView } from '#app/document/orders/status-view.ts'

/** Answers the page's forms: where the order is, or an e-mail with the link to all of it. */
export async function answerTrackForm({ request, context }: LoaderArgs) {
	const typed = await readForm({ request })
	const values = {
		...typed,
		orderNumber: typed['orderNumber']?.trim().slice(0, 40) ?? '',
		email: typed['email']?.trim() ?? '',
	}
	const { orderNumber, email } = values
	const errors = [
		...(orderNumber === '' ? [{ id: 'orderNumber', field: 'orderNumber', code: 'required' }] : []),
		...(/^[^\s@]+@[^\s@]+$/.test(email) ? [] : [{ id: 'email', field: 'email', code: 'email' }]),
	]
	if (errors.length > 0) return answer({ form: submittedForm(values, errors), init: { status: 422 } })
	const { gateway, locale } = context.get(requestContext)
	const isLinkAsked = typed['intent'] === 'link'
	if (isLinkAsked) {
		const path = localePath(locale, 'order/ORDER_ID/confirmation')
		const pageUrl = new URL(path, request.url).href
		const asked = await gateway.callResult(askForOrderLinkRoute, { json: { orderNumber, email, pageUrl } })
		if (!asked.ok) return answer(refusal(values, asked, { whole: 'orderNumber' }))
	}
	const found = await gateway.callResult(trackOrderRoute, { json: { orderNumber, email } })
	if (!found.ok) return answer(refusal(values, found, { whole: 'orderNumber' }))
	return answer({ form: submittedForm(values), init: {} }, trackView(found.data, context))
}

/** An order that is not found is a form that is wrong, on a page that is there. */
function answer({ form, init }: { form: SubmittedForm; init: ResponseInit }, order: TrackView | null = null) {
	return data({ ...form, order }, { ...init, status: init.status === 404 ? 422 : init.status })
}

function trackView(order: TrackedOrder, context: LoaderArgs['context']) {
	const { tag, timeZone } = context.get(requestContext)
	const isExpected = order.statusWord === 'preparing' || order.statusWord === 'sent'
	return {
		orderNumber: order.orderNumber,
		word: order.statusWord,
		days: isExpected && order.deliveryKind !== 'email' ? arrivalDays(tag, order) : null,
		isCollected: order.deliveryKind === 'relay' || order.deliveryKind === 'store',
		...statusView(order, { tag, timeZone }),
		lines: order.lines.map(({ image, ...line }) => ({ ...line, picture: image && pictureView(image) })),
		giftCardCount: order.giftCardCount,
	}
}
export type TrackView = ReturnType<typeof trackView>
