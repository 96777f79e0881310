import type { Checkout } from '@vitrine/commerce/checkout/contract'
import { formatMoney } from '@vitrine/market/format'
import { data } from 'react-router'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import {
	type FormError,
	readForm,
	refusal,
	type SubmittedForm,
	submittedForm,
} from '#app/document/forms/submitted-form.ts'
import { countryViews, phoneCountryViews } from '#app/document/addresses/countries.ts'
import { methodWords } from './checkout-view.ts'
import { choiceOf, type DeliveryValues, longestOf, placeErrors } from './delivery-values.ts'
import { chooseDelivery, findPickupPoints } from './gateway.ts'
import { goTo } from './guard.ts'
import { type PointView, pointView } from './point-view.ts'

/** What the form offers: methods with date and price, countries, the point chosen before. */
export function deliveryOffer(checkout: Checkout, { context }: Pick<LoaderArgs, 'context'>) {
	const { directory, site, tag } = context.get(requestContext)
	const own = directory.known(site).countryCode
	const { delivery, cart } = checkout
	return {
		methods: checkout.deliveryMethods.map((method) => ({
			id: method.id,
			kind: method.kind,
			...methodWords(method, { tag, currency: cart.currency }),
			/** Goods and this delivery together. */
			total: formatMoney(tag, { centAmount: cart.totalCentAmount + method.centAmount, currency: cart.currency }),
		})),
		deliveryCountries: countryViews(checkout.deliveryCountries, { tag, own }),
		billingCountries: countryViews(checkout.billingCountries, { tag, own }),
		phoneCountries: phoneCountryViews(checkout.phoneNumberCountries, { tag, own }),
		points: delivery?.pickupPoint ? { [delivery.methodId]: [pointView(delivery.pickupPoint, tag)] } : {},
	}
}
export type DeliveryOffer = ReturnType<typeof deliveryOffer>

/** What the last search found, by method. */
type Points = Record<string, PointView[]>

/** What a button of the delivery form asks: look for points, change the country's fields, or go on. */
export async function answerDelivery(args: LoaderArgs, checkout: Checkout) {
	const values = await readForm(args, longestOf)
	const intent = values['intent'] ?? ''
	const searched = /^search-(.+)$/.exec(intent)?.[1]
	const method = checkout.deliveryMethods.find(({ id }) => id === (searched ?? values['method']))
	if (intent === 'country') return answer(submittedForm(values), { status: 200 })
	if (!method) return refuse(values, { id: 'method', field: 'methodId', code: 'required' })
	const chosen = { ...values, method: method.id }
	const isCollected = method.kind === 'relay' || method.kind === 'store'
	// Enter in the search field sends the whole form: with nothing chosen and another place typed, that is a search.
	const isNewPlace = values[`near-${method.id}`]?.trim() !== values[`searched-${method.id}`]
	const looksFor = searched || (isCollected && !values[`point-${method.id}`] && isNewPlace)
	if (looksFor && isCollected) return search(args, { values: chosen, methodId: method.id, isAsked: Boolean(searched) })

	const choice = choiceOf(chosen, method.kind)
	const result = await chooseDelivery(args, { checkoutId: checkout.id, choice })
	if (result.ok) throw goTo(args, result.data.nextStep)
	const { form, init } = refusal(chosen, result)
	const errors = placeErrors(form.errors, { values: chosen, kind: method.kind })
	const found = isCollected ? await lookAround(args, { values: chosen, methodId: method.id }) : undefined
	return answer({ ...form, errors }, init, found?.ok ? { [method.id]: found.points } : {})
}

type Search = { values: DeliveryValues; methodId: string }

async function search(args: LoaderArgs, { values, methodId, isAsked }: Search & { isAsked: boolean }) {
	const id = `near-${methodId}`
	const near = values[id]?.trim() ?? ''
	if (near.length < 2) {
		const field = isAsked ? 'near' : 'pickupPointId'
		return refuse(values, { id, field, code: 'required' })
	}
	const found = await lookAround(args, { values, methodId })
	if (!found.ok) return refuse(values, { id, field: 'near', code: 'network' }, 503)
	if (found.points.length === 0) return refuse(values, { id, field: 'near', code: 'no-points' })
	return answer(submittedForm(values), { status: 200 }, { [methodId]: found.points })
}

/** The points around the place that was typed; none when no place was. */
async function lookAround(
	args: LoaderArgs,
	{ values, methodId }: Search,
): Promise<{ ok: true; points: PointView[] } | { ok: false }> {
	const near = values[`near-${methodId}`]?.trim().slice(0, 60) ?? ''
	if (near.length < 2) return { ok: true, points: [] }
	const countryCode = values[`country-${methodId}`] || undefined
	const found = await findPickupPoints(args, { methodId, near, countryCode })
	const { tag } = args.context.get(requestContext)
	return found.ok ? { ok: true, points: found.data.map((point) => pointView(point, tag)) } : { ok: false }
}

function refuse(values: DeliveryValues, error: FormError, status = 422) {
	return answer(submittedForm(values, [error]), { status })
}

function answer(form: SubmittedForm, init: ResponseInit, points: Points = {}) {
	return data({ ...form, points }, init)
}
