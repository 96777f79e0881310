import type { Checkout } from '@vitrine/commerce/checkout/contract'
import { formatMoney } from '@vitrine/market/format'
import { LOCALES } from '@vitrine/market/locales'
import { data } from 'react-router'
import { directoryContext, type LoaderArgs, localeContext, siteContext } from '#app/request/context.ts'
import { countryViews, phoneCountryViews } from './address/countries.ts'
import { methodWords } from './checkout-view.ts'
import { choiceOf, type DeliveryValues, placeErrors, readValues } from './delivery-values.ts'
import { type FormError, refusedFields } from './form-errors.ts'
import { chooseDelivery, findPickupPoints } from './gateway.ts'
import { goTo } from './guard.ts'
import { type PointView, pointView } from './point-view.ts'

/** What the form offers: methods with date and price, countries, the point chosen before. */
export function deliveryOffer(checkout: Checkout, { context }: Pick<LoaderArgs, 'context'>) {
	const { tag } = LOCALES[context.get(localeContext)]
	const own = context.get(directoryContext).known(context.get(siteContext)).countryCode
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

export type DeliveryAnswer = {
	values: DeliveryValues
	errors: FormError[]
	/** What the last search found, by method. */
	points: Record<string, PointView[]>
	/** The gateway gave no answer: nothing is kept, nothing is lost. */
	isUnreachable: boolean
}

/** What a button of the delivery form asks: look for points, change the country's fields, or go on. */
export async function answerDelivery(args: LoaderArgs, checkout: Checkout) {
	const values = readValues(await args.request.formData())
	const intent = values['intent'] ?? ''
	const searched = /^search-(.+)$/.exec(intent)?.[1]
	const method = checkout.deliveryMethods.find(({ id }) => id === (searched ?? values['method']))
	if (intent === 'country') return answer({ values }, 200)
	if (!method) return answer({ values, errors: [{ id: 'method', field: 'methodId', code: 'required' }] }, 422)
	const chosen = { ...values, method: method.id }
	const isCollected = method.kind === 'relay' || method.kind === 'store'
	// Enter in the search field sends the whole form: with nothing chosen and another place typed, that is a search.
	const isNewPlace = values[`near-${method.id}`]?.trim() !== values[`searched-${method.id}`]
	const looksFor = searched || (isCollected && !values[`point-${method.id}`] && isNewPlace)
	if (looksFor && isCollected) return search(args, { values: chosen, methodId: method.id, isAsked: Boolean(searched) })

	const choice = choiceOf(chosen, method.kind)
	const result = await chooseDelivery(args, { checkoutId: checkout.id, choice })
	if (result.ok) throw goTo(args, result.data.nextStep)
	const errors = placeErrors(refusedFields(result.problem), { values: chosen, kind: method.kind })
	const found = isCollected ? await lookAround(args, { values: chosen, methodId: method.id }) : undefined
	const points: Record<string, PointView[]> = found?.ok ? { [method.id]: found.points } : {}
	return answer({ values: chosen, errors, points, isUnreachable: errors.length === 0 }, result.problem.status)
}

type Search = { values: DeliveryValues; methodId: string }

async function search(args: LoaderArgs, { values, methodId, isAsked }: Search & { isAsked: boolean }) {
	const id = `near-${methodId}`
	const near = values[id]?.trim() ?? ''
	if (near.length < 2) {
		const field = isAsked ? 'near' : 'pickupPointId'
		return answer({ values, errors: [{ id, field, code: 'required' }] }, 422)
	}
	const found = await lookAround(args, { values, methodId })
	if (!found.ok) return answer({ values, errors: [{ id, field: 'near', code: 'network' }] }, 503)
	const errors = found.points.length === 0 ? [{ id, field: 'near', code: 'no-points' }] : []
	return answer({ values, errors, points: { [methodId]: found.points } }, errors.length > 0 ? 422 : 200)
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
	const { tag } = LOCALES[args.context.get(localeContext)]
	return found.ok ? { ok: true, points: found.data.map((point) => pointView(point, tag)) } : { ok: false }
}

function answer({ values, ...rest }: Partial<DeliveryAnswer> & { values: DeliveryValues }, status: number) {
	return data<DeliveryAnswer>({ values, errors: [], points: {}, isUnreachable: false, ...rest }, { status })
}
