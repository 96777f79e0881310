import type { Checkout, ChooseDelivery } from '@vitrine/commerce/checkout/contract'
import type { FormError, FormValues } from '#app/document/forms/submitted-form.ts'
import { addressOf, isBilledElsewhere, PARTS, prefixed } from '#app/document/addresses/address-values.ts'
import type { DeliveryKind } from './checkout-view.ts'
import { countryOfNumber } from '#app/document/addresses/countries.ts'
import { addressForm } from '#app/document/addresses/formats.ts'

/** What the delivery form holds, by the names of its controls: `a-` is where it goes, `b-` who is billed. */
export type DeliveryValues = FormValues

const LONGEST = { line1: 200, line2: 200, postalCode: 20, countryCode: 2, phoneNumber: 40 } as Record<string, number>

/** How much the gateway takes of a control. */
export function longestOf(name: string): number {
	return LONGEST[name.replace(/^[ab]-/, '')] ?? 100
}

/** The values of a form that is opened: what was chosen before, or nothing yet. */
export function savedValues(checkout: Checkout): DeliveryValues {
	const { delivery, deliveryCountries, billingCountries, phoneNumberCountries } = checkout
	const fresh: Record<string, string> = {
		method: preselected(checkout),
		'a-countryCode': deliveryCountries[0] ?? '',
		'b-countryCode': billingCountries[0] ?? '',
		phoneCountryCode: phoneNumberCountries[0] ?? '',
	}
	if (!delivery) return fresh
	const isHome = delivery.kind === 'home'
	return {
		...fresh,
		method: delivery.methodId,
		...(isHome ? prefixed('a-', delivery.address) : {}),
		...(!isHome || isBilledElsewhere(delivery) ? prefixed('b-', delivery.billingAddress) : {}),
		...(isHome && isBilledElsewhere(delivery) ? { billing: 'yes' } : {}),
		...(delivery.pickupPoint ? { [`point-${delivery.methodId}`]: delivery.pickupPoint.id } : {}),
		phoneNumber: delivery.phoneNumber ?? '',
		...(delivery.phoneNumber ? { phoneCountryCode: countryOfNumber(delivery.phoneNumber, phoneNumberCountries) } : {}),
	}
}

/** In Poland parcels go to lockers (brief 3.9.2); elsewhere the site's first method is the usual one. */
function preselected({ deliveryMethods, deliveryCountries }: Checkout): string {
	const usual = deliveryCountries[0] === 'PL' ? deliveryMethods.find((method) => method.kind === 'relay') : undefined
	return (usual ?? deliveryMethods[0])?.id ?? ''
}

/** What the gateway is asked for, out of the form. */
export function choiceOf(values: DeliveryValues, kind: DeliveryKind): ChooseDelivery {
	const methodId = values['method'] ?? ''
	const isHome = kind === 'home'
	const billing = addressOf(values, 'b-')
	const { firstName, lastName } = billing
	const collecting = { ...addressOf({}, 'a-'), firstName, lastName }
	return {
		methodId,
		address: isHome ? addressOf(values, 'a-') : collecting,
		phoneNumber: values['phoneNumber'] ?? '',
		phoneCountryCode: (values['phoneCountryCode'] ?? '').slice(0, 2),
		pickupPointId: isHome ? null : values[`point-${methodId}`]?.slice(0, 64) || null,
		billingAddress: isHome && values['billing'] !== 'yes' ? null : billing,
	}
}

/** Where on the page a refusal of the gateway belongs. Who collects is who is billed, so a name is told once. */
export function placeErrors(
	refused: readonly { field: string; code: string }[],
	{ values, kind }: { values: DeliveryValues; kind: DeliveryKind },
): FormError[] {
	const placed = refused.map(({ field, code }): FormError => {
		const billed = /^billingAddress\.(.+)$/.exec(field)?.[1]
		const part = billed ?? field
		if (!(PARTS as readonly string[]).includes(part)) return { id: controlOf(field, values), field, code }
		const prefix = billed || kind !== 'home' ? 'b-' : 'a-'
		const country = values[`${prefix}countryCode`] ?? ''
		return { id: `${prefix}${part}`, field: part, code, country, example: addressForm(country).postalCodeExample }
	})
	return placed
		.filter((error, index) => placed.findIndex((other) => other.id === error.id) === index)
		.sort((a, b) => rank(a) - rank(b))
}

function controlOf(field: string, values: DeliveryValues): string {
	if (field === 'methodId') return 'method'
	return field === 'pickupPointId' ? `near-${values['method']}` : field
}

/** In the order of the page: method and point, then addresses, then the phone number. */
function rank({ id, country = '' }: FormError): number {
	if (id === 'phoneNumber') return 100
	const [, prefix, part = ''] = /^([ab])-(.+)$/.exec(id) ?? []
	if (!prefix) return 0
	const place = (addressForm(country).fields as readonly string[]).indexOf(part)
	return (prefix === 'a' ? 10 : 50) + place + 1
}
